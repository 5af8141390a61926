/** Bytes on their way into the store: their keys are on the list of what must go until a transaction claims them. */
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../../../../core/server/database.ts'
import { reserveBytes } from '../../../../core/server/files/keep.ts'
import { newFileKey } from '../../../../core/server/files/key.ts'
import type { FileStore } from '../../../../core/server/files/store.ts'

export interface Place {
  database: Database
  store: FileStore
  tenantId: number
}

/** What nobody claimed within this goes with the hourly sweep: no job takes as long. */
const UNCLAIMED_MS = 6 * 3_600_000

/** Fresh keys: if the process dies before `claimBytes`, the sweep takes out what lies under them. */
export async function reserveKeys({ database, tenantId }: Place, total: number): Promise<string[]> {
  const chaves = Array.from({ length: total }, () => newFileKey(tenantId))
  if (total === 0) return chaves
  await database.asTenant(tenantId, (tx) => reserveBytes(tx, chaves, UNCLAIMED_MS))
  return chaves
}

/** The first word of its name is the one that the start of the server clears away after a day. */
const FOLDER = 'turmalina-envio-midia-'

/** A folder for the time of `work`. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), FOLDER))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function* inOrder(store: FileStore, chaves: readonly string[]) {
  for (const chave of chaves) yield* await store.get(chave)
}

/** Puts the pieces together in a file. */
export const assemble = (store: FileStore, chaves: readonly string[], file: string): Promise<void> =>
  pipeline(Readable.from(inOrder(store, chaves)), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
