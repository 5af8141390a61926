/** The texts of GIFT: signs that a backslash takes the meaning from, formats, weights. */
import {
  collapse,
  fromLooseHtml,
  fromMarkdown,
  fromPlain,
  toFracao,
  toNumber,
  withLines,
} from './rules-textos.ts'

export type FormatoGift = 'moodle' | 'html' | 'plain' | 'markdown'

/** What a backslash may stand before. */
const ESCAPED = new Set(['\\', ':', '#', '=', '{', '}', '~', 'n'])

/** The next place, from `from`, of one of these signs with no backslash before it that counts; −1: none. */
export function findSign(texto: string, signs: string, from = 0, to = texto.length): number {
  for (let at = from; at < to; at += 1) {
    const sign = texto[at] ?? ''
    if (sign === '\\' && ESCAPED.has(texto[at + 1] ?? '')) at += 1
    else if (signs.includes(sign)) return at
  }
  return -1
}

/** The next place of these signs together, none of them after a backslash. */
export function findRun(texto: string, run: string, from = 0): number {
  let at = findSign(texto, run[0] ?? '', from)
  while (at !== -1 && !texto.startsWith(run, at)) at = findSign(texto, run[0] ?? '', at + 1)
  return at
}

/** As it is meant: without the backslashes, `\n` being a line. */
export function unescapeGift(texto: string): string {
  const out: string[] = []
  let kept = 0
  for (let at = texto.indexOf('\\'); at !== -1; at = texto.indexOf('\\', kept)) {
    const sign = texto[at + 1] ?? ''
    if (!ESCAPED.has(sign)) {
      out.push(texto.slice(kept, at + 1))
      kept = at + 1
    } else {
      out.push(texto.slice(kept, at), sign === 'n' ? '\n' : sign)
      kept = at + 2
    }
  }
  out.push(texto.slice(kept))
  return out.join('')
}

/** The other way; lines become `\n`. */
export const escapeGift = (texto: string): string =>
  texto
    .replaceAll(/[\\:#={}~]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\n', '\\n')

const FORMATS: readonly FormatoGift[] = ['html', 'moodle', 'plain', 'markdown']

/** The format that stands before a text, and the rest. */
export function splitFormat(texto: string, before: FormatoGift): { formato: FormatoGift; resto: string } {
  const trimmed = texto.trim()
  const formato = FORMATS.find((one) => trimmed.startsWith(`[${one}]`))
  return formato
    ? { formato, resto: trimmed.slice(formato.length + 2).trim() }
    : { formato: before, resto: trimmed }
}

/** Lines of the file are spaces where the format has no own use for them. */
function toHtml(formato: FormatoGift, resto: string): string {
  switch (formato) {
    case 'html':
      return unescapeGift(resto)
    case 'markdown':
      return fromMarkdown(unescapeGift(resto))
    case 'plain':
      return fromPlain(unescapeGift(collapse(resto)))
    default:
      return withLines(fromLooseHtml(unescapeGift(collapse(resto))))
  }
}

export interface TextoGift {
  formato: FormatoGift
  html: string
}

export function readTexto(texto: string, before: FormatoGift): TextoGift {
  const { formato, resto } = splitFormat(texto, before)
  return { formato, html: toHtml(formato, resto) }
}

/** Without any format: an answer to be typed, a name. */
export const readPlain = (texto: string): string =>
  unescapeGift(collapse(splitFormat(texto, 'plain').resto)).trim()

const WEIGHT = /^\s{0,100}%([^%]{1,20})%/

/** `%50%` before an answer; null: there is none; NaN: it is no number of percent. */
export function splitWeight(texto: string): { peso: number | null; resto: string } {
  const [whole, said] = WEIGHT.exec(texto) ?? []
  if (whole === undefined || said === undefined) return { peso: null, resto: texto }
  const value = toNumber(said)
  const peso = value === null || Math.abs(value) > 100 ? Number.NaN : toFracao(value / 100)
  return { peso, resto: texto.slice(whole.length) }
}

/** The text before the first `#`, and what each `#` after it begins. */
export function splitComments(texto: string, atMost: number): string[] {
  const parts: string[] = []
  let from = 0
  while (parts.length < atMost) {
    const at = findSign(texto, '#', from)
    if (at === -1) break
    parts.push(texto.slice(from, at))
    from = at + 1
  }
  return [...parts, texto.slice(from)]
}
