/** Live lessons of a class (product.md H-24): the calls. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const aovivoApi = defineApi({})
