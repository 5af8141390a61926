/** What the home is made of. */
import type { Returned } from '../../../../core/contract/endpoint.ts'
import type { turmaApi } from '../../../escola/turma/contract.ts'

export type Home = Returned<typeof turmaApi.home>
