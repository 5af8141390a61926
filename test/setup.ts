/** Before the database tests: a PostgreSQL, one migrated database in it, its address provided to every test. */
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateJobs, openJobPool } from '../core/server/jobs.ts'
import { root } from '../core/server/paths.ts'
import { createDatabase, startTestPostgres } from '../core/testing/postgres.ts'
import { migrate } from '../database/migrate.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  const connection = await createDatabase(postgres)
  await migrate(connection, { directory: path.join(root, 'database', 'migrations'), log: () => {} })
  const pool = openJobPool(connection, 1)
  await migrateJobs(pool)
  await pool.end()
  project.provide('connection', connection)
  return () => postgres.stop()
}
