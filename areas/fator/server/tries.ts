/** Wrong codes and passwords in a session: counted like failed sign-ins, with the same growing delay (D4). */
import { sql } from 'kysely'
import type { Tx } from '../../../core/server/database.ts'
import { type Failure, failure } from '../../../core/server/failure.ts'
import { FORGET_MS, waitSeconds } from '../../sessao/rules.ts'

const keyOf = (usuarioId: number): string => `prova ${usuarioId}`

/** The refusal of whoever must still wait; undefined when they need not. */
export async function tooSoon(tx: Tx, usuarioId: number, now: Date): Promise<Failure | undefined> {
  const row = await tx
    .selectFrom('tentativa_login')
    .select(['falhas', 'ultima_em'])
    .where('chave', '=', keyOf(usuarioId))
    .executeTakeFirst()
  const seconds = row ? waitSeconds(row.falhas, row.ultima_em, now) : 0
  if (seconds === 0) return undefined
  return failure(
    429,
    'aguarde',
    {
      pt: `Foram muitas tentativas. Espere ${seconds} s e tente de novo.`,
      en: `Too many attempts. Wait ${seconds} s and try again.`,
    },
    { headers: { 'retry-after': String(seconds) } },
  )
}

/** The count starts again after 15 quiet minutes. */
export const countWrong = (tx: Tx, usuarioId: number, now: Date) =>
  tx
    .insertInto('tentativa_login')
    .values({ chave: keyOf(usuarioId), falhas: 1, ultima_em: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'chave']).doUpdateSet({
        falhas: sql`case when tentativa_login.ultima_em < ${new Date(now.getTime() - FORGET_MS)}
          then 1 else tentativa_login.falhas + 1 end`,
        ultima_em: now,
      }),
    )
    .execute()

export const forgetWrong = (tx: Tx, usuarioId: number) =>
  tx.deleteFrom('tentativa_login').where('chave', '=', keyOf(usuarioId)).execute()
