/** The register of tenants: the brand of a host, and what surrounds it (sections 3, 4 and 7). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id, Instant, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'

/** What anyone may know of a tenant: an allow-list. Secrets never stand here. */
export const Tenant = ObjectOf({
  id: Integer(),
  status: OneOf(['ativo', 'inativo']),
  slug: Text(),
  nome: Text(),
  dominio: Text(),
  paleta_cor: Text(),
  principal: Flag(),
  database_share: Nullable(Text()),
  chamada: Text(),
  descricao: Text(),
  features: ArrayOf(Text()),
  whatsapp: ObjectOf({ mensagem: Text(), numero: Text() }),
  links: ObjectOf({ politica_de_privacidade: Text(), wiki: Nullable(Text()) }),
  configuracoes: ObjectOf({
    recaptcha: Nullable(Text()),
    gtm: Nullable(Text()),
    google_login_id: Nullable(Text()),
    microsoft_login_id: Nullable(Text()),
    apple_login_id: Nullable(Text()),
  }),
})
export type Tenant = Static<typeof Tenant>

export const tenantApi = defineApi({
  recover: {
    area: 'tenant',
    client: 'main',
    method: 'POST',
    path: '/tenant/pt-br/recuperar',
    access: 'public',
    outside: true,
    reads: true,
    summary: 'The tenant of a host name.',
    body: ObjectOf({ host_tenant: Line(300, 1) }),
    returns: ObjectOf({ tenant: Tenant }),
  },
  findBySlug: {
    area: 'tenant',
    client: 'main',
    method: 'GET',
    path: '/tenant/pt-br/tenant/buscar/:slug',
    access: 'public',
    summary:
      'One tenant. A platform administrator also receives the token that administers it for 15 minutes.',
    params: ObjectOf({ slug: Line(63, 1) }),
    returns: ObjectOf({ tenant: ObjectOf({ ...Tenant.properties, token_autenticado: Optional(Text()) }) }),
  },
  serverTime: {
    area: 'tenant',
    client: 'default',
    method: 'POST',
    path: '/licenciamento/pt-br/buscar/dataservidor',
    access: 'public',
    outside: true,
    reads: true,
    summary: "The server's clock.",
    returns: ObjectOf({ data: Instant }),
  },
  listClientes: {
    area: 'tenant',
    client: 'admin',
    method: 'POST',
    path: '/projeto/pt-br/listar/clientes/plataforma',
    access: 'resource',
    reads: true,
    summary: 'The clients of the tenant, by name.',
    returns: ObjectOf({ clientes: ArrayOf(ObjectOf({ id: Id, nome: Text(), codigo: Text() })) }),
  },
})
