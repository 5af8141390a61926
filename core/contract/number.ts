/** Numbers as people write them: read kindly, and shown so that they are read back as they were. */
import type { Language } from '../texts/texts.ts'
import { table } from './table.ts'

const SIGNS = '.,'
/** `1.250.000`: groups of three after one to three digits that do not begin with zero. */
const isGrouped = (whole: string, mark: string): boolean => {
  const [first = '', ...groups] = whole.split(mark)
  return /^[1-9]\d{0,2}$/.test(first) && groups.length > 0 && groups.every((group) => /^\d{3}$/.test(group))
}

/** Digits with at most points and commas, as a plain number for `Number`; undefined where the signs make no sense. */
function plainOf(text: string, decimal: string): string | undefined {
  if (!/^[\d.,]{1,40}$/.test(text)) return undefined
  const marks = [...SIGNS].filter((mark) => text.includes(mark))
  const last = text[Math.max(...marks.map((mark) => text.lastIndexOf(mark)), -1)] ?? ''
  if (marks.length === 2) {
    const other = last === '.' ? ',' : '.'
    const [whole = '', after = '', ...more] = text.split(last)
    return more.length === 0 && isGrouped(whole, other) && /^\d+$/.test(after)
      ? `${whole.replaceAll(other, '')}.${after}`
      : undefined
  }
  if (marks.length === 0) return text
  const [whole = '', after = '', ...more] = text.split(last)
  // A single sign may be either: the one that the language puts before decimals always is, the other where no group fits.
  if (more.length > 0 || (last !== decimal && isGrouped(text, last)))
    return isGrouped(text, last) ? text.replaceAll(last, '') : undefined
  return /^\d*$/.test(whole) && /^\d+$/.test(after) ? `${whole || '0'}.${after}` : undefined
}

const VULGAR: Readonly<Record<string, string>> = table({
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
})

const cleaned = (text: string): string =>
  text
    .slice(0, 60)
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/gu, (sign) => ` ${VULGAR[sign]}`)
    .replace(/[−–]/g, '-')
    .replaceAll('⁄', '/')
    .replace(/[\s\u00a0\u2009\u202f]+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim()

/** `1/2`, `2 1/2`. */
function fractionOf(text: string): number | undefined {
  const [, whole = '0', above, below] = /^(?:(\d{1,15}) )?(\d{1,15})\/(\d{1,15})$/.exec(text) ?? []
  return above === undefined || Number(below) === 0
    ? undefined
    : Number(whole) + Number(above) / Number(below)
}

/** `1,5e3`, `1,5 x 10^3`, `1,5·10³`: the digits, and the power of ten. */
const POWER = /^([\d.,]+) ?(?:e|[x×·*] ?10 ?\^ ?)([+-]?\d{1,3})$/i
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const lowered = (text: string): string =>
  text.replace(/(10) ?(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/u, (_, ten: string, minus: string, digits: string) => {
    const low = [...digits].map((digit) => RAISED.indexOf(digit)).join('')
    return `${ten}^${minus && '-'}${low}`
  })

/**
 * A number as it is written by hand: `12.500`, `12.500,5`, `12 500`, `0,5`, `0.5`, `2 1/2`, `½`, `-3`, `1,5 x 10^3`. A point
 * before three digits parts thousands (`12.500` is 12500), unless nothing could be parted (`0.500`); in English the comma
 * does. Undefined for what is no number, and for what could be two (`1.2.3`, `12.50,0`).
 */
export function readNumber(written: string, language: Language = 'pt-br'): number | undefined {
  const text = lowered(cleaned(written))
  const [, sign = '', rest = ''] = /^([+-]?) ?(.*)$/.exec(text) ?? []
  const decimal = language === 'pt-br' ? ',' : '.'
  const [, base, exponent = '0'] = POWER.exec(rest) ?? []
  // Spaces part thousands, and nothing else.
  const joined = /^[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?$/.test(rest) ? rest.replaceAll(' ', '') : rest
  const plain = plainOf(base ?? joined, decimal)
  const size = fractionOf(rest) ?? (plain === undefined ? undefined : Number(`${plain}e${exponent}`))
  if (size === undefined || !Number.isFinite(size)) return undefined
  return sign === '-' && size !== 0 ? -size : size
}

/** All its digits, with a decimal comma (in English a point) and no sign for thousands; read back by `readNumber` as it was. */
export function writeNumber(value: number, language: Language = 'pt-br'): string {
  const text = String(value)
  return language === 'pt-br' ? text.replace('.', ',') : text
}
