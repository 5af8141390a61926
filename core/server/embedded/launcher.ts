/** Starts the embedded PostgreSQL on a data folder, keeps it running, and stops it with the program. */

import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { type Account, accountFor, canReach } from './account.ts'
import { findBinaries } from './binaries.ts'
import {
  asProblem,
  clearLeftovers,
  DATABASE,
  ensureCluster,
  nameFor,
  prepareDataDir,
  USER,
} from './cluster.ts'
import { takeLock } from './lock.ts'
import { settleOwner } from './owner.ts'
import { type Postmaster, startGuard, startPostmaster } from './postmaster.ts'
import { EmbeddedProblem } from './problem.ts'
import { isPostgresOf, pause } from './processes.ts'
import { embeddedTexts as texts } from './texts.ts'

export interface EmbeddedConnection {
  /** The folder of the unix socket (a host name where there are no unix sockets). */
  host: string
  port: number
  user: string
  database: string
}

export interface EmbeddedOptions {
  dataDir: string
  log?: (message: string) => void
  /** False only for what may be lost: no fsync. */
  durable?: boolean
  /** Folders to remove if this program is killed. */
  discard?: string[]
  /** The package of the binaries and the places to copy it to, when they are not the usual ones. */
  binaries?: { from?: string; stageIn?: string[] }
}

export interface Embedded {
  connection: EmbeddedConnection
  /** The process id of the present PostgreSQL; another after a restart, 0 while it is away. */
  readonly pid: number
  /** Fast shutdown, within 10 s. May be called more than once. */
  stop(): Promise<void>
}

/** The address of a unix socket holds 107 bytes. */
const MAX_SOCKET_BYTES = 107
const SOCKET = '.s.PGSQL.5432'

function pickSocketDir(account: Account | undefined): string {
  const name = `turmalina-${randomBytes(6).toString('hex')}`
  const fits = (folder: string): boolean =>
    Buffer.byteLength(path.join(folder, name, `${SOCKET}.lock`)) <= MAX_SOCKET_BYTES &&
    existsSync(folder) &&
    canReach(account, folder)
  const parent = [os.tmpdir(), '/tmp', '/var/tmp', '/dev/shm'].find(fits) ?? os.tmpdir()
  return path.join(parent, name)
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const removeFolder = (folder: string): void => {
  // Only what this launcher names: the record could have been tampered with.
  if (/^turmalina-[0-9a-f]{12}$/.test(path.basename(folder))) rmSync(folder, { recursive: true, force: true })
}

/** The survivors of a killed PostgreSQL leave within moments; until then a new one is refused. */
const SURVIVORS = /shared memory block|lock file "postmaster.pid" already exists/
const SURVIVORS_MS = 8_000
const MAX_BACKOFF_MS = 5_000

async function startPatiently(start: () => Promise<Postmaster>): Promise<Postmaster> {
  for (const end = Date.now() + SURVIVORS_MS; ; await pause(100)) {
    try {
      return await start()
    } catch (error) {
      if (Date.now() > end || !SURVIVORS.test(String(error))) throw error
    }
  }
}

/**
 * Starts PostgreSQL in `dataDir`, creating it there if need be. Throws `EmbeddedProblem`, whose message is for
 * the person at the terminal. A database that dies while the program lives is started again.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log = () => {}, durable = true } = options
  let dataDir = path.resolve(options.dataDir)
  try {
    prepareDataDir(dataDir)
    dataDir = realpathSync(dataDir)
    const clusterDir = path.join(dataDir, 'postgres')
    const account = accountFor(dataDir, clusterDir)
    const socketDir = pickSocketDir(account)
    const lock = await takeLock(path.join(dataDir, 'trava'), socketDir)
    if ('heldBy' in lock) {
      const { pid } = lock.heldBy
      throw new EmbeddedProblem('em_uso', {
        pt: texts.emUso.pt(dataDir, pid),
        en: texts.emUso.en(dataDir, pid),
      })
    }
    const letGo = (): void => {
      removeFolder(socketDir)
      lock.release()
    }
    try {
      const binaries = findBinaries({ dataDir, account, ...options.binaries })
      await ensureCluster({ clusterDir, account, binaries, durable, log })
      await clearLeftovers(clusterDir, log)
      if (lock.heirOf) removeFolder(lock.heirOf.socketDir)
      mkdirSync(socketDir, { mode: 0o700 })
      const given = (options.discard ?? []).flatMap((folder) => [folder, path.join(folder, 'trava')])
      // The guard can only remove what is its own.
      for (const folder of account ? [socketDir, ...given.filter((entry) => existsSync(entry))] : [])
        chownSync(folder, account?.uid ?? 0, account?.gid ?? 0)
      const port = process.platform === 'win32' ? await freePort() : 0
      const name = nameFor(clusterDir, account)
      const start = (): Promise<Postmaster> =>
        startPatiently(() =>
          startPostmaster({ binaries, account, clusterDir, name, socketDir, port, durable, log }),
        )
      return await keepRunning(start, {
        connection: {
          host: port ? '127.0.0.1' : socketDir,
          port: port || 5432,
          user: USER,
          database: DATABASE,
        },
        guard: startGuard(account, [socketDir, ...(options.discard ?? [])]),
        log,
        letGo,
      })
    } catch (error) {
      letGo()
      throw error
    }
  } catch (error) {
    throw asProblem(error, dataDir)
  }
}

interface Keeping {
  connection: EmbeddedConnection
  guard: ReturnType<typeof startGuard>
  log: (message: string) => void
  letGo: () => void
}

async function keepRunning(start: () => Promise<Postmaster>, keeping: Keeping): Promise<Embedded> {
  const { connection, guard, log, letGo } = keeping
  let stopping: Promise<void> | undefined
  let present: Postmaster | undefined
  let restarting: Promise<void> = Promise.resolve()

  const adopt = (postmaster: Postmaster): void => {
    present = postmaster
    guard.watch(postmaster.pid)
    void postmaster.ended.then(() => {
      present = undefined
      guard.watch(0)
      if (!stopping) restarting = restart()
    })
  }
  const restart = async (): Promise<void> => {
    log('O banco de dados parou sozinho; iniciando de novo…')
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, MAX_BACKOFF_MS)) {
      try {
        adopt(await start())
        return log('O banco de dados voltou.')
      } catch (error) {
        log(asProblem(error, connection.host).message.split('\n')[0] ?? '')
        await pause(wait)
      }
    }
  }

  try {
    adopt(await start())
    await settleOwner(connection)
  } catch (error) {
    stopping = Promise.resolve()
    await present?.stop()
    guard.dismiss()
    throw error
  }
  return {
    connection,
    get pid() {
      return present?.pid ?? 0
    },
    stop() {
      stopping ??= (async () => {
        await restarting
        await present?.stop()
        guard.dismiss()
        letGo()
      })()
      return stopping
    },
  }
}

/** How to reach the database that another program has running on this data folder, if any. */
export function findRunning(dataDir: string): EmbeddedConnection | undefined {
  const clusterDir = path.join(path.resolve(dataDir), 'postgres')
  try {
    const [pid, , , port, socketDir, , , state] = readFileSync(
      path.join(clusterDir, 'postmaster.pid'),
      'utf8',
    ).split('\n')
    if (!isPostgresOf(Number(pid), clusterDir) || state?.trim() !== 'ready') return undefined
    return { host: socketDir || '127.0.0.1', port: Number(port), user: USER, database: DATABASE }
  } catch {
    return undefined
  }
}
