/** The engine of imports: what a file brought is recorded, or taken back, by one job in one transaction: all of it or nothing. */
import { codeOf } from '../../../../core/contract/narrow.ts'
import type { Actor, Asker } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import type { Job } from '../../../../core/server/jobs.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import { senderOf, visitorOf } from '../../sessao/server/public.ts'
import { Cancelled, type Followed, giveUp, keepOn, unlessCancelled } from './public.ts'

/** A row that stands for what one file brought. */
type Brought = Asker & { trabalho_id: number | null }

export interface Kind<Row extends Brought, P extends Followed> {
  /** One of a tenant at a time: two that name the same things would meet in the middle. */
  name: string
  idOf(payload: P): number
  find(tx: Tx, id: number, options?: { lock?: true }): Promise<Row | undefined>
  stepOf(row: Row): string
}

export interface Held<Row> {
  tx: Tx
  row: Row
  /** Whoever sent it, as they are now. */
  actor: Actor
  /** Run once all of it stands: what is told in another tenant. */
  afterwards: (run: () => Promise<void>) => void
}

/** Ends the work with a sentence, after its transaction was undone. */
export class Refused extends Error {}

const UNIQUE_VIOLATION = '23505'

export interface Engine<Row extends Brought, P extends Followed> {
  /** Whoever sent it: of this tenant as the transaction finds them, a visitor as they were just before it. */
  senderIn(job: Job<P>): Promise<(tx: Tx, row: Row) => Promise<Actor | undefined>>
  /**
   * Runs `work` in one transaction that holds the import. An older job of one that has moved on does nothing; a sentence
   * (`Refused`), or rows that others wrote at the same time (`conflito`), end it with nothing written.
   */
  holding(
    job: Job<P>,
    step: string,
    conflito: string,
    work: (held: Held<Row>) => Promise<void>,
  ): Promise<void>
  /** After a refusal: what was wrong only when it was to be recorded is looked at where it can be corrected. */
  again(
    job: Job<P>,
    step: string,
    work: (held: Omit<Held<Row>, 'afterwards'>) => Promise<void>,
  ): Promise<void>
}

export function engineOf<Row extends Brought, P extends Followed>({
  name,
  idOf,
  find,
  stepOf,
}: Kind<Row, P>): Engine<Row, P> {
  const isOf = (row: Row | undefined, { payload }: Job<P>, step: string): row is Row =>
    row?.trabalho_id === payload.trabalho_id && stepOf(row) === step

  async function senderIn({ tenantId, database, payload }: Job<P>) {
    const sent = await database.asTenant(tenantId, (tx) => find(tx, idOf(payload)))
    const visitor = sent && (await visitorOf(database, sent))
    return async (tx: Tx, { usuario_id }: Row) =>
      usuario_id === null ? visitor : senderOf(tx, usuario_id, tenantId)
  }

  return {
    senderIn,

    async holding(job, step, conflito, work) {
      const { tenantId, database, payload } = job
      const sender = await senderIn(job)
      let after = async () => {}
      const afterwards = (run: () => Promise<void>) => {
        after = run
      }
      const attempt = () =>
        database.asTenant(tenantId, async (tx) => {
          await keepOn(tx, payload)
          await oneAtATime(tx, `importar ${name}`, tenantId)
          const row = await find(tx, idOf(payload), { lock: true })
          const actor = isOf(row, job, step) ? await sender(tx, row) : undefined
          if (!row || !actor) throw new Cancelled()
          await work({ tx, row, actor, afterwards })
        })
      try {
        await unlessCancelled(async () => {
          await attempt()
          await after()
        })
      } catch (error) {
        if (error instanceof Refused) await giveUp(job, error.message)
        else if (codeOf(error) === UNIQUE_VIOLATION) await giveUp(job, conflito)
        else throw error
      }
    },

    async again(job, step, work) {
      const sender = await senderIn(job)
      await job.database.asTenant(job.tenantId, async (tx) => {
        const row = await find(tx, idOf(job.payload), { lock: true })
        const actor = isOf(row, job, step) ? await sender(tx, row) : undefined
        if (row && actor) await work({ tx, row, actor })
      })
    },
  }
}
