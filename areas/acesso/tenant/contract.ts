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
import { callsOf } from '../../../core/contract/calls.ts'
import { FUSOS } from '../../../core/contract/cidades.ts'
import { Id, Instant, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'
import { ALUNOS, PROFESSORES } from '../../../core/texts/tratamento.ts'

/** What anyone may know of a tenant: an allow-list. Secrets never stand here. */
export const Tenant = ObjectOf({
  id: Integer(),
  status: OneOf(['ativo', 'inativo']),
  slug: Text(),
  nome: Text(),
  dominio: Text(),
  paleta_cor: Text(),
  /** By whose hour its people live; days begin there. */
  fuso: OneOf(FUSOS),
  /** How its pupils and teachers are called. */
  tratamento: ObjectOf({ aluno: OneOf(ALUNOS), professor: OneOf(PROFESSORES) }),
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

const { get, post } = callsOf('tenant', { client: 'main', access: 'public' })

export const tenantApi = {
  recover: post('/tenant/pt-br/recuperar', {
    summary: 'The tenant of a host name.',
    reads: true,
    outside: true,
    body: { host_tenant: Line(300, 1) },
    returns: { tenant: Tenant },
  }),
  findBySlug: get('/tenant/pt-br/tenant/buscar/:slug', {
    summary:
      'One tenant. A platform administrator also receives the token that administers it for 15 minutes.',
    params: { slug: Line(63, 1) },
    returns: { tenant: ObjectOf({ ...Tenant.properties, token_autenticado: Optional(Text()) }) },
  }),
  serverTime: post('/licenciamento/pt-br/buscar/dataservidor', {
    summary: "The server's clock.",
    client: 'default',
    reads: true,
    outside: true,
    returns: { data: Instant },
  }),
  listClientes: post('/projeto/pt-br/listar/clientes/plataforma', {
    summary: 'The clients of the tenant, by name.',
    client: 'admin',
    access: 'resource',
    reads: true,
    returns: { clientes: ArrayOf(ObjectOf({ id: Id, nome: Text(), codigo: Text() })) },
  }),
}
