/** Whether sound, film, captions, books and packages are what their names say (reliability, C3 and C4). */
import { fileTypeFromBuffer } from 'file-type'
import { table } from '../../../contract/table.ts'
import type { Bytes } from './bytes.ts'
import { endsAsZip, inflatesAsTold, readZip } from './zip.ts'

/** Extension → what its first bytes may say it is. Recorders of browsers write sound into the containers of films. */
const FORMATS: Readonly<Record<string, readonly string[]>> = table({
  '.mp3': ['mp3'],
  '.m4a': ['m4a', 'mp4', 'm4b'],
  '.ogg': ['ogg', 'oga', 'opus'],
  '.oga': ['ogg', 'oga', 'opus'],
  '.opus': ['opus', 'ogg', 'oga'],
  '.wav': ['wav'],
  '.weba': ['webm'],
  '.mp4': ['mp4', 'm4v'],
  '.m4v': ['m4v', 'mp4'],
  '.webm': ['webm'],
})

const PACKAGES: ReadonlySet<string> = new Set(['.epub', '.zip', '.h5p', '.imscc'])

type Reason = 'content' | 'damaged' | 'inflates'

/** What stands against a file of an extension that no document and no picture has. */
export async function mediaReason(bytes: Bytes, extensao: string): Promise<Reason | null> {
  if (extensao === '.vtt') return captionReason(bytes)
  if (PACKAGES.has(extensao)) return packageReason(bytes, extensao)
  const formats = FORMATS[extensao]
  const found = formats && (await fileTypeFromBuffer(await bytes.read(0, 4_100)))
  if (!found || !formats?.includes(found.ext)) return 'content'
  return (await endsAsZip(bytes)) ? 'content' : null
}

const MAX_CAPTIONS = 1_048_576
const CUE =
  /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t].*)?$/

/** UTF-8 that begins as WebVTT does and has a cue with its times. */
async function captionReason(bytes: Bytes): Promise<Reason | null> {
  if (bytes.size > MAX_CAPTIONS) return 'damaged'
  const text = readText(await bytes.read(0, bytes.size))
  if (text === undefined || text.includes('\0') || !/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'content'
  return text.split(/\r\n|\r|\n/).some((line) => CUE.test(line)) ? null : 'damaged'
}

/** Undefined: not UTF-8. A byte order mark is passed over. */
function readText(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

async function packageReason(bytes: Bytes, extensao: string): Promise<Reason | null> {
  const zip = await readZip(bytes)
  if (zip.kind === 'bomb') return 'inflates'
  if (zip.kind === 'broken') return 'content'
  if (extensao === '.epub') {
    const isBook = (await fileTypeFromBuffer(await bytes.read(0, 4_100)))?.ext === 'epub'
    if (!isBook || !zip.names.includes('META-INF/container.xml')) return 'content'
  }
  return (await inflatesAsTold(bytes, zip.entries)) ? null : 'damaged'
}
