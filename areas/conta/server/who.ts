/** Who asks, where no transaction may be open while a password is checked: the kernel's own refusals, asked here. */
import type { OutsideContext } from '../../../core/server/context.ts'
import { failure, onlyLooking, pending, proofNeeded, signedOut } from '../../../core/server/failure.ts'
import { actorOfToken } from '../../sessao/server/public.ts'
import { type AccountRow, findAccount } from './queries.ts'

/** A token names in front the tenant whose data its person lives in, as everywhere at the door (threat A1). */
function refuseForeign(token: string, ownerId: number): void {
  if (Number.parseInt(token.split('.')[0] ?? '', 36) !== ownerId)
    throw failure(403, 'tenant_divergente', {
      pt: 'Esta conta pertence a outra plataforma. Entre com uma conta daqui.',
      en: 'This account belongs to another platform. Sign in with an account of this one.',
    })
}

export interface Self {
  conta: AccountRow
  sessaoId: number
  /** The password was made by somebody else: it is all that the session owes. */
  mustChange: boolean
  provedRecently: boolean
}

/**
 * The account behind the token, to change its password or its way in. A session that owes its second factor changes
 * nothing, nor does whoever looks through the person's eyes, nor an administrator who visits from another tenant.
 */
export async function findSelf({
  brand,
  caller,
  now,
  services,
}: Pick<OutsideContext, 'brand' | 'caller' | 'now' | 'services'>): Promise<Self> {
  refuseForeign(caller.token ?? '', brand.ownerId)
  return services.database.asTenant(brand.ownerId, async (tx) => {
    const found = await actorOfToken(tx, caller.token ?? '', now, true)
    if (!found) throw signedOut()
    const { pendencia, suporteId } = found.session
    if (suporteId !== null) throw onlyLooking()
    if (pendencia !== null && pendencia !== 'trocar_senha') throw pending()
    const conta = await findAccount(tx, found.actor.id)
    if (!conta) throw signedOut()
    return {
      conta,
      sessaoId: found.session.id,
      mustChange: pendencia !== null,
      provedRecently: await found.provedRecently(),
    }
  })
}

/** Asks for a proof younger than ten minutes. */
export function requireProof({ provedRecently }: Self): void {
  if (!provedRecently) throw proofNeeded()
}
