/** The calls of notices to a whole network: one text, told by role, and a copy in each of its classes (H-25). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Revision, rowsOf } from '../../../core/contract/lists.ts'
import {
  Count,
  Id,
  Instant,
  JsonText,
  Line,
  Nullable,
  OneOf,
  PageQuery,
  Ref,
} from '../../../core/contract/schema.ts'
import { ANEXOS } from './contract.ts'
import { PAPEIS_DE_AVISO } from './rules-aviso.ts'
import { Anexo } from './shapes.ts'

/** As of `MAX_CONTEUDO`. */
export const MAX_AVISO_REDE = 20_000

const Papel = OneOf(PAPEIS_DE_AVISO)
const Rede = Ref

export const AvisoRede = ObjectOf({
  id: Id,
  titulo: Text(),
  rede: Rede,
  autor: Text(),
  papeis: ArrayOf(Papel),
  fixado: Flag(),
  urgente: Flag(),
  pedeCiente: Flag(),
  estado: OneOf(['agendado', 'publicado', 'encerrado']),
  inicio: Nullable(Instant),
  fim: Nullable(Instant),
  quando: Instant,
  /** The classes that hold a copy. */
  turmas: Count,
  /** `reescrever`: the words, for who wrote them. */
  permissoes: ObjectOf({ configurar: Flag(), reescrever: Flag() }),
})
export type AvisoRede = Static<typeof AvisoRede>

/** People of one role, each counted once however many classes they are in. */
const Contagem = { pessoas: Count, lido: Count, ciente: Count }

/** One notice with its words, its files, and how many have read and acknowledged it. */
export const AvisoRedeInteiro = ObjectOf({
  aviso: AvisoRede,
  conteudo: Text(),
  anexos: ArrayOf(Anexo),
  /** Sent back with an edit: an older one is refused. */
  versao: Revision,
  trabalho: Nullable(Id),
  lembradoEm: Nullable(Instant),
  papeis: ArrayOf(ObjectOf({ papel: Papel, ...Contagem })),
  /** The schools, those with most people missing first; at most 500. */
  escolas: ArrayOf(ObjectOf({ id: Id, nome: Text(), ...Contagem })),
})
export type AvisoRedeInteiro = Static<typeof AvisoRedeInteiro>

export const LeituraRede = ObjectOf({
  id: Id,
  nome: Text(),
  papel: Papel,
  escola: Text(),
  vistoEm: Nullable(Instant),
  cienteEm: Nullable(Instant),
})
export type LeituraRede = Static<typeof LeituraRede>

export const SITUACOES = ['lido', 'nao_lido', 'ciente', 'sem_ciente'] as const

const words = {
  titulo: Line(200, 1),
  conteudo: Line(MAX_AVISO_REDE, 1),
  papeis: JsonText(ArrayOf(Papel, { minItems: 1, uniqueItems: true })),
  fixado: Optional(Flag()),
  urgente: Optional(Flag()),
  pedeCiente: Optional(Flag()),
  /** Absent: at once. */
  inicio: Optional(Instant),
  fim: Optional(Instant),
}

const BASE = '/gerenciar/pt-br/forum'

const { get, post, put, remove } = callsOf('forum')

export const avisoRedeApi = {
  listAvisosRede: get(`${BASE}/redes/:rede/avisos`, {
    summary: 'Notices sent to a network or to one below it, newest first.',
    query: { ...PageQuery, busca: Optional(Line(100)) },
    returns: {
      rede: Rede,
      ...rowsOf('avisos', AvisoRede),
      permissoes: ObjectOf({ publicar: Flag() }),
    },
  }),
  reachAvisoRede: get(`${BASE}/redes/:rede/avisos/alcance`, {
    summary: 'How many classes and people a notice to this network would reach, role by role.',
    returns: { turmas: Count, aluno: Count, responsavel: Count, professor: Count },
  }),
  publishAvisoRede: post(`${BASE}/redes/:rede/avisos`, {
    summary:
      'Publishes a notice in every active class of a network; people are told by a job (`trabalho`; null: once it begins).',
    files: ANEXOS,
    body: words,
    returns: { id: Id, trabalho: Nullable(Id) },
  }),
  editAvisoRede: put(`${BASE}/avisos-da-rede/:id`, {
    summary:
      'Edits a notice of a network in all of its classes. For whom it is and when it starts stay once people were told. 409 `editado_por_outra_pessoa`: `campos.conteudo` holds the text that won.',
    files: ANEXOS,
    body: {
      ...words,
      versao: Revision,
      removerAnexos: Optional(JsonText(ArrayOf(Id, { maxItems: 5 }))),
    },
    returns: { trabalho: Nullable(Id) },
  }),
  findAvisoRede: get(`${BASE}/avisos-da-rede/:id`, {
    summary: 'One notice of a network: its words, and how many have read and acknowledged it.',
    returns: AvisoRedeInteiro,
  }),
  listLeiturasRede: get(`${BASE}/avisos-da-rede/:id/leituras`, {
    summary:
      'Who has read or acknowledged a notice of a network and who has not: who is missing first, then by name.',
    query: {
      ...PageQuery,
      situacao: Optional(OneOf(SITUACOES)),
      papel: Optional(Papel),
      /** Only of this school, or of what lies below this network. */
      rede: Optional(Id),
      busca: Optional(Line(100)),
    },
    returns: rowsOf('leituras', LeituraRede),
  }),
  remindAvisoRede: post(`${BASE}/avisos-da-rede/:id/lembrar`, {
    summary: 'Reminds whoever is missing, by a job; once a day (409 `ja_lembrado`).',
    returns: { trabalho: Id },
  }),
  removeAvisoRede: remove(`${BASE}/avisos-da-rede/:id`, {
    summary: 'Takes a notice of a network away, in all of its classes. A repeat changes nothing.',
  }),
}
