/** Packages of others (SCORM, H5P): the worker unpacks them, and their files go into the store one by one. */
import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { LIMITS, untrusted } from '../../../../core/server/untrusted/open.ts'
import type { Manifesto } from '../rules-pacote.ts'
import type * as Inside from './inside/package.ts'
import type { Unpacked as Opened } from './inside/package.ts'
import type { MidiaRow } from './queries.ts'
import { type Place, reserveKeys } from './write-bytes.ts'

const inside = untrusted<typeof Inside>(import.meta.url, './inside/package', { ...LIMITS, cpu: 30 })

const AT_ONCE = 6

export interface Unpacked {
  change: { tipo: `pacote_${Manifesto['formato']}`; pacote: string }
  chaves: string[]
  arquivos: (Opened['arquivos'][number] & { chave: string })[]
}

/** Stores each file by itself, a few at a time. */
async function keepAll(place: Place, folder: string, found: Opened['arquivos']) {
  const chaves = await reserveKeys(place, found.length)
  const arquivos = found.map((one, i) => ({ ...one, chave: chaves[i] ?? '' }))
  const left = arquivos.map((one, i) => ({ ...one, from: path.join(folder, String(i)) }))
  const keep = async () => {
    for (let one = left.pop(); one; one = left.pop())
      await place.store.put(one.chave, createReadStream(one.from), { contentType: one.mime })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keep))
  return arquivos
}

/** Unpacks a package that was looked through before (`inspectFile`). @throws 415 */
export async function keepPackage(
  place: Place,
  row: Pick<MidiaRow, 'nome'>,
  file: string,
): Promise<Unpacked> {
  const folder = `${file}-aberto`
  await mkdir(folder, { mode: 0o700 })
  const { manifesto, arquivos: found } = await inside('job').unpackPackage(row.nome, file, folder)
  const arquivos = await keepAll(place, folder, found)
  return {
    change: { tipo: `pacote_${manifesto.formato}`, pacote: JSON.stringify(manifesto) },
    chaves: arquivos.map(({ chave }) => chave),
    arquivos,
  }
}
