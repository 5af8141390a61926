/** Calls of curricula and of their categories (section 7; product.md H-10). */
import { Array as ArrayOf, Boolean as Flag, Integer, Object as ObjectOf, Optional } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Ids, ListQuery, rowsOf } from '../../../core/contract/lists.ts'
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

const BASE = '/projeto/pt-br/curriculo'

/**
 * In whose version something is read or written. Absent: of a row that is a client's, that client; of a base row the
 * base, for whoever may write it, else the version of the person's own client.
 */
export const Versao = { cliente_id: Optional(Id) }
const versao = Versao

const Nome = Line(200, 1)
const Sigla = Line(MAX_SIGLA)
/** Refused with a sentence when it is no `#rrggbb`. */
const Cor = Nullable(Line(7))
/** Codes of school years. */
export const Anos = ArrayOf(Line(20, 1), { maxItems: 40, uniqueItems: true })
const removed = { remocao: Remocao }
const oneCategoria = { categoria: Categoria }
const oneCurriculo = { curriculo: Curriculo }

/** One difference, as it is answered. */
const Escolhas = JsonText(ArrayOf(ObjectOf({ alvo: OneOf(ALVOS_DIFERENCA), id: Id }), { maxItems: 5000 }))

const { get, post, put, remove } = callsOf('curriculo', { also: ['catalogo'] })

