/** Telling classes that a path is open to them, and a pupil that they have one more turn in it (H-26). */
import { sql } from 'kysely'
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { enqueue, type Job, type Tasks } from '../../../../core/server/jobs.ts'
import { inSlices, notifyEach, notifyUsers, untell } from '../../../acesso/notificacao/server/public.ts'
import { AT_ONCE, listConcerned } from '../../../ensino/aula/server/public.ts'
import { comRecurso } from '../../../escola/turma/server/public-lugar.ts'

const TELL = 'trilha.avisar'

interface Payload extends Record<string, unknown> {
  trilha: number
  /** Who gave or published it: they know. Null: nobody of this tenant. */
  por: number | null
}

/** Has the classes that follow a path told of it, now or once `inicio` has come. Repeats are harmless. */
export const tellLater = (tx: Tx, payload: Payload, inicio: Date | null = null): Promise<void> =>
  enqueue(tx, TELL, payload, {
    key: `${TELL}:${payload.trilha}:${inicio?.getTime() ?? 0}`,
    ...(inicio && { runAt: inicio }),
  })

/** Whoever was told of a path is not told of it again, by whatever class it comes. */
async function tellOpen(tx: Tx, { trilha, por }: Payload, now: Date): Promise<void> {
  const { rows } = await sql<{ nome: string }>`
    select nome from trilha where id = ${trilha} and versao > 0 and status = 1`.execute(tx)
  const [row] = rows
  if (!row) return
  const turmas = sql`select g.turma_id from trilha_grupo g join ${comRecurso('trilhas', 'c')} on c.id = g.turma_id
    where g.trilha_id = ${trilha}
      and coalesce(g.inicio <= ${now}, true) and coalesce(g.fim > ${now}, true)`
  await inSlices(AT_ONCE, async (depois) => {
    const people = await listConcerned(tx, turmas, { depois })
    await notifyEach(
      tx,
      people
        .filter(({ id }) => id !== por)
        .map(({ id, turma_id }) => ({ id, destino: `/logado/turmas/turma/${turma_id}/trilhas` as const })),
      { tipo: 'trilha_aberta', dados: { titulo: row.nome } },
      { chave: `trilha:${trilha}`, now },
    )
    return people
  })
}

const tell = ({ tenantId, payload, database }: Job<Payload>): Promise<void> =>
  database.asTenant(tenantId, (tx) => tellOpen(tx, payload, new Date()))

export const trilhaTasks: Tasks = { [TELL]: tell }

/** A pupil, a skill of a path, and how many turns beyond the rule they have at it. */
interface VezDada {
  trilha: number
  so: { aluno: number; habilidade: number }
  dadas: number
}

/** Names the turn that was given: what was told of it can be taken back with it. */
const chaveOf = ({ so, dadas }: VezDada): string => `vez:${so.habilidade}:${dadas}`

export const tellVez = (
  { tx, actor, now }: Pick<Context, 'tx' | 'actor' | 'now'>,
  vez: VezDada,
  habilidade: string,
): Promise<void> =>
  notifyUsers(
    tx,
    [vez.so.aluno],
    {
      tipo: 'tentativa_dada',
      dados: { autor: actor.nome, titulo: habilidade },
      destino: `/logado/trilhas/${vez.trilha}`,
    },
    { chave: chaveOf(vez), now },
  )

export const untellVez = (tx: Tx, vez: VezDada): Promise<void> => untell(tx, vez.so.aluno, chaveOf(vez))
