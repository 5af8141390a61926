/** The day and the week of a pupil: what there is to do, what is late, which days count. Pure. */
import { isRecord } from '../../../core/contract/narrow.ts'
import { dayAt, wallClock } from '../../../core/contract/time.ts'

/** Work: what came back to be done again, a lesson, a graded conversation. */
export const TIPOS_TAREFA = ['devolvida', 'aula', 'conversa'] as const
export type TipoTarefa = (typeof TIPOS_TAREFA)[number]

/** What came of work: corrected, waiting for the teacher, closed without it. */
export const TIPOS_RETORNO = ['corrigida', 'enviada', 'perdida'] as const
export type TipoRetorno = (typeof TIPOS_RETORNO)[number]

export const MAX_TAREFAS = 60
export const MAX_RETORNOS = 5

/** Past its end, and may still be done. */
export const isLate = ({ ate }: { ate: Date | null }, now: Date): boolean => ate !== null && ate <= now

const DAY = 86_400_000
const WEEK_DAYS = 7

/** As far back as weeks are counted. */
const SEMANAS = 12
export const semanasDesde = (now: Date): Date => new Date(now.getTime() - SEMANAS * WEEK_DAYS * DAY)

export interface Semana {
  /** Monday to Sunday of this week: something was brought to its end on that day. */
  feitos: boolean[]
  /** Which of them today is, from 0. */
  hoje: number
  /** Weeks in a row with such a day; a single one without is forgiven. */
  semanas: number
}

/** `dias`: days on which something was brought to its end, `aaaa-mm-dd`, in any order. */
export function semanaDe(dias: readonly string[], now: Date): Semana {
  const today = Date.parse(dayAt(now)) / DAY
  const hoje = (wallClock(now).weekday + WEEK_DAYS - 1) % WEEK_DAYS
  const monday = today - hoje
  const done = new Set(dias.map((dia) => Date.parse(dia) / DAY))
  const weeks = new Set([...done].map((day) => Math.floor((day - monday) / WEEK_DAYS)))
  let semanas = 0
  for (let back = 0, missed = 0; back < SEMANAS && missed < 2; back++) {
    if (weeks.has(-back)) [semanas, missed] = [semanas + 1, 0]
    // This week may still become one.
    else if (back > 0) missed++
  }
  return { feitos: Array.from({ length: WEEK_DAYS }, (_, at) => done.has(monday + at)), hoje, semanas }
}

/** The days of a week that a pupil may set out to study on; a goal is a wish, and nobody else is told of it. */
export const METAS = [2, 3, 5] as const
export type Meta = (typeof METAS)[number]

/** The key under which it is kept, as `{ dias }`. */
export const CHAVE_META = 'meta'

/** Null: none. */
export const metaDe = (preferencias: unknown): Meta | null =>
  (isRecord(preferencias) && METAS.find((one) => one === preferencias.dias)) || null

/** How many days are missing, while the week still has them; null: what is missed is not held against anybody. */
export function faltamDias(meta: Meta, { feitos, hoje }: Pick<Semana, 'feitos' | 'hoje'>): number | null {
  const missing = Math.max(0, meta - feitos.filter(Boolean).length)
  const left = WEEK_DAYS - hoje - (feitos[hoje] ? 1 : 0)
  return missing > left ? null : missing
}
