/** First and last days of a role as instants. */

import { dayStart } from '../../../../core/contract/time.ts'
import type { Sentence } from '../../../../core/server/failure.ts'
import { invalid } from '../../../../core/server/failure.ts'
import { faultSentence } from './refusals.ts'

const AFTER: Sentence = {
  pt: 'O último dia precisa vir depois do primeiro e ainda não ter passado.',
  en: 'The last day comes after the first one, and has not passed yet.',
}

/** `2026-03-09`, or the day after it, at midnight. */
function dayOf(iso: string, campo: 'inicio' | 'fim', plusDays: number): Date {
  try {
    return dayStart(iso, plusDays)
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
