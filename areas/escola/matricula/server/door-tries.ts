/** Guessing class codes is slowed: wrong ones are counted on the person and on the address (reliability D4). */
import { networkOf } from '../../../../core/server/address.ts'
import type { PublicContext } from '../../../../core/server/context.ts'
import { countFailure, waitTurn } from '../../../acesso/sessao/server/public.ts'

/** A whole class behind one address mistypes before anybody waits. */
const FREE_FROM_ADDRESS = 40

const countsOf = ({ actor, caller }: PublicContext) => [
  { chave: `porta em ${networkOf(caller.ip)}`, free: FREE_FROM_ADDRESS },
  ...(actor ? [{ chave: `porta ${actor.id}` }] : []),
]

/** Stops with 429 while the delay after wrong codes lasts. */
export const waitAtDoor = (context: PublicContext) => waitTurn(context.tx, countsOf(context), context.now)

/** The refusal of a wrong code undoes its transaction; what counts it stays. */
export function countWrong(context: PublicContext): void {
  const { services, brand, now } = context
  const counts = countsOf(context)
  context.afterRollback(async () => {
    await services.database.asTenant(brand.ownerId, (tx) => countFailure(tx, counts, now))
  })
}
