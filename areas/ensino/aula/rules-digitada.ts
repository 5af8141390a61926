/** Typed answers, judged as a kind teacher would: what is only another way of writing is right, one slip is nearly. */
import { readNumber } from '../../../core/contract/number.ts'

/** How a typed answer did. `quase`: one slip of the hand in a longer word. */
export type Veredito = 'certa' | 'quase' | 'errada'

const APOSTROPHES = /\s?['’‘ʼ´`′ʹ]\s?/g
const DASHES = /[‐‑‒–—−]/g
const QUOTES = /["“”„«»]/g
const MARKS = /\p{M}/gu

/** `S.O.S.` is SOS, `N. Sra.` is N Sra; the point of a number stays. */
const withoutPoints = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}])(?:(?:\p{L}\.){2,}|(?:\p{L}\.)+\p{L})(?![\p{L}\p{N}])/gu, (letters) =>
      letters.replaceAll('.', ''),
    )
    .replace(/(?<=\p{L})\.(?=\p{L}|\s|$)/gu, ' ')

/** How many signs at the end only end a sentence. */
function endOf(text: string): number {
  let signs = 0
  while (signs < text.length && '.!?… '.includes(text.at(-1 - signs) ?? '')) signs += 1
  return signs
}

/**
 * Two writings of the same answer give the same text. Accents, apostrophes and quotes never count, nor do hyphens between
 * letters against spaces, points of abbreviations, what ends a sentence, and small letters above or below the line
 * (`H₂O`, `m²`); capitals count only where the author says so (`maiusculas`).
 */
export function digitada(written: string, maiusculas = false): string {
  const text = written.slice(0, 300).replace(APOSTROPHES, '').replace(DASHES, '-').replace(QUOTES, '')
  const plain = withoutPoints(
    text.normalize('NFKD').replace(MARKS, '').replaceAll('⁄', '/').replaceAll('^', ''),
  )
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/[,;:](?!\d)/g, ' ')
    .replace(/^[¿¡\s]+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
  const said = plain.slice(0, plain.length - endOf(plain)).trim()
  return maiusculas ? said : said.toLowerCase()
}

/** A number alone, told by its digits and signs: `12.500` is `12500`. Fractions in words are dates as often. */
const numberIn = (text: string): number | undefined =>
  /^[-+]?[\d.,\s]{1,40}$/.test(text.trim()) ? readNumber(text) : undefined

/** Of these words a slip is forgiven: letters only, five or more. */
const isLong = (word: string): boolean => /^\p{L}{5,}$/u.test(word)

/** One letter more, less, other, or two neighbours changed about. */
export function isOneSlip(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one]
  if (long === short || long.length - short.length > 1) return false
  let from = 0
  while (from < short.length && long[from] === short[from]) from += 1
  const rest = (text: string, skip: number): string => text.slice(from + skip)
  if (long.length > short.length) return rest(long, 1) === rest(short, 0)
  const changed = long[from] === short[from + 1] && long[from + 1] === short[from]
  return rest(long, 1) === rest(short, 1) || (changed && rest(long, 2) === rest(short, 2))
}

/** One slip in one long word, or a space too many or too few; everything else as it should be. */
function isNear(given: string, aceita: string): boolean {
  if (given.replaceAll(' ', '') === aceita.replaceAll(' ', '')) return isLong(aceita.replaceAll(' ', ''))
  const [ours, theirs] = [given.split(' '), aceita.split(' ')]
  if (ours.length !== theirs.length) return false
  const wrong = theirs.filter((word, at) => word !== ours[at])
  const [word = ''] = wrong
  return wrong.length === 1 && isLong(word) && isOneSlip(ours[theirs.indexOf(word)] ?? '', word)
}

/** No letter of anybody's: where any run of signs may stand. */
const ANY = '\ue000'

/** As it is judged: `*` is a gap, `\*` itself. */
const comLacunas = (aceita: string): string =>
  aceita.replaceAll(ANY, '').replaceAll(/\\\*|\*/g, (sign) => (sign === '*' ? ANY : '*'))

/** An answer as it is shown: one without gaps if there is one, else with a dot line in each. */
export function semLacunas(aceitas: readonly string[]): string {
  const marked = aceitas.map(comLacunas)
  const [first = ''] = [...marked.filter((one) => !one.includes(ANY)), ...marked]
  return first.replaceAll(ANY, '…')
}

