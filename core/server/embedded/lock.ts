/**
 * One program at a time on a data folder. The lock is a file with a growing number; the highest number rules.
 * A dead holder's file is never removed before a higher one exists, so two heirs cannot both inherit.
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { codeOf } from '../../contract/narrow.ts'
import { birthOf, isAlive, pause } from './processes.ts'

export interface Holder {
  pid: number
  birth: string
  socketDir: string
}

export interface Lock {
  /** Who held it before and did not let go: it was killed. */
  heirOf: Holder | undefined
  release(): void
}

/** A file this young without content is being written by a living program. */
const BEING_WRITTEN_MS = 500

const numbersIn = (folder: string): number[] =>
  readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => b - a)

async function holderIn(file: string): Promise<Holder | undefined> {
  for (const end = Date.now() + BEING_WRITTEN_MS; ; await pause(20)) {
    let text = ''
    try {
      text = readFileSync(file, 'utf8')
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
    }
    try {
      return JSON.parse(text) as Holder
    } catch {
      if (Date.now() > end) return undefined
    }
  }
}

const lives = (holder: Holder): boolean => isAlive(holder.pid) && birthOf(holder.pid) === holder.birth

/** Takes the lock of a folder, or tells who has it. */
export async function takeLock(folder: string, socketDir: string): Promise<Lock | { heldBy: Holder }> {
  mkdirSync(folder, { recursive: true })
  const own: Holder = { pid: process.pid, birth: birthOf(process.pid), socketDir }
  for (;;) {
    const last = numbersIn(folder)[0] ?? 0
    const before = last > 0 ? await holderIn(path.join(folder, String(last))) : undefined
    if (before && lives(before)) return { heldBy: before }
    const number = last + 1
    const file = path.join(folder, String(number))
    try {
      writeFileSync(file, JSON.stringify(own), { flag: 'wx' })
    } catch (error) {
      // Another took this number between our look and our hand: look again.
      if (codeOf(error) === 'EEXIST') continue
      rmSync(file, { force: true })
      throw error
    }
    const numbers = numbersIn(folder)
    if ((numbers[0] ?? 0) > number) {
      rmSync(file, { force: true })
      continue
    }
    for (const older of numbers.filter((other) => other < number))
      rmSync(path.join(folder, String(older)), { force: true })
    return {
      heirOf: before?.pid ? before : undefined,
      // The file stays as the mark of the highest number; only its holder goes.
      release: () => {
        try {
          writeFileSync(file, '{}')
        } catch {
          // A full disk or a folder that is gone: we end, and a dead holder's mark holds nobody up.
        }
      },
    }
  }
}
