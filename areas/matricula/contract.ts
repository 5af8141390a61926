/** Enrolments: their states, the door of a class, transfers (product.md H-03): the calls. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const matriculaApi = defineApi({})
