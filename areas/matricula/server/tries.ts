/** Guessing class codes is slowed: wrong ones are counted on the person and on the address (reliability D4). */
import { sql } from 'kysely'
import type { PublicContext } from '../../../core/server/context.ts'
import type { Tx } from '../../../core/server/database.ts'
import { failure } from '../../../core/server/failure.ts'
import { FORGET_MS, waitSeconds } from '../../sessao/rules.ts'

/** A whole class behind one address mistypes before anybody waits. */
const FREE_FROM_ADDRESS = 40

type Trying = Pick<PublicContext, 'tx' | 'actor' | 'brand' | 'caller' | 'now' | 'services' | 'afterRollback'>

const keysOf = ({ actor, caller }: Pick<Trying, 'actor' | 'caller'>): string[] => [
  `porta em ${caller.ip}`,
  ...(actor ? [`porta ${actor.id}`] : []),
]

/** Stops with 429 while the delay after wrong codes lasts. */
export async function waitTurn(context: Trying): Promise<void> {
  const rows = await context.tx
    .selectFrom('tentativa_login')
    .select(['chave', 'falhas', 'ultima_em'])
    .where('chave', 'in', keysOf(context))
    .execute()
  const waits = rows.map(({ chave, falhas, ultima_em }) => {
    const free = chave.startsWith('porta em ') ? FREE_FROM_ADDRESS : 0
    return waitSeconds(Math.max(0, falhas - free), ultima_em, context.now)
  })
  const seconds = Math.max(0, ...waits)
  if (seconds > 0)
    throw failure(
      429,
      'aguarde',
      {
        pt: `Foram muitos códigos errados. Espere ${seconds} s e tente de novo.`,
        en: `Too many wrong codes. Wait ${seconds} s and try again.`,
      },
      { headers: { 'retry-after': String(seconds) } },
    )
}

const count = (tx: Tx, chaves: readonly string[], now: Date) =>
  tx
    .insertInto('tentativa_login')
    .values([...chaves].sort().map((chave) => ({ chave, falhas: 1, ultima_em: now })))
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'chave']).doUpdateSet({
        falhas: sql`case when tentativa_login.ultima_em < ${new Date(now.getTime() - FORGET_MS)}
          then 1 else tentativa_login.falhas + 1 end`,
        ultima_em: now,
      }),
    )
    .execute()

/** The refusal of a wrong code undoes its transaction; what counts it stays. */
export function countWrong(context: Trying): void {
  const { services, brand, now } = context
  const chaves = keysOf(context)
  context.afterRollback(async () => {
    await services.database.asTenant(brand.ownerId, (tx) => count(tx, chaves, now))
  })
}