export const curriculoApi = {
  list: get(`${BASE}/buscar/todos/curriculos`, {
    summary: 'The curricula that the person may see, by name; found by words, whatever the accents.',
    query: {
      pagina: Integer({ minimum: 1, maximum: 100_000, default: 1 }),
      linhas: Integer({ minimum: 1, maximum: 200, default: 200 }),
      busca: Optional(Line(120)),
      base: Optional(OneOf(BASES)),
      etapa: Optional(OneOf(ETAPAS)),
      status: Optional(OneOf(STATUS_CURRICULO)),
      ...Versao,
    },
    returns: {
      ...rowsOf('curriculos', Curriculo),
      permissoes: ObjectOf({
        /** A base of the tenant. */
        criar: Flag(),
        /** In whose name the person may make one, at most 1,000. */
        criar_para: ArrayOf(Cliente),
      }),
    },
  }),
  find: get(`${BASE}/selecionar/curriculo/:id`, {
    summary: 'A curriculum, in a version.',
    query: versao,
    returns: oneCurriculo,
  }),
  create: post(`${BASE}/cadastrar/curriculo`, {
    summary: 'A new curriculum: a base of the tenant or, with `cliente_id`, of that client, linked to it.',
    body: {
      nome: Line(120, 1),
      etapa: OneOf(ETAPAS),
      anos: Optional(JsonText(Anos)),
      base: Optional(OneOf(BASES)),
      ...Versao,
    },
    returns: oneCurriculo,
  }),
  edit: put(`${BASE}/editar/curriculo`, {
    summary: 'Changes what is sent.',
    body: {
      id: Id,
      nome: Optional(Line(120, 1)),
      etapa: Optional(OneOf(ETAPAS)),
      anos: Optional(JsonText(Anos)),
      base: Optional(OneOf(BASES)),
      status: Optional(OneOf(STATUS_CURRICULO)),
    },
    returns: oneCurriculo,
  }),
  remove: remove(`${BASE}/excluir/curriculo/:id`, {
    summary: 'Removes a curriculum with all that is in it; 30 days to undo it.',
    returns: removed,
  }),
  clientes: get(`${BASE}/:id/clientes`, {
    summary: 'The clients of the tenant by name, each with whether it uses the curriculum; 30 a page.',
    query: ListQuery,
    returns: rowsOf('clientes', ClienteVinculado),
  }),
  vinculo: put(`${BASE}/alterar/status/vinculo/curriculo`, {
    summary: 'A client uses a curriculum, or no longer. Without `status` it turns to the other.',
    body: { curriculo_id: Id, cliente_id: Id, status: Optional(Flag()) },
    returns: { vinculo: ClienteVinculado },
  }),
  categorias: get(`${BASE}/buscar/todas/categorias/curriculo/:id`, {
    summary: 'The categories of a curriculum in order, as a version has them; at most 500.',
    query: versao,
    returns: { categorias: ArrayOf(Categoria) },
  }),
  categoria: get(`${BASE}/selecionar/categoria/curriculo/:id`, {
    summary: 'A category: the copy, when the version has one of it.',
    query: versao,
    returns: oneCategoria,
  }),
  createCategoria: post(`${BASE}/cadastrar/categoria/curriculo`, {
    summary: 'A new category, the last of its place.',
    body: {
      curriculo_id: Id,
      nome: Nome,
      sigla: Optional(Sigla),
      cor: Optional(Cor),
      pai_id: Optional(Nullable(Id)),
      disciplina_id: Optional(Nullable(Id)),
      ...Versao,
    },
    returns: oneCategoria,
  }),
  editCategoria: put(`${BASE}/editar/nome/categoria`, {
    summary: 'The name of a category, its colour and discipline where they are sent.',
    body: {
      id: Id,
      nome: Nome,
      cor: Optional(Cor),
      disciplina_id: Optional(Nullable(Id)),
      ...Versao,
    },
    returns: oneCategoria,
  }),
  siglaCategoria: put(`${BASE}/categoria/sigla`, {
    summary: 'The short name of a category, at most 10 letters.',
    body: { id: Id, sigla: Sigla, ...Versao },
    returns: oneCategoria,
  }),
  removeCategoria: remove(`${BASE}/excluir/categoria/curriculo/:id`, {
    summary: 'Removes a category with its skills, extras and the categories in it; 30 days to undo it.',
    query: versao,
    returns: removed,
  }),
  orderCategorias: post(`${BASE}/reordenar/categoria/curriculo`, {
    summary:
      'Orders all categories of one place, renumbered from 1. 422 ordem_invalida when the list is not exactly them.',
    body: { categorias: Ids(MAX_CATEGORIAS), ...Versao },
    returns: { categorias: ArrayOf(Categoria) },
  }),
  moveCategoria: put(`${BASE}/mover/categoria`, {
    summary:
      'Puts a category, with all below it, into another, or at the top with null: at the place `ordem`, last without one. Both places are renumbered from 1. 422 ciclo into itself or what is below it, muito_fundo beyond 4 levels.',
    body: {
      id: Id,
      pai_id: Nullable(Id),
      ordem: Optional(Integer({ minimum: 1, maximum: MAX_CATEGORIAS })),
      ...Versao,
    },
    returns: { categoria: Categoria, categorias: ArrayOf(Categoria) },
  }),
  personalize: put(`${BASE}/personalizar/categoria/curriculo`, {
    summary: 'Gives a client its copy of a base category, linked thing by thing; once, whatever the repeats.',
    body: { id: Id, ...Versao },
    returns: oneCategoria,
  }),
  reset: put(`${BASE}/redefinir/categoria/curriculo`, {
    summary: "Drops a client's copy: the base category stands again. 30 days to undo it.",
    body: { id: Id, ...Versao },
    returns: { categoria: Nullable(Categoria), remocao: Remocao },
  }),
  perdas: get(`${BASE}/categoria/:id/perdas`, {
    summary: 'What a client would lose by dropping its copy of a category; the first 500, and how many.',
    query: versao,
    returns: rowsOf('perdas', Perda),
  }),
  diferencas: get(`${BASE}/categoria/:id/diferencas`, {
    summary: 'In what the base has moved on from a copy of a category: the first 500, and how many.',
    query: versao,
    returns: rowsOf('diferencas', Diferenca),
  }),
  answerDiferencas: post(`${BASE}/categoria/:id/diferencas`, {
    summary:
      'Takes over what is accepted, and marks what is kept as seen; `todas` answers every one that is not named.',
    body: {
      aceitar: Optional(Escolhas),
      manter: Optional(Escolhas),
      todas: Optional(OneOf(['aceitar', 'manter'])),
      ...Versao,
    },
    returns: { restantes: Count },
  }),
  remocoes: get(`${BASE}/:id/remocoes`, {
    summary: 'What was removed from a curriculum in the last 30 days and not brought back, newest first.',
    query: { ...PageQuery, ...Versao },
    returns: rowsOf('remocoes', Remocao),
  }),
  undo: put(`${BASE}/desfazer/remocao`, {
    summary: 'Brings back what one removal took. 409 when its place is taken by now.',
    body: { id: Id },
  }),
  removidos: get(`${BASE}/removidos`, {
    summary: 'Whole curricula that were removed in the last 30 days, newest first.',
    query: PageQuery,
    returns: rowsOf('remocoes', Remocao),
  }),
}
