/** Calls of the public pages that a tenant composes of blocks: reading one, and composing it. */
import { Array as ArrayOf, Integer, Object as ObjectOf, Optional } from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Line } from '../../../core/contract/schema.ts'
import { Blocos, PaginaEditavel, PaginaResumo, PaginaVista, TrilhaMostrada } from './shapes.ts'

const gerir = { area: 'vitrine', client: 'admin', access: 'resource' } as const
const BASE = '/gerenciar/pt-br/paginas'
const params = ObjectOf({ vitrine: Line(40, 1) })
const Versao = Integer({ minimum: 0, maximum: 2_000_000_000 })

export const vitrineApi = defineApi({
  find: {
    area: 'vitrine',
    client: 'auth',
    access: 'public',
    method: 'GET',
    path: '/projeto/pt-br/pagina/:vitrine',
    summary: "A public page of the host's tenant: as it composed it, else the product's own.",
    params,
    returns: ObjectOf({ pagina: PaginaVista }),
  },
  list: {
    ...gerir,
    method: 'GET',
    path: BASE,
    summary: 'The public pages that may be composed, and which of them are.',
    returns: ObjectOf({ paginas: ArrayOf(PaginaResumo) }),
  },
  open: {
    ...gerir,
    method: 'GET',
    path: `${BASE}/:vitrine`,
    summary: 'A public page, to be composed.',
    params,
    returns: ObjectOf({ pagina: PaginaEditavel }),
  },
  save: {
    ...gerir,
    method: 'PUT',
    path: `${BASE}/:vitrine`,
    summary:
      'Publishes the blocks of a page, from the top down. 409 pagina_mudou unless `versao` is the one that stands; 422 names the fields at fault, as `blocos.0.titulo`.',
    params,
    body: ObjectOf({ versao: Versao, blocos: Blocos }),
    returns: ObjectOf({ pagina: PaginaEditavel }),
  },
  reset: {
    ...gerir,
    method: 'DELETE',
    path: `${BASE}/:vitrine`,
    summary: "Goes back to the product's own page. 409 pagina_mudou unless `versao` is the one that stands.",
    params,
    query: ObjectOf({ versao: Versao }),
    returns: ObjectOf({ pagina: PaginaEditavel }),
  },
  trilhas: {
    ...gerir,
    method: 'GET',
    path: `${BASE}/:vitrine/trilhas`,
    summary: 'Published paths that a block may show, found by words: at most 30.',
    params,
    query: ObjectOf({ busca: Optional(Line(120)) }),
    returns: ObjectOf({ trilhas: ArrayOf(TrilhaMostrada) }),
  },
})
