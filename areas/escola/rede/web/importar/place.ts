/** Addresses of lists of schools. */
import { href } from '../../../../../core/web/routes.ts'

/** A new one for a network. */
export const importarPlace = (rede: number): string =>
  href('/logado/redes/rede/:rede/gestao/importar-escolas', { rede })

/** One that was sent. */
export const listaPlace = (rede: number, id: number): string => `${importarPlace(rede)}?importacao=${id}`
