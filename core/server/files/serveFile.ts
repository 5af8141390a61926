/** How a stored file leaves: as a download that no browser runs, whole, in part, or not again (reliability, C3). */
import type { Readable } from 'node:stream'
import { cleanFileName } from '../../contract/files.ts'
import type { ByteRange, FileStore } from './store.ts'

export interface ServedFile {
  key: string
  nome: string
  /** The content type kept at the upload. */
  tipo: string
  bytes: number
  sha256: string
}

/** The request headers that matter here, as Node gives them. */
export interface FileRequest {
  range?: string | undefined
  'if-range'?: string | undefined
  'if-none-match'?: string | undefined
}

export interface FileAnswer {
  statusCode: 200 | 206 | 304 | 416
  headers: Record<string, string>
  /** Absent: nothing of the file is sent. */
  range?: ByteRange
}

/** Drawn again at the upload, so nothing but pixels is in them; a .bmp is kept as it came. */
const SHOWABLE = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])

/** `filename` for old readers, `filename*` (RFC 5987) with the real name. */
export function contentDisposition(kind: 'inline' | 'attachment', nome: string): string {
  const clean = cleanFileName(nome)
  const plain = clean
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  // A name of accents alone has no letter left.
  const encoded = encodeURIComponent(clean).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain || '_'}"; filename*=UTF-8''${encoded}`
}

/**
 * Status, headers and the bytes to send. `inline`: shown in the page instead of downloaded, which only pictures drawn
 * again are. One range is served; several, or one that can't be read, get the whole file (RFC 9110, section 14.2).
 */
export function answerFor(
  { nome, tipo, bytes, sha256 }: Omit<ServedFile, 'key'>,
  asked: FileRequest,
  { inline = false } = {},
): FileAnswer {
  const etag = `"${sha256}"`
  const headers: Record<string, string> = {
    'content-type': tipo,
    'content-disposition': contentDisposition(inline && SHOWABLE.has(tipo) ? 'inline' : 'attachment', nome),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    // Kept, but asked about each time: the right to see it may have ended.
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    etag,
  }
  if (matches(asked['if-none-match'], etag)) return { statusCode: 304, headers }
  const rangeHolds = asked['if-range'] === undefined || asked['if-range'].trim() === etag
  const range = rangeHolds ? rangeOf(asked.range, bytes) : 'whole'
  if (range === 'outside') {
    headers['content-range'] = `bytes */${bytes}`
    headers['content-length'] = '0'
    return { statusCode: 416, headers }
  }
  if (range === 'whole') {
    headers['content-length'] = String(bytes)
    return bytes === 0
      ? { statusCode: 200, headers }
      : { statusCode: 200, headers, range: { start: 0, end: bytes - 1 } }
  }
  headers['content-range'] = `bytes ${range.start}-${range.end}/${bytes}`
  headers['content-length'] = String(range.end - range.start + 1)
  return { statusCode: 206, headers, range }
}

const matches = (asked = '', etag: string): boolean =>
  asked.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)

function rangeOf(header: string | undefined, bytes: number): ByteRange | 'whole' | 'outside' {
  const [unit = '', asked = '', ...units] = (header ?? '').split('=')
  const [from = '', to = '?', ...more] = asked.split('-').map((part) => part.trim())
  const isOne = unit.trim().toLowerCase() === 'bytes' && units.length + more.length === 0
  if (!isOne || ![from, to].every((part) => /^\d{0,15}$/.test(part)) || from + to === '') return 'whole'
  if (from === '') {
    const last = Number(to)
    return last === 0 || bytes === 0 ? 'outside' : { start: Math.max(0, bytes - last), end: bytes - 1 }
  }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return 'whole'
  if (start >= bytes) return 'outside'
  return { start, end: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) }
}

/**
 * The answer with its content; the caller has asked its policy. Send as
 * `reply.code(statusCode).headers(headers).send(body)`. Failures: those of the store.
 */
export async function serveFile(
  store: FileStore,
  file: ServedFile,
  asked: FileRequest,
  options: { inline?: boolean } = {},
): Promise<FileAnswer & { body: Readable | null }> {
  const answer = answerFor(file, asked, options)
  if (!answer.range) return { ...answer, body: null }
  const whole = answer.statusCode === 200
  return { ...answer, body: await store.get(file.key, whole ? undefined : answer.range) }
}
