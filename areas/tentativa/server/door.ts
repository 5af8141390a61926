/** The doors of lessons that are open to all: guessing codes is slowed, and one address asks only so often (reliability D4). */
import type { PublicContext, Services } from '../../../core/server/context.ts'
import { failure } from '../../../core/server/failure.ts'
import { countFailure, waitTurn } from '../../sessao/server/public.ts'
import { tentativaTexts as texts } from '../texts.ts'

/** Wrong codes of one address before anybody waits: a class mistypes together. */
const FREE_FROM_ADDRESS = 40
/** Calls of one address in a minute: a school of many classes is behind one (D4). */
const MOST_A_MINUTE = 600
const MINUTE = 60_000

const countsOf = ({ caller }: PublicContext) => [
  { chave: `atividade em ${caller.ip}`, free: FREE_FROM_ADDRESS },
]

/** What each process has let in during this minute. */
const doors = new WeakMap<Services, { since: number; calls: Map<string, number> }>()

function countCall({ services, caller, now }: PublicContext): void {
  const at = now.getTime()
  let door = doors.get(services)
  if (!door || at - door.since >= MINUTE) {
    door = { since: at, calls: new Map() }
    doors.set(services, door)
  }
  const calls = (door.calls.get(caller.ip) ?? 0) + 1
  door.calls.set(caller.ip, calls)
  if (calls <= MOST_A_MINUTE) return
  const seconds = Math.max(1, Math.ceil((door.since + MINUTE - at) / 1_000))
  throw failure(429, 'muitos_pedidos', texts.muitosPedidos, { headers: { 'retry-after': String(seconds) } })
}

/** Stops with 429 an address that asks without end, or while the delay after its wrong codes lasts. */
export async function waitAtDoor(context: PublicContext): Promise<void> {
  countCall(context)
  await waitTurn(context.tx, countsOf(context), context.now)
}

/** The refusal of a wrong code undoes its transaction; what counts it stays. */
export function countWrong(context: PublicContext): void {
  const { services, brand, now } = context
  context.afterRollback(() =>
    services.database.asTenant(brand.ownerId, (tx) => countFailure(tx, countsOf(context), now)),
  )
}
