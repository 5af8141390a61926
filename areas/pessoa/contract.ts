/** Administration of people: finding, making, changing, their roles. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const pessoaApi = defineApi({})
