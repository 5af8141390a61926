/** Calls of curricula and of their categories (section 7; product.md H-10). */
import { Array as ArrayOf, Boolean as Flag, Integer, Object as ObjectOf, Optional } from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Count, Id, JsonText, Line, Nullable, OneOf, PageQuery } from '../../../core/contract/schema.ts'
import { BASES, ETAPAS } from '../catalogo/contract.ts'
import {
  ALVOS_DIFERENCA,
  Categoria,
  Cliente,
  ClienteVinculado,
  Curriculo,
  Diferenca,
  MAX_CATEGORIAS,
  MAX_SIGLA,
  Perda,
  Remocao,
  STATUS_CURRICULO,
} from './shapes.ts'

const shared = { area: 'curriculo', client: 'auth', access: 'resource' } as const
const BASE = '/projeto/pt-br/curriculo'
const Params = ObjectOf({ id: Id })
const NONE = ObjectOf({})

/**
 * In whose version something is read or written. Absent: of a row that is a client's, that client; of a base row the
 * base, for whoever may write it, else the version of the person's own client.
 */
export const Versao = { cliente_id: Optional(Id) }
const versao = ObjectOf(Versao)

const Nome = Line(200, 1)
const Sigla = Line(MAX_SIGLA)
/** Refused with a sentence when it is no `#rrggbb`. */
const Cor = Nullable(Line(7))
/** Codes of school years. */
export const Anos = ArrayOf(Line(20, 1), { maxItems: 40, uniqueItems: true })
const Ids = JsonText(ArrayOf(Id, { minItems: 1, maxItems: MAX_CATEGORIAS, uniqueItems: true }))
const removed = ObjectOf({ remocao: Remocao })
const oneCategoria = ObjectOf({ categoria: Categoria })
const oneCurriculo = ObjectOf({ curriculo: Curriculo })

/** One difference, as it is answered. */
const Escolhas = JsonText(ArrayOf(ObjectOf({ alvo: OneOf(ALVOS_DIFERENCA), id: Id }), { maxItems: 5000 }))

