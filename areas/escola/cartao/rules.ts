/** Rules of cards, pictures and class devices (product.md H-22, H-30; reliability D4). Time is a parameter. */
import { dayStart } from '../../../core/contract/time.ts'
import { nomeCurto } from '../turma/rules-perfil.ts'

/** The twelve pictures, in the order of the grid: three rows of four. */
export const IMAGENS = [
  'gato',
  'peixe',
  'borboleta',
  'tartaruga',
  'maca',
  'uva',
  'melancia',
  'abacaxi',
  'sol',
  'estrela',
  'coracao',
  'triangulo',
] as const
export type Imagem = (typeof IMAGENS)[number]

/** How many pictures make a password: 12 × 11 × 10 = 1,320 of them, which is why so few tries are allowed. */
export const SEQUENCIA = 3

/** Whether these are a password: three different pictures, in order. */
export const isSequencia = (imagens: readonly string[]): imagens is readonly Imagem[] =>
  imagens.length === SEQUENCIA &&
  new Set(imagens).size === SEQUENCIA &&
  imagens.every((imagem) => (IMAGENS as readonly string[]).includes(imagem))

/** At this many failures in a row only a teacher helps. */
export const MAX_FALHAS = 10
const FREE_FALHAS = 3
const LONGEST_S = 60

/** Seconds to wait after the nth failure in a row: 0 for the first two, then 5, 10, 20, 40, 60. */
export const delayAfter = (falhas: number): number =>
  falhas < FREE_FALHAS ? 0 : Math.min(5 * 2 ** (falhas - FREE_FALHAS), LONGEST_S)

/** Seconds still to wait, from the failures counted and the time of the last; null when no waiting helps. */
export function waitSeconds(falhas: number, last: Date | null, now: Date): number | null {
  if (falhas >= MAX_FALHAS) return null
  const passed = now.getTime() - (last?.getTime() ?? Number.NEGATIVE_INFINITY)
  return Math.max(0, Math.ceil(delayAfter(falhas) - passed / 1000))
}

/** Where a pupil's pictures stand. `escolher`: the next time with the card, the pupil chooses them. */
export type EstadoDaImagem = 'definida' | 'escolher' | 'bloqueada' | 'ausente'

export interface ImagemState {
  definida: boolean
  escolherAte: Date | null
  falhas: number
}

export function estadoDaImagem({ definida, escolherAte, falhas }: ImagemState, now: Date): EstadoDaImagem {
  if (definida) return falhas >= MAX_FALHAS ? 'bloqueada' : 'definida'
  return escolherAte !== null && escolherAte > now ? 'escolher' : 'ausente'
}

const primeiro = (nome: string): string => nome.trim().split(/\s+/)[0] ?? ''

/** The first names that more than one of these people has. */
export function repetidos(nomes: readonly string[]): ReadonlySet<string> {
  const firsts = nomes.map(primeiro)
  return new Set(firsts.filter((first, at) => firsts.indexOf(first) < at))
}

/** A first name; with an initial where others have it too. */
export const nomeEntre = (nome: string, comuns: ReadonlySet<string>): string =>
  comuns.has(primeiro(nome)) ? nomeCurto(nome) : primeiro(nome)

const DAY_MS = 86_400_000

/** With a first card the pupil has a week to choose; when a teacher starts again, a day. */
export const CHOOSE_FIRST_MS = 7 * DAY_MS
export const CHOOSE_AGAIN_MS = DAY_MS

const LONGEST_DEVICE_MS = 180 * DAY_MS

/**
 * When a device stops being the class's: at the end of the school year, after 180 days at most. A class that outlives
 * its year counts the days only.
 * @param fim the class's last day, yyyy-mm-dd, when it has one
 */
export function aparelhoEnd(now: Date, anoLetivo: number, fim: string | null): Date {
  const longest = new Date(now.getTime() + LONGEST_DEVICE_MS)
  const yearEnd = new Date(dayStart(fim ?? `${anoLetivo}-12-31`, 1).getTime() - 1_000)
  return yearEnd > now && yearEnd < longest ? yearEnd : longest
}

/** No vowels, so that no code reads as a word; nothing that looks like something else. */
export const ALFABETO = '23456789BCDFGHJKMNPQRSTVWXYZ'
export const CODIGO_LENGTH = 12

/** The code in what was scanned, opened or typed, or null: `http…/login/cartao#K7QD…`, `k7qd-m3xp-8rtw`. */
export function readCodigo(text: string): string | null {
  const after = text.slice(text.lastIndexOf('#') + 1)
  const codigo = after.toUpperCase().replace(/[\s\-–.]/g, '')
  const known = codigo.length === CODIGO_LENGTH && [...codigo].every((sign) => ALFABETO.includes(sign))
  return known ? codigo : null
}

/** As it is printed: `K7QD-M3XP-8RTW`. */
export const showCodigo = (codigo: string): string => codigo.match(/.{4}/g)?.join('-') ?? codigo
