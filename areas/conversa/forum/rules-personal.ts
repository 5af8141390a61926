/** Finds a child's personal data in what a pupil writes, so that a teacher looks before others read it. */
import { withoutTags } from '../../../core/contract/linear.ts'

export type DadoPessoal = 'cpf' | 'telefone'

/** Check digits of a CPF, given its eleven digits. Eleven equal digits pass the sum and are no CPF. */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return false
  const check = (length: number) => {
    let sum = 0
    for (let i = 0; i < length; i++) sum += Number(digits[i]) * (length + 1 - i)
    return ((sum * 10) % 11) % 10
  }
  return check(9) === Number(digits[9]) && check(10) === Number(digits[10])
}

/** The area codes (DDD) in use. */
const DDD = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
)

/** Eleven digits, plain or as 000.000.000-00, with nothing numeric around. */
const CPF_LIKE = /(?<![\d.,/-])\d{3}[. ]?\d{3}[. ]?\d{3}[-–. ]?\d{2}(?![\d/]|[.,-]\d)/g

/** A mobile number (nine digits from 9) or a land line (eight from 2 to 5), with an area code. */
const WITH_DDD =
  /(?<![\d.,/-])(?:\+?55[ .-]?)?(?:\(0?(\d{2})\)|0?(\d{2}))[ .-]?(9[ .]?\d{4}|[2-5]\d{3})[ .–-]?\d{4}(?![\d/]|[.,-]\d)/g

/** A mobile number without area code; written in one run, other digits are too likely something else. */
const LOCAL = /(?<![\d.,/-])(?<!\d )9[ .]?\d{4}[ –-]\d{4}(?![\d/]|[.,-]\d)/

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The text of rich text, with a break between blocks, so that digits of two paragraphs never join. */
const plain = (html: string): string =>
  withoutTags(html.replace(/<\/?(?:p|br|li|ul|ol|div|blockquote|pre|h\d)\b[^<>]*>/gi, '\n'))
    .replace(/&nbsp;|\u00a0|\u202f/g, ' ')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')

/**
 * What personal data a text (HTML or plain) seems to hold: a CPF whose check digits are right, a Brazilian phone
 * number. Dates, school numbers (RA, INEP) and results of sums are neither.
 */
export function personalDataIn(html: string): DadoPessoal[] {
  const text = plain(html)
  const found = new Set<DadoPessoal>()
  const cpfs = (text.match(CPF_LIKE) ?? []).filter((match) => isCpf(digitsOf(match)))
  if (cpfs.length > 0) found.add('cpf')
  const rest = cpfs.reduce((left, cpf) => left.replaceAll(cpf, ' '), text)
  for (const [, inside, bare] of rest.matchAll(WITH_DDD))
    if (DDD.has(inside ?? bare ?? '')) found.add('telefone')
  if (LOCAL.test(rest)) found.add('telefone')
  return [...found]
}

/** Whether a pupil's text waits for a teacher's look. */
export const holdsPersonalData = (html: string): boolean => personalDataIn(html).length > 0
