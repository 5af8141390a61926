/** The program: settings, database, as many processes as asked, and a graceful end. */
import cluster from 'node:cluster'
import process from 'node:process'
import type pg from 'pg'
import { type Config, ConfigError, readConfig } from '../../core/server/config.ts'
import { startEmbedded } from '../../core/server/embedded/launcher.ts'
import { DEMO_ACCOUNTS, PAPEL_EM_PALAVRAS } from '../../database/demo/accounts.ts'
import { prepareDatabase, type Running, startServer } from './start.ts'

/** In-flight requests have this long to end. */
const DRAIN_MS = 10_000

const say = (message: string): void => void process.stdout.write(`${message}\n`)

function announce(config: Config, address: string): void {
  say(`\nTurmalina no ar: ${address}`)
  if (!config.demo) return
  const other = new URL(address)
  other.hostname = 'floripa.localhost'
  say(`Outra plataforma: ${other.origin}\n\nContas da demonstração (senha turmalina-demo):`)
  for (const { email, papel } of DEMO_ACCOUNTS) say(`  ${email.padEnd(24)} ${PAPEL_EM_PALAVRAS[papel]}`)
  say('')
}

/** Stops once, whichever signal comes; a second signal ends at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const end = (): void => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

async function serveAlone(
  config: Config,
  connection: pg.ClientConfig,
  after: () => Promise<void>,
): Promise<void> {
  await prepareDatabase({ config, connection, log: say })
  const running = await startServer({ config, connection })
  stopOnSignal(async () => {
    await running.stop()
    await after()
  })
  announce(config, running.address)
}

/** The first process prepares the database and minds the others; one that dies is replaced. */
async function serveMany(config: Config, connection: pg.ClientConfig): Promise<void> {
  if (!cluster.isPrimary) {
    const running: Running = await startServer({ config, connection })
    stopOnSignal(running.stop)
    return
  }
  await prepareDatabase({ config, connection, log: say })
  for (let index = 0; index < config.workers; index += 1) cluster.fork()
  let stopping = false
  cluster.on('exit', () => {
    if (!stopping) cluster.fork()
  })
  stopOnSignal(async () => {
    stopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(
      workers.map((worker) => {
        worker.process.kill('SIGTERM')
        return new Promise((resolve) => worker.on('exit', resolve))
      }),
    )
  })
  announce(config, config.publicUrl)
}

async function main(): Promise<void> {
  const config = readConfig()
  if (config.databaseUrl) {
    const connection = { connectionString: config.databaseUrl }
    return config.workers > 1 ? serveMany(config, connection) : serveAlone(config, connection, async () => {})
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: say })
  return serveAlone(config, embedded.connection, embedded.stop)
}

main().catch((error: unknown) => {
  const told = error instanceof ConfigError || (error as { told?: boolean } | null)?.told === true
  process.stderr.write(`${told ? (error as Error).message : String((error as Error)?.stack ?? error)}\n`)
  process.exit(1)
})
