/** People in bulk (product.md H-22). */
import { defineApi } from '../../core/contract/endpoint.ts'

export const loteApi = defineApi({})
