/** The log of what was done, and support access ("ver como"): H-01, H-28. */
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
import { Id, Instant, Line, Nullable } from '../../../core/contract/schema.ts'
import { Eu } from '../../acesso/sessao/contract.ts'

const Pessoa = ObjectOf({
  id: Id,
  /** Null when the account is gone, or belongs to another tenant. */
  nome: Nullable(Text()),
})

export const Registro = ObjectOf({
  numero: Integer({ minimum: 1 }),
  quando: Instant,
  /** Null: the system itself, or a stranger. */
  quem: Nullable(Pessoa),
  /** The person is an administrator of another tenant. */
  de_fora: Flag(),
  /** Whoever looked through the person's eyes. */
  suporte: Nullable(Pessoa),
  entidade: Text(),
  entidade_id: Nullable(Text()),
  /** The name of the person that it was done to. */
  alvo: Nullable(Text()),
  acao: Text(),
  mudancas: ArrayOf(ObjectOf({ campo: Text(), antes: Nullable(Text()), depois: Nullable(Text()) })),
  motivo: Nullable(Text()),
  ip: Nullable(Text()),
  request_id: Nullable(Text()),
})
export type Registro = Static<typeof Registro>

/** dd/mm/aaaa, read as a day of the tenant. */
const Dia = Line(10, 10)

const filters = {
  entidade: Optional(Line(40, 1)),
  /** The id of the thing, together with `entidade`. */
  registro: Optional(Line(60, 1)),
  /** Words of a name, a user name, an e-mail or an id: whoever did it, or looked through somebody's eyes. */
  quem: Optional(Line(120, 1)),
  acao: Optional(Line(40, 1)),
  de: Optional(Dia),
  /** The whole of this day too. */
  ate: Optional(Dia),
}
export type Filtros = Partial<Record<keyof typeof filters, string>>

export const PessoaVisivel = ObjectOf({
  id: Id,
  nome: Text(),
  login: Text(),
  papeis: ArrayOf(Text()),
  /** False for administrators, for oneself and for suspended accounts. */
  permissaoVer: Flag(),
})
export type PessoaVisivel = Static<typeof PessoaVisivel>

const { get, post } = callsOf('auditoria')

export const auditoriaApi = {
  list: get('/gerenciar/pt-br/auditoria', {
    summary: 'The log of the tenant, newest first; `antes` is the `proximo` of the page before.',
    query: {
      ...filters,
      antes: Optional(Id),
      linhas: Integer({ minimum: 1, maximum: 100, default: 30 }),
    },
    returns: { registros: ArrayOf(Registro), proximo: Nullable(Id) },
  }),
  exportLog: post('/gerenciar/pt-br/auditoria/exportar', {
    summary: 'At most 5,000 rows of the log, newest first, for a file; the export itself is logged.',
    proof: 'recent',
    body: filters,
    returns: { registros: ArrayOf(Registro), mais: Flag() },
  }),
  findPessoas: get('/gerenciar/pt-br/ver-como/pessoas', {
    summary: 'People by name, user name or e-mail, for support: at most 20.',
    query: { busca: Line(120, 2) },
    returns: { pessoas: ArrayOf(PessoaVisivel) },
  }),
  startVerComo: post('/gerenciar/pt-br/ver-como/:id', {
    summary: 'Opens a session of the person that only reads and ends within 30 minutes ("ver como").',
    proof: 'recent',
    body: { motivo: Line(500, 10) },
    returns: { usuario: Eu, token: Text(), ate: Instant },
  }),
  verComo: get('/conta/pt-br/ver-como', {
    summary: 'Who looks through this session, and until when; null in a session of one’s own.',
    access: 'session',
    returns: {
      ver_como: Nullable(ObjectOf({ suporte: Text(), ate: Instant })),
    },
  }),
}
