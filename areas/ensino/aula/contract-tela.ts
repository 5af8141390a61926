/** Calls of the screens of a draft (product.md H-05): each is saved by itself. */
import { Array as ArrayOf, Integer, Object as ObjectOf, Optional } from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'
import { ConteudoLivre, MAX_TITULO, Tela } from './shapes.ts'
import { MAX_TELAS, TIPOS_TELA } from './telas-tipos.ts'

const BASE = '/gerenciar/pt-br/aulas/:id/telas'
const shared = { area: 'aula', client: 'auth', access: 'resource', params: ObjectOf({ id: Id }) } as const
const ofOne = { ...shared, params: ObjectOf({ id: Id, tela: Id }) } as const
const Returned = ObjectOf({ tela: Tela })
/** The ids of all screens, in order, and what the next change of the order names. */
const Ordem = { ordem: ArrayOf(Id), revisao: Integer({ minimum: 1 }) }

export const telaApi = defineApi({
  findTela: {
    ...ofOne,
    method: 'GET',
    path: `${BASE}/:tela`,
    summary: 'One screen as it is stored, and who changed it last: for the comparison after a conflict.',
    returns: Returned,
  },
  addTela: {
    ...shared,
    method: 'POST',
    path: BASE,
    summary: 'A new screen, at most 60: 422 telas_demais.',
    body: ObjectOf({
      tipo: OneOf(TIPOS_TELA),
      titulo: Optional(Line(MAX_TITULO)),
      conteudo: ConteudoLivre,
      /** The screen that it follows; null: it comes first; absent: last. */
      depois_de: Optional(Nullable(Id)),
    }),
    returns: ObjectOf({ tela: Tela, ...Ordem }),
  },
  saveTela: {
    ...ofOne,
    method: 'PUT',
    path: `${BASE}/:tela`,
    summary:
      'Saves a screen, its HTML made clean. 409 tela_conflito when somebody changed it since `revisao` into something else.',
    body: ObjectOf({
      titulo: Line(MAX_TITULO),
      conteudo: ConteudoLivre,
      revisao: Integer({ minimum: 1 }),
    }),
    returns: Returned,
  },
  removeTela: {
    ...ofOne,
    method: 'DELETE',
    path: `${BASE}/:tela`,
    summary: 'Takes a screen out; it may be put back until the draft is published.',
    returns: ObjectOf(Ordem),
  },
  restoreTela: {
    ...ofOne,
    method: 'PUT',
    path: `${BASE}/:tela/volta`,
    summary: 'Puts a screen back where it was.',
    returns: ObjectOf({ tela: Tela, ...Ordem }),
  },
  duplicateTela: {
    ...ofOne,
    method: 'POST',
    path: `${BASE}/:tela/copia`,
    summary: 'The same screen once more, after it.',
    returns: ObjectOf({ tela: Tela, ...Ordem }),
  },
  reorderTelas: {
    ...shared,
    method: 'PUT',
    path: `/gerenciar/pt-br/aulas/:id/ordem`,
    summary: 'All screens in another order. 409 ordem_conflito unless they are just those that stand.',
    body: ObjectOf({
      ordem: ArrayOf(Id, { maxItems: MAX_TELAS, uniqueItems: true }),
      revisao: Integer({ minimum: 1 }),
    }),
    returns: ObjectOf(Ordem),
  },
})
