/** Weeks of a school, Monday to Sunday by the tenant's calendar: which are told, which are counted anew, how one stands against another. Pure. */
import { dayAt, dayStart } from '../../../core/contract/time.ts'
import { weekStart } from '../../ensino/descoberta/rules.ts'

const WEEK_DAYS = 7
/** So many whole weeks are told, beside the one that runs. */
export const SEMANAS = 8
/** So many are kept: the same week of the year before stands among them. */
const GUARDA = 60

export interface Semana {
  /** The Monday, `aaaa-mm-dd`. */
  dia: string
  de: Date
  /** When the next one begins. */
  ate: Date
}

/** The Monday of the week that holds `now`, or of one `back` weeks before. */
export function segunda(now: Date, back = 0): string {
  return dayAt(dayStart(dayAt(weekStart(now)), -back * WEEK_DAYS))
}

const semanaAntes = (dia: string): string => segunda(dayStart(dia), 1)

/** The first week that is told, and the first that is kept. */
export const primeiraDita = (now: Date): string => segunda(now, SEMANAS)
export const primeiraGuardada = (now: Date): string => segunda(now, GUARDA)

/**
 * The weeks to count at `now`, the earliest first: the one that runs, and from the one before the last count on, since
 * work without network comes late. Never counted: all that are told. None: it was counted today.
 */
export function aContar(now: Date, contada: Date | null): Semana[] {
  if (contada && dayAt(contada) === dayAt(now)) return []
  const first = contada ? segunda(contada, 1) : primeiraDita(now)
  return Array.from({ length: SEMANAS + 1 }, (_, at) => segunda(now, SEMANAS - at))
    .filter((dia) => dia >= first)
    .map((dia) => ({ dia, de: dayStart(dia), ate: dayStart(dia, WEEK_DAYS) }))
}

/** What a week is told by. */
export const MEDIDAS = ['alunos', 'aulas', 'esperam'] as const
export type Medida = (typeof MEDIDAS)[number]

type Contada = { semana: string } & Readonly<Record<Medida, number | null>>

export interface Mudanca {
  /** The last whole week, and what it came to. */
  semana: string
  valor: number
  /** Against the week before; null: nobody counted that one. */
  diferenca: number | null
}

/** How the last whole week that was counted stands against the one before it; null: none was. `corre`: the week that runs. */
export function mudancaDe(semanas: readonly Contada[], medida: Medida, corre: string): Mudanca | null {
  const whole = semanas.filter(({ semana }) => semana < corre)
  const last = whole.at(-1)
  const valor = last?.[medida] ?? null
  if (!last || valor === null) return null
  const before = whole.find(({ semana }) => semana === semanaAntes(last.semana))?.[medida] ?? null
  return { semana: last.semana, valor, diferenca: before === null ? null : valor - before }
}
