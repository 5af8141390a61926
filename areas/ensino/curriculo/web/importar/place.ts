/** Addresses of imports. */

const IMPORTAR = '/logado/curriculos/importar'

/** One that was sent. */
export const importacaoPlace = (id: number): string => `${IMPORTAR}?importacao=${id}`

/** A new one: into a curriculum, or into a new one of a client. */
export function importarPlace({ curriculo, cliente }: { curriculo?: number; cliente?: number } = {}): string {
  if (curriculo !== undefined) return `${IMPORTAR}?curriculo=${curriculo}`
  return cliente === undefined ? IMPORTAR : `${IMPORTAR}?cliente=${cliente}`
}
