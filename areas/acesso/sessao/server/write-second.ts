/** The second person for a new way in of somebody who works here: what was confirmed serves who asked, once. */
import { type Asker, askerOf } from '../../../../core/policy/actor.ts'
import { needsSecond } from '../../../../core/policy/rank.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import type { Acting } from './find-rank.ts'
import { rolesOf } from './queries-rank.ts'
import * as queries from './queries-second.ts'

export const CONFIRMACAO_MS = 24 * 3_600_000

/** The screen that hears it asks for the confirmation. */
const needed = () =>
  failure(409, 'precisa_de_outra_pessoa', {
    pt: 'Esta pessoa trabalha aqui: para mudar por onde ela entra, outra pessoa da administração precisa confirmar. Peça a confirmação na página dela.',
    en: 'This person works here: to change how they get in, another administrator has to confirm. Ask for the confirmation on their page.',
  })

export interface WayIn {
  usuario: number
  ato: queries.Ato
  /** The address that was asked for. */
  email?: string | null
}

/**
 * Stops unless the actor may give the person this way in alone, or somebody else confirmed it. With `take` the
 * confirmation is used up: ask it in the transaction that does it. @throws 409 `precisa_de_outra_pessoa`
 */
export async function requireSecond(
  { tx, actor, brand, now }: Acting & Pick<Context, 'now'>,
  { usuario, ato, email = null }: WayIn,
  { take }: { take: boolean },
): Promise<void> {
  const papeis = (await rolesOf(tx, [usuario])).get(usuario) ?? []
  if (!needsSecond('access', actor, { tenantId: brand.ownerId, id: usuario, papeis })) return
  const asker: Asker = askerOf(actor)
  const found = await queries.findConfirmed(tx, { usuario, ato, email, asker, now })
  if (!found) throw needed()
  if (take) await queries.endConfirmacao(tx, found.id, now)
}
