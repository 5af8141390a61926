/** Handlers of the preference calls. */
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { forbidden, invalid } from '../../../../core/server/failure.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import { MAX_KEYS, type preferenciaApi } from '../contract.ts'
import { refusalOf } from '../rules.ts'
import * as queries from './queries.ts'

/** Ids repeat between tenants: an administrator visiting from another one keeps nothing here. */
const isAtHome = ({ actor, brand }: Context): boolean => actor.tenantId === brand.ownerId

const refused = (pt: string, en: string) => invalid({ preferencias: { pt, en } })

export const preferenciaHandlers: Handlers<typeof preferenciaApi> = {
  async find({ params, ...context }) {
    const { tx, actor } = context
    const row = isAtHome(context) ? await queries.findPreferencia(tx, actor.id, params.chave) : undefined
    return { chave: params.chave, preferencias: row?.preferencias ?? null }
  },

  async save({ body, ...context }) {
    const { tx, actor, now } = context
    if (!isAtHome(context)) throw forbidden()
    const preferencias = JSON.stringify(body.preferencias)
    const refusal = refusalOf(preferencias)
    if (refusal === 'grande') throw refused('Use no máximo 8 kB por chave.', 'Use at most 8 kB per key.')
    if (refusal) throw refused('O valor enviado não é válido.', 'The value sent is not valid.')
    await oneAtATime(tx, 'preferencia', actor.id)
    if ((await queries.countOthers(tx, actor.id, body.chave)) >= MAX_KEYS)
      throw refused(`Guarde no máximo ${MAX_KEYS} chaves.`, `Keep at most ${MAX_KEYS} keys.`)
    await queries.savePreferencia(tx, {
      usuario_id: actor.id,
      chave: body.chave,
      preferencias,
      updated_at: now,
    })
    return {}
  },
}
