/** Ends attempts whose time ran out: what was answered counts; tells of pupils in difficulty. */
import { sure } from '../../../../core/contract/narrow.ts'
import type { Tasks } from '../../../../core/server/jobs.ts'
import { procurarDificuldade } from './announce-dificuldade.ts'
import * as queries from './queries.ts'
import { expire } from './write-begin.ts'
import { lugarOf, PROCURAR_DIFICULDADE } from './write-settle.ts'

const EXPIRAR = 'expirar_tentativas'

/** Run every hour, and at most so many at a time. */
const AT_ONCE = 200

export const tentativaHourly: readonly string[] = [EXPIRAR]

export const tentativaTasks: Tasks = {
  [PROCURAR_DIFICULDADE]: procurarDificuldade,
  async [EXPIRAR]({ tenantId, database }) {
    const late = await database.asTenant(tenantId, (tx) => queries.listPast(tx, AT_ONCE))
    // Each by itself: a pupil who answers meanwhile waits for one attempt, not for all.
    for (const id of late)
      await database.asTenant(tenantId, async (tx) => {
        const found = sure(await queries.findTentativa(tx, id))
        await queries.lockLugar(tx, lugarOf(found))
        const row = sure(await queries.findTentativa(tx, id))
        if (row.estado === 'iniciada') await expire(tx, row)
      })
  },
}
