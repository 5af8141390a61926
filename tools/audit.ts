/** `npm run audit -- verify`: reads the whole log of every tenant and finds the first row whose seal is broken. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type pg from 'pg'
import { type CheckedLog, checkLog } from '../core/server/audit.ts'
import { readConfig } from '../core/server/config.ts'
import { type Database, openDatabase } from '../core/server/database.ts'
import { DATABASE, USER } from '../core/server/embedded/cluster.ts'
import { startEmbedded } from '../core/server/embedded/launcher.ts'

const say = (message: string): void => void process.stdout.write(`${message}\n`)

const sentence = (slug: string, { linhas, quebrada, fim }: CheckedLog): string => {
  const rows = `${slug}: ${linhas} ${linhas === 1 ? 'linha' : 'linhas'}`
  return quebrada === null
    ? `${rows}, íntegra. Última: ${fim.numero} ${fim.hash.toString('hex').slice(0, 16)}`
    : `${rows} lidas, SELO QUEBRADO na linha ${quebrada}`
}

/** Prints a line a tenant; resolves to how many logs are broken. */
async function verify(database: Database): Promise<number> {
  const tenants = await database.asRegistry((tx) =>
    tx.selectFrom('tenant').select(['id', 'slug']).where('dono_id', 'is', null).orderBy('slug').execute(),
  )
  let broken = 0
  for (const { id, slug } of tenants) {
    const checked = await checkLog((work) => database.asTenant(id, work))
    say(sentence(slug, checked))
    if (checked.quebrada !== null) broken += 1
  }
  return broken
}

async function verifyAt(connection: pg.ClientConfig): Promise<void> {
  const database = openDatabase({ ...connection, max: 1 })
  try {
    const broken = await verify(database)
    say(broken === 0 ? 'Todos os registros de auditoria estão íntegros.' : `Registros quebrados: ${broken}.`)
    if (broken > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
}

/** The embedded database of a server that runs on this folder; its lock names the folder of the socket. */
function runningOn(dataDir: string): pg.ClientConfig | undefined {
  const locks = path.join(dataDir, 'trava')
  const newest = existsSync(locks) && readdirSync(locks).toSorted((a, b) => Number(b) - Number(a))[0]
  if (!newest) return undefined
  const { socketDir } = JSON.parse(readFileSync(path.join(locks, newest), 'utf8')) as { socketDir?: string }
  return socketDir && existsSync(path.join(socketDir, '.s.PGSQL.5432'))
    ? { host: socketDir, port: 5432, user: USER, database: DATABASE }
    : undefined
}

async function main(): Promise<void> {
  if (process.argv[2] !== 'verify') throw new RangeError('Uso: npm run audit -- verify')
  const config = readConfig()
  if (config.databaseUrl) return verifyAt({ connectionString: config.databaseUrl })
  const running = runningOn(config.dataDir)
  if (running) return verifyAt(running)
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: () => {} })
  try {
    await verifyAt(embedded.connection)
  } finally {
    await embedded.stop()
  }
}

/** A database where the product never started. */
const EMPTY = new Set(['42704', '42P01', '22023'])

main().catch((error: unknown) => {
  const { code = '', message, stack } = error as Error & { code?: string }
  const said = EMPTY.has(code)
    ? 'Neste banco a Turmalina ainda não foi iniciada.'
    : error instanceof RangeError
      ? message
      : (stack ?? message)
  process.stderr.write(`${said}\n`)
  process.exitCode = 2
})