export const curriculoApi = defineApi({
  list: {
    ...shared,
    method: 'GET',
    path: `${BASE}/buscar/todos/curriculos`,
    summary: 'The curricula that the person may see, by name; found by words, whatever the accents.',
    query: ObjectOf({
      pagina: Integer({ minimum: 1, maximum: 100_000, default: 1 }),
      linhas: Integer({ minimum: 1, maximum: 200, default: 200 }),
      busca: Optional(Line(120)),
      base: Optional(OneOf(BASES)),
      etapa: Optional(OneOf(ETAPAS)),
      status: Optional(OneOf(STATUS_CURRICULO)),
      ...Versao,
    }),
    returns: ObjectOf({
      curriculos: ArrayOf(Curriculo),
      total: Count,
      permissoes: ObjectOf({
        /** A base of the tenant. */
        criar: Flag(),
        /** In whose name the person may make one, at most 1,000. */
        criar_para: ArrayOf(Cliente),
      }),
    }),
  },
  find: {
    ...shared,
    method: 'GET',
    path: `${BASE}/selecionar/curriculo/:id`,
    summary: 'A curriculum, in a version.',
    params: Params,
    query: versao,
    returns: oneCurriculo,
  },
  create: {
    ...shared,
    method: 'POST',
    path: `${BASE}/cadastrar/curriculo`,
    summary: 'A new curriculum: a base of the tenant or, with `cliente_id`, of that client, linked to it.',
    body: ObjectOf({
      nome: Line(120, 1),
      etapa: OneOf(ETAPAS),
      anos: Optional(JsonText(Anos)),
      base: Optional(OneOf(BASES)),
      ...Versao,
    }),
    returns: oneCurriculo,
  },
  edit: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/editar/curriculo`,
    summary: 'Changes what is sent.',
    body: ObjectOf({
      id: Id,
      nome: Optional(Line(120, 1)),
      etapa: Optional(OneOf(ETAPAS)),
      anos: Optional(JsonText(Anos)),
      base: Optional(OneOf(BASES)),
      status: Optional(OneOf(STATUS_CURRICULO)),
    }),
    returns: oneCurriculo,
  },
  remove: {
    ...shared,
    method: 'DELETE',
    path: `${BASE}/excluir/curriculo/:id`,
    summary: 'Removes a curriculum with all that is in it; 30 days to undo it.',
    params: Params,
    returns: removed,
  },
  clientes: {
    ...shared,
    method: 'GET',
    path: `${BASE}/:id/clientes`,
    summary: 'The clients of the tenant by name, each with whether it uses the curriculum; 30 a page.',
    params: Params,
    query: ObjectOf({ ...PageQuery, busca: Optional(Line(120)) }),
    returns: ObjectOf({ clientes: ArrayOf(ClienteVinculado), total: Count }),
  },
  vinculo: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/alterar/status/vinculo/curriculo`,
    summary: 'A client uses a curriculum, or no longer. Without `status` it turns to the other.',
    body: ObjectOf({ curriculo_id: Id, cliente_id: Id, status: Optional(Flag()) }),
    returns: ObjectOf({ vinculo: ClienteVinculado }),
  },
  categorias: {
    ...shared,
    method: 'GET',
    path: `${BASE}/buscar/todas/categorias/curriculo/:id`,
    summary: 'The categories of a curriculum in order, as a version has them; at most 500.',
    params: Params,
    query: versao,
    returns: ObjectOf({ categorias: ArrayOf(Categoria) }),
  },
  categoria: {
    ...shared,
    method: 'GET',
    path: `${BASE}/selecionar/categoria/curriculo/:id`,
    summary: 'A category: the copy, when the version has one of it.',
    params: Params,
    query: versao,
    returns: oneCategoria,
  },
  createCategoria: {
    ...shared,
    method: 'POST',
    path: `${BASE}/cadastrar/categoria/curriculo`,
    summary: 'A new category, the last of its place.',
    body: ObjectOf({
      curriculo_id: Id,
      nome: Nome,
      sigla: Optional(Sigla),
      cor: Optional(Cor),
      pai_id: Optional(Nullable(Id)),
      disciplina_id: Optional(Nullable(Id)),
      ...Versao,
    }),
    returns: oneCategoria,
  },
  editCategoria: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/editar/nome/categoria`,
    summary: 'The name of a category, its colour and discipline where they are sent.',
    body: ObjectOf({
      id: Id,
      nome: Nome,
      cor: Optional(Cor),
      disciplina_id: Optional(Nullable(Id)),
      ...Versao,
    }),
    returns: oneCategoria,
  },
  siglaCategoria: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/categoria/sigla`,
    summary: 'The short name of a category, at most 10 letters.',
    body: ObjectOf({ id: Id, sigla: Sigla, ...Versao }),
    returns: oneCategoria,
  },
  removeCategoria: {
    ...shared,
    method: 'DELETE',
    path: `${BASE}/excluir/categoria/curriculo/:id`,
    summary: 'Removes a category with its skills, extras and the categories in it; 30 days to undo it.',
    params: Params,
    query: versao,
    returns: removed,
  },
  orderCategorias: {
    ...shared,
    method: 'POST',
    path: `${BASE}/reordenar/categoria/curriculo`,
    summary:
      'Orders all categories of one place, renumbered from 1. 422 ordem_invalida when the list is not exactly them.',
    body: ObjectOf({ categorias: Ids, ...Versao }),
    returns: ObjectOf({ categorias: ArrayOf(Categoria) }),
  },
  moveCategoria: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/mover/categoria`,
    summary:
      'Puts a category, with all below it, into another, or at the top with null: at the place `ordem`, last without one. Both places are renumbered from 1. 422 ciclo into itself or what is below it, muito_fundo beyond 4 levels.',
    body: ObjectOf({
      id: Id,
      pai_id: Nullable(Id),
      ordem: Optional(Integer({ minimum: 1, maximum: MAX_CATEGORIAS })),
      ...Versao,
    }),
    returns: ObjectOf({ categoria: Categoria, categorias: ArrayOf(Categoria) }),
  },
  personalize: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/personalizar/categoria/curriculo`,
    summary: 'Gives a client its copy of a base category, linked thing by thing; once, whatever the repeats.',
    body: ObjectOf({ id: Id, ...Versao }),
    returns: oneCategoria,
  },
  reset: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/redefinir/categoria/curriculo`,
    summary: "Drops a client's copy: the base category stands again. 30 days to undo it.",
    body: ObjectOf({ id: Id, ...Versao }),
    returns: ObjectOf({ categoria: Nullable(Categoria), remocao: Remocao }),
  },
  perdas: {
    ...shared,
    method: 'GET',
    path: `${BASE}/categoria/:id/perdas`,
    summary: 'What a client would lose by dropping its copy of a category; the first 500, and how many.',
    params: Params,
    query: versao,
    returns: ObjectOf({ perdas: ArrayOf(Perda), total: Count }),
  },
  diferencas: {
    ...shared,
    method: 'GET',
    path: `${BASE}/categoria/:id/diferencas`,
    summary: 'In what the base has moved on from a copy of a category: the first 500, and how many.',
    params: Params,
    query: versao,
    returns: ObjectOf({ diferencas: ArrayOf(Diferenca), total: Count }),
  },
  answerDiferencas: {
    ...shared,
    method: 'POST',
    path: `${BASE}/categoria/:id/diferencas`,
    summary:
      'Takes over what is accepted, and marks what is kept as seen; `todas` answers every one that is not named.',
    params: Params,
    body: ObjectOf({
      aceitar: Optional(Escolhas),
      manter: Optional(Escolhas),
      todas: Optional(OneOf(['aceitar', 'manter'])),
      ...Versao,
    }),
    returns: ObjectOf({ restantes: Count }),
  },
  remocoes: {
    ...shared,
    method: 'GET',
    path: `${BASE}/:id/remocoes`,
    summary: 'What was removed from a curriculum in the last 30 days and not brought back, newest first.',
    params: Params,
    query: ObjectOf({ ...PageQuery, ...Versao }),
    returns: ObjectOf({ remocoes: ArrayOf(Remocao), total: Count }),
  },
  undo: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/desfazer/remocao`,
    summary: 'Brings back what one removal took. 409 when its place is taken by now.',
    body: ObjectOf({ id: Id }),
    returns: NONE,
  },
  removidos: {
    ...shared,
    method: 'GET',
    path: `${BASE}/removidos`,
    summary: 'Whole curricula that were removed in the last 30 days, newest first.',
    query: ObjectOf(PageQuery),
    returns: ObjectOf({ remocoes: ArrayOf(Remocao), total: Count }),
  },
})
