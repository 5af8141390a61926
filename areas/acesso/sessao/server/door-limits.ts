/** How often somebody may try: counted on what each key names, whoever is behind (reliability D4). */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { failure } from '../../../../core/server/failure.ts'
import { FORGET_MS, type Measure, measureWait, waitSeconds } from '../rules.ts'

/** A count: with a growing delay, or with a measure that holds whoever asks. */
export interface Count {
  chave: string
  /** How many go without a delay, beyond the usual four. */
  free?: number
  measure?: Measure
}

const inWords = (seconds: number): string =>
  seconds > 120 ? `${Math.ceil(seconds / 60)} min` : `${seconds} s`

/** 429, with the seconds still to wait. */
export const tooSoon = (seconds: number) =>
  failure(
    429,
    'aguarde',
    {
      pt: `Foram muitas tentativas. Espere ${inWords(seconds)} e tente de novo.`,
      en: `Too many attempts. Wait ${inWords(seconds)} and try again.`,
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

const waitOf = ({ falhas, ultima_em }: Row, { free = 0, measure }: Count, now: Date): number =>
  measure ? measureWait(measure, ultima_em, now) : waitSeconds(Math.max(0, falhas - free), ultima_em, now)

const longestWait = (rows: readonly Row[], counts: readonly Count[], now: Date): number =>
  Math.max(
    0,
    ...rows.flatMap((row) => {
      const count = counts.find(({ chave }) => chave === row.chave)
      return count ? [waitOf(row, count, now)] : []
    }),
  )

/** Seconds still to wait; 0: the turn has come. Counts nothing. */
export const findWait = async (tx: Tx, counts: readonly Count[], now: Date): Promise<number> =>
  longestWait(await readRows(tx, counts).execute(), counts, now)

/** Stops with 429 while the delay after earlier attempts lasts; counts nothing. */
export async function waitTurn(tx: Tx, counts: readonly Count[], now: Date): Promise<void> {
  const wait = await findWait(tx, counts, now)
  if (wait > 0) throw tooSoon(wait)
}

const putRows = (tx: Tx, counts: readonly Count[], now: Date) =>
  tx
    .insertInto('tentativa_login')
    .values(chavesOf(counts).map((chave) => ({ chave, falhas: 0, ultima_em: now })))
    .onConflict((conflict) => conflict.columns(['tenant_id', 'chave']).doNothing())
    .execute()

/** Returns the counts, in the order of the keys given. */
async function countEach(tx: Tx, counts: readonly Count[], now: Date): Promise<number[]> {
  const rows = []
  // One key or two: a measure is kept otherwise than a delay.
  for (const { chave, measure } of counts)
    rows.push(
      await tx
        .updateTable('tentativa_login')
        .set({
          falhas: sql`case when ultima_em < ${new Date(now.getTime() - FORGET_MS)} then 1 else falhas + 1 end`,
          ultima_em: measure
            ? sql`greatest(ultima_em, ${now}) + ${measure.everyS} * interval '1 second'`
            : now,
        })
        .where('chave', '=', chave)
        .returning('falhas')
        .executeTakeFirstOrThrow(),
    )
  return rows.map(({ falhas }) => falhas)
}

/**
 * Counts one attempt on each key, if the turn has come; else nothing, and the seconds still to wait. Attempts at once
 * wait for each other, so that a burst gains nothing.
 */
export async function takeTurn(
  tx: Tx,
  counts: readonly Count[],
  now: Date,
): Promise<{ wait: number; falhas: number }> {
  await putRows(tx, counts, now)
  const wait = longestWait(await readRows(tx, counts).forUpdate().execute(), counts, now)
  return { wait, falhas: wait > 0 ? 0 : Math.max(...(await countEach(tx, counts, now))) }
}

/** Counts one attempt on each key, or stops with 429 while the delay after earlier ones lasts. */
export async function countAttempt(tx: Tx, counts: readonly Count[], now: Date): Promise<void> {
  const { wait } = await takeTurn(tx, counts, now)
  if (wait > 0) throw tooSoon(wait)
}

/** Counts one failure on each key, whatever the delay: what follows a `waitTurn`. Returns the counts. */
export async function countFailure(tx: Tx, counts: readonly Count[], now: Date): Promise<number[]> {
  await putRows(tx, counts, now)
  await readRows(tx, counts).forUpdate().execute()
  return countEach(tx, counts, now)
}

/** Gives back one of a measure: what was taken was no guess. */
export const giveBack = (tx: Tx, { chave, measure }: Count) =>
  tx
    .updateTable('tentativa_login')
    .set({
      falhas: sql`greatest(falhas - 1, 0)`,
      ultima_em: sql`ultima_em - ${measure?.everyS ?? 0} * interval '1 second'`,
    })
    .where('chave', '=', chave)
    .execute()

export const forgetAttempts = (tx: Tx, chaves: readonly string[]) =>
  tx
    .deleteFrom('tentativa_login')
    .where('chave', 'in', [...chaves])
    .execute()
