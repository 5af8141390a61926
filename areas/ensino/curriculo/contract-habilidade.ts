/** Calls of the skills of a category, and of its extras: coloured lists of items (section 7; product.md H-10). */
import { Array as ArrayOf, Object as ObjectOf, Optional, String as Text } from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Count, Id, JsonText, Line, Nullable, OneOf, PageQuery } from '../../../core/contract/schema.ts'
import { Anos, Versao } from './contract.ts'
import {
  Categoria,
  Extra,
  Habilidade,
  Item,
  MAX_EXTRAS,
  MAX_ITENS,
  MAX_LOTE,
  Remocao,
  VIGENCIAS,
} from './shapes.ts'

const shared = { area: 'curriculo', client: 'auth', access: 'resource' } as const
const BASE = '/projeto/pt-br/curriculo'
const EXTRA = '/projeto/pt-br/extra'
const Params = ObjectOf({ id: Id })
const versao = ObjectOf(Versao)
const Codigo = Line(30, 1)
const Texto = Line(2000, 1)
const Cor = Nullable(Line(7))
const removed = ObjectOf({ remocao: Remocao })

const Dados = {
  anos: Optional(JsonText(Anos)),
  descritor_saeb: Optional(Nullable(Line(20))),
  bncc_codigo: Optional(Nullable(Line(20))),
  vigencia: Optional(OneOf(VIGENCIAS)),
}

/** With an id a changed item, unless `acao` says `excluir`; without one a new item. */
const ItemEnviado = ObjectOf({
  id: Optional(Nullable(Id)),
  nome: Optional(Line(300)),
  acao: Optional(OneOf(['excluir', 'novo', 'editar'])),
})

export const habilidadeApi = defineApi({
  listHabilidades: {
    ...shared,
    method: 'GET',
    path: `${BASE}/listar/habilidades/categoria/:id`,
    summary: 'The skills of a category by code, as a version has them; found by code or words; 30 a page.',
    params: Params,
    query: ObjectOf({
      ...PageQuery,
      busca: Optional(Line(120)),
      /** Code of a school year. */
      ano: Optional(Line(20)),
      vigencia: Optional(OneOf(VIGENCIAS)),
      ...Versao,
    }),
    returns: ObjectOf({ categoria: Categoria, habilidades: ArrayOf(Habilidade), total: Count }),
  },
  createHabilidade: {
    ...shared,
    method: 'POST',
    path: `${BASE}/cadastrar/habilidade/curriculo`,
    summary: 'A new skill of a category. 409 codigo_repetido when the category has one of that code.',
    body: ObjectOf({ categoria_id: Id, codigo: Codigo, texto: Texto, ...Dados, ...Versao }),
    returns: ObjectOf({ habilidade: Habilidade }),
  },
  editHabilidade: {
    ...shared,
    method: 'PUT',
    path: `${BASE}/editar/habilidade/curriculo`,
    summary: "Changes what is sent; of a base skill in a client's version, its copy.",
    body: ObjectOf({ id: Id, codigo: Optional(Codigo), texto: Optional(Texto), ...Dados, ...Versao }),
    returns: ObjectOf({ habilidade: Habilidade }),
  },
  removeHabilidade: {
    ...shared,
    method: 'DELETE',
    path: `${BASE}/excluir/habilidade/curriculo/:id`,
    summary: 'Removes a skill; lessons that name it keep it. 30 days to undo it.',
    params: Params,
    query: versao,
    returns: removed,
  },
  removeLote: {
    ...shared,
    method: 'POST',
    path: `${BASE}/excluir/lotes/habilidades`,
    summary: 'Removes many skills of one category, all or none; 30 days to undo it.',
    body: ObjectOf({
      habilidades: JsonText(ArrayOf(Id, { minItems: 1, maxItems: MAX_LOTE, uniqueItems: true })),
      categoria_id: Id,
      ...Versao,
    }),
    returns: removed,
  },
  removeTodas: {
    ...shared,
    method: 'DELETE',
    path: `${BASE}/excluir/todas/habilidades/categoria/:id`,
    summary: 'Removes every skill of a category; 30 days to undo it.',
    params: Params,
    query: versao,
    returns: ObjectOf({ remocao: Nullable(Remocao) }),
  },
})

export const extraApi = defineApi({
  listExtras: {
    ...shared,
    method: 'GET',
    path: `${EXTRA}/listar/todos/extras/categoria/:id`,
    summary: 'The extras of a category with their items, in order, as a version has them.',
    params: Params,
    query: versao,
    returns: ObjectOf({ categoria: Categoria, extras: ArrayOf(Extra) }),
  },
  createExtra: {
    ...shared,
    method: 'POST',
    path: `${EXTRA}/cadastrar/extra`,
    summary: 'A new extra of a category, the last. 409 nome_repetido when the category has one of that name.',
    body: ObjectOf({ categoria_id: Id, nome: Line(120, 1), cor: Optional(Cor), ...Versao }),
    returns: ObjectOf({ extra: Extra }),
  },
  editExtra: {
    ...shared,
    method: 'PUT',
    path: `${EXTRA}/editar/extra`,
    summary: 'The name of an extra, and its colour where it is sent.',
    body: ObjectOf({ extra_id: Id, nome: Line(120, 1), cor: Optional(Cor), ...Versao }),
    returns: ObjectOf({ extra: Extra }),
  },
  removeExtra: {
    ...shared,
    method: 'DELETE',
    path: `${EXTRA}/excluir/extra/:id`,
    summary: 'Removes an extra with its items; 30 days to undo it.',
    params: Params,
    query: versao,
    returns: removed,
  },
  orderExtras: {
    ...shared,
    method: 'PUT',
    path: `${EXTRA}/ordenar/extras`,
    summary:
      'Orders all extras of a category, renumbered from 1. 422 ordem_invalida when the list is not exactly them.',
    body: ObjectOf({
      extras: JsonText(ArrayOf(Id, { minItems: 1, maxItems: MAX_EXTRAS, uniqueItems: true })),
      ...Versao,
    }),
    returns: ObjectOf({ extras: ArrayOf(Extra) }),
  },
  itens: {
    ...shared,
    method: 'GET',
    path: `${EXTRA}/listar/itens/extra/:id`,
    summary: 'The items of an extra, in order.',
    params: Params,
    query: versao,
    returns: ObjectOf({ extra: ObjectOf({ id: Id, nome: Text(), cor: Cor }), itens: ArrayOf(Item) }),
  },
  addItens: {
    ...shared,
    method: 'POST',
    path: `${EXTRA}/adicionar/itens/extra`,
    summary:
      'Items of an extra: new, changed and removed ones, all or none, each answered in the order that it was sent; then `ordem`, which names all of them.',
    body: ObjectOf({
      extra_id: Id,
      itens: JsonText(ArrayOf(ItemEnviado, { maxItems: MAX_ITENS })),
      ordem: Optional(JsonText(ArrayOf(Id, { maxItems: MAX_ITENS, uniqueItems: true }))),
      ...Versao,
    }),
    returns: ObjectOf({
      itens: ArrayOf(
        ObjectOf({
          id: Id,
          nome: Text(),
          status: OneOf(['sucesso']),
          acao: OneOf(['excluir', 'novo', 'editar']),
        }),
      ),
      /** Of what was removed, if anything. */
      remocao: Nullable(Remocao),
    }),
  },
})
