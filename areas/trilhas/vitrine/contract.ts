/** Calls of the public pages that a tenant composes of blocks: reading one, and composing it. */
import { Array as ArrayOf, Integer, Optional } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Line } from '../../../core/contract/schema.ts'
import { Blocos, PaginaEditavel, PaginaResumo, PaginaVista, TrilhaMostrada } from './shapes.ts'

const BASE = '/gerenciar/pt-br/paginas'
const Versao = Integer({ minimum: 0, maximum: 2_000_000_000 })

const { get, put, remove } = callsOf('vitrine', { client: 'admin' })

export const vitrineApi = {
  find: get('/projeto/pt-br/pagina/:vitrine', {
    summary: "A public page of the host's tenant: as it composed it, else the product's own.",
    client: 'auth',
    access: 'public',
    params: { vitrine: Line(40, 1) },
    returns: { pagina: PaginaVista },
  }),
  list: get(BASE, {
    summary: 'The public pages that may be composed, and which of them are.',
    returns: { paginas: ArrayOf(PaginaResumo) },
  }),
  open: get(`${BASE}/:vitrine`, {
    summary: 'A public page, to be composed.',
    params: { vitrine: Line(40, 1) },
    returns: { pagina: PaginaEditavel },
  }),
  save: put(`${BASE}/:vitrine`, {
    summary:
      'Publishes the blocks of a page, from the top down. 409 pagina_mudou unless `versao` is the one that stands; 422 names the fields at fault, as `blocos.0.titulo`.',
    params: { vitrine: Line(40, 1) },
    body: { versao: Versao, blocos: Blocos },
    returns: { pagina: PaginaEditavel },
  }),
  reset: remove(`${BASE}/:vitrine`, {
    summary: "Goes back to the product's own page. 409 pagina_mudou unless `versao` is the one that stands.",
    params: { vitrine: Line(40, 1) },
    query: { versao: Versao },
    returns: { pagina: PaginaEditavel },
  }),
  trilhas: get(`${BASE}/:vitrine/trilhas`, {
    summary: 'Published paths that a block may show, found by words: at most 30.',
    params: { vitrine: Line(40, 1) },
    query: { busca: Optional(Line(120)) },
    returns: { trilhas: ArrayOf(TrilhaMostrada) },
  }),
}
