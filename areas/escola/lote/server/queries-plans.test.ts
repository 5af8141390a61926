/** What the database is told to expect holds for the question it is told about, in calls that only read too. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { askMany } from './queries-plans.ts'

describe('a question about all rows of a batch', () => {
  it.each([{ reads: true }, { reads: false }])('is asked as one about many: %j', async (options) => {
    const { database } = await testApp()
    const { id } = await testTenant()
    const rows = await database.asTenant(
      id,
      async (tx) => {
        // A turn before it, as a handler takes to find the batch.
        await sql`select 1`.execute(tx)
        return askMany(tx, sql<{ como: string }>`select current_setting('enable_nestloop') as como`)
      },
      options,
    )
    expect(rows).toEqual([{ como: 'off' }])
  })
})
