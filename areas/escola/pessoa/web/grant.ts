/** The grant to administer another tenant, and under which name the cache keeps it. */
import type { Tenant } from '../../../../core/web/tenant/tenant.ts'

/** A tenant as `tenant/buscar/{slug}` tells it to an administrator of the platform. */
export interface Grant {
  tenant: Tenant
  token: string
}

export const grantKey = (slug: string): readonly string[] => ['administracao', slug]
