/** What no screen can do to the database of the journeys. */
import pg from 'pg'
import { world } from './world.ts'

export async function sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(world().database)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows
  } finally {
    await client.end()
  }
}
