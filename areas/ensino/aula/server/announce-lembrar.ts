/** Telling a class, the day before, that a lesson opens or that its time ends (H-26, 'aula agendada'). */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { Tasks } from '../../../../core/server/jobs.ts'
import type { NovaNotificacao } from '../../../acesso/notificacao/contract.ts'
import {
  isVespera,
  type Marcada as Momento,
  notifyUsers,
  type Vespera,
  vesperaTask,
} from '../../../acesso/notificacao/server/public.ts'
import { ABERTAS } from '../shapes-tipos.ts'
import { listConcerned } from './announce.ts'
import { concluiram } from './public-acima.ts'

const LEMBRAR = 'aula.lembrar'

type Data = 'inicio' | 'fim'

const columnsOf = (data: Data) => ({ at: sql.ref(data), told: sql.ref(`${data}_lembrado`) })

/** Over `turma_aula`. */
function isDue(data: Data, now: Date) {
  const { at, told } = columnsOf(data)
  return sql<boolean>`removida_em is null and ${isVespera(at, told, now)}`
}

async function listDue(tx: Tx, data: Data, now: Date, limit: number): Promise<number[]> {
  const { at } = columnsOf(data)
  const { rows } = await sql<{ id: number }>`
    select id from turma_aula where ${isDue(data, now)} order by ${at}, id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

interface Marcada extends Momento {
  turma_id: number
  turma: string
  aula_id: number
  titulo: string
  entrega: boolean
}

/** Notes that people are told; undefined: somebody did meanwhile, or the lesson is gone. */
async function mark(tx: Tx, id: number, data: Data, now: Date): Promise<Marcada | undefined> {
  const { at, told } = columnsOf(data)
  const { rows } = await sql<Marcada>`
    with marcada as (
      update turma_aula set ${told} = ${at} where id = ${id} and ${isDue(data, now)}
      returning turma_id, aula_id, ${at} as quando, created_at
    )
    select m.*, t.nome as turma, v.titulo, exists (
      select from versao_tela x where x.aula_id = a.id and x.versao = a.versao
        and x.tipo = any(${[...ABERTAS]}::text[])) as entrega
    from marcada m join turma t on t.id = m.turma_id
    join aula a on a.id = m.aula_id and a.removida_em is null
    join aula_versao v on v.aula_id = a.id and v.numero = a.versao`.execute(tx)
  return rows[0]
}

function newsOf(data: Data, { titulo, turma, turma_id, quando, entrega }: Marcada): NovaNotificacao {
  const destino = `/logado/turmas/turma/${turma_id}/aulas` as const
  const instant = quando.toISOString()
  if (data === 'inicio')
    return { tipo: 'agenda_abre', dados: { coisa: 'aula', titulo, turma, inicio: instant }, destino }
  const coisa = entrega ? 'entrega' : 'aula'
  return { tipo: 'agenda_prazo', dados: { coisa, titulo, turma, fim: instant }, destino }
}

const vesperaOf = (data: Data): Vespera<Marcada> => ({
  chave: `aula:${data}`,
  comeca: data === 'inicio',
  due: (tx, now, limit) => listDue(tx, data, now, limit),
  mark: (tx, id, now) => mark(tx, id, data, now),
  async tell(tx, row, telling) {
    // Its end is nothing to those who did it.
    const done = data === 'fim' ? await concluiram.ask()(tx, row.turma_id, row.aula_id) : []
    const people = await listConcerned(tx, sql`select ${row.turma_id}::bigint`, { feitos: done })
    await notifyUsers(
      tx,
      people.map((one) => one.id),
      newsOf(data, row),
      telling,
    )
  },
})

/** Every hour. */
export const aulaTasks: Tasks = { [LEMBRAR]: vesperaTask([vesperaOf('inicio'), vesperaOf('fim')]) }
