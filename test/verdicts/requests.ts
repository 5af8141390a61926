/** A request of each call, made as the table of verdicts makes it: it names things of the world, of the kinds that the call is about. */
import { servedCalls } from '../../apps/server/areas.ts'
import type { CallInput } from '../../core/contract/request.ts'
import type { ServedCall } from '../../core/server/serve.ts'
import { expected, table } from './table.ts'
import { PRINCIPALS, type Principal, type World } from './world.ts'

export const nameOf = ({ name, endpoint }: ServedCall): string => `${endpoint.area}.${name}`

/** Each is tried with people made for it: the one before ended a session, or left the last administrator alone. */
export const ALONE = ['sessao.signOut', 'conta.requestRemoval']

/** Whom a call lets in, who may do most first. */
export const letInBy = (call: ServedCall): Principal[] =>
  PRINCIPALS.filter(
    (principal) => expected(nameOf(call), call.endpoint.access, principal) === 'ok',
  ).toReversed()

/** The files that go with a request of the call. */
export const filesOf = (call: ServedCall) => ({ files: table[nameOf(call)]?.files ?? [] })

/** A valid request of each call, as the first whom it lets in asks it. */
export async function requestsOf(world: World): Promise<(call: ServedCall) => CallInput> {
  const { tenant } = world
  const made = new Map<ServedCall, CallInput>()
  const reads = ({ endpoint }: ServedCall) => endpoint.method === 'GET' || endpoint.reads === true
  // Readings last: what they name is not replaced by what another request is furnished with.
  for (const call of [...servedCalls.filter((one) => !reads(one)), ...servedCalls.filter(reads)]) {
    made.set(call, (await table[nameOf(call)]?.input?.(world, letInBy(call)[0] ?? 'aluno')) ?? {})
    // A request to open a class again is furnished with one that is closed: the others want it open.
    await tenant.sql(`update turma set status = 'ativa' where tenant_id = $1 and id in ($2, $3)`, [
      tenant.id,
      tenant.turma,
      tenant.outraTurma,
    ])
  }
  return (call) => made.get(call) ?? {}
}
