/** A package of questions, opened: its texts, the names of the rest, and later those of the rest that questions show. */
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { toText } from '../../rules-codificacao.ts'
import { isEnem, isTabelaDeItens } from '../../rules-enem.ts'
import { MAX_SOM } from '../../rules-figuras.ts'
import type { CodigoRecusa } from '../../shapes.ts'
import type { Aviso } from '../../shapes-item.ts'

/** Texts of a package that are read, each and together, in bytes. */
const MAX_TEXT = 10 * 1_048_576
const MAX_TEXTS = 60 * 1_048_576
const MAX_PARTS = 3_000
const isText = (name: string): boolean =>
  /\.(?:xml|html?|qti)$/i.test(name) || isEnem(name) || isTabelaDeItens(name)

export class Recusada extends Error {
  readonly codigo: CodigoRecusa
  readonly detalhe: string
  constructor(codigo: CodigoRecusa, detalhe = '') {
    super(codigo)
    this.codigo = codigo
    this.detalhe = detalhe
  }
}

async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const leaves = (name: string): boolean =>
  name.startsWith('/') || name.includes('\\') || /^[a-z]:/i.test(name) || name.split('/').includes('..')

/** Each file of a package, in its order. @throws Recusada: a path that leaves it ends all */
async function eachOf(file: string, work: (zip: ZipFile, entry: Entry) => Promise<void>): Promise<void> {
  const zip = await openPromise(file, {
    autoClose: false,
    lazyEntries: true,
    decodeStrings: true,
    validateEntrySizes: true,
  }).catch((error: unknown) => {
    throw new Recusada(
      /invalid relative path|absolute path|invalid characters/.test(String(error)) ? 'caminho' : 'ilegivel',
    )
  })
  try {
    for await (const entry of zip.eachEntry()) {
      if (leaves(entry.fileName)) throw new Recusada('caminho', entry.fileName)
      if (!entry.fileName.endsWith('/')) await work(zip, entry)
    }
  } catch (error) {
    if (error instanceof Recusada) throw error
    throw new Recusada(
      /path/i.test(String(error)) ? 'caminho' : 'ilegivel',
      String((error as Error).message).slice(0, 120),
    )
  } finally {
    zip.close()
  }
}

/** What stands in a package: its texts, and the names of the rest. */
export async function openPacote(file: string) {
  const textos = new Map<string, string>()
  const outros: string[] = []
  const avisos: Aviso[] = []
  let total = 0
  await eachOf(file, async (zip, entry) => {
    const { fileName: name, uncompressedSize: size } = entry
    if (!isText(name)) {
      outros.push(name)
      return
    }
    total += size
    if (size > MAX_TEXT || total > MAX_TEXTS) throw new Recusada('pesado', name)
    const read = toText(await bytesOf(zip, entry))
    textos.set(name, read.texto)
    avisos.push(...read.avisos.map((aviso) => ({ ...aviso, detalhe: `${name}: ${aviso.detalhe}` })))
  })
  return { textos, outros, avisos }
}

/** Hands out those of the package that are asked for; of one that is too large, or can't be unpacked, only that. */
export const readDoPacote = (
  file: string,
  wants: (name: string) => boolean,
  take: (name: string, bytes: Buffer | 'grande' | 'ruim') => Promise<void>,
): Promise<void> =>
  eachOf(file, async (zip, entry) => {
    const { fileName: name, uncompressedSize: size } = entry
    if (!wants(name)) return
    if (size > MAX_SOM) await take(name, 'grande')
    else await take(name, await bytesOf(zip, entry).catch(() => 'ruim' as const))
  })

/** Every file of a document, as bytes. @throws Recusada where they are too much */
export async function readTudo(file: string): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>()
  let total = 0
  await eachOf(file, async (zip, entry) => {
    total += entry.uncompressedSize
    if (total > MAX_TEXTS || parts.size > MAX_PARTS) throw new Recusada('pesado', entry.fileName)
    parts.set(entry.fileName, await bytesOf(zip, entry))
  })
  return parts
}
