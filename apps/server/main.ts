/** The program: settings, database, as many processes as asked, and a graceful end. */
import cluster from 'node:cluster'
import process from 'node:process'
import { type Config, ConfigError, readConfig } from '../../core/server/config.ts'
import { startEmbedded } from '../../core/server/embedded/launcher.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, FLORIPA_HOST, inWords, MAIN_HOST } from '../../demo/accounts.ts'
import { refuseUnasked, warningOf } from './demonstration.ts'
import { spreadNet } from './net.ts'
import { prepareDatabase, type Running, type StartOptions, startServer } from './start.ts'

/** In-flight requests have this long to end. */
const DRAIN_MS = 10_000

const say = (message: string): void => void process.stdout.write(`${message}\n`)

const accountsOf = (host: string): string =>
  DEMO_ACCOUNTS.filter(({ tenantHost }) => tenantHost === host)
    .map((account) => `  ${account.email.padEnd(24)} ${inWords(account)}`)
    .join('\n')

/** @param bound the addresses that it listens at */
function announce(config: Config, address: string, bound: readonly string[]): void {
  say(`\nTurmalina no ar: ${address}`)
  if (!config.demo) return
  const warning = warningOf(config, bound)
  if (warning) say(`\n${warning}`)
  const other = new URL(address)
  other.hostname = FLORIPA_HOST
  say(`\nContas da demonstração (senha ${DEMO_PASSWORD}):\n${accountsOf(MAIN_HOST)}`)
  say(`\nOutra plataforma: ${other.origin}\n${accountsOf(FLORIPA_HOST)}`)
  say('')
}

/** Whoever shares out requests has this long to notice, by /readyz, that this process leaves. */
const NOTICE_MS = 1_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

interface Stopping {
  /** Says that the end is near, and goes on serving. */
  leave?: () => void
  stop: () => Promise<void>
  /** What a second signal does: at a terminal it ends at once; a worker gets one from there and one from its parent. */
  again?: 'end' | 'ignore'
}

/** Stops once, whichever signal comes. */
function stopOnSignal({ leave, stop, again = 'end' }: Stopping): void {
  let stopping = false
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping && again === 'ignore') return
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    leave?.()
    // Somebody at a terminal is not kept waiting.
    if (leave && signal === 'SIGTERM') await pause(NOTICE_MS)
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void end(signal).catch(() => process.exit(1)))
}

type Place = Pick<StartOptions, 'connection' | 'direct'>

async function serveAlone(config: Config, place: Place, after: () => Promise<void>): Promise<void> {
  await prepareDatabase({ config, ...place, log: say })
  const running = await startServer({ config, ...place })
  stopOnSignal({
    leave: running.leave,
    async stop() {
      await running.stop()
      await after()
    },
  })
  announce(
    config,
    running.address,
    running.app.addresses().flatMap((one) => (typeof one === 'string' ? [] : [one.address])),
  )
}

const RESTART_MS = 1_000

/** The first process prepares the database and minds the others; one that dies is replaced. */
async function serveMany(config: Config, place: Place): Promise<void> {
  if (!cluster.isPrimary) {
    const running: Running = await startServer({ config, ...place })
    stopOnSignal({ ...running, again: 'ignore' })
    return
  }
  await prepareDatabase({ config, ...place, log: say })
  // Each process takes its connections from the system itself. Were they handed out here, one that was under way to a
  // process that dies would belong to nobody, and its request wait for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let stopping = false
  let listening = 0
  for (let index = 0; index < config.workers; index += 1) cluster.fork()
  const bound = new Set<string>()
  cluster.on('listening', (_, { address }) => {
    bound.add(address)
    listening += 1
    if (listening === config.workers) announce(config, config.publicUrl, [...bound])
  })
  cluster.on('exit', () => {
    if (stopping) return
    // None ever served: what stopped this one, as it has told, would stop the next.
    if (listening === 0) process.exit(1)
    setTimeout(() => !stopping && cluster.fork(), RESTART_MS)
  })
  stopOnSignal({
    async stop() {
      stopping = true
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      await Promise.all(
        workers.map((worker) => {
          worker.process.kill('SIGTERM')
          return new Promise((resolve) => worker.on('exit', resolve))
        }),
      )
    },
  })
}

/** The server of DATABASE_URL is not there, or does not let us in. */
const NO_DATABASE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ENOENT',
  '28P01',
  '28000',
  '3D000',
])

/** What the person at the terminal is told; undefined for a mistake of ours, which shows where it happened. */
function toldOf(error: unknown): string | undefined {
  const { message, told, code, port, address } = (error ?? {}) as Record<string, unknown>
  if (error instanceof ConfigError || told === true) return String(message)
  if (code === 'EADDRINUSE')
    return `A porta ${port} já está em uso em ${address}. Pare o outro programa ou escolha outra com PORT.\nPort ${port} is already in use.`
  if (code === 'EACCES' && port !== undefined)
    return `Sem permissão para usar a porta ${port}. Escolha outra com PORT.\nNo permission to use port ${port}.`
  if (NO_DATABASE.has(String(code)) && process.env.DATABASE_URL)
    return `Não foi possível usar o banco de DATABASE_URL: ${message}\nThe database of DATABASE_URL can't be used.`
  return undefined
}

async function main(): Promise<void> {
  const config = readConfig()
  refuseUnasked(config, process.env.DEMO)
  if (config.databaseUrl) {
    const connection = { connectionString: config.databaseUrl }
    const direct = config.databaseDirectUrl ? { connectionString: config.databaseDirectUrl } : connection
    const place = { connection, direct }
    return config.workers > 1 ? serveMany(config, place) : serveAlone(config, place, async () => {})
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: say })
  return serveAlone(config, { connection: embedded.connection }, embedded.stop)
}

spreadNet()
main().catch((error: unknown) => {
  process.stderr.write(`${toldOf(error) ?? String((error as Error)?.stack ?? error)}\n`)
  process.exit(1)
})
