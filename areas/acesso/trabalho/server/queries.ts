/** All SQL on followed work. */
import type { Asker } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'

const COLUMNS = [
  'id',
  'tarefa',
  'usuario_id',
  'visitante_id',
  'visitante_tenant',
  'estado',
  'feito',
  'total',
  'resultado',
  'mensagem',
  'created_at',
] as const

export const listTrabalhos = (tx: Tx, { usuario_id, visitante_id, visitante_tenant }: Asker) =>
  tx
    .selectFrom('trabalho')
    .select(COLUMNS)
    .$if(usuario_id !== null, (query) => query.where('usuario_id', '=', usuario_id))
    .$if(usuario_id === null, (query) =>
      query.where('visitante_id', '=', visitante_id).where('visitante_tenant', '=', visitante_tenant),
    )
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

export type TrabalhoRow = Awaited<ReturnType<typeof listTrabalhos>>[number]

export const findTrabalho = (tx: Tx, id: number) =>
  tx.selectFrom('trabalho').select(COLUMNS).where('id', '=', id).executeTakeFirst()

const RUNNING = ['aguardando', 'processando'] as const

/** False when it had ended. */
export async function cancelTrabalho(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('trabalho')
    .set({ estado: 'cancelado', updated_at: now })
    .where('id', '=', id)
    .where('estado', 'in', RUNNING)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when it was cancelled, or is gone. */
export async function endTrabalho(
  tx: Tx,
  id: number,
  change: { estado: 'finalizado' | 'erro'; resultado?: string; mensagem?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('trabalho')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', id)
    .where('estado', '<>', 'cancelado')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
