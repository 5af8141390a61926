/** Finds a child's personal data in what a pupil writes, so that a teacher looks before others read it. */
import { withoutTags } from '../../../core/contract/linear.ts'
import { table } from '../../../core/contract/table.ts'

export const DADOS_PESSOAIS = ['cpf', 'telefone', 'contato'] as const
/** `contato`: an e-mail, or the name of an account in a network (`@nome`). */
export type DadoPessoal = (typeof DADOS_PESSOAIS)[number]

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

/** A mobile number without area code: nine digits from 9. */
const LOCAL = /(?<![\d.,/-])(?<!\d )9[ .-]?\d{4}[ .–-]?\d{4}(?![\d/]|[.,-]\d)/

/** Digits one by one, as who hides a number writes it; at most the thirteen of one with the country's code. */
const SPACED = /(?<![\d.,/-])(?<!\d[ ._–-])\d(?:[ ._–-]\d){8,12}(?![ ._–-]?\d)/g

/** The name of an account, with a letter in it; what stands in an address of the web is none. */
const HANDLE = /(?<![\w.@/+-])@(?=[\d_.]{0,29}[a-z])[\w.]{3,30}/i
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}/i
/** As who hides it writes it: `ana (arroba) casa ponto com`, `ana @ casa . com`. */
const SAID_EMAIL =
  /[\w.+-]{1,64} ?(?:@|[([]?arroba[)\]]?) ?[\w-]{1,63} ?(?:\.|ponto) ?(?:com|net|org|edu|gov|br|test)(?!\w)/i

/** The name of an account after the name of its network: with a sign that words have not. */
const NAMED_ACCOUNT =
  /(?<!\w)(?:insta|instagram|tik ?tok|discord|snap|snapchat|kwai|telegram|twitch)[ :=]{1,3}(?:é |e |eh )?(?=[\d_.]{0,29}[a-z])(?=[a-z.]{0,29}[\d_]|[a-z]{1,29}\.\w)[\w.]{3,30}/i
/** A way to somebody, not to something to look at. */
const WAY_TO_SOMEBODY =
  /(?<!\w)(?:wa\.me|t\.me|chat\.whatsapp\.com|discord\.gg|instagram\.com)\/(?!(?:p|reel|reels|tv|explore|s)\/)[\w.+@-]{3,60}/i

const CONTACTS = [EMAIL, SAID_EMAIL, HANDLE, NAMED_ACCOUNT, WAY_TO_SOMEBODY]

const DIGIT_WORDS: Readonly<Record<string, string>> = table({
  zero: '0',
  um: '1',
  uma: '1',
  dois: '2',
  duas: '2',
  tres: '3',
  três: '3',
  quatro: '4',
  cinco: '5',
  seis: '6',
  meia: '6',
  sete: '7',
  oito: '8',
  nove: '9',
})
const DIGIT_WORD = Object.keys(DIGIT_WORDS).join('|')
/** A number said digit by digit, as over the telephone. */
const SAID_NUMBER = new RegExp(
  `(?<!\\p{L})(?:${DIGIT_WORD})(?:[ ,.–-]{1,3}(?:${DIGIT_WORD})){8,12}(?!\\p{L})`,
  'giu',
)
const digitsSaid = (said: string): string =>
  said
    .toLowerCase()
    .split(/[ ,.–-]+/)
    .map((word) => DIGIT_WORDS[word] ?? '')
    .join('')

/** Counting up or down in even steps is no number of anybody. */
const counts = (digits: string): boolean => {
  const steps = [...digits].slice(1).map((digit, i) => Number(digit) - Number(digits[i]))
  return new Set(steps).size === 1
}

const isPhone = (digits: string): boolean =>
  /^9\d{8}$/.test(digits) ||
  (/^(?:55)?\d\d(?:9\d{8}|[2-5]\d{7})$/.test(digits) &&
    DDD.has(digits.replace(/^55(?=\d{10})/, '').slice(0, 2)))

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The text of rich text, with a break between blocks, so that digits of two paragraphs never join. */
const plain = (html: string): string =>
  withoutTags(html.replace(/<\/?(?:p|br|li|ul|ol|div|blockquote|pre|h\d)\b[^<>]*>/gi, '\n'))
    .replace(/&nbsp;|\u00a0|\u202f/g, ' ')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    // Wide, bold and circled signs are the plain ones to who reads them.
    .normalize('NFKC')

/**
 * What personal data a text (HTML or plain) seems to hold: a CPF whose check digits are right, a Brazilian phone
 * number however its digits are spaced or said, an e-mail, the name of an account in a network or a link to one. Dates, school numbers (RA, INEP) and results of sums are neither.
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
  const spelt = [
    ...(rest.match(SPACED) ?? []).map(digitsOf),
    ...(rest.match(SAID_NUMBER) ?? []).map(digitsSaid),
  ]
  for (const digits of spelt) {
    if (isCpf(digits)) found.add('cpf')
    else if (isPhone(digits) && !counts(digits)) found.add('telefone')
  }
  if (CONTACTS.some((form) => form.test(rest))) found.add('contato')
  return [...found]
}

/** Whether a pupil's text waits for a teacher's look. */
export const holdsPersonalData = (html: string): boolean => personalDataIn(html).length > 0
