/** Rules of a person's own account (product.md H-30; reliability D2 to D6). */
import { trimmed } from '../../../core/contract/linear.ts'

export const SENHA_MIN = 10
/** Pupils who sign in with a card and pictures may have a shorter one (H-30). */
const SENHA_MIN_CARTAO = 6

/** What a password must not be: the person's own names, whole. */
export interface Owner {
  nome?: string
  login?: string
  email?: string | null
  /** Signs in with a card and pictures, and has no role but a pupil's. */
  cartao?: boolean
}

export const senhaMin = ({ cartao = false }: Owner): number => (cartao ? SENHA_MIN_CARTAO : SENHA_MIN)

export type SenhaFault = 'curta' | 'sua' | 'obvia'

const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const plain = (text: string): string => unaccented(text).replace(/[^a-z0-9]/g, '')

const KEYBOARD = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiop',
  'asdfghjklc',
]
const COMMON = [
  'senha',
  'password',
  'mudar',
  'trocar',
  'brasil',
  'escola',
  'turmalina',
  'flamengo',
  'corinthians',
]

const withoutNumber = (text: string): string => trimmed(text, /\d/, 'end')

/** One character, one short piece, or one run of the keyboard over and over; or a word that everybody tries first. */
function isObvious(senha: string): boolean {
  const text = senha.toLowerCase()
  if (/^(.{1,4})\1+.{0,3}$/.test(text) && new Set(text).size <= 4) return true
  const letters = plain(senha)
  const straight = [...KEYBOARD, ...KEYBOARD.map((run) => [...run].reverse().join(''))]
  if (letters !== '' && straight.some((run) => run.repeat(3).includes(letters))) return true
  const rest = withoutNumber(letters)
  return (
    COMMON.some((word) => rest === word || rest === word.repeat(2)) &&
    /^\d*$/.test(letters.slice(rest.length))
  )
}

/** What is wrong with a new password; null when nothing is. No rule asks for signs or capitals: length protects (H-30). */
export function senhaFault(senha: string, owner: Owner = {}): SenhaFault | null {
  const { nome = '', login = '', email } = owner
  if ([...senha].length < senhaMin(owner)) return 'curta'
  const own = [nome, login, email ?? '', (email ?? '').split('@')[0] ?? ''].map(plain)
  if (own.some((text) => text !== '' && withoutNumber(plain(senha)) === withoutNumber(text))) return 'sua'
  return isObvious(senha) ? 'obvia' : null
}

/** How well a password protects, from 0 (refused) to 3, for the screen that cheers on. */
export function strengthOf(senha: string, owner: Owner = {}): 0 | 1 | 2 | 3 {
  if (senhaFault(senha, owner) !== null) return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(senha)).length
  const size = [...senha].length + (new Set(senha).size >= 8 ? 1 : 0) + (kinds - 1) * 2
  return size >= 18 ? 3 : size >= 14 ? 2 : 1
}

const ADDRESS = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]*\.)+[\p{L}\p{N}]{2,}$/u
const EMAIL_MAX = 150

/** The address as it is kept, in lower case; null when it is none. */
export function normalizeEmail(text: string): string | null {
  const email = text.trim().toLowerCase()
  return email.length <= EMAIL_MAX && ADDRESS.test(email) ? email : null
}

/** A name on one line, without what would make a letter of ours carry somebody else's message; null when it is none. */
export function normalizeNome(text: string): string | null {
  const nome = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const clean = /^\p{L}[\p{L}\p{M}\p{Zs}'’.\-–()]*$/u.test(nome) && !/www\.|\.\p{L}{2,}\s*$/iu.test(nome)
  return clean && [...nome].length <= 100 ? nome : null
}

/** A class code as it is printed: no spaces or hyphens, in capitals. */
export const normalizeCodigo = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

export const firstName = (nome: string): string => nome.split(' ')[0] ?? nome

/** The text about privacy that a sign-up accepts. */
export const VERSAO_TEXTO = '2026-11'

const DAY_MS = 86_400_000

/** A removal can be undone for seven days (reliability D6). */
export const removalEnd = (now: Date): Date => new Date(now.getTime() + 7 * DAY_MS)

/** A school signs up behind one address: this many go without a delay. */
export const FREE_FROM_ADDRESS = 60

/** At most this many links for a forgotten password in an hour, whoever asks. */
export const RECOVERIES_AN_HOUR = 4

/** This many rounds of invitations go without a delay. */
export const FREE_INVITATIONS = 30

/** The addresses of a list, each once, and what is none. */
export function splitEmails(list: readonly string[]): [emails: string[], wrong: string[]] {
  const emails = new Set<string>()
  const wrong: string[] = []
  for (const text of list) {
    const email = normalizeEmail(text)
    if (email) emails.add(email)
    else wrong.push(text)
  }
  return [[...emails], wrong]
}

/** The words of a card as they are kept, however they were typed: capitals, accents, blanks and hyphens as one likes. */
export const readPalavras = (text: string): string =>
  unaccented(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
