/** In the embedded database too a plain user owns everything, as on any server: what holds here holds there. */
import pg from 'pg'
import { COPY, handOver, makeRole, TAKEN } from '../owner.ts'
import { DATABASE, SUPERUSER, USER } from './cluster.ts'
import type { EmbeddedConnection } from './launcher.ts'

const SETTLED = `
select d.datdba = r.oid and r.oid is not null as settled
from pg_database d left join pg_roles r on r.rolname = '${USER}' where datname = '${DATABASE}'`

/** Written last: a folder whose database has this owner was handed over whole. */
const OWN = `alter database ${DATABASE} owner to ${USER}`

/**
 * Makes the owner where there is none yet: in a new folder, and in one of a time when the superuser of initdb owned
 * everything. One transaction: a kill leaves it as it was.
 */
export async function settleOwner(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client({ ...connection, user: SUPERUSER })
  client.on('error', () => {})
  await client.connect()
  try {
    if ((await client.query<{ settled: boolean }>(SETTLED)).rows[0]?.settled) return
    const steps = [
      makeRole(USER, 'login'),
      ...[...TAKEN, COPY].map((role) => makeRole(role, 'nologin')),
      `grant ${TAKEN.join(', ')} to ${USER}`,
      handOver(USER),
      OWN,
    ]
    await client.query('begin')
    for (const step of steps) await client.query(step)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
