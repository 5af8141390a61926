/** Files as the browser and the server both see them: limits of section 5, names, sizes. */

import { type Language, say } from '../texts/texts.ts'
import { filesTexts } from './filesTexts.ts'
import { trimmed } from './linear.ts'
import { isPictureName } from './picture-names.ts'

export const IMAGE_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.gif', '.webp', '.bmp'] as const

/** What telephones write and no browser but Safari shows: it is drawn again before it is sent, never kept. */
const HEIC = ['.heic', '.heif']
export const isHeicName = (nome: string): boolean => HEIC.includes(extensionOf(nome))

/** For the file dialog of a place that takes these: where photographs go, those of an iPhone go too. */
export const acceptOf = (extensions: readonly string[]): string =>
  [...extensions, ...(extensions.includes('.jpg') ? HEIC : [])].join(',')

/** The largest photograph that is taken up to be made small, in bytes. */
const MAX_PICTURE_BYTES = 52_428_800

/** Attachments of a forum message (specification, section 5). `maxBytes` is per file, in bytes. */
export const ATTACHMENT_LIMITS = {
  maxFiles: 5,
  maxBytes: 5_242_880,
  extensions: [
    '.pdf',
    '.doc',
    '.docx',
    '.xls',
    '.xlsx',
    '.ppt',
    '.pptx',
    '.txt',
    ...IMAGE_EXTENSIONS,
  ] as readonly string[],
  imageExtensions: IMAGE_EXTENSIONS as readonly string[],
} as const

/**
 * Defaults of `GET /api/plataforma/limites`: sizes in bytes (50 MB, 500 MB), the video's length in
 * seconds (20 minutes).
 */
export const PLATFORM_LIMITS = {
  upload_file_max_size: 52_428_800,
  upload_video_max_size: 524_288_000,
  upload_video_max_time: 1_200,
} as const

/** The extension in lower case with its dot, or '' when there is none: `Prova.PDF` → `.pdf`. */
export const extensionOf = (nome: string): string => /\.[^./\\]+$/.exec(nome)?.[0].toLowerCase() ?? ''

export const isImageExtension = (extensao: string): boolean =>
  (IMAGE_EXTENSIONS as readonly string[]).includes(extensao)

export interface FileToSend {
  nome: string
  bytes: number
}

export interface CheckedAttachments<T> {
  accepted: T[]
  refused: T[]
  /** What to tell the person, each sentence at most once; empty when all were accepted. */
  mensagens: string[]
}

/**
 * Which of the chosen files go along with a message that already has `existing` attachments: those that
 * can't be sent are skipped, then the first ones up to five in total (specification, section 5).
 */
export function checkAttachments<T extends FileToSend>(
  existing: number,
  files: readonly T[],
  language: Language = 'pt-br',
): CheckedAttachments<T> {
  const t = say(filesTexts, language)
  const room = Math.max(0, ATTACHMENT_LIMITS.maxFiles - existing)
  const accepted: T[] = []
  const refused: T[] = []
  const mensagens = new Set<string>()
  for (const file of files) {
    const problem = problemOf(file, accepted.length < room)
    if (problem) {
      refused.push(file)
      mensagens.add(t[problem])
    } else accepted.push(file)
  }
  return { accepted, refused, mensagens: [...mensagens] }
}

function problemOf(
  { nome, bytes }: FileToSend,
  hasRoom: boolean,
): 'skipped' | 'emptySkipped' | 'tooMany' | null {
  // Photographs are made small on their way: those still too large then, the server refuses.
  const isPhoto = isPictureName(nome) && extensionOf(nome) !== '.gif'
  if (!isPhoto && !ATTACHMENT_LIMITS.extensions.includes(extensionOf(nome))) return 'skipped'
  if (bytes > (isPhoto ? MAX_PICTURE_BYTES : ATTACHMENT_LIMITS.maxBytes)) return 'skipped'
  if (bytes <= 0) return 'emptySkipped'
  return hasRoom ? null : 'tooMany'
}

const MAX_NAME = 150
const MAX_EXTENSION = 20
// Controls, marks that turn the direction of the text, invisible spaces, lone surrogates.
const HIDDEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu
const RESERVED = /^(?:con|prn|aux|nul|clock\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i

/** Cuts to `units` UTF-16 units without splitting a character in two. */
const cut = (text: string, units: number): string => {
  const short = text.slice(0, units)
  return /[\ud800-\udbff]$/.test(short) ? short.slice(0, -1) : short
}

const trimDots = (text: string): string => trimmed(text, /[\s.]/)

/**
 * A name that every system can save and that shows what it is: no folders, no hidden characters, no
 * names reserved by Windows; 1 to 150 characters, the extension kept. Cleaning twice changes nothing.
 */
export function cleanFileName(name: string): string {
  const last = name.replace(HIDDEN, '').split(/[/\\]/).at(-1) ?? ''
  const plain = trimDots(
    last
      .normalize('NFC')
      .replace(/[<>:"|?*]/g, '_')
      .replace(/\s+/g, ' '),
  )
  const dot = plain.lastIndexOf('.')
  const hasExtension = dot > 0 && plain.length - dot <= MAX_EXTENSION
  const extension = hasExtension ? plain.slice(dot) : ''
  const stem = hasExtension ? trimDots(plain.slice(0, dot)) : plain
  // A bare `.pdf` loses its dot above: the name was only an extension.
  const onlyExtension = /^[\s.]*\.[a-z0-9]{1,10}\s*$/i.test(last) && !plain.includes('.')
  if (onlyExtension) return `arquivo.${plain}`
  const safe = RESERVED.test(`${stem}.`) || RESERVED.test(stem) ? `_${stem}` : stem
  return `${trimDots(cut(safe, MAX_NAME - extension.length)) || 'arquivo'}${extension}`
}

const UNITS = ['B', 'kB', 'MB', 'GB'] as const

/** "412 kB", "1,2 MB": units of 1,024, so that 5,242,880 bytes is the "5 MB" of the limit. */
export function formatBytes(bytes: number, language: Language = 'pt-br'): string {
  const amount = Math.max(0, Number.isFinite(bytes) ? bytes : 0)
  let step = amount < 1_024 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(amount) / 10))
  // 1,023.9 kB would round to "1.024 kB".
  if (step < UNITS.length - 1 && step > 0 && Math.round(amount / 1_024 ** step) >= 1_024) step++
  const value = amount / 1_024 ** step
  const digits = step > 0 && value < 10 ? 1 : 0
  const number = new Intl.NumberFormat(language === 'en-us' ? 'en-US' : 'pt-BR', {
    maximumFractionDigits: digits,
  }).format(value)
  return `${number} ${UNITS[step]}`
}
