/** The second factor, fresh proofs, and programs that sign in through the browser (reliability D4, S8; H-30). */
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
import { Eu } from '../sessao/contract.ts'
import { PROGRAMAS } from './rules.ts'

/** As typed: spaces and hyphens are forgiven. */
const Codigo = Line(30, 1)

/** The second factor as its person sees it. */
export const Fator = ObjectOf({
  ligado: Flag(),
  desde: Nullable(Instant),
  /** Recovery codes that were not used. */
  codigos_restantes: Integer(),
  /** It may not be removed: the person manages or administers, and the tenant asks for it. */
  obrigatorio: Flag(),
  /** What proves who the person is: the factor where there is one, else the password; null without either. */
  prova: Nullable(OneOf(['codigo', 'senha'])),
})
export type Fator = Static<typeof Fator>

const Codigos = ObjectOf({ codigos: ArrayOf(Text()) })

const Programa = OneOf(PROGRAMAS)

/** A program's request, as the person who may approve it sees it. */
export const PedidoDispositivo = ObjectOf({
  programa: Programa,
  /** To compare with the one on the program's own window. */
  codigo: Text(),
  /** Where the request came from, as far as the network tells. */
  ip: Nullable(Text()),
  agente: Text(),
  conectado: Flag(),
  pedido_em: Instant,
  expira_em: Instant,
})
export type PedidoDispositivo = Static<typeof PedidoDispositivo>

export const fatorApi = defineApi({
  find: {
    area: 'fator',
    client: 'auth',
    method: 'GET',
    path: '/conta/pt-br/fator',
    access: 'session',
    whilePending: true,
    summary: "The person's own second factor.",
    returns: ObjectOf({ fator: Fator }),
  },
  begin: {
    area: 'fator',
    client: 'auth',
    method: 'PUT',
    path: '/conta/pt-br/fator',
    access: 'session',
    whilePending: true,
    proof: 'recent',
    summary: 'Makes a key for a code application; it counts from its first code on.',
    returns: ObjectOf({
      /** Base32, for whoever can't scan. */
      chave: Text(),
      endereco: Text(),
      /** A QR code: its side in modules, and the dark ones as the path of an SVG. */
      qr: ObjectOf({ lado: Integer(), caminho: Text() }),
    }),
  },
  confirm: {
    area: 'fator',
    client: 'auth',
    method: 'PUT',
    path: '/conta/pt-br/fator/confirmar',
    access: 'session',
    whilePending: true,
    summary: 'Links the application by its first code; answers the recovery codes, once.',
    body: ObjectOf({ codigo: Codigo }),
    returns: Codigos,
  },
  renewCodigos: {
    area: 'fator',
    client: 'auth',
    method: 'PUT',
    path: '/conta/pt-br/fator/codigos',
    access: 'session',
    proof: 'recent',
    summary: 'Makes new recovery codes; the earlier ones end.',
    returns: Codigos,
  },
  remove: {
    area: 'fator',
    client: 'auth',
    method: 'DELETE',
    path: '/conta/pt-br/fator',
    access: 'session',
    proof: 'recent',
    summary: 'Removes the second factor, where it is not compulsory.',
    returns: ObjectOf({}),
  },
  reset: {
    area: 'fator',
    client: 'auth',
    method: 'PUT',
    path: '/administracao/pt-br/usuarios/:usuario/fator/recomecar',
    access: 'resource',
    proof: 'recent',
    summary:
      'Takes the second factor off a person who lost it: they are told by mail, and register another where it is compulsory.',
    params: ObjectOf({ usuario: Id }),
    body: ObjectOf({ motivo: Line(300, 3) }),
    returns: ObjectOf({}),
  },
  prove: {
    area: 'fator',
    client: 'auth',
    method: 'POST',
    path: '/conta/pt-br/prova',
    access: 'session',
    whilePending: true,
    outside: true,
    summary:
      'Proves in this session who the person is: a code of the second factor (or a recovery code) where there is one, else the password.',
    body: ObjectOf({ codigo: Optional(Codigo), senha: Optional(Line(200, 1)) }),
    returns: ObjectOf({}),
  },
  startDispositivo: {
    area: 'fator',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/dispositivo',
    access: 'public',
    outside: true,
    summary: 'A program on a computer asks to sign in through the browser (RFC 8628 in spirit).',
    body: ObjectOf({ programa: Programa, conectado: Optional(Flag()) }),
    returns: ObjectOf({
      /** What the program polls with; nobody else sees it. */
      device_code: Text(),
      /** What it shows to the person. */
      user_code: Text(),
      verification_uri: Text(),
      verification_uri_complete: Text(),
      /** Seconds. */
      expires_in: Integer(),
      interval: Integer(),
    }),
  },
  pollDispositivo: {
    area: 'fator',
    client: 'default',
    method: 'POST',
    path: '/conta/pt-br/dispositivo/sessao',
    access: 'public',
    outside: true,
    summary:
      'The program asks for its session, which it is given once. Refusals: authorization_pending, slow_down, access_denied, expired_token, invalid_grant.',
    body: ObjectOf({ device_code: Line(100, 1) }),
    returns: ObjectOf({ usuario: Eu, token: Text() }),
  },
  findDispositivo: {
    area: 'fator',
    client: 'auth',
    method: 'GET',
    path: '/conta/pt-br/dispositivo/:codigo',
    access: 'session',
    summary: 'What a program asks for, by the code that it shows.',
    params: ObjectOf({ codigo: Codigo }),
    returns: ObjectOf({ pedido: PedidoDispositivo }),
  },
  approveDispositivo: {
    area: 'fator',
    client: 'auth',
    method: 'PUT',
    path: '/conta/pt-br/dispositivo/:codigo/aprovar',
    access: 'session',
    proof: 'recent',
    summary: 'Lets the program in as the person.',
    params: ObjectOf({ codigo: Codigo }),
    body: ObjectOf({ conectado: Flag() }),
    returns: ObjectOf({}),
  },
  refuseDispositivo: {
    area: 'fator',
    client: 'auth',
    method: 'PUT',
    path: '/conta/pt-br/dispositivo/:codigo/recusar',
    access: 'session',
    summary: 'Keeps the program out.',
    params: ObjectOf({ codigo: Codigo }),
    returns: ObjectOf({}),
  },
})
