/** Telling teachers of deliveries that have waited for longer than a week (H-26, 'pending > 7 days'). */
import { sql } from 'kysely'
import { dayAt, fromWallClock, wallClock } from '../../../../core/contract/time.ts'
import type { Tx } from '../../../../core/server/database.ts'
import type { Job } from '../../../../core/server/jobs.ts'
import { sweep } from '../../../acesso/notificacao/server/public.ts'
import { findTurma } from '../../../escola/turma/server/public.ts'
import { notifyTurma } from '../../../escola/turma/server/public-avisar.ts'

export const COBRAR = 'entrega.cobrar'

const DIAS = 7

/** Whole days of the tenant, so that what passes the week today is told of together. */
function before(now: Date): Date {
  const { year, month, day } = wallClock(now)
  return fromWallClock(year, month, day - DIAS, 0)
}

/** Over `entrega`: it waits for longer than a week, and nobody was told of this sending. */
const isDue = (now: Date) => sql<boolean>`estado = 'enviada'
  and espera_lembrada is distinct from enviada_em and enviada_em < ${before(now)}`

/** Classes with some, those of the longest wait first; what belongs to no class has no teacher. */
async function listTurmas(tx: Tx, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ turma_id: number }>`
    select turma_id from entrega where turma_id is not null and ${isDue(now)}
    group by turma_id order by min(enviada_em), turma_id limit ${limit}`.execute(tx)
  return rows.map(({ turma_id }) => turma_id)
}

/** Notes that the teachers are told; how many wait for so long in all, 0 when somebody else told of them. */
async function mark(tx: Tx, turma: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('entrega')
    .set((q) => ({ espera_lembrada: q.ref('enviada_em') }))
    .where('turma_id', '=', turma)
    .where(isDue(now))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return 0
  const { n } = await tx
    .selectFrom('entrega')
    .select((q) => q.fn.countAll<number>().as('n'))
    .where('turma_id', '=', turma)
    .where('estado', '=', 'enviada')
    .where('enviada_em', '<', before(now))
    .executeTakeFirstOrThrow()
  return n
}

async function tell(tx: Tx, id: number, now: Date): Promise<void> {
  const vezes = await mark(tx, id, now)
  const turma = vezes > 0 ? await findTurma(tx, id) : undefined
  if (turma?.status !== 'ativa') return
  await notifyTurma(
    tx,
    { turma: id, papeis: ['professor'] },
    {
      tipo: 'entregas_paradas',
      dados: { turma: turma.nome, vezes },
      destino: `/logado/turmas/turma/${id}/correcoes-entrega`,
    },
    { chave: `paradas:${id}:${dayAt(now)}`, now },
  )
}

export const cobrar = (job: Job<unknown>) => sweep(job, { due: listTurmas, tell })
