/** Addresses of batches. */
import { href } from '../../../../core/web/routes.ts'

/** A new one; with `id`, one that was sent. */
export const lotePlace = (slug: string, id?: number): string =>
  href('/logado/administracao/:slug/usuarios/lote', { slug }) + (id === undefined ? '' : `?lote=${id}`)
