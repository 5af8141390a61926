/** Signing in through an identity provider of the tenant (OpenID Connect; reliability D1, D3). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
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

const { get, post, put, remove } = callsOf('provedor', { access: 'session' })

export const provedorApi = {
  ...portaApi,
  ...partidaApi,
  finish: post('/conta/pt-br/provedores/:id/concluir', {
    summary:
      "Finishes a sign-in with the provider's answer: a session, or a ficha to go on with where nobody is linked.",
    client: 'default',
    access: 'public',
    outside: true,
    params: { id: ProvedorId },
    body: {
      navegador: Navegador,
      /** The query string that the provider sent the browser back with. */
      resposta: Line(8_000, 1),
    },
    returns: {
      resultado: OneOf(['entrou', 'cadastrar', 'vincular', 'provar']),
      usuario: Optional(Eu),
      token: Optional(Text()),
      /** For `/cadastro/continue/:id`, or for linking; 10 minutes, in this browser. */
      ficha: Optional(Text()),
      continuar: Nullable(Text()),
    },
  }),
  readSignUp: post('/conta/pt-br/provedores/cadastro', {
    summary: 'What a provider told of somebody whom nobody here is linked to, without using the ficha.',
    client: 'default',
    access: 'public',
    reads: true,
    body: { ficha: Bilhete },
    returns: { provedor: Text(), nome: Text(), email: Nullable(Text()) },
  }),
  linkSigningIn: post('/conta/pt-br/provedores/vincular', {
    summary: 'Links the account at the provider with the one signed in here.',
    proof: 'recent',
    body: { ficha: Bilhete },
    returns: { provedor: Text() },
  }),
  prove: post('/conta/pt-br/provedores/provar', {
    summary:
      'Proves anew who the person is, by the account at a provider that opens this one; where no second factor is on.',
    body: { ficha: Bilhete },
  }),
  listIdentidades: get('/conta/pt-br/identidades', {
    summary: 'The accounts at providers that the person signs in with.',
    returns: { identidades: ArrayOf(Identidade) },
  }),
  unlink: remove('/conta/pt-br/identidades/:id', {
    summary: 'Unlinks an account at a provider, unless it is the only way in.',
    proof: 'recent',
  }),
  enter: post('/conta/pt-br/login/token', {
    summary: 'Signs in with a token that serves once, as `/login/token/:t` brings it.',
    client: 'default',
    access: 'public',
    body: { ficha: Line(120, 1) },
    returns: { usuario: Eu, token: Text() },
  }),
  listConfigurados: get('/gerenciar/pt-br/provedores', {
    summary: 'Every provider of the tenant, those switched off too.',
    client: 'admin',
    access: 'resource',
    returns: { provedores: ArrayOf(ProvedorConfigurado) },
  }),
  create: post('/gerenciar/pt-br/provedores', {
    summary: 'Adds a provider.',
    client: 'admin',
    access: 'resource',
    proof: 'recent',
    body: { tipo: Tipo, ...fields },
    returns: { provedor: ProvedorConfigurado },
  }),
  change: put('/gerenciar/pt-br/provedores/:id', {
    summary: 'Changes a provider, or switches it on or off.',
    client: 'admin',
    access: 'resource',
    proof: 'recent',
    body: { ...fields, nome: Optional(fields.nome), client_id: Optional(fields.client_id) },
    returns: { provedor: ProvedorConfigurado },
  }),
}
