/** Bytes of a file into text, by what they are rather than by what they claim to be. */
import type { Aviso } from './shapes-item.ts'

/** Windows-1252, where it differs from Latin 1; what it leaves out is as in Latin 1. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
const CHUNK = 8192

/** Signs by their numbers, a few thousand at a time. */
function joinUnits(length: number, unit: (n: number) => number): string {
  const parts: string[] = []
  for (let from = 0; from < length; from += CHUNK) {
    const units: number[] = []
    for (let n = from; n < Math.min(length, from + CHUNK); n += 1) units.push(unit(n))
    parts.push(String.fromCharCode(...units))
  }
  return parts.join('')
}

/** UTF-16, each sign in two bytes; null: UTF-8 by its beginning. */
function wideOf(bytes: Uint8Array): 'le' | 'be' | null {
  const [a = 0, b = 0, c = 0, d = 0] = bytes
  if (a === 0xff && b === 0xfe) return 'le'
  if (a === 0xfe && b === 0xff) return 'be'
  if (bytes.length >= 4 && a !== 0 && b === 0 && c !== 0 && d === 0) return 'le'
  return bytes.length >= 4 && a === 0 && b !== 0 && c === 0 && d !== 0 ? 'be' : null
}

/** The least that a sequence of two, three, four bytes may say. */
const LEAST = [0, 0, 0x80, 0x800, 0x10000]

const sequenceLength = (first: number): number =>
  first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0

/** null: it is no UTF-8. A sign that the end of the file cuts is left out. */
function readUtf8(bytes: Uint8Array): string | null {
  const parts: string[] = []
  let codes: number[] = []
  for (let n = 0; n < bytes.length; ) {
    const first = bytes[n] ?? 0
    const length = sequenceLength(first)
    if (length === 0) return null
    let code = length === 1 ? first : first & (0x7f >> length)
    for (let k = 1; k < length; k += 1) {
      const next = bytes[n + k]
      if (next === undefined) return parts.join('') + String.fromCodePoint(...codes)
      if ((next & 0xc0) !== 0x80) return null
      code = (code << 6) | (next & 0x3f)
    }
    if (code < (LEAST[length] ?? 0) || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff) return null
    codes.push(code)
    n += length
    if (codes.length === CHUNK) {
      parts.push(String.fromCodePoint(...codes))
      codes = []
    }
  }
  return parts.join('') + String.fromCodePoint(...codes)
}

function readWindows(bytes: Uint8Array): string {
  return joinUnits(bytes.length, (n) => {
    const byte = bytes[n] ?? 0
    return byte >= 0x80 && byte < 0xa0 ? WINDOWS.charCodeAt(byte - 0x80) : byte
  })
}

/** What an XML declaration claims, in small letters; null: nothing. */
function claimed(bytes: Uint8Array): string | null {
  const begin = joinUnits(Math.min(bytes.length, 200), (n) => bytes[n] ?? 0)
  return (
    /^\s{0,20}<\?xml [^>]{0,100}encoding\s?=\s?["']([\w.-]{1,40})/i.exec(begin)?.[1]?.toLowerCase() ?? null
  )
}

const LATIN = new Set(['iso-8859-1', 'iso-8859-15', 'latin1', 'windows-1252', 'cp1252', 'us-ascii', 'ascii'])

export function toText(bytes: Uint8Array): { texto: string; avisos: Aviso[] } {
  const wide = wideOf(bytes)
  if (wide) {
    const [low, high] = wide === 'le' ? [0, 1] : [1, 0]
    const unit = (n: number) => (bytes[2 * n + low] ?? 0) | ((bytes[2 * n + high] ?? 0) << 8)
    return { texto: joinUnits(Math.floor(bytes.length / 2), unit).replace(/^\ufeff/, ''), avisos: [] }
  }
  const said = claimed(bytes)
  const utf8 = readUtf8(bytes)
  const isWide = utf8 !== null && bytes.some((byte) => byte >= 0x80)
  const latin = said !== null && LATIN.has(said)
  const avisos: Aviso[] = []
  if (utf8 === null && !latin) avisos.push({ codigo: 'codificacao', detalhe: 'windows-1252' })
  if (isWide && said !== null && !['utf-8', 'utf8'].includes(said))
    avisos.push({ codigo: 'codificacao', detalhe: 'utf-8' })
  return { texto: (utf8 ?? readWindows(bytes)).replace(/^\ufeff/, ''), avisos }
}
