/** Long work that a screen follows: state, progress, result. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const trabalhoApi = defineApi({})
