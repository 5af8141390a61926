/** What the system knows of a process: alive, when born, what it works on. Ids are reused, births are not. */

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import process from 'node:process'
import { codeOf } from '../../contract/narrow.ts'

const linux = process.platform === 'linux'

function statOf(pid: number): { state: string; started: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in parentheses and may hold spaces and parentheses of its own.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', started: fields[19] ?? '' }
  } catch {
    return undefined
  }
}

function ask(command: string, args: string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** A zombie counts as dead: where nobody reaps orphans, it stays for ever. */
export function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  return !(linux && statOf(pid)?.state === 'Z')
}

/** Tells two processes with the same id apart; empty when the system does not say. */
export function birthOf(pid: number): string {
  if (process.platform === 'win32') return ''
  if (!linux) return ask('ps', ['-o', 'lstart=', '-p', String(pid)])
  const started = statOf(pid)?.started
  return started ? `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${started}` : ''
}

function worksIn(pid: number | string, folder: string): boolean {
  try {
    const [there, wanted] = [statSync(`/proc/${pid}/cwd`), statSync(folder)]
    return there.ino === wanted.ino && there.dev === wanted.dev
  } catch {
    return false
  }
}

/** Is this process a PostgreSQL that works in the folder? */
export function isPostgresOf(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false
  if (linux) return worksIn(pid, folder)
  if (process.platform === 'win32') return ask('tasklist', ['/FI', `PID eq ${pid}`]).includes('postgres')
  return ask('ps', ['-o', 'command=', '-p', String(pid)]).includes('postgres')
}

/** The processes at work in the folder. Only Linux can tell; elsewhere, none. */
export const workersIn = (folder: string): number[] =>
  linux
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name) && worksIn(name, folder))
        .map(Number)
    : []

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves to true when the process is gone, to false when `ms` have passed. */
export async function waitForEnd(pid: number, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; isAlive(pid); await pause(20)) if (Date.now() > end) return false
  return true
}
