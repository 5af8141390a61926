/** Calls of lessons: lists, one for editing, its life, its review, its versions (product.md H-04). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  String as Text,
} from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id, Line, OneOf, PageQuery } from '../../../core/contract/schema.ts'
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
const shared = { area: 'aula', client: 'auth', access: 'resource' } as const
const ofOne = { ...shared, params: ObjectOf({ id: Id }) } as const
const Returned = ObjectOf({ aula: AulaInteira })
const Revisao = Integer({ minimum: 1 })
const Pessoa = ObjectOf({ id: Id, nome: Text() })
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

export const aulaApi = defineApi({
  list: {
    ...shared,
    method: 'GET',
    path: BASE,
    summary: 'Lessons that the person wrote or may use, by title. For those who write or review lessons.',
    query: ObjectOf({
      ...PageQuery,
      aba: Optional(OneOf(ABAS)),
      origem: Optional(OneOf(ORIGENS)),
      busca: Optional(Line(120)),
      estado: Optional(OneOf(ESTADOS_AULA)),
      visibilidade: Optional(OneOf(VISIBILIDADES)),
      disciplina: Optional(Id),
      periodo: Optional(Id),
      ordem: Optional(OneOf(ORDENS)),
    }),
    returns: ObjectOf({
      aulas: ArrayOf(Aula),
      total: Integer({ minimum: 0 }),
      permissoes: ObjectOf({ criar: Flag() }),
    }),
  },
  options: {
    ...shared,
    method: 'GET',
    path: `${BASE}/opcoes`,
    summary: 'The networks for which the person may mean a lesson.',
    returns: ObjectOf({ redes: ArrayOf(Pessoa) }),
  },
  create: {
    ...shared,
    method: 'POST',
    path: BASE,
    summary: 'A new lesson: a draft without screens.',
    body: ObjectOf({ ...Partial, titulo: CAMPOS_AULA.titulo }),
    returns: Returned,
  },
  find: {
    ...ofOne,
    method: 'GET',
    path: `${BASE}/:id`,
    summary: 'A lesson with all screens of its draft, keys included. For those who write or review it.',
    returns: Returned,
  },
  edit: {
    ...ofOne,
    method: 'PUT',
    path: `${BASE}/:id`,
    summary:
      'Changes the fields that are sent. 409 aula_conflito when somebody changed them since `revisao`.',
    body: ObjectOf({ ...Partial, revisao: Revisao }),
    returns: Returned,
  },
  duplicate: {
    ...ofOne,
    method: 'POST',
    path: `${BASE}/:id/copia`,
    summary: "A draft of the person's own with the same screens.",
    returns: ObjectOf({ aula: ObjectOf({ id: Id, titulo: Text() }) }),
  },
  setAutores: {
    ...ofOne,
    method: 'PUT',
    path: `${BASE}/:id/autores`,
    summary: 'Who writes along with who began it.',
    body: ObjectOf({ autores: ArrayOf(Id, { maxItems: MAX_AUTORES, uniqueItems: true }) }),
    returns: Returned,
  },
  colleagues: {
    ...ofOne,
    method: 'GET',
    path: `${BASE}/:id/colegas`,
    summary: "People who write lessons in the person's networks, by name: at most 20.",
    query: ObjectOf({ busca: Line(80, 2) }),
    returns: ObjectOf({ colegas: ArrayOf(Pessoa) }),
  },
  archive: {
    ...ofOne,
    method: 'PUT',
    path: `${BASE}/:id/arquivo`,
    summary: 'Puts a lesson away, or back. Classes that have it keep it.',
    body: ObjectOf({ arquivada: Flag() }),
    returns: ObjectOf({}),
  },
  remove: {
    ...ofOne,
    method: 'DELETE',
    path: `${BASE}/:id`,
    summary: 'Puts a lesson into the bin, from which it may come back for 30 days.',
    returns: ObjectOf({}),
  },
  restore: {
    ...ofOne,
    method: 'PUT',
    path: `${BASE}/:id/volta`,
    summary: 'Takes a lesson out of the bin.',
    returns: ObjectOf({}),
  },
  check: {
    ...ofOne,
    method: 'GET',
    path: `${BASE}/:id/problemas`,
    summary: 'What the draft lacks: rules-conferir.ts over it.',
    returns: ObjectOf({ problemas: ArrayOf(Problema) }),
  },
  submit: {
    ...ofOne,
    method: 'PUT',
    path: `${BASE}/:id/revisao`,
    summary: 'Asks for a review, or takes the request back. 422 while the check list blocks.',
    body: ObjectOf({ enviada: Flag() }),
    returns: Returned,
  },
  review: {
    ...ofOne,
    method: 'PUT',
    path: `${BASE}/:id/parecer`,
    summary: 'Approves, which publishes, or sends back with words.',
    body: ObjectOf({ aprova: Flag(), texto: Line(2_000) }),
    returns: Returned,
  },
  publish: {
    ...ofOne,
    method: 'PUT',
    path: `${BASE}/:id/publicacao`,
    summary:
      'Makes a version of the draft that never changes; the same draft again makes no other. 422 aula_incompleta.',
    returns: Returned,
  },
})
