/** Networks and schools: the tree from client to pupil, and choosing in it: the calls. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const redeApi = defineApi({})
