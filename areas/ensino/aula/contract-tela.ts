/** Calls of the screens of a draft (product.md H-05): each is saved by itself. */
import { Array as ArrayOf, Optional } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Revision } from '../../../core/contract/lists.ts'
import { Id, Line, Nullable, OneOf } from '../../../core/contract/schema.ts'
import { ConteudoLivre, MAX_TITULO, Tela } from './shapes.ts'
import { MAX_TELAS, TIPOS_TELA } from './shapes-tipos.ts'

const BASE = '/gerenciar/pt-br/aulas/:id/telas'
const Returned = { tela: Tela }
/** The ids of all screens, in order, and what the next change of the order names. */
const Ordem = { ordem: ArrayOf(Id), revisao: Revision }

const { get, post, put, remove } = callsOf('aula')

export const telaApi = {
  findTela: get(`${BASE}/:tela`, {
    summary: 'One screen as it is stored, and who changed it last: for the comparison after a conflict.',
    returns: Returned,
  }),
  addTela: post(BASE, {
    summary: 'A new screen, at most 60: 422 telas_demais.',
    body: {
      tipo: OneOf(TIPOS_TELA),
      titulo: Optional(Line(MAX_TITULO)),
      conteudo: ConteudoLivre,
      /** The screen that it follows; null: it comes first; absent: last. */
      depois_de: Optional(Nullable(Id)),
    },
    returns: { tela: Tela, ...Ordem },
  }),
  saveTela: put(`${BASE}/:tela`, {
    summary:
      'Saves a screen, its HTML made clean. 409 tela_conflito when somebody changed it since `revisao` into something else.',
    body: {
      titulo: Line(MAX_TITULO),
      conteudo: ConteudoLivre,
      revisao: Revision,
    },
    returns: Returned,
  }),
  removeTela: remove(`${BASE}/:tela`, {
    summary: 'Takes a screen out; it may be put back until the draft is published.',
    returns: Ordem,
  }),
  restoreTela: put(`${BASE}/:tela/volta`, {
    summary: 'Puts a screen back where it was.',
    returns: { tela: Tela, ...Ordem },
  }),
  duplicateTela: post(`${BASE}/:tela/copia`, {
    summary: 'The same screen once more, after it.',
    returns: { tela: Tela, ...Ordem },
  }),
  reorderTelas: put(`/gerenciar/pt-br/aulas/:id/ordem`, {
    summary: 'All screens in another order. 409 ordem_conflito unless they are just those that stand.',
    body: {
      ordem: ArrayOf(Id, { maxItems: MAX_TELAS, uniqueItems: true }),
      revisao: Revision,
    },
    returns: Ordem,
  }),
}
