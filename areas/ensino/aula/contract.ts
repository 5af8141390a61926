/** Calls of lessons: lists, one for editing, its life, its review, its versions (product.md H-04). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { rowsOf } from '../../../core/contract/lists.ts'
import { Id, Line, OneOf, PageQuery, Ref } from '../../../core/contract/schema.ts'
import {
  Aula,
  AulaInteira,
  CAMPOS_AULA,
  ESTADOS_AULA,
  MAX_AUTORES,
  Problema,
  VISIBILIDADES,
} from './shapes.ts'

const BASE = '/gerenciar/pt-br/aulas'
const Returned = { aula: AulaInteira }
const Revisao = Integer({ minimum: 1 })
const Pessoa = Ref
const Partial = {
  titulo: Optional(CAMPOS_AULA.titulo),
  descricao: Optional(CAMPOS_AULA.descricao),
  capa_id: Optional(CAMPOS_AULA.capa_id),
  disciplina: Optional(CAMPOS_AULA.disciplina),
  rede_id: Optional(CAMPOS_AULA.rede_id),
  periodos: Optional(CAMPOS_AULA.periodos),
  habilidades: Optional(CAMPOS_AULA.habilidades),
  tags: Optional(CAMPOS_AULA.tags),
  visibilidade: Optional(CAMPOS_AULA.visibilidade),
  navegacao: Optional(CAMPOS_AULA.navegacao),
  tentativas: Optional(CAMPOS_AULA.tentativas),
  nota_minima: Optional(CAMPOS_AULA.nota_minima),
  tempo_limite: Optional(CAMPOS_AULA.tempo_limite),
  offline: Optional(CAMPOS_AULA.offline),
}

/** Lists of lessons: what stands, what was put away, the bin (30 days). */
export const ABAS = ['ativas', 'arquivadas', 'lixeira'] as const
export const ORDENS = [
  'titulo',
  '-titulo',
  'alterada_em',
  '-alterada_em',
  'publicada_em',
  '-publicada_em',
] as const
/** Whose: `minhas` begun by the person, `compartilhadas` written along, `rede` others' that they may see. */
export const ORIGENS = ['minhas', 'compartilhadas', 'rede', 'todas'] as const

const { get, post, put, remove } = callsOf('aula')

export const aulaApi = {
  list: get(BASE, {
    summary: 'Lessons that the person wrote or may use, by title. For those who write or review lessons.',
    query: {
      ...PageQuery,
      aba: Optional(OneOf(ABAS)),
      origem: Optional(OneOf(ORIGENS)),
      busca: Optional(Line(120)),
      estado: Optional(OneOf(ESTADOS_AULA)),
      visibilidade: Optional(OneOf(VISIBILIDADES)),
      disciplina: Optional(Id),
      periodo: Optional(Id),
      ordem: Optional(OneOf(ORDENS)),
    },
    returns: {
      ...rowsOf('aulas', Aula),
      permissoes: ObjectOf({ criar: Flag() }),
    },
  }),
  options: get(`${BASE}/opcoes`, {
    summary: 'The networks for which the person may mean a lesson.',
    returns: { redes: ArrayOf(Pessoa) },
  }),
  create: post(BASE, {
    summary: 'A new lesson: a draft without screens.',
    body: { ...Partial, titulo: CAMPOS_AULA.titulo },
    returns: Returned,
  }),
  find: get(`${BASE}/:id`, {
    summary: 'A lesson with all screens of its draft, keys included. For those who write or review it.',
    returns: Returned,
  }),
  edit: put(`${BASE}/:id`, {
    summary:
      'Changes the fields that are sent. 409 aula_conflito when somebody changed them since `revisao`.',
    body: { ...Partial, revisao: Revisao },
    returns: Returned,
  }),
  duplicate: post(`${BASE}/:id/copia`, {
    summary: "A draft of the person's own with the same screens.",
    returns: { aula: ObjectOf({ id: Id, titulo: Text() }) },
  }),
  setAutores: put(`${BASE}/:id/autores`, {
    summary: 'Who writes along with who began it.',
    body: { autores: ArrayOf(Id, { maxItems: MAX_AUTORES, uniqueItems: true }) },
    returns: Returned,
  }),
  colleagues: get(`${BASE}/:id/colegas`, {
    summary: "People who write lessons in the person's networks, by name: at most 20.",
    query: { busca: Line(80, 2) },
    returns: { colegas: ArrayOf(Pessoa) },
  }),
  archive: put(`${BASE}/:id/arquivo`, {
    summary: 'Puts a lesson away, or back. Classes that have it keep it.',
    body: { arquivada: Flag() },
  }),
  remove: remove(`${BASE}/:id`, {
    summary: 'Puts a lesson into the bin, from which it may come back for 30 days.',
  }),
  restore: put(`${BASE}/:id/volta`, { summary: 'Takes a lesson out of the bin.' }),
  check: get(`${BASE}/:id/problemas`, {
    summary: 'What the draft lacks: rules-conferir.ts over it.',
    returns: { problemas: ArrayOf(Problema) },
  }),
  submit: put(`${BASE}/:id/revisao`, {
    summary: 'Asks for a review, or takes the request back. 422 while the check list blocks.',
    body: { enviada: Flag() },
    returns: Returned,
  }),
  review: put(`${BASE}/:id/parecer`, {
    summary: 'Approves, which publishes, or sends back with words.',
    body: { aprova: Flag(), texto: Line(2_000) },
    returns: Returned,
  }),
  publish: put(`${BASE}/:id/publicacao`, {
    summary:
      'Makes a version of the draft that never changes; the same draft again makes no other. 422 aula_incompleta.',
    returns: Returned,
  }),
}
