/** Handlers of the notification calls. */
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { publish } from '../../../../core/server/events.ts'
import { notFound } from '../../../../core/server/failure.ts'
import type { notificacaoApi } from '../contract.ts'
import { notificacaoPolicy } from '../policy.ts'
import { present } from './present.ts'
import * as queries from './queries.ts'
import { escolhaHandlers } from './routes-escolha.ts'

const NOBODY = 0

/** The person's id here; an administrator visiting from another tenant is nobody: ids repeat between tenants. */
const ownId = ({ actor, brand }: Context): number => (actor.tenantId === brand.ownerId ? actor.id : NOBODY)

/** Tells the person's other screens, and answers how many are left. */
async function afterReading({ tx }: Context, usuarioId: number, changed: number) {
  if (changed > 0) await publish(tx, `usuario:${usuarioId}`, 'notificacoes_lidas')
  return { novas: await queries.countNovas(tx, usuarioId) }
}

export const notificacaoHandlers: Handlers<typeof notificacaoApi> = {
  ...escolhaHandlers,

  async list({ query, ...context }) {
    const { tx, language } = context
    const usuarioId = ownId(context)
    const [rows, { total, novas }] = await Promise.all([
      queries.listNotificacoes(tx, usuarioId, query),
      queries.countNotificacoes(tx, usuarioId),
    ])
    return {
      notificacoes: rows.map((row) => present(row, language)),
      total: query.novas ? novas : total,
      novas,
    }
  },

  async countNew(context) {
    return { novas: await queries.countNovas(context.tx, ownId(context)) }
  },

  async markAll({ body, ...context }) {
    const usuarioId = ownId(context)
    const changed = await queries.markRead(context.tx, usuarioId, context.now, { ate: body.ate })
    return afterReading(context, usuarioId, changed)
  },

  async markOne({ params, ...context }) {
    const { tx, brand, now, authorize } = context
    const row = await queries.findNotificacao(tx, params.id)
    if (!row) throw notFound()
    authorize(notificacaoPolicy, 'view', { tenantId: brand.ownerId, usuarioId: row.usuario_id })
    const changed = await queries.markRead(tx, row.usuario_id, now, { id: row.id })
    return afterReading(context, row.usuario_id, changed)
  },
}
