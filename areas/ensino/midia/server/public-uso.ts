/** Which files of lessons a place shows, for statements that change many places at once. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, jsonRows } from '../../../../core/server/sql.ts'
import type { Lugar } from './queries.ts'

/** Takes the files of places that go away with all they show; what they held may go with the sweep. */
export const deleteUsos = (tx: Tx, onde: Lugar['onde'], ids: readonly number[]) =>
  tx
    .deleteFrom('midia_uso')
    .where('onde', '=', onde)
    .where('onde_id', '=', sql<number>`any(${bigints(ids)})`)
    .execute()

/** Says of new places which files they show. Files that are not there are passed over. */
export const addUsos = (tx: Tx, onde: Lugar['onde'], usos: readonly { lugar: number; midia: number }[]) =>
  sql`insert into midia_uso (midia_id, onde, onde_id)
    select m.id, ${onde}, x.lugar from jsonb_to_recordset(${jsonRows(usos)})
      as x (lugar bigint, midia bigint) join midia m on m.id = x.midia
    on conflict do nothing`.execute(tx)

/** Parts of a `with` after one named `gone (id)`: the files that those places alone showed may go. */
export const letUsosGo = (onde: Lugar['onde']): RawBuilder<unknown> => sql`
  loose as (
    delete from midia_uso u using gone where u.onde = ${onde} and u.onde_id = gone.id returning u.midia_id),
  free as (update midia m set livre_em = now() from loose where m.id = loose.midia_id)`
