/** How often somebody may try: counted on the account named and on the address, whoever is behind (reliability D4). */
import { sql } from 'kysely'
import type { Tx } from '../../../core/server/database.ts'
import { failure } from '../../../core/server/failure.ts'
import { FORGET_MS, waitSeconds } from '../rules.ts'

/** `free`: how many go without a delay, beyond the usual four. */
export interface Count {
  chave: string
  free?: number
}

/** 429, with the seconds still to wait. */
export const tooSoon = (seconds: number) =>
  failure(
    429,
    'aguarde',
    {
      pt: `Foram muitas tentativas. Espere ${seconds} s e tente de novo.`,
      en: `Too many attempts. Wait ${seconds} s and try again.`,
    },
    { headers: { 'retry-after': String(seconds) } },
  )

const chavesOf = (counts: readonly Count[]): string[] => counts.map(({ chave }) => chave).sort()

const readRows = (tx: Tx, counts: readonly Count[]) =>
  tx
    .selectFrom('tentativa_login')
    .select(['chave', 'falhas', 'ultima_em'])
    .where('chave', 'in', chavesOf(counts))
    .orderBy('chave')

type Row = Awaited<ReturnType<ReturnType<typeof readRows>['execute']>>[number]

function refuseTooSoon(rows: readonly Row[], counts: readonly Count[], now: Date): void {
  const waits = rows.map(({ chave, falhas, ultima_em }) => {
    const free = counts.find((count) => count.chave === chave)?.free ?? 0
    return waitSeconds(Math.max(0, falhas - free), ultima_em, now)
  })
  const longest = Math.max(0, ...waits)
  if (longest > 0) throw tooSoon(longest)
}

/** Stops with 429 while the delay after earlier attempts lasts; counts nothing. */
export async function waitTurn(tx: Tx, counts: readonly Count[], now: Date): Promise<void> {
  refuseTooSoon(await readRows(tx, counts).execute(), counts, now)
}

const putRows = (tx: Tx, counts: readonly Count[], now: Date) =>
  tx
    .insertInto('tentativa_login')
    .values(chavesOf(counts).map((chave) => ({ chave, falhas: 0, ultima_em: now })))
    .onConflict((conflict) => conflict.columns(['tenant_id', 'chave']).doNothing())
    .execute()

const countOne = (tx: Tx, counts: readonly Count[], now: Date) =>
  tx
    .updateTable('tentativa_login')
    .set({
      falhas: sql`case when ultima_em < ${new Date(now.getTime() - FORGET_MS)} then 1 else falhas + 1 end`,
      ultima_em: now,
    })
    .where('chave', 'in', chavesOf(counts))
    .execute()

/**
 * Counts one attempt on each key, or stops with 429 while the delay after earlier ones lasts. Attempts at once wait for
 * each other, so that a burst gains nothing.
 */
export async function countAttempt(tx: Tx, counts: readonly Count[], now: Date): Promise<void> {
  await putRows(tx, counts, now)
  refuseTooSoon(await readRows(tx, counts).forUpdate().execute(), counts, now)
  await countOne(tx, counts, now)
}

/** Counts one failure on each key, whatever the delay: what follows a `waitTurn`. */
export async function countFailure(tx: Tx, counts: readonly Count[], now: Date): Promise<void> {
  await putRows(tx, counts, now)
  await readRows(tx, counts).forUpdate().execute()
  await countOne(tx, counts, now)
}

export const forgetAttempts = (tx: Tx, chaves: readonly string[]) =>
  tx
    .deleteFrom('tentativa_login')
    .where('chave', 'in', [...chaves])
    .execute()
