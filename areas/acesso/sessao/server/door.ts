/** A door that is open to all: guessing codes at it is slowed, and one address asks only so often (reliability D4). */
import { networkOf } from '../../../../core/server/address.ts'
import type { PublicContext, Services } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import { countFailure, waitTurn } from './door-limits.ts'

/** Wrong codes of one address before anybody waits: a class mistypes together. */
const FREE_FROM_ADDRESS = 40
/** Calls of one address in a minute: a school of many classes is behind one (D4). */
const MOST_A_MINUTE = 600
const MINUTE = 60_000

const tooMany = (seconds: number) =>
  failure(
    429,
    'muitos_pedidos',
    {
      pt: 'Muitos pedidos deste endereço de uma vez. Espere um minuto e tente de novo.',
      en: 'Too many requests from this address at once. Wait a minute and try again.',
    },
    { headers: { 'retry-after': String(seconds) } },
  )

export interface PublicDoor {
  /** Stops with 429 an address that asks without end, or while the delay after its wrong codes lasts. */
  wait(context: PublicContext): Promise<void>
  /** The refusal of a wrong code undoes its transaction; what counts it stays. */
  countWrong(context: PublicContext): void
}

/** A door of its own counts. `name`: under which wrong codes are kept, with the address that sent them. */
export function publicDoor(name: string): PublicDoor {
  /** What each process has let in during this minute. */
  const doors = new WeakMap<Services, { since: number; calls: Map<string, number> }>()
  const countsOf = ({ caller }: PublicContext) => [
    { chave: `${name} em ${networkOf(caller.ip)}`, free: FREE_FROM_ADDRESS },
  ]

  function countCall({ services, caller, now }: PublicContext): void {
    const at = now.getTime()
    let door = doors.get(services)
    if (!door || at - door.since >= MINUTE) {
      door = { since: at, calls: new Map() }
      doors.set(services, door)
    }
    const network = networkOf(caller.ip)
    const calls = (door.calls.get(network) ?? 0) + 1
    door.calls.set(network, calls)
    if (calls > MOST_A_MINUTE) throw tooMany(Math.max(1, Math.ceil((door.since + MINUTE - at) / 1_000)))
  }

  return {
    async wait(context) {
      countCall(context)
      await waitTurn(context.tx, countsOf(context), context.now)
    },
    countWrong(context) {
      const { services, brand, now } = context
      context.afterRollback(async () => {
        await services.database.asTenant(brand.ownerId, (tx) => countFailure(tx, countsOf(context), now))
      })
    },
  }
}
