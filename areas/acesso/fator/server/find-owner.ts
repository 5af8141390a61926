/** Whose factor it is. */
import type { Context } from '../../../../core/server/context.ts'
import { forbidden, onlyLooking } from '../../../../core/server/failure.ts'
import type { Owner } from './secrets-totp.ts'

/** Ids repeat between tenants: a visiting administrator has no factor here, and whoever only looks changes none. */
export function ownerOf({ actor, brand, session, services }: Context): Owner {
  if (actor.tenantId !== brand.ownerId) throw forbidden()
  if (session.suporteId !== null) throw onlyLooking()
  return { secretKey: services.config.secretKey, tenantId: brand.ownerId, usuarioId: actor.id }
}
