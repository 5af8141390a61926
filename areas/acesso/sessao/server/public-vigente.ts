/** Pieces of statements: the roles of people that hold now, those that have not ended, those that have. */
import { type RawBuilder, sql } from 'kysely'

/** To stand after `from` or `join`. */
export const vigentes = (v = 'v'): RawBuilder<unknown> =>
  sql`(select * from vinculo where inicio <= now() and (fim is null or fim > now())) ${sql.ref(v)}`

/** Roles that have not ended; one that has yet to begin counts. To stand after `from` or `join`. */
export const naoEncerrados = (v = 'v'): RawBuilder<unknown> =>
  sql`(select * from vinculo where fim is null or fim > now()) ${sql.ref(v)}`

/** Roles that have ended, to stand after `from` or `join`. */
export const encerrados = (v = 'v'): RawBuilder<unknown> =>
  sql`(select * from vinculo where fim <= now()) ${sql.ref(v)}`
