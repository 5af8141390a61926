/** Calls of the catalogue: disciplines, school years, tags and the matrix of skills. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const catalogoApi = defineApi({})
