/** Calls of the skills of a category, and of its extras: coloured lists of items (section 7; product.md H-10). */
import { Array as ArrayOf, Object as ObjectOf, Optional, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Ids, rowsOf, WholeQuery } from '../../../core/contract/lists.ts'
import { Id, JsonText, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'
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

const BASE = '/projeto/pt-br/curriculo'
const EXTRA = '/projeto/pt-br/extra'
const versao = Versao
const Codigo = Line(30, 1)
const Texto = Line(2000, 1)
const Cor = Nullable(Line(7))
const removed = { remocao: Remocao }

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

const { get, post, put, remove } = callsOf('curriculo', { also: ['catalogo'] })

export const habilidadeApi = {
  listHabilidades: get(`${BASE}/listar/habilidades/categoria/:id`, {
    summary:
      'The skills of a category by code, as a version has them; found by code or words; without a page all of them.',
    query: {
      ...WholeQuery,
      busca: Optional(Line(120)),
      /** Code of a school year. */
      ano: Optional(Line(20)),
      vigencia: Optional(OneOf(VIGENCIAS)),
      ...Versao,
    },
    returns: { categoria: Categoria, ...rowsOf('habilidades', Habilidade) },
  }),
  createHabilidade: post(`${BASE}/cadastrar/habilidade/curriculo`, {
    summary: 'A new skill of a category. 409 codigo_repetido when the category has one of that code.',
    body: { categoria_id: Id, codigo: Codigo, texto: Texto, ...Dados, ...Versao },
    returns: { habilidade: Habilidade },
  }),
  editHabilidade: put(`${BASE}/editar/habilidade/curriculo`, {
    summary: "Changes what is sent; of a base skill in a client's version, its copy.",
    body: { id: Id, codigo: Optional(Codigo), texto: Optional(Texto), ...Dados, ...Versao },
    returns: { habilidade: Habilidade },
  }),
  removeHabilidade: remove(`${BASE}/excluir/habilidade/curriculo/:id`, {
    summary: 'Removes a skill; lessons that name it keep it. 30 days to undo it.',
    query: versao,
    returns: removed,
  }),
  removeLote: post(`${BASE}/excluir/lotes/habilidades`, {
    summary: 'Removes many skills of one category, all or none; 30 days to undo it.',
    body: {
      habilidades: Ids(MAX_LOTE),
      categoria_id: Id,
      ...Versao,
    },
    returns: removed,
  }),
  removeTodas: remove(`${BASE}/excluir/todas/habilidades/categoria/:id`, {
    summary: 'Removes every skill of a category; 30 days to undo it.',
    query: versao,
    returns: { remocao: Nullable(Remocao) },
  }),
}

export const extraApi = {
  listExtras: get(`${EXTRA}/listar/todos/extras/categoria/:id`, {
    summary: 'The extras of a category with their items, in order, as a version has them.',
    query: versao,
    returns: { categoria: Categoria, extras: ArrayOf(Extra) },
  }),
  createExtra: post(`${EXTRA}/cadastrar/extra`, {
    summary: 'A new extra of a category, the last. 409 nome_repetido when the category has one of that name.',
    body: { categoria_id: Id, nome: Line(120, 1), cor: Optional(Cor), ...Versao },
    returns: { extra: Extra },
  }),
  editExtra: put(`${EXTRA}/editar/extra`, {
    summary: 'The name of an extra, and its colour where it is sent.',
    body: { extra_id: Id, nome: Line(120, 1), cor: Optional(Cor), ...Versao },
    returns: { extra: Extra },
  }),
  removeExtra: remove(`${EXTRA}/excluir/extra/:id`, {
    summary: 'Removes an extra with its items; 30 days to undo it.',
    query: versao,
    returns: removed,
  }),
  orderExtras: put(`${EXTRA}/ordenar/extras`, {
    summary:
      'Orders all extras of a category, renumbered from 1. 422 ordem_invalida when the list is not exactly them.',
    body: {
      extras: Ids(MAX_EXTRAS),
      ...Versao,
    },
    returns: { extras: ArrayOf(Extra) },
  }),
  itens: get(`${EXTRA}/listar/itens/extra/:id`, {
    summary: 'The items of an extra, in order.',
    query: versao,
    returns: { extra: ObjectOf({ id: Id, nome: Text(), cor: Cor }), itens: ArrayOf(Item) },
  }),
  addItens: post(`${EXTRA}/adicionar/itens/extra`, {
    summary:
      'Items of an extra: new, changed and removed ones, all or none, each answered in the order that it was sent; then `ordem`, which names all of them.',
    body: {
      extra_id: Id,
      itens: JsonText(ArrayOf(ItemEnviado, { maxItems: MAX_ITENS })),
      ordem: Optional(Ids(MAX_ITENS, { minItems: 0 })),
      ...Versao,
    },
    returns: {
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
    },
  }),
}
