/** All SQL on notifications. Every statement names the person: nobody reads another's. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { fixed } from '../../../../core/server/fixed.ts'

const COLUMNS = ['id', 'usuario_id', 'tipo', 'dados', 'destino', 'lida_em', 'created_at'] as const

interface Page {
  pagina: number
  linhas: number
  novas?: boolean | undefined
}

const mine = (tx: Tx, usuarioId: number, novas?: boolean) => {
  const query = tx.selectFrom('notificacao').where('usuario_id', '=', usuarioId).where(sql<boolean>`no_app`)
  return novas ? query.where('lida_em', 'is', null) : query
}

const pageOf = (isNew: boolean) =>
  fixed((tx, usuarioId: number, linhas: number, skipped: number) =>
    mine(tx, usuarioId, isNew).select(COLUMNS).orderBy('id', 'desc').limit(linhas).offset(skipped),
  )
const allPage = pageOf(false)
const newPage = pageOf(true)

/** A page of what a person was told, the newest first. */
export const listNotificacoes = (tx: Tx, usuarioId: number, { pagina, linhas, novas }: Page) =>
  (novas ? newPage : allPage)(tx, usuarioId, linhas, (pagina - 1) * linhas)

export type NotificacaoRow = Awaited<ReturnType<typeof listNotificacoes>>[number]

const counted = fixed((tx, usuarioId: number) =>
  mine(tx, usuarioId).select(({ fn }) => [
    fn.countAll<number>().as('total'),
    fn.countAll<number>().filterWhere('lida_em', 'is', null).as('novas'),
  ]),
)
const newCounted = fixed((tx, usuarioId: number) =>
  mine(tx, usuarioId, true).select(({ fn }) => fn.countAll<number>().as('novas')),
)

/** How many there are, and how many of them are new, from one walk over the index. */
export const countNotificacoes = async (tx: Tx, usuarioId: number) =>
  (await counted(tx, usuarioId))[0] ?? { total: 0, novas: 0 }

export const countNovas = async (tx: Tx, usuarioId: number): Promise<number> =>
  (await newCounted(tx, usuarioId))[0]?.novas ?? 0

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

/** As the privacy page says (areas/registro.ts). */
const KEEP_MS = 180 * 86_400_000

export const clearNotificacoes = async (tx: Tx, now: Date): Promise<void> => {
  await tx
    .deleteFrom('notificacao')
    .where('created_at', '<', new Date(now.getTime() - KEEP_MS))
    .execute()
}
