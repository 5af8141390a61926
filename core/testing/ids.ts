/**
 * Ids that tell of which table they are: each table counts from a million of its own. In a small world the first pupil and
 * the first class are both number 1, and a statement that takes one for the other finds something; here it finds nothing.
 */
import pg from 'pg'

const FIRST_ID = 1_000_000_000
const IDS_EACH = 1_000_000

/** The tables whose rows are numbered, in the order of their ids. */
const NUMBERED = `
  select relname as name, attname as key, row_number() over (order by relname)::int as n
  from pg_attribute join pg_class c on c.oid = attrelid
  where attidentity <> '' and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`

/** Spreads the ids of a database. */
export async function spreadIds(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(
      `select setval(pg_get_serial_sequence(quote_ident(name), key), ${FIRST_ID} + n * ${IDS_EACH}) from (${NUMBERED}) t`,
    )
  } finally {
    await client.end()
  }
}