/** What stands between the gaps, in its order: the first piece begins the text, the last ends it. */
function fitsGaps(given: string, pattern: string): boolean {
  const pieces = pattern.split(ANY)
  const [first = '', last = ''] = [pieces.at(0), pieces.at(-1)]
  if (pieces.length === 1) return given === first
  if (given.length < first.length + last.length || !given.startsWith(first) || !given.endsWith(last))
    return false
  let at = first.length
  const end = given.length - last.length
  for (const piece of pieces.slice(1, -1)) {
    const found = given.indexOf(piece, at)
    if (found === -1 || found + piece.length > end) return false
    at = found + piece.length
  }
  return true
}

export interface Aceita {
  aceitas: readonly string[]
  /** Capitals count. */
  maiusculas?: boolean | undefined
  /** A slip is `quase`, not wrong. */
  quase?: boolean | undefined
  /** `*` stands for any run of signs, `\*` for itself. */
  curingas?: boolean | undefined
}

/** Judges a typed answer against what its author takes. Nothing typed is wrong. */
export function julgarDigitada(written: string, { aceitas, maiusculas, quase, curingas }: Aceita): Veredito {
  const given = digitada(written.replaceAll(ANY, ''), maiusculas)
  if (given === '') return 'errada'
  const patterns = aceitas
    .map((aceita) => digitada(curingas ? comLacunas(aceita) : aceita.replaceAll(ANY, ''), maiusculas))
    .filter(Boolean)
  if (patterns.some((pattern) => fitsGaps(given, pattern))) return 'certa'
  const number = numberIn(written)
  if (number !== undefined && aceitas.some((aceita) => numberIn(aceita) === number)) return 'certa'
  const isSlip = (pattern: string): boolean => !pattern.includes(ANY) && isNear(given, pattern)
  return quase && patterns.some(isSlip) ? 'quase' : 'errada'
}

const UNIT_BEFORE = /^(?:r\$|us\$|\$|€|£)\s*/i

/** Digits and their signs, with a power of ten behind them. */
const NUMBER =
  /^[-+−–\d.,/\s½⅓⅔¼¾]*(?:(?:e[+-]?\d{1,3}|[x×·*]\s?10\s?(?:\^\s?[+-]?\d{1,3}|⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}))(?!\d)\s?)?/iu

/** The same unit, in one or in many: `metro`, `metros`. */
export function mesmaUnidade(one: string, other: string): boolean {
  const [a, b] = [digitada(one), digitada(other)]
  return a !== '' && (a === b || `${a}s` === b || a === `${b}s`)
}

/**
 * A typed number with or without the unit that was declared (`12 cm`, `R$ 3,50`, `50%`); undefined where no number stands,
 * or one in another unit.
 */
export function numeroDigitado(
  written: string,
  unidade = '',
  language?: Parameters<typeof readNumber>[1],
): number | undefined {
  const alone = readNumber(written, language)
  if (alone !== undefined || unidade.trim() === '') return alone
  const text = written.slice(0, 100).trim()
  const unit = unidade.trim()
  const before = UNIT_BEFORE.test(unit) ? text.replace(UNIT_BEFORE, '') : text
  if (before !== text) return readNumber(before, language)
  const [number = ''] = NUMBER.exec(text) ?? []
  return mesmaUnidade(text.slice(number.length), unit) ? readNumber(number, language) : undefined
}

/** A number with what stands behind it: one of `unidades`, or with `qualquer` whatever it is. Undefined: it is none. */
export function medidaDigitada(
  written: string,
  { unidades, qualquer = false }: { unidades: readonly string[]; qualquer?: boolean | undefined },
  language?: Parameters<typeof readNumber>[1],
): { valor: number; unidade?: string } | undefined {
  const alone = readNumber(written, language)
  if (alone !== undefined) return { valor: alone }
  for (const unidade of unidades) {
    const valor = numeroDigitado(written, unidade, language)
    if (valor !== undefined) return { valor, unidade }
  }
  const text = written.slice(0, 100).trim()
  const before = UNIT_BEFORE.exec(text)?.[0] ?? ''
  const [number = ''] = NUMBER.exec(text.slice(before.length)) ?? []
  const valor = readNumber(number, language)
  const unidade = (before || text.slice(number.length)).trim()
  return qualquer && valor !== undefined && unidade.length <= 30 ? { valor, unidade } : undefined
}
