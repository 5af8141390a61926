/** The addresses of the screens of curricula; `cliente` is in whose version they stand. */
import { href } from '../../../../core/web/routes.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'

type Versao = number | undefined

const of = (path: string, cliente: Versao) => (cliente === undefined ? path : `${path}?cliente=${cliente}`)

export const lugar = {
  lista: '/logado/curriculos',
  novo: '/logado/curriculos/novo',
  anos: '/logado/informacoes/pedagogico/anos-escolares',
  disciplinas: '/logado/informacoes/pedagogico/disciplinas',
  um: (curriculo: number, cliente?: Versao) =>
    of(href('/logado/curriculos/:curriculo', { curriculo }), cliente),
  etapas: (curriculo: number, cliente?: Versao) =>
    of(href('/logado/curriculos/:curriculo?/etapas', { curriculo }), cliente),
  categoria: (curriculo: number, categoria: number, cliente?: Versao) =>
    of(href('/logado/curriculos/:curriculo?/etapas/:categoria', { curriculo, categoria }), cliente),
  extras: (curriculo: number, categoria: number, cliente?: Versao) =>
    of(href('/logado/curriculos/:curriculo?/etapas/:categoria/extras', { curriculo, categoria }), cliente),
}

/** Where the clients of a curriculum are chosen, in the administration that is open. */
export function useVinculosPlace() {
  const tenant = useTenant()
  const slug = tenant ? tenant.slug : ''
  return (curriculo?: number) =>
    href('/logado/administracao/:slug/curriculos/:curriculo?/vinculos', { slug, curriculo })
}

/** A number of the address; undefined when it is none. */
export function idOf(word: string | undefined): number | undefined {
  const id = Number(word)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** The client in whose version the address asks to see a curriculum. */
export const useVersao = (): number | undefined => idOf(useUrlFilters().get('cliente'))

/** As the calls take it. */
export const versaoOf = (cliente: number | undefined): { cliente_id?: number } =>
  cliente === undefined ? {} : { cliente_id: cliente }
