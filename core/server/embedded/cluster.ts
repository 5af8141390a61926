/** The folder of the database: made whole or not at all, of the right version, free of what a killed program left. */
import { spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { type Account, canReach, hasName } from './account.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedProblem, saysDiskFull } from './problem.ts'
import { isAlive, isPostgresOf, pause, waitForEnd, workersIn } from './processes.ts'
import { embeddedTexts as texts } from './texts.ts'

export const DATABASE = 'turmalina'
/** Who made the cluster. The program connects as it only to make the owner. */
export const SUPERUSER = 'turmalina'
/** Who owns the database and what is in it: no superuser. */
export const USER = 'turmalina_dona'

/** A program of the database, in its folder, under its account, with nothing of our environment. */
export const under = (clusterDir: string, account: Account | undefined) => ({
  cwd: clusterDir,
  ...account,
  env: {
    ...(process.platform === 'win32' ? process.env : { PATH: '/usr/bin:/bin' }),
    LC_ALL: 'C',
    TZ: 'UTC',
  },
  windowsHide: true,
})

/**
 * How the database's account names its folder. A private home above it (mode 700) is no obstacle on Linux:
 * we start the programs inside the folder, and they call it by their own working directory.
 */
export function nameFor(clusterDir: string, account: Account | undefined): string {
  if (canReach(account, path.dirname(clusterDir))) return clusterDir
  if (process.platform === 'linux' && existsSync('/proc/self/cwd')) return '/proc/self/cwd'
  throw new EmbeddedProblem('sem_caminho', {
    pt: texts.semCaminho.pt(clusterDir),
    en: texts.semCaminho.en(clusterDir),
  })
}

function run(command: string, args: string[], options: object, input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['pipe', 'ignore', 'pipe'] })
    let told = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      told = `${told}${text}`.slice(-4000)
    })
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(told.trim() || `exit ${code}`))))
  })
}

export function asProblem(error: unknown, folder: string): EmbeddedProblem {
  if (error instanceof EmbeddedProblem) return error
  const text = error instanceof Error ? error.message : String(error)
  if (saysDiskFull(text))
    return new EmbeddedProblem('sem_espaco', {
      pt: texts.semEspaco.pt(folder),
      en: texts.semEspaco.en(folder),
    })
  if (/EACCES|EPERM|Permission denied|wrong ownership|Operation not permitted/i.test(text))
    return new EmbeddedProblem('sem_acesso', {
      pt: texts.semAcesso.pt(folder),
      en: texts.semAcesso.en(folder),
    })
  return new EmbeddedProblem('nao_iniciou', { pt: texts.naoIniciou.pt(text), en: texts.naoIniciou.en(text) })
}

interface ClusterOptions {
  clusterDir: string
  account: Account | undefined
  binaries: Binaries
  durable: boolean
  log: (message: string) => void
}

/** A cluster that a killed program was making: its initdb may still be at it. */
async function discard(folder: string): Promise<void> {
  for (const pid of workersIn(folder)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Gone by itself.
    }
    await waitForEnd(pid, 1_000)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}

/** Makes the cluster if there is none. A kill in the middle leaves only a folder that the next start clears. */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const { clusterDir, account, binaries, durable, log } = options
  const parent = path.dirname(clusterDir)
  const prefix = `${path.basename(clusterDir)}-novo-`
  for (const name of readdirSync(parent)) if (name.startsWith(prefix)) await discard(path.join(parent, name))

  if (existsSync(clusterDir) && readdirSync(clusterDir).length > 0) {
    const found = readFileSync(path.join(clusterDir, 'PG_VERSION'), 'utf8').trim()
    if (found === binaries.major) return
    throw new EmbeddedProblem('outra_versao', {
      pt: texts.outraVersao.pt(clusterDir, found, binaries.major),
      en: texts.outraVersao.en(clusterDir, found, binaries.major),
    })
  }
  const uid = account?.uid ?? process.getuid?.() ?? 0
  if (!hasName(uid))
    throw new EmbeddedProblem('sem_usuario', { pt: texts.semUsuario.pt(uid), en: texts.semUsuario.en(uid) })

  log('Criando o banco de dados…')
  const fresh = mkdtempSync(path.join(parent, prefix))
  try {
    if (account) chownSync(fresh, account.uid, account.gid)
    const name = nameFor(fresh, account)
    const flags = [
      ['-D', name, '-U', SUPERUSER, '-A', 'trust', '--encoding=UTF8', '--locale=C'],
      // People's names sort as Brazilians expect, whatever the system has installed.
      ['--locale-provider=icu', '--icu-locale=pt-BR', '--no-instructions'],
      durable ? [] : ['--no-sync'],
    ].flat()
    await run(binaries.initdb, flags, under(fresh, account))
    const single = ['--single', '-D', name, ...(durable ? [] : ['-c', 'fsync=off']), 'postgres']
    await run(binaries.postgres, single, under(fresh, account), `create database ${DATABASE}\n`)
    renameSync(fresh, clusterDir)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    throw error
  }
}

const SMART_MS = 4_000

/** Ends a database that outlived the program that started it, and takes away a lock file that lies. */
export async function clearLeftovers(clusterDir: string, log: (message: string) => void): Promise<void> {
  const lockFile = path.join(clusterDir, 'postmaster.pid')
  if (!existsSync(lockFile)) return
  const pid = Number(readFileSync(lockFile, 'utf8').split('\n')[0])
  if (isPostgresOf(pid, clusterDir)) {
    log('Encerrando o banco de dados de uma execução interrompida…')
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
      try {
        process.kill(pid, signal)
      } catch {
        break
      }
      if (await waitForEnd(pid, SMART_MS)) return
    }
    return
  }
  // The number now belongs to a stranger: PostgreSQL would believe the file. Left alone when the process is
  // merely dead, for PostgreSQL then uses it to look for survivors.
  if (!isAlive(pid)) return
  for (let tries = 0; workersIn(clusterDir).length > 0 && tries < 50; tries += 1) await pause(100)
  rmSync(lockFile, { force: true })
}

export function prepareDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
}
