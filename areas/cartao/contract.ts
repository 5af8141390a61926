/** Cards and picture passwords of pupils without e-mail. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const cartaoApi = defineApi({})
