/** What is told the day before: once for each moment that a thing is planned for, anew where it moves, never where it is gone. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { Job, Task } from '../../../../core/server/jobs.ts'
import { VESPERA_MS } from '../rules.ts'
import { sweep } from './announce-sweep.ts'

/** A moment comes within a day, and nobody was told of it: `at` is its column, `told` that of the moment last told of. */
export const isVespera = (at: RawBuilder<unknown>, told: RawBuilder<unknown>, now: Date) =>
  sql<boolean>`(${told} is distinct from ${at} and ${at} > ${now}
    and ${at} <= ${new Date(now.getTime() + VESPERA_MS)})`

export interface Marcada {
  /** The moment that is told of. */
  quando: Date
  created_at: Date
}

export interface Vespera<Row extends Marcada> {
  /** Names the kind: with the thing and its moment it names the telling, so that nobody is told twice. */
  chave: string
  /** It begins then: people were told when it was made, and who was less than a day before knows. */
  comeca: boolean
  /** What is due (`isVespera`), the next first. */
  due(tx: Tx, now: Date, limit: number): Promise<readonly number[]>
  /** Notes that people are told of this moment; undefined: somebody did meanwhile, or it is gone. */
  mark(tx: Tx, id: number, now: Date): Promise<Row | undefined>
  tell(tx: Tx, row: Row & { id: number }, telling: { chave: string; now: Date }): Promise<void>
}

const known = ({ quando, created_at }: Marcada): boolean =>
  quando.getTime() - created_at.getTime() < VESPERA_MS

/** The task that tells of these, run every hour. */
export const vesperaTask = <Row extends Marcada>(vesperas: readonly Vespera<Row>[]): Task<never> =>
  (async (job: Job<unknown>) => {
    for (const { chave, comeca, due, mark, tell } of vesperas)
      await sweep(job, {
        due,
        async tell(tx, id, now) {
          const row = await mark(tx, id, now)
          if (!row || (comeca && known(row))) return
          await tell(tx, { ...row, id }, { chave: `${chave}:${id}:${row.quando.getTime()}`, now })
        },
      })
  }) as Task<never>
