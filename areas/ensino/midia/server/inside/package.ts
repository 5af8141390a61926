/** Packages of others (SCORM, H5P): looked through by their list of contents, then unpacked into a folder. */
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { extensionOf } from '../../../../../core/contract/files.ts'
import { table } from '../../../../../core/contract/table.ts'
import { Failure, failure } from '../../../../../core/server/failure.ts'
import { measure } from '../../../../../core/server/files/measure.ts'
import { invalidFile } from '../../../../../core/server/files/refusals.ts'
import {
  MAX_BIBLIOTECAS,
  MAX_MANIFEST,
  type Manifesto,
  readBiblioteca,
  readH5p,
  readScorm,
} from '../../rules-pacote.ts'
import { midiaTexts } from '../../texts.ts'

/** What a page may be made of; anything else is handed out as bytes that nothing runs. */
const TYPES: Readonly<Record<string, string>> = table({
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.xhtml': 'application/xhtml+xml',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'text/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.eot': 'application/vnd.ms-fontobject',
  '.pdf': 'application/pdf',
})

const SYMLINK = 0o120000
const FILE_KIND = 0o170000
const MAX_PATH = 500
/** Of all files together: the list of contents was held to less before. */
const MAX_BYTES = 100 * 1_024 * 1_024

/** What some systems add on their own. */
const isLitter = (name: string): boolean => /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db)$/i.test(name)

const said = (sentence: { pt: string; en: string }) => failure(415, 'pacote_invalido', sentence)

const refused = (
  which: keyof typeof midiaTexts & ('semManifesto' | 'manifesto' | 'semEntrada' | 'caminho'),
  nome: string,
) => said({ pt: midiaTexts[which].pt(nome), en: midiaTexts[which].en(nome) })

/** The same about one file of the package, by its path. */
const refusedFor = (which: 'manifestoDe' | 'semArquivo', nome: string, arquivo: string) =>
  said({ pt: midiaTexts[which].pt(nome, arquivo), en: midiaTexts[which].en(nome, arquivo) })

/** The files of a zip by their paths. @throws 415 for links, odd names, and the same name twice */
async function entriesOf(zip: ZipFile, nome: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    const { fileName: name } = entry
    const isLink = ((entry.externalFileAttributes >>> 16) & FILE_KIND) === SYMLINK
    const isOdd = name.length > MAX_PATH || /\p{Cc}/u.test(name) || name.split('/').includes('..')
    if (isLink || isOdd || entry.isEncrypted() || entries.has(name)) throw refused('caminho', nome)
    if (!name.endsWith('/') && !isLitter(name)) entries.set(name, entry)
  }
  return entries
}

async function textOf(zip: ZipFile, entry: Entry, nome: string): Promise<string> {
  if (entry.uncompressedSize > MAX_MANIFEST) throw refused('manifesto', nome)
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\ufeff/, '')
}

/** What the package says of itself, held against what is inside. @throws 415 where it lies */
async function readManifest(zip: ZipFile, entries: Map<string, Entry>, nome: string): Promise<Manifesto> {
  const ims = entries.get('imsmanifest.xml')
  const h5p = entries.get('h5p.json')
  if (ims) {
    const found = readScorm(await textOf(zip, ims, nome))
    if (!found) throw refused('manifesto', nome)
    if (!entries.has(found.entrada)) throw refused('semEntrada', nome)
    const { itens = [], ...whole } = found
    const there = itens.filter(({ entrada }) => entries.has(entrada))
    return there.length > 1 ? { ...whole, itens: there } : whole
  }
  if (!h5p) throw refused('semManifesto', nome)
  const found = readH5p(await textOf(zip, h5p, nome))
  if (!found) throw refusedFor('manifestoDe', nome, 'h5p.json')
  const content = entries.get('content/content.json')
  if (!content) throw refusedFor('semArquivo', nome, 'content/content.json')
  try {
    JSON.parse(await textOf(zip, content, nome))
  } catch (error) {
    throw error instanceof Failure ? error : refusedFor('manifestoDe', nome, 'content/content.json')
  }
  await checkBibliotecas(zip, entries, nome, found.bibliotecas)
  const { bibliotecas: _, ...manifesto } = found
  return manifesto
}

/** Every library that is needed is there, with every file that it needs. @throws 415 with the name of the file */
async function checkBibliotecas(
  zip: ZipFile,
  entries: Map<string, Entry>,
  nome: string,
  needed: readonly string[],
): Promise<void> {
  const folders = new Set(needed)
  for (const folder of folders) {
    const where = `${folder}/library.json`
    const entry = entries.get(where)
    if (!entry) throw refusedFor('semArquivo', nome, where)
    const found = readBiblioteca(await textOf(zip, entry, nome))
    if (!found || folders.size > MAX_BIBLIOTECAS) throw refusedFor('manifestoDe', nome, where)
    const missing = found.arquivos.find((file) => !entries.has(`${folder}/${file}`))
    if (missing) throw refusedFor('semArquivo', nome, `${folder}/${missing}`)
    for (const other of found.bibliotecas) folders.add(other)
  }
}

export interface Unpacked {
  manifesto: Manifesto
  /** The first lies in the folder under the name 0, and so on. */
  arquivos: { caminho: string; mime: string; bytes: number; sha256: string }[]
}

/** Puts each file into the folder, under its number: no name that somebody chose. */
async function unpack(
  zip: ZipFile,
  entries: Map<string, Entry>,
  folder: string,
): Promise<Unpacked['arquivos']> {
  const arquivos: Unpacked['arquivos'] = []
  let total = 0
  for (const [caminho, entry] of entries) {
    const { through, result } = measure()
    const to = createWriteStream(path.join(folder, String(arquivos.length)), { flags: 'wx', mode: 0o600 })
    await pipeline(await zip.openReadStreamPromise(entry), through, to)
    const mime = TYPES[extensionOf(caminho)] ?? 'application/octet-stream'
    arquivos.push({ caminho, mime, ...result() })
    total += result().bytes
    if (total > MAX_BYTES) throw new Error('more than a package holds')
  }
  return arquivos
}

/** The parser's own errors are about the file; ours and the system's are not. */
const isOfFile = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof Failure) &&
  !('code' in error && String(error.code).startsWith('E'))

/** Unpacks a package that was looked through before (`inspectFile`) into an empty folder. @throws 415 */
export async function unpackPackage(nome: string, file: string, folder: string): Promise<Unpacked> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(file, { autoClose: false, lazyEntries: true, strictFileNames: true })
    const entries = await entriesOf(zip, nome)
    const manifesto = await readManifest(zip, entries, nome)
    return { manifesto, arquivos: await unpack(zip, entries, folder) }
  } catch (error) {
    throw isOfFile(error) ? Object.assign(invalidFile(nome, 'damaged'), { cause: error }) : error
  } finally {
    zip?.close()
  }
}
