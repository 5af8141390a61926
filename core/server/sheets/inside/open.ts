/** The room that reads one file of lines, and leaves them on the disk, one JSON list after the other. */
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Folha, type Formato, MAX_TOPO } from '../../../contract/leitura.ts'
import { inflatesAsTold, readZip } from '../../files/inside/zip.ts'
import { type Limites, type LinhaLida, type Planilha, type Recusa, RecusaError } from '../lida.ts'
import { readJson } from './json-lines.ts'
import { readOds } from './ods.ts'
import { readCsv, readXlsx } from './sheet.ts'

/** What a file holds beside its lines: of each sheet its name, how long it is, and its first rows. */
export type Frente = Omit<Planilha, 'folhas'> & { folhas: Folha[] }

/** Lines of one sheet, as they stand on the disk. */
export interface Fatia {
  folha: number
  linhas: LinhaLida[]
}

/** What 20,000 full lines unpack to, several times over: the reader holds all of it at once. */
const MAX_UNPACKED = 64 * 1_024 * 1_024
/** Characters of all lines together: one long text may stand in a million cells of a small workbook. */
const MAX_READ = 64 * 1_024 * 1_024
const SLICE = 500
const SLICE_CHARACTERS = 1_048_576

/** A list of contents may lie: what a workbook unpacks to is counted before anything reads it. */
async function refuseBomb(zip: Buffer): Promise<void> {
  const bytes = { size: zip.length, read: async (at: number, n: number) => zip.subarray(at, at + n) }
  const listed = await readZip(bytes)
  if (listed.kind === 'broken') throw new RecusaError('ilegivel')
  const size = listed.kind === 'zip' ? listed.entries.reduce((sum, entry) => sum + entry.size, 0) : 0
  if (listed.kind === 'bomb' || size > MAX_UNPACKED || !(await inflatesAsTold(bytes, listed.entries)))
    throw new RecusaError('pesada')
}

const READERS = {
  csv: async (bytes: Buffer, limites: Limites) => readCsv(bytes, limites),
  json: async (bytes: Buffer, limites: Limites) => readJson(bytes, limites),
  xlsx: async (bytes: Buffer, limites: Limites) => {
    await refuseBomb(bytes)
    return readXlsx(bytes, limites)
  },
  ods: async (bytes: Buffer, limites: Limites) => {
    await refuseBomb(bytes)
    return readOds(bytes, limites)
  },
} as const

/** Slices small enough that whoever reads them is never held up by one. */
function* slicesOf(folhas: Planilha['folhas']): Generator<string> {
  let total = 0
  for (const [folha, { linhas }] of folhas.entries()) {
    let slice: string[] = []
    let characters = 0
    const told = () => `{"folha":${folha},"linhas":[${slice.join()}]}\n`
    for (const linha of linhas) {
      const text = JSON.stringify(linha)
      slice.push(text)
      characters += text.length
      total += text.length
      if (total > MAX_READ) throw new RecusaError('pesada')
      if (slice.length < SLICE && characters < SLICE_CHARACTERS) continue
      yield told()
      slice = []
      characters = 0
    }
    if (slice.length > 0) yield told()
  }
}

const topOf = ({ nome, linhas }: Planilha['folhas'][number]): Folha => ({
  nome,
  linhas: linhas.length,
  ultima: linhas.at(-1)?.numero ?? 0,
  topo: linhas.slice(0, MAX_TOPO).map(({ numero, celulas }) => ({ numero, celulas })),
})

/** Reads the file at `from`; its lines stand at `to` then, a slice in each line. */
export async function readLines(
  from: string,
  to: string,
  formato: Formato,
  limites: Limites,
): Promise<{ frente: Frente } | { recusa: Recusa }> {
  try {
    const { folhas, ...frente } = await READERS[formato](await readFile(from), limites)
    await pipeline(Readable.from(slicesOf(folhas)), createWriteStream(to, { mode: 0o600 }))
    return { frente: { ...frente, folhas: folhas.map(topOf) } }
  } catch (error) {
    if (error instanceof RecusaError) return { recusa: error.recusa }
    // What is about the file has no code of the system.
    if (error instanceof Error && 'syscall' in error) throw error
    return { recusa: 'ilegivel' }
  }
}
