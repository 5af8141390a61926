/** First and last days of a role as instants of São Paulo. */

import { parseDate } from '../../../../core/contract/time.ts'
import type { Sentence } from '../../../../core/server/failure.ts'
import { invalid } from '../../../../core/server/failure.ts'
import { faultSentence } from './refusals.ts'

const AFTER: Sentence = {
  pt: 'O último dia vem depois do primeiro, e ainda não passou.',
  en: 'The last day comes after the first one, and has not passed yet.',
}

/** `2026-03-09`, or the day after it, at midnight. */
function dayOf(iso: string, campo: 'inicio' | 'fim', plusDays: number): Date {
  try {
    const start = parseDate(iso.split('-').reverse().join('/'))
    // Noon of the next day is that day whatever a clock change did; its midnight is what counts.
    if (plusDays === 0) return start
    const next = new Date(start.getTime() + 36 * 3_600_000)
    return parseDate(new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(next))
  } catch {
    throw invalid({ [campo]: faultSentence('data_invalida') })
  }
}

/**
 * From the start of the first day to the end of the last one. Absent: undefined; an empty end: null. A first day of
 * today or before is now: undefined.
 */
export function readDias({ inicio, fim }: { inicio?: string; fim?: string }, now: Date) {
  const first = inicio ? dayOf(inicio, 'inicio', 0) : undefined
  const from = first && first > now ? first : undefined
  const until = fim === undefined ? undefined : fim === '' ? null : dayOf(fim, 'fim', 1)
  if (until && until <= (from ?? now)) throw invalid({ fim: AFTER })
  return { inicio: from, fim: until }
}
