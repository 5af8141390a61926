/** Pure rules of a person's data: documents, dates, names, user names, what a search means (product.md H-22, H-30). */
import { wallClock } from '../../../core/contract/time.ts'

/** Why a value is refused; the sentence for it stands in texts.ts under the same word. */
export type Fault =
  | 'nome_vazio'
  | 'nome_longo'
  | 'cpf_invalido'
  | 'inep_invalido'
  | 'ra_invalido'
  | 'data_invalida'
  | 'data_futura'
  | 'data_antiga'
  | 'email_invalido'
  | 'telefone_invalido'
  | 'login_invalido'

/** A value as it is kept, or why it can't be. */
export type Read<T> = { ok: true; value: T } | { ok: false; fault: Fault }

const kept = <T>(value: T): Read<T> => ({ ok: true, value })
const refused = (fault: Fault): { ok: false; fault: Fault } => ({ ok: false, fault })

export const MAX_NOME = 150
const MAX_LOGIN = 150

// Format characters turn text around or hide in it; they join nothing that a name needs apart.
const UNSEEN = /\p{Cf}/gu
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/** A name on one line: controls and invisible marks away, spaces single. 1 to 150 characters. */
export function readNome(text: string): Read<string> {
  const nome = text.normalize('NFC').replace(UNSEEN, '').replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim()
  if (!/\p{L}/u.test(nome)) return refused('nome_vazio')
  return nome.length > MAX_NOME ? refused('nome_longo') : kept(nome)
}

/** The two check digits of the first nine (mod 11). */
function cpfDigits(nine: string): string {
  const digit = (digits: string) => {
    const sum = [...digits].reduce((total, char, i) => total + Number(char) * (digits.length + 1 - i), 0)
    return String(((sum * 10) % 11) % 10)
  }
  const first = digit(nine)
  return first + digit(nine + first)
}

/** Eleven digits, dotted or not, whose check digits hold; eleven equal digits are nobody's. */
export function readCpf(text: string): Read<string> {
  const trimmed = text.trim()
  if (!/^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(trimmed)) return refused('cpf_invalido')
  const digits = trimmed.replace(/\D/g, '')
  if (/^(\d)\1{10}$/.test(digits)) return refused('cpf_invalido')
  return cpfDigits(digits.slice(0, 9)) === digits.slice(9) ? kept(digits) : refused('cpf_invalido')
}

/** `***.123.456-**`: enough to tell two people apart, too little to be used. */
export const maskCpf = (cpf: string): string => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`

/** `111.444.777-35`. */
export const formatCpf = (cpf: string): string =>
  `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`

/** The pupil's identification at INEP: twelve digits, spaces, dots and hyphens aside. It has no public check digit. */
export function readInepAluno(text: string): Read<string> {
  const digits = text.trim().replace(/[\s.-]/g, '')
  return /^\d{12}$/.test(digits) && !/^(\d)\1{11}$/.test(digits) ? kept(digits) : refused('inep_invalido')
}

/** The school's register number: letters, digits, dots, hyphens and slashes, upper case, at most 20. */
export function readRa(text: string): Read<string> {
  const ra = text.trim().toUpperCase().replace(/\s+/g, '')
  return /^[0-9A-Z][0-9A-Z./-]{0,19}$/.test(ra) ? kept(ra) : refused('ra_invalido')
}

const EARLIEST_YEAR = 1900

/**
 * A date of birth as dd/mm/aaaa, or aaaa-mm-dd; kept as aaaa-mm-dd. 30/02, days after today and years
 * before 1900 are refused.
 */
export function readNascimento(text: string, now: Date): Read<string> {
  const trimmed = text.trim()
  const [, d, m, y] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(trimmed) ?? []
  const [, iy, im, id] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(trimmed) ?? []
  const [year, month, day] = [Number(y ?? iy), Number(m ?? im), Number(d ?? id)]
  if (!year || !month || !day) return refused('data_invalida')
  const back = new Date(Date.UTC(year, month - 1, day))
  if (back.getUTCFullYear() !== year || back.getUTCMonth() !== month - 1 || back.getUTCDate() !== day)
    return refused('data_invalida')
  if (year < EARLIEST_YEAR) return refused('data_antiga')
  const iso = back.toISOString().slice(0, 10)
  const today = wallClock(now)
  const todayIso = new Date(Date.UTC(today.year, today.month - 1, today.day)).toISOString().slice(0, 10)
  return iso > todayIso ? refused('data_futura') : kept(iso)
}

/** `2012-03-09` as people read it: 09/03/2012. */
export const formatNascimento = (iso: string): string => iso.split('-').reverse().join('/')

/** A mail address, lower case: one `@`, a domain with a dot, at most 254 characters, no spaces or controls. */
export function readEmail(text: string): Read<string> {
  const email = text.trim().normalize('NFC').toLowerCase()
  if (email.length > 254 || /^\.|\.\.|\.@|\p{C}/u.test(email)) return refused('email_invalido')
  const shaped = /^[^\s@<>()[\],;:"\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/
  return shaped.test(email) ? kept(email) : refused('email_invalido')
}

/** 10 to 13 digits: area code and number, the country's code before them if any. */
export function readTelefone(text: string): Read<string> {
  if (!/^[\d\s()+.-]+$/.test(text.trim())) return refused('telefone_invalido')
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return /^\d{10,13}$/.test(digits) ? kept(digits) : refused('telefone_invalido')
}

/** A user name: lower case letters, digits, dots, hyphens and underscores, 3 to 150, from a letter or digit on. */
export function readLogin(text: string): Read<string> {
  const login = text.trim().toLowerCase()
  return /^[a-z0-9][a-z0-9._-]{2,}$/.test(login) && login.length <= MAX_LOGIN
    ? kept(login)
    : refused('login_invalido')
}

/** Lower case, no accents: how words are compared when people are looked for. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** `nome.sobrenome` of a name: its first and last words, without accents. `pessoa` where no letter is Latin. */
export function loginBase(nome: string): string {
  const words = fold(nome)
    .replace(/ß/g, 'ss')
    .replace(/[æœ]/g, 'e')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9\s]/g, '')
    .split(/\s+/)
    .filter(Boolean)
  const [first = 'pessoa'] = words
  const last = words.length > 1 ? words.at(-1) : undefined
  const base = (last ? `${first}.${last}` : first).slice(0, 100)
  return base.length < 3 ? `${base}.pessoa` : base
}

/** The first free one of `ana.lima`, `ana.lima2`, `ana.lima3`… */
export function freeLogin(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  for (let n = 2; ; n += 1) if (!taken.has(`${base}${n}`)) return `${base}${n}`
}

/** What the words of a search ask for. */
export type Search =
  | { kind: 'nothing' }
  | { kind: 'cpf'; cpf: string }
  | { kind: 'email'; email: string }
  | { kind: 'number'; number: string }
  | { kind: 'words'; words: readonly string[] }

/** Words (from 2 letters in all) unless it reads as a CPF, an e-mail or another number; at most six words. */
export function readSearch(text: string): Search {
  const trimmed = text.trim()
  const cpf = readCpf(trimmed)
  if (cpf.ok) return { kind: 'cpf', cpf: cpf.value }
  const email = readEmail(trimmed)
  if (email.ok) return { kind: 'email', email: email.value }
  if (/^\d[\d./-]*$/.test(trimmed)) return { kind: 'number', number: trimmed.toUpperCase() }
  const words = fold(trimmed)
    .split(/[^\p{L}\p{N}._'-]+/u)
    .filter(Boolean)
    .slice(0, 6)
  return words.join('').length < 2 ? { kind: 'nothing' } : { kind: 'words', words }
}
