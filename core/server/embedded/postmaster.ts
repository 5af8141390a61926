/** The PostgreSQL process: its settings, its start, its words, its end, and the guard that ends it if we are killed. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import process from 'node:process'
import { createInterface } from 'node:readline'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { under } from './cluster.ts'
import { waitForEnd } from './processes.ts'

export interface PostmasterOptions {
  binaries: Binaries
  account: Account | undefined
  clusterDir: string
  /** The folder as the account names it. */
  name: string
  socketDir: string
  /** TCP on the loopback, where there are no unix sockets; 0 otherwise. */
  port: number
  durable: boolean
  log: (message: string) => void
}

/** For one school's machine: small, and without words of people's data in the log. */
const settings = ({ socketDir, port, durable }: PostmasterOptions): Record<string, string> => ({
  listen_addresses: port ? '127.0.0.1' : '',
  port: String(port || 5432),
  unix_socket_directories: port ? '' : `"${socketDir}"`,
  max_connections: '50',
  superuser_reserved_connections: '2',
  shared_buffers: '48MB',
  effective_cache_size: '256MB',
  maintenance_work_mem: '32MB',
  wal_buffers: '2MB',
  min_wal_size: '32MB',
  max_wal_size: '128MB',
  max_wal_senders: '2',
  max_replication_slots: '2',
  max_worker_processes: '4',
  max_parallel_workers: '2',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '2',
  io_method: 'sync',
  huge_pages: 'off',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  ...(durable
    ? {}
    : {
        fsync: 'off',
        synchronous_commit: 'off',
        full_page_writes: 'off',
        // What is thrown away grows in minutes: without counts of its rows, plans for empty tables stay.
        autovacuum_naptime: '10s',
      }),
})

/** A crash of a large database may take this long to repair itself. */
const START_MS = 120_000
const READY = 'database system is ready to accept connections'

export interface Postmaster {
  pid: number
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<void>
  /** Fast, then at once, then by force: within 10 s. */
  stop(): Promise<void>
}

/** Starts PostgreSQL and resolves when it takes connections; rejects with its own words. */
export function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { binaries, account, clusterDir, name, log } = options
  const args = Object.entries(settings(options)).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  // A session of its own: Ctrl-C in the terminal is for the server, which ends the database after its requests.
  const child = spawn(binaries.postgres, ['-D', name, ...args], {
    ...under(clusterDir, account),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stopping = false
  let ready = false
  const words: string[] = []
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })

  const stop = async (): Promise<void> => {
    stopping = true
    const pid = child.pid ?? 0
    child.ref()
    if (process.platform === 'win32') {
      spawnSync(binaries.pgCtl, ['stop', '-m', 'fast', '-D', name], {
        ...under(clusterDir, account),
        timeout: 8_000,
      })
    } else {
      child.kill('SIGINT')
      if (!(await endsWithin(ended, 8_000))) child.kill('SIGQUIT')
    }
    if (!(await endsWithin(ended, 1_500))) child.kill('SIGKILL')
    await waitForEnd(pid, 500)
  }

  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      void stop()
      reject(new Error(`PostgreSQL did not become ready in ${START_MS / 1000} s: ${words.join(' ')}`))
    }, START_MS)
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(late)
      const told = words.filter((line) => /FATAL|PANIC|ERROR|DETAIL|HINT/.test(line))
      reject(new Error((told.length > 0 ? told : words).join(' ') || 'PostgreSQL ended without a word'))
    })
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (!ready) words.push(line)
      if (!ready && line.includes(READY)) {
        ready = true
        clearTimeout(late)
        // Nothing of the database keeps the program alive: a tool that forgets to stop it still ends.
        child.unref()
        ;(child.stderr as unknown as { unref?: () => void }).unref?.()
        resolve({ pid: child.pid ?? 0, ended, stop })
      } else if (ready && !stopping && /FATAL|PANIC|WARNING|was terminated by/.test(line)) {
        log(`Banco de dados: ${line}`)
      }
    })
  })
}

async function endsWithin(ended: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  const result = await Promise.race([ended.then(() => true), late])
  clearTimeout(timer)
  return result
}

/**
 * Reads ids of the database from its input. The input ends when our program ends, in whatever way: then it asks
 * the last one to shut down fast and takes the temporary folders away.
 */
const GUARD = `
trap '' INT TERM HUP QUIT
pid=
while read -r line; do pid=$line; done
if [ -n "$pid" ] && kill -INT "$pid" 2>/dev/null; then
  while kill -0 "$pid" 2>/dev/null; do sleep 1; done
fi
rm -rf -- "$@"
`

export interface Guard {
  /** The database to end when we end; 0 for none. */
  watch(pid: number): void
  /** Lets the guard go: the database has been stopped in order. */
  dismiss(): void
}

/** Ends the database if this program is killed. Where there is no shell, the next start clears up instead. */
export function startGuard(account: Account | undefined, folders: string[]): Guard {
  if (process.platform === 'win32') return { watch() {}, dismiss() {} }
  const child: ChildProcess = spawn('/bin/sh', ['-c', GUARD, 'turmalina-guarda', ...folders], {
    ...under('/', account),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.on('error', () => {})
  child.stdin?.on('error', () => {})
  child.unref()
  ;(child.stdin as unknown as { unref?: () => void } | null)?.unref?.()
  return {
    watch: (pid) => void child.stdin?.write(`${pid || ''}\n`),
    dismiss: () => void child.kill('SIGKILL'),
  }
}
