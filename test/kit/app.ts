/** Applications for tests: the real one, over the test database; one is built once and shared. */
import { mkdtempSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { inject } from 'vitest'
import { buildApp } from '../../apps/server/app.ts'
import { declaredEffects } from '../../apps/server/effects.ts'
import { openRegister } from '../../areas/acesso/tenant/server/find-register.ts'
import { type Config, readConfig } from '../../core/server/config.ts'
import { type Database, openDatabase, PATIENT, type Tx } from '../../core/server/database.ts'
import { type Effect, leftIn, wrongIn } from '../../core/server/effects.ts'
import { type EventHub, openEventHub } from '../../core/server/events.ts'
import { diskStore } from '../../core/server/files/store.ts'
import { createMailer } from '../../core/server/mail/mailer.ts'
import { type Witness, watchedBy, witnessOf } from '../rows/witness.ts'

declare module 'vitest' {
  interface ProvidedContext {
    connection: pg.ClientConfig
  }
}

export interface TestApp {
  app: FastifyInstance
  database: Database
  events: EventHub
  /** The owner's connection, for preparing and for looking; `ofTenant` names the tenant whose rows it reaches. */
  connection: pg.ClientConfig
  config: Config
}

export interface TestAppOptions {
  connection?: pg.ClientConfig
  env?: Readonly<Record<string, string>>
  /** Plants routes of the test's own beside the real ones. */
  extend?: (app: FastifyInstance) => void
  /** What planted calls declare that they leave. */
  effects?: Readonly<Record<string, Effect>>
  webFolder?: string
  /** Requests a minute of one person or address; without it, no limit. */
  most?: number
  migrated?: () => Promise<boolean>
  workerAlive?: () => boolean
}

let witness: Witness | undefined

/** What holds the rows of this test process against their types. */
const rows = (): Witness => {
  witness ??= witnessOf(JSON.parse(readFileSync(inject('linhas'), 'utf8')))
  return witness
}

/** One more process, as far as the product can tell: an application with its own pool, register and listener. */
export async function newTestApp(
  options: TestAppOptions = {},
): Promise<TestApp & { close(): Promise<void> }> {
  const connection = options.connection ?? inject('connection')
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'turmalina-test-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    // Every call is there to be tried, those of the demonstration too.
    DEMO: 'on',
    ...options.env,
  })
  // Whoever brings a database of their own looks at what happens when it falls silent.
  const patience = options.connection ? {} : PATIENT
  const database = openDatabase({ ...connection, ...patience, max: 5 }, watchedBy(rows()))
  const events = openEventHub(connection)
  const register = openRegister(database, events)
  const { smtpUrl, mailDir, mailFrom } = config
  const mailer = createMailer({ smtpUrl, mailDir, from: mailFrom })
  const store = diskStore(path.join(dataDir, 'arquivos'))
  const app = await buildApp({
    services: { config, database, register, events, store, mailer },
    webFolder: options.webFolder ?? path.join(dataDir, 'web'),
    most: options.most ?? Number.POSITIVE_INFINITY,
    version: 'test',
    migrated: options.migrated ?? (async () => true),
    workerAlive: options.workerAlive ?? (() => true),
  })
  app.decorate('witness', (call: string, tx: Tx) => {
    const declared = options.effects?.[call] ?? declaredEffects.get(call)
    const wrong = declared ? wrongIn(leftIn(tx), declared) : []
    if (wrong.length > 0) {
      console.error(call, wrong)
      throw new Error(`${call} leaves what it does not declare, or less: ${wrong.join('; ')}`)
    }
  })
  options.extend?.(app)
  await app.ready()
  return {
    app,
    database,
    events,
    connection,
    config,
    async close() {
      await app.close()
      mailer.close()
      await events.close()
      await database.close()
    },
  }
}

let built: Promise<TestApp> | undefined

/** The application of this test process. */
export const testApp = (): Promise<TestApp> => {
  built ??= newTestApp()
  return built
}
