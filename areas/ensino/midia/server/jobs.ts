/** The work of this area: processing, and letting go of what nobody goes on with or uses. */
import type { Job, Tasks } from '../../../../core/server/jobs.ts'
import { UNUSED_DAYS, UPLOAD_HOURS } from '../rules.ts'
import { midiaTexts } from '../texts.ts'
import { removeMidias } from './public.ts'
import * as queries from './queries.ts'
import { type Needs, processTasks } from './write-process.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const AT_ONCE = 200

const LIMPAR = 'midia.limpar'

const ago = (ms: number): Date => new Date(Date.now() - ms)

/** Repeats are harmless. */
async function limpar({ tenantId, database }: Job<object>): Promise<void> {
  await database.asTenant(tenantId, async (tx) => {
    for (const id of await queries.listStuck(tx, ago(DAY_MS), AT_ONCE))
      await queries.updateMidia(tx, id, { estado: 'recusada', motivo: JSON.stringify(midiaTexts.incompleto) })
    const abandoned = await queries.listAbandoned(tx, ago(UPLOAD_HOURS * HOUR_MS), AT_ONCE)
    const unused = await queries.listUnused(tx, ago(UNUSED_DAYS * DAY_MS), AT_ONCE)
    await removeMidias(tx, [...abandoned, ...unused])
  })
}

export const midiaTasks = (needs: Needs): Tasks => ({
  ...processTasks(needs),
  [LIMPAR]: limpar,
})

export const midiaHourly = [LIMPAR] as const
