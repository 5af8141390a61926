/** Handlers of the catalogue: disciplines, school years, tags and the matrix of skills. */
import type { Handlers } from '../../../core/server/context.ts'
import type { catalogoApi } from '../contract.ts'

export const catalogoHandlers: Handlers<typeof catalogoApi> = {}
