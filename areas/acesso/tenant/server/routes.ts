/** Handlers of the tenant calls. */
import { isAdministradorPlataforma } from '../../../../core/policy/actor.ts'
import { audit } from '../../../../core/server/audit.ts'
import { type Brand, normalizeHost } from '../../../../core/server/brand.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import type { Tenant, tenantApi } from '../contract.ts'
import { tenantPolicy } from '../policy.ts'
import type { TenantRegister } from './find-register.ts'
import * as queries from './queries.ts'
import { makeAdminToken } from './secrets-admin.ts'

const unknown = () =>
  failure(404, 'plataforma_desconhecida', {
    pt: 'Não há plataforma neste endereço.',
    en: 'There is no platform at this address.',
  })

export function tenantHandlers(register: TenantRegister): Handlers<typeof tenantApi> {
  const known = async (brand: Brand | undefined): Promise<Tenant> => {
    if (!brand) throw unknown()
    return register.publicOf(brand)
  }
  return {
    async recover({ body }) {
      const host = normalizeHost(body.host_tenant)
      return { tenant: await known(host ? await register.byHost(host) : undefined) }
    },
    async findBySlug({ params, actor, services, now, ...context }) {
      const brand = await register.bySlug(params.slug)
      const tenant = await known(brand)
      if (!brand || !actor || !isAdministradorPlataforma(actor)) return { tenant }
      if (brand.ownerId !== context.brand.ownerId) {
        // A reading writes nothing; what it gave away is told beside it, where the administrator is at home.
        const entry = { entidade: 'tenant', id: brand.ownerId, acao: 'emitir_acesso' }
        const { session, caller } = context
        const at = context.brand.ownerId
        context.afterCommit(() =>
          services.database.asTenant(at, (tx) => audit({ tx, actor, session, caller }, entry)),
        )
      }
      const grant = { homeId: actor.tenantId, usuarioId: Math.abs(actor.id), targetId: brand.ownerId }
      return {
        tenant: { ...tenant, token_autenticado: makeAdminToken(services.config.secretKey, grant, now) },
      }
    },
    async serverTime({ now }) {
      return { data: now }
    },
    async listClientes({ tx, brand, authorize }) {
      authorize(tenantPolicy, 'administer', { id: brand.ownerId })
      return { clientes: await queries.listClientes(tx) }
    },
  }
}
