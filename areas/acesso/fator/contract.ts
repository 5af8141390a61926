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
import { callsOf } from '../../../core/contract/calls.ts'
import { Instant, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'
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

const Codigos = { codigos: ArrayOf(Text()) }

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

const { get, post, put, remove } = callsOf('fator', { access: 'session' })

export const fatorApi = {
  find: get('/conta/pt-br/fator', {
    summary: "The person's own second factor.",
    whilePending: true,
    returns: { fator: Fator },
  }),
  begin: put('/conta/pt-br/fator', {
    summary: 'Makes a key for a code application; it counts from its first code on.',
    whilePending: true,
    proof: 'recent',
    returns: {
      /** Base32, for whoever can't scan. */
      chave: Text(),
      endereco: Text(),
      /** A QR code: its side in modules, and the dark ones as the path of an SVG. */
      qr: ObjectOf({ lado: Integer(), caminho: Text() }),
    },
  }),
  confirm: put('/conta/pt-br/fator/confirmar', {
    summary: 'Links the application by its first code; answers the recovery codes, once.',
    whilePending: true,
    body: { codigo: Codigo },
    returns: Codigos,
  }),
  renewCodigos: put('/conta/pt-br/fator/codigos', {
    summary: 'Makes new recovery codes; the earlier ones end.',
    proof: 'recent',
    returns: Codigos,
  }),
  remove: remove('/conta/pt-br/fator', {
    also: ['sessao'],
    summary: 'Removes the second factor, where it is not compulsory.',
    proof: 'recent',
  }),
  reset: put('/administracao/pt-br/usuarios/:usuario/fator/recomecar', {
    summary:
      'Takes the second factor off a person who lost it: they are told by mail, and register another where it is compulsory.',
    access: 'resource',
    proof: 'recent',
    body: { motivo: Line(300, 3) },
  }),
  prove: post('/conta/pt-br/prova', {
    summary:
      'Proves in this session who the person is: a code of the second factor (or a recovery code) where there is one, else the password.',
    whilePending: true,
    outside: true,
    body: { codigo: Optional(Codigo), senha: Optional(Line(200, 1)) },
  }),
  startDispositivo: post('/conta/pt-br/dispositivo', {
    summary: 'A program on a computer asks to sign in through the browser (RFC 8628 in spirit).',
    client: 'default',
    access: 'public',
    outside: true,
    body: { programa: Programa, conectado: Optional(Flag()) },
    returns: {
      /** What the program polls with; nobody else sees it. */
      device_code: Text(),
      /** What it shows to the person. */
      user_code: Text(),
      verification_uri: Text(),
      verification_uri_complete: Text(),
      /** Seconds. */
      expires_in: Integer(),
      interval: Integer(),
    },
  }),
  pollDispositivo: post('/conta/pt-br/dispositivo/sessao', {
    summary:
      'The program asks for its session, which it is given once. Refusals: authorization_pending, slow_down, access_denied, expired_token, invalid_grant.',
    client: 'default',
    access: 'public',
    outside: true,
    body: { device_code: Line(100, 1) },
    returns: { usuario: Eu, token: Text() },
  }),
  findDispositivo: get('/conta/pt-br/dispositivo/:codigo', {
    summary: 'What a program asks for, by the code that it shows.',
    params: { codigo: Codigo },
    returns: { pedido: PedidoDispositivo },
  }),
  approveDispositivo: put('/conta/pt-br/dispositivo/:codigo/aprovar', {
    summary: 'Lets the program in as the person.',
    proof: 'recent',
    params: { codigo: Codigo },
    body: { conectado: Flag() },
  }),
  refuseDispositivo: put('/conta/pt-br/dispositivo/:codigo/recusar', {
    summary: 'Keeps the program out.',
    params: { codigo: Codigo },
  }),
}
