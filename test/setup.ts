/** Before the database tests: a PostgreSQL, one migrated database in it, its address and a folder provided to every test. */
import { randomInt } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { moveClockOf, untilEvening } from '../core/testing/clock.ts'
import { spreadIds } from '../core/testing/ids.ts'
import { startTestPostgres } from '../core/testing/postgres.ts'
import { claimsFile } from './rows/claims.ts'
import { migratedDatabase } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the processes that test keep their temporary folders. */
    lugar: string
    /** The file of what the raw SQL says that it answers with. */
    linhas: string
    /** How far the suite's clock is from the machine's, in ms. */
    passo: number
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const starting = startTestPostgres()
  project.provide('linhas', claimsFile())
  const postgres = await starting
  const connection = await migratedDatabase(postgres)
  await spreadIds(connection)
  const passo = untilEvening()
  await moveClockOf(connection, passo)
  project.provide('passo', passo)
  project.provide('connection', connection)
  const semente = process.env.TEST_SEED ?? String(randomInt(2 ** 32))
  project.provide('semente', semente)
  if (process.env.TEST_TUDO !== '1') console.log(`\nTEST_SEED=${semente}`)
  const lugar = mkdtempSync(path.join(tmpdir(), 'turmalina-lugar-'))
  chmodSync(lugar, 0o755)
  project.provide('lugar', lugar)
  return async () => {
    await postgres.stop()
    rmSync(lugar, { recursive: true, force: true, maxRetries: 3 })
  }
}
