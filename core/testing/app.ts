/** The application of a test process: the real one, over the test database, built once. */
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { inject } from 'vitest'
import { buildApp } from '../../apps/server/app.ts'
import { openRegister } from '../../areas/tenant/server/register.ts'
import { readConfig } from '../server/config.ts'
import { type Database, openDatabase } from '../server/database.ts'
import { openEventHub } from '../server/events.ts'
import { diskStore } from '../server/files/store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    connection: pg.ClientConfig
  }
}

export interface TestApp {
  app: FastifyInstance
  database: Database
  /** The owner's connection: past every wall, for preparing and for looking. */
  connection: pg.ClientConfig
}

let built: Promise<TestApp> | undefined

async function build(): Promise<TestApp> {
  const connection = inject('connection')
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'turmalina-test-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent', DEMO: 'off' })
  const database = openDatabase({ ...connection, max: 5 })
  const events = openEventHub(connection)
  const register = openRegister(database, events)
  const app = await buildApp({
    services: { config, database, register, events, store: diskStore(path.join(dataDir, 'arquivos')) },
    webFolder: path.join(dataDir, 'web'),
    rateLimited: false,
    version: 'test',
    migrated: async () => true,
    workerAlive: () => true,
  })
  await app.ready()
  return { app, database, connection }
}

/** The application of this test process. */
export const testApp = (): Promise<TestApp> => {
  built ??= build()
  return built
}
