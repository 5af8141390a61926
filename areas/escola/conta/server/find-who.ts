/** Whose account it is: everything here is done to one's own. */
import type { Context } from '../../../../core/server/context.ts'
import { forbidden, pending, signedOut } from '../../../../core/server/failure.ts'
import { isProvedRecently } from '../../../acesso/sessao/server/public.ts'
import { type AccountRow, findAccount } from './queries.ts'

/** An administrator who visits has no account here, and ids repeat between tenants. */
export function requireHome({ actor, brand }: Pick<Context, 'actor' | 'brand'>): void {
  if (actor.tenantId !== brand.ownerId) throw forbidden()
}

interface Self {
  conta: AccountRow
  /** The password was made by somebody else: it is all that the session owes. */
  mustChange: boolean
  provedRecently: boolean
}

/** The account of who asks, to change its password. A session that owes its second factor changes nothing. */
export async function findSelf(context: Context): Promise<Self> {
  requireHome(context)
  const { tx, actor, session } = context
  const mustChange = session.pendencia === 'trocar_senha'
  if (session.pendencia !== null && !mustChange) throw pending()
  const conta = await findAccount(tx, actor.id)
  if (!conta) throw signedOut()
  return { conta, mustChange, provedRecently: await isProvedRecently(tx, session.id) }
}
