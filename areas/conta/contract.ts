/** A person's own account: sign-up, forgotten password, e-mail, leaving. */
import { defineApi } from '../../core/contract/endpoint.ts'

export const contaApi = defineApi({})
