/** All SQL on notifications. Every statement names the person: nobody reads another's. */
import { sql } from 'kysely'
import type { Tx } from '../../../core/server/database.ts'

const COLUMNS = ['id', 'usuario_id', 'tipo', 'dados', 'destino', 'lida_em', 'created_at'] as const

interface Page {
  pagina: number
  linhas: number
  novas?: boolean | undefined
}

const mine = (tx: Tx, usuarioId: number, novas?: boolean) => {
  const query = tx.selectFrom('notificacao').where('usuario_id', '=', usuarioId).where('no_app', '=', true)
  return novas ? query.where('lida_em', 'is', null) : query
}

const countOf = (query: ReturnType<typeof mine>) =>
  query.select((q) => q.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()

export const listNotificacoes = (tx: Tx, usuarioId: number, { pagina, linhas, novas }: Page) =>
  mine(tx, usuarioId, novas)
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .limit(linhas)
    .offset((pagina - 1) * linhas)
    .execute()

export type NotificacaoRow = Awaited<ReturnType<typeof listNotificacoes>>[number]

export const countNotificacoes = async (tx: Tx, usuarioId: number, novas?: boolean): Promise<number> =>
  (await countOf(mine(tx, usuarioId, novas))).n

export const countNovas = (tx: Tx, usuarioId: number): Promise<number> =>
  countNotificacoes(tx, usuarioId, true)

export const findNotificacao = (tx: Tx, id: number) =>
  tx.selectFrom('notificacao').select(['id', 'usuario_id']).where('id', '=', id).executeTakeFirst()

/** Marks unread ones: all of a person's, those up to `ate`, or just `id`. Tells how many changed. */
export async function markRead(
  tx: Tx,
  usuarioId: number,
  now: Date,
  which: { id?: number | undefined; ate?: number | undefined },
): Promise<number> {
  let query = tx
    .updateTable('notificacao')
    .set({ lida_em: now })
    .where('usuario_id', '=', usuarioId)
    .where(sql<boolean>`lida_em is null`)
  if (which.id !== undefined) query = query.where('id', '=', which.id)
  if (which.ate !== undefined) query = query.where('id', '<=', which.ate)
  return Number((await query.executeTakeFirst()).numUpdatedRows)
}

/** As the privacy page says (areas/paginas/privacidade.ts). */
const KEEP_MS = 180 * 86_400_000

export const clearNotificacoes = async (tx: Tx, now: Date): Promise<void> => {
  await tx
    .deleteFrom('notificacao')
    .where('created_at', '<', new Date(now.getTime() - KEEP_MS))
    .execute()
}
