/** A piece of statements: the roles of people that hold now. */
import { type RawBuilder, sql } from 'kysely'

/** To stand after `from` or `join`. */
export const vigentes = (v = 'v'): RawBuilder<unknown> =>
  sql`(select * from vinculo where inicio <= now() and (fim is null or fim > now())) ${sql.ref(v)}`
