/** Pictures that come in a file: which kind they are by their bytes, and where they stand among the paragraphs of a text. */
import { table } from '../../../core/contract/table.ts'
import type { TipoCitado } from './rules-html.ts'
import type { CodigoMotivo } from './shapes.ts'

/** Bytes of one picture, unpacked. */
export const MAX_FIGURA = 5 * 1_048_576
/** Bytes of one sound or film. */
export const MAX_SOM = 20 * 1_048_576
/** Pictures of one file, and their bytes together. */
export const MAX_FIGURAS = 400
export const MAX_BYTES_FIGURAS = 60 * 1_048_576

/** The first bytes of those that are shown, as Latin-1. */
const STARTS = [
  ['.png', '\x89PNG\r\n'],
  ['.jpg', '\xff\xd8\xff'],
  ['.gif', 'GIF87a'],
  ['.gif', 'GIF89a'],
] as const
/** Pictures too, of kinds that nothing here shows: bitmaps, those of cameras and printers, of Windows. */
const OTHERS = [
  'BM',
  'II*\0',
  'MM\0*',
  '\xd7\xcd\xc6\x9a',
  '\x01\0\0\0',
  '\0\0\x01\0',
  '\0\0\0 ftyp',
  '\0\0\0\x1cftyp',
]

/** The ending that its first bytes (as Latin-1) earn it; else why it can't be brought along. */
export function tipoDaFigura(head: string): { extensao: string } | { falta: CodigoMotivo } {
  const [extensao] = STARTS.find(([, start]) => head.startsWith(start)) ?? []
  if (extensao !== undefined) return { extensao }
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return { extensao: '.webp' }
  const drawn = head.trimStart().startsWith('<') && head.includes('<svg')
  return {
    falta: drawn || OTHERS.some((start) => head.startsWith(start)) ? 'imagem_tipo' : 'imagem_invalida',
  }
}

/** The container that their first bytes (as Latin-1) are of, by what they are said to be; null: none that plays, or a program. */
function containerDe(head: string): Partial<Record<TipoCitado, string>> | null {
  if (head.startsWith('ID3') || /^\xff[\xe2-\xff]/.test(head)) return { audio: '.mp3' }
  if (head.startsWith('RIFF') && head.startsWith('WAVE', 8)) return { audio: '.wav' }
  if (head.startsWith('OggS')) return { audio: '.ogg' }
  if (head.startsWith('ftyp', 4)) return { audio: '.m4a', video: '.mp4' }
  if (head.startsWith('\x1aE\xdf\xa3')) return { audio: '.weba', video: '.webm' }
  return /^(?:\xef\xbb\xbf)?WEBVTT/.test(head) ? { legenda: '.vtt' } : null
}

/** The same of a sound, a film or captions. */
export function tipoDoSom(head: string, tipo: TipoCitado): { extensao: string } | { falta: CodigoMotivo } {
  const extensao = containerDe(head)?.[tipo]
  return extensao === undefined ? { falta: 'midia_invalida' } : { extensao }
}

/** The bytes that a `data:` address holds, in base 64; null: it is no such address. */
export function dadosDe(endereco: string): string | null {
  if (!/^data:[\w.+-]{0,60}\/?[\w.+-]{0,60}(?:;[\w=-]{1,60}){0,3};base64,/i.test(endereco.slice(0, 400)))
    return null
  return endereco.slice(endereco.indexOf(',') + 1).replaceAll(/\s|%0[ad]/gi, '')
}

/** As people would name it: the last part of its path. */
export function nomeDaFigura(caminho: string): string {
  if (/^data:/i.test(caminho)) return 'imagem'
  const path = caminho.split(/[?#]/, 1)[0] ?? ''
  return (path.slice(path.lastIndexOf('/') + 1) || 'imagem').slice(0, 120)
}

const PARAGRAPHS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre'])
/** Within a paragraph, or around words. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b big cite code del em font i ins kbd mark q s samp small span strike strong sub sup tt u var'.split(
    ' ',
  ),
)
const ENTITIES: Readonly<Record<string, string>> = table({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
})

export const attributeOf = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

interface Aberta {
  nome: string
  como: string
}

/** A tag, or the place of a picture. */
const PIECES = /<[^<>]{0,5000}>|\ue000(\d{1,4})\ue001/g
/** A paragraph of nothing that a figure leaves before it, or behind it. */
const EMPTY_BEFORE =
  /<(?:p|h[1-6])(?:\s[^<>]{0,2000})?>(?:\s|&nbsp;|<br\s?\/?>){0,20}<\/(?:p|h[1-6])>(?=<figure )/gi
const EMPTY_BEHIND =
  /(?<=<\/figure>)<(?:p|h[1-6])(?:\s[^<>]{0,2000})?>(?:\s|&nbsp;|<br\s?\/?>){0,20}<\/(?:p|h[1-6])>/gi

/** A figure stands between paragraphs: what is open around it is closed before it and opened again behind it. */
export function comFiguras(html: string, figura: (n: number) => string): string {
  const open: Aberta[] = []
  const pass = (tag: string): void => {
    const [, end, name = ''] = /^<(\/?)([a-z][a-z\d]{0,20})/i.exec(tag) ?? []
    const nome = name.toLowerCase()
    if (end === '/') {
      const at = open.findLastIndex((one) => one.nome === nome)
      if (at >= 0) open.splice(at)
    } else if (PARAGRAPHS.has(nome)) open.splice(0, open.length, { nome, como: tag })
    else if (INLINE.has(nome)) open.push({ nome, como: tag })
    else if (nome !== 'br') open.length = 0
  }
  const placed = html.replaceAll(PIECES, (piece: string, n: string | undefined) => {
    if (n === undefined) {
      pass(piece)
      return piece
    }
    const before = open.toReversed().map(({ nome }) => `</${nome}>`)
    return [...before, figura(Number(n)), ...open.map(({ como }) => como)].join('')
  })
  return placed.replaceAll(EMPTY_BEFORE, '').replaceAll(EMPTY_BEHIND, '')
}
