/** Signing in through an identity provider of the tenant (OpenID Connect; reliability D1, D3). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id, Instant, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'
import { Eu } from '../sessao/contract.ts'
import { Navegador, partidaApi } from './contract-partida.ts'
import { ProvedorId, portaApi, Tipo } from './contract-porta.ts'

/** A ficha and, after a dot, the `navegador` that it was issued to (web/public.tsx: `provedorToken`). */
const Bilhete = Line(120, 1)

const fields = {
  nome: Line(60, 1),
  /** Absent: that of the kind. */
  issuer: Optional(Line(300)),
  client_id: Line(300, 1),
  /** Never told again. Absent: as it was; null: none. */
  segredo: Optional(Nullable(Line(4_000, 1))),
  /** Apple: the team and the key's name. */
  equipe: Optional(Nullable(Line(40, 1))),
  chave: Optional(Nullable(Line(40, 1))),
  /** With `openid` before them, which is put there, 300 letters are kept. */
  escopos: Optional(Line(293)),
  ativo: Optional(Flag()),
}

/** A provider, for whoever administers the tenant: without its secret. */
export const ProvedorConfigurado = ObjectOf({
  id: ProvedorId,
  tipo: Tipo,
  nome: Text(),
  issuer: Text(),
  client_id: Text(),
  /** Whether it holds a secret, which is never shown. */
  confidencial: Flag(),
  equipe: Nullable(Text()),
  chave: Nullable(Text()),
  escopos: Text(),
  ativo: Flag(),
  /** Named by the environment: it is changed there. */
  do_ambiente: Flag(),
  /** What must be registered at the provider as the address to come back to. */
  retorno: Text(),
})
export type ProvedorConfigurado = Static<typeof ProvedorConfigurado>

export const Identidade = ObjectOf({
  id: Id,
  /** The provider's name here; its address when it is no longer one of the tenant's. */
  nome: Text(),
  /** To sign in there; null when it is no longer one of the tenant's. */
  provedor: Nullable(ProvedorId),
  tipo: Nullable(Tipo),
  /** How the provider calls the account. */
  rotulo: Text(),
  criada_em: Instant,
  usada_em: Nullable(Instant),
})
export type Identidade = Static<typeof Identidade>

export const provedorApi = defineApi({
  ...portaApi,
  ...partidaApi,
  finish: {
    area: 'provedor',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/provedores/:id/concluir',
    access: 'public',
    outside: true,
    summary:
      "Finishes a sign-in with the provider's answer: a session, or a ficha to go on with where nobody is linked.",
    params: ObjectOf({ id: ProvedorId }),
    body: ObjectOf({
      navegador: Navegador,
      /** The query string that the provider sent the browser back with. */
      resposta: Line(8_000, 1),
    }),
    returns: ObjectOf({
      resultado: OneOf(['entrou', 'cadastrar', 'vincular', 'provar']),
      usuario: Optional(Eu),
      token: Optional(Text()),
      /** For `/cadastro/continue/:id`, or for linking; 10 minutes, in this browser. */
      ficha: Optional(Text()),
      continuar: Nullable(Text()),
    }),
  },
  readSignUp: {
    area: 'provedor',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/provedores/cadastro',
    access: 'public',
    reads: true,
    summary: 'What a provider told of somebody whom nobody here is linked to, without using the ficha.',
    body: ObjectOf({ ficha: Bilhete }),
    returns: ObjectOf({ provedor: Text(), nome: Text(), email: Nullable(Text()) }),
  },
  linkSigningIn: {
    area: 'provedor',
    client: 'auth',
    method: 'POST',
    path: '/conta/pt-br/provedores/vincular',
    access: 'session',
    proof: 'recent',
    summary: 'Links the account at the provider with the one signed in here.',
    body: ObjectOf({ ficha: Bilhete }),
    returns: ObjectOf({ provedor: Text() }),
  },
  prove: {
    area: 'provedor',
    client: 'auth',
    method: 'POST',
    path: '/conta/pt-br/provedores/provar',
    access: 'session',
    summary:
      'Proves anew who the person is, by the account at a provider that opens this one; where no second factor is on.',
    body: ObjectOf({ ficha: Bilhete }),
    returns: ObjectOf({}),
  },
  listIdentidades: {
    area: 'provedor',
    client: 'auth',
    method: 'GET',
    path: '/conta/pt-br/identidades',
    access: 'session',
    summary: 'The accounts at providers that the person signs in with.',
    returns: ObjectOf({ identidades: ArrayOf(Identidade) }),
  },
  unlink: {
    area: 'provedor',
    client: 'auth',
    method: 'DELETE',
    path: '/conta/pt-br/identidades/:id',
    access: 'session',
    proof: 'recent',
    summary: 'Unlinks an account at a provider, unless it is the only way in.',
    params: ObjectOf({ id: Id }),
    returns: ObjectOf({}),
  },
  enter: {
    area: 'provedor',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/login/token',
    access: 'public',
    summary: 'Signs in with a token that serves once, as `/login/token/:t` brings it.',
    body: ObjectOf({ ficha: Line(120, 1) }),
    returns: ObjectOf({ usuario: Eu, token: Text() }),
  },
  listConfigurados: {
    area: 'provedor',
    client: 'admin',
    method: 'GET',
    path: '/gerenciar/pt-br/provedores',
    access: 'resource',
    summary: 'Every provider of the tenant, those switched off too.',
    returns: ObjectOf({ provedores: ArrayOf(ProvedorConfigurado) }),
  },
  create: {
    area: 'provedor',
    client: 'admin',
    method: 'POST',
    path: '/gerenciar/pt-br/provedores',
    access: 'resource',
    proof: 'recent',
    summary: 'Adds a provider.',
    body: ObjectOf({ tipo: Tipo, ...fields }),
    returns: ObjectOf({ provedor: ProvedorConfigurado }),
  },
  change: {
    area: 'provedor',
    client: 'admin',
    method: 'PUT',
    path: '/gerenciar/pt-br/provedores/:id',
    access: 'resource',
    proof: 'recent',
    summary: 'Changes a provider, or switches it on or off.',
    params: ObjectOf({ id: Id }),
    body: ObjectOf({ ...fields, nome: Optional(fields.nome), client_id: Optional(fields.client_id) }),
    returns: ObjectOf({ provedor: ProvedorConfigurado }),
  },
})
