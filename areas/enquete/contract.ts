/** Surveys of a class (product.md H-23): the calls. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const enqueteApi = defineApi({})
