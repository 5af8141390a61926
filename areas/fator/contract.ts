/** The second factor, fresh proofs, and programs that sign in through the browser. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const fatorApi = defineApi({})
