/** What may be sent as a file of a lesson: by its extension, how large, how long. The browser warns, the server decides. */
import {
  cleanFileName,
  extensionOf,
  formatBytes,
  isHeicName,
  PLATFORM_LIMITS,
} from '../../../core/contract/files.ts'
import { filesTexts } from '../../../core/contract/filesTexts.ts'
import { table } from '../../../core/contract/table.ts'
import { type Language, say } from '../../../core/texts/texts.ts'
import type { TipoMidia } from './shapes.ts'
import { midiaTexts } from './texts.ts'

/** By the name alone a package is only a zip: which kind it is, its manifest says. */
type Familia = Exclude<TipoMidia, 'pacote_h5p' | 'pacote_scorm'> | 'pacote'

const FAMILIAS: Readonly<Record<string, Familia>> = table({
  '.jpg': 'imagem',
  '.jpeg': 'imagem',
  '.png': 'imagem',
  '.gif': 'imagem',
  '.webp': 'imagem',
  '.mp3': 'audio',
  '.m4a': 'audio',
  '.ogg': 'audio',
  '.oga': 'audio',
  '.opus': 'audio',
  '.wav': 'audio',
  '.weba': 'audio',
  '.mp4': 'video',
  '.m4v': 'video',
  '.webm': 'video',
  '.pdf': 'pdf',
  '.vtt': 'legenda',
  '.epub': 'epub',
  '.zip': 'pacote',
  '.h5p': 'pacote',
})

export const MIDIA_EXTENSIONS: readonly string[] = Object.keys(FAMILIAS)

/** What sends in one piece, by the usual form: small and inspected at once. */
export const SMALL_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.gif', '.webp', '.pdf'] as const
export const SMALL_BYTES = 10_485_760

/** Captions are text: a film of 20 minutes has a few dozen kB of them. */
export const CAPTION_BYTES = 1_048_576

const MINUTE = 60

/** The widths of the smaller twins of an image, in pixels. */
export const VARIANT_WIDTHS = [480, 960, 1_600] as const

/** Unfinished uploads of one person at a time. */
export const MAX_UNFINISHED = 6

/** A broken upload waits this long for its sender; hours. */
export const UPLOAD_HOURS = 48

/** Files that no lesson uses go after this many days. */
export const UNUSED_DAYS = 30

const TYPES: Readonly<Record<Familia, readonly TipoMidia[]>> = {
  imagem: ['imagem'],
  audio: ['audio'],
  video: ['video'],
  pdf: ['pdf'],
  legenda: ['legenda'],
  epub: ['epub'],
  pacote: ['pacote_scorm', 'pacote_h5p'],
}

export const tipoOf = (extensao: string): TipoMidia | undefined => {
  const familia = FAMILIAS[extensao]
  if (extensao === '.h5p') return 'pacote_h5p'
  return familia && TYPES[familia][0]
}

/** The extensions that hold one of the types, as a file dialog takes them. */
export const extensionsFor = (tipos: readonly TipoMidia[]): string[] =>
  MIDIA_EXTENSIONS.filter((extensao) =>
    TYPES[FAMILIAS[extensao] ?? 'pacote'].some((tipo) => tipos.includes(tipo)),
  )

export const maxBytesOf = (tipo: TipoMidia): number => {
  if (tipo === 'video') return PLATFORM_LIMITS.upload_video_max_size
  return tipo === 'legenda' ? CAPTION_BYTES : PLATFORM_LIMITS.upload_file_max_size
}

export interface Announced {
  nome: string
  bytes: number
  /** Seconds, of a video; absent while unknown. */
  duracao?: number | null
}

export type Problem = 'extension' | 'empty' | 'tooBig' | 'longo'

/** What stands against a file before a byte of it is sent. `tipos`: what the place takes. */
export function problemOf({ nome, bytes, duracao }: Announced, tipos: readonly TipoMidia[]): Problem | null {
  const extensao = extensionOf(nome)
  const tipo = tipoOf(extensao)
  if (!tipo || !extensionsFor(tipos).includes(extensao)) return 'extension'
  if (bytes <= 0) return 'empty'
  if (bytes > maxBytesOf(tipo)) return 'tooBig'
  return tipo === 'video' && isLong(duracao) ? 'longo' : null
}

/** A second of grace: what cameras call 20 minutes is a little more. */
export const isLong = (duracao: number | null | undefined): boolean =>
  duracao != null && duracao > PLATFORM_LIMITS.upload_video_max_time + 1

/** The problem in words. */
export function inWordsOf(
  problem: Problem,
  { nome }: Pick<Announced, 'nome'>,
  tipos: readonly TipoMidia[],
  language: Language,
): string {
  const t = say(filesTexts, language)
  const clean = cleanFileName(nome)
  if (problem === 'extension')
    return tipos.includes('imagem') && isHeicName(nome)
      ? t.heic(clean)
      : t.extension(clean, extensionsFor(tipos).join(' '))
  if (problem === 'empty') return t.empty(clean)
  if (problem === 'longo')
    return say(midiaTexts, language).longo(clean, PLATFORM_LIMITS.upload_video_max_time / MINUTE)
  return t.tooBig(clean, formatBytes(maxBytesOf(tipoOf(extensionOf(nome)) ?? 'pdf'), language))
}
