/** Whether a file is what its name says, and safe to hand on (reliability, C3 and C4). Looks; changes nothing. */
import { fileTypeFromBuffer } from 'file-type'
import { isImageExtension } from '../../../contract/files.ts'
import { table } from '../../../contract/table.ts'
import { invalidFile } from '../refusals.ts'
import { contentTypeOf } from '../types.ts'
import { type Bytes, withFile } from './bytes.ts'
import { readCompound } from './compound.ts'
import { MAX_PIXELS, measureImage } from './images.ts'
import { mediaReason } from './media.ts'
import { endsAsZip, inflatesAsTold, readZip } from './zip.ts'

export interface Inspected {
  /** The content type of the extension. */
  tipo: string
  isImage: boolean
}

type Reason = Parameters<typeof invalidFile>[1]

/**
 * Inspects the file at `file`, whose cleaned name is `nome` and whose extension is `extensao` (lower case, with the
 * dot). Throws 415 `arquivo_invalido` for an empty file, a content of another kind, a bomb, or macros.
 */
export async function inspectFile(
  file: string,
  { nome, extensao }: { nome: string; extensao: string },
): Promise<Inspected> {
  const reason = await withFile(file, (bytes) => reasonAgainst(bytes, file, extensao))
  if (reason) throw invalidFile(nome, reason)
  return { tipo: contentTypeOf(extensao), isImage: isImageExtension(extensao) }
}

async function reasonAgainst(bytes: Bytes, file: string, extensao: string): Promise<Reason | null> {
  if (bytes.size === 0) return 'empty'
  switch (extensao) {
    case '.txt':
    case '.csv':
    case '.json':
    case '.xml':
    case '.gift':
      return textReason(bytes)
    case '.pdf':
      return pdfReason(bytes)
    case '.docx':
      return officeReason(bytes, 'word/')
    case '.xlsx':
      return officeReason(bytes, 'xl/')
    case '.ods':
      return openDocumentReason(bytes)
    case '.pptx':
      return officeReason(bytes, 'ppt/')
    case '.doc':
      return oldOfficeReason(bytes, ['WordDocument'])
    case '.xls':
      return oldOfficeReason(bytes, ['Workbook', 'Book'])
    case '.ppt':
      return oldOfficeReason(bytes, ['PowerPoint Document'])
    case '.bmp':
      return bmpReason(bytes)
    default:
      return isImageExtension(extensao) ? imageReason(bytes, file, extensao) : mediaReason(bytes, extensao)
  }
}

const CHUNK = 65_536

/** Text in UTF-8 or Windows-1252: no NUL and none of the controls that no text has. */
async function textReason(bytes: Bytes): Promise<Reason | null> {
  for (let at = 0; at < bytes.size; at += CHUNK) {
    const chunk = await bytes.read(at, CHUNK)
    if (at === 0 && chunk.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'content'
    // Tab, line feed, vertical tab, form feed, carriage return, and the end mark of old systems.
    if (chunk.some((byte) => byte < 32 && !(byte >= 9 && byte <= 13) && byte !== 0x1a)) return 'content'
  }
  return null
}

/** Starts as a PDF at the first byte and ends as one; not a zip at the same time. */
async function pdfReason(bytes: Bytes): Promise<Reason | null> {
  const head = await bytes.read(0, 4_100)
  const tail = await bytes.read(Math.max(0, bytes.size - 2_048), 2_048)
  if (head.subarray(0, 5).toString('latin1') !== '%PDF-') return 'content'
  if ((await fileTypeFromBuffer(head))?.ext !== 'pdf') return 'content'
  if (!tail.includes('%%EOF')) return 'damaged'
  return (await endsAsZip(bytes)) ? 'content' : null
}

const PROGRAMS = /vbaproject\.bin$|\.(?:exe|dll|js|vbs|bat|cmd|scr|jar)$/i

/** A zip of parts that is what `isKind` looks for, without programs. */
async function partsReason(
  bytes: Bytes,
  isKind: (names: readonly string[]) => boolean,
  isProgram: (name: string) => boolean = (name) => PROGRAMS.test(name),
): Promise<Reason | null> {
  const zip = await readZip(bytes)
  if (zip.kind === 'bomb') return 'inflates'
  if (zip.kind === 'broken') return 'content'
  if (zip.names.some(isProgram)) return 'macros'
  if (!isKind(zip.names)) return 'content'
  return (await inflatesAsTold(bytes, zip.entries)) ? null : 'damaged'
}

/** With the folder that the kind of document has. */
const officeReason = (bytes: Bytes, folder: string) =>
  partsReason(
    bytes,
    (names) => names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder)),
  )

/** Macros of these have folders of their own, beside lists of what is in them. */
const OPEN_MACROS = /^(?:Basic|Scripts)\/(?!.*script-l[bc]\.xml$).*[^/]$/

const openDocumentReason = (bytes: Bytes) =>
  partsReason(
    bytes,
    (names) => names.includes('content.xml') && names.includes('META-INF/manifest.xml'),
    (name) => PROGRAMS.test(name) || OPEN_MACROS.test(name),
  )

const MACROS = new Set(['Macros', '_VBA_PROJECT_CUR', 'VBA', '_VBA_PROJECT'])

async function oldOfficeReason(bytes: Bytes, streams: readonly string[]): Promise<Reason | null> {
  const names = await readCompound(bytes)
  if (!names?.some((name) => streams.includes(name))) return 'content'
  return names.some((name) => MACROS.has(name)) ? 'macros' : null
}

/** A bitmap that says its own length and has room for all its pixels; it has no metadata to strip. */
async function bmpReason(bytes: Bytes): Promise<Reason | null> {
  const head = await bytes.read(0, 54)
  if (head.length < 54 || head.toString('latin1', 0, 2) !== 'BM') return 'content'
  if (head.readUInt32LE(2) !== bytes.size) return 'damaged'
  const data = head.readUInt32LE(10)
  const dib = head.readUInt32LE(14)
  const width = head.readInt32LE(18)
  const height = Math.abs(head.readInt32LE(22))
  const depth = head.readUInt16LE(28)
  const packed = head.readUInt32LE(30)
  if (![40, 52, 56, 64, 108, 124].includes(dib) || ![1, 4, 8, 16, 24, 32].includes(depth)) return 'content'
  if (width <= 0 || height === 0 || data >= bytes.size || data < 14 + dib) return 'damaged'
  if (width * height > MAX_PIXELS) return 'pixels'
  const plain = packed === 0 || packed === 3
  const row = Math.ceil((width * depth) / 32) * 4
  return plain && data + row * height > bytes.size ? 'damaged' : null
}

const FORMATS: Readonly<Record<string, readonly string[]>> = table({
  '.jpg': ['jpg'],
  '.jpeg': ['jpg'],
  '.png': ['png', 'apng'],
  '.gif': ['gif'],
  '.webp': ['webp'],
})

async function imageReason(bytes: Bytes, file: string, extensao: string): Promise<Reason | null> {
  const found = await fileTypeFromBuffer(await bytes.read(0, 4_100))
  if (!found || !FORMATS[extensao]?.includes(found.ext)) return 'content'
  try {
    return (await measureImage(file)).pixels > MAX_PIXELS ? 'pixels' : null
  } catch {
    return 'damaged'
  }
}
