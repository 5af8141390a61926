/** For tests: an administrator of the platform in another tenant, as their browser asks there. */
import { tenantApi } from '../../areas/acesso/tenant/contract.ts'
import { callAs } from './call.ts'
import type { Person, TestTenant } from './tenant.ts'

/** `boss`, who must administer the platform, visiting `there`: its grant, that tenant, and their own token beside it. */
export async function visiting(boss: Person, there: Pick<TestTenant, 'slug'>): Promise<Person> {
  const { data } = await callAs(boss, tenantApi.findBySlug, { params: { slug: there.slug } })
  const { token_autenticado: token } = data.tenant
  if (!token) throw new Error(`${boss.nome} was given no grant.`)
  return { ...boss, token, headers: { tenant: there.slug, useraction: boss.token } }
}
