/** The period of a report, as the days of the tenant that were asked for. Pure. */
import { fromWallClock } from '../../../core/contract/time.ts'
import { isDay } from '../../escola/turma/rules-gestao.ts'

export interface Periodo {
  /** The start of the first day; null: from the beginning. */
  de: Date | null
  /** The end of the last day; null: until now. */
  ate: Date | null
}

const startOf = (day: string, plus = 0): Date => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return fromWallClock(year, month, date + plus)
}

/** The instants between which a period lies, or what is wrong with it. `de`, `ate`: `aaaa-mm-dd`, both included. */
export function periodOf(
  de: string | undefined,
  ate: string | undefined,
): Periodo | { campo: 'de' | 'ate'; falta: 'diaInvalido' | 'trocadas' } {
  if (de !== undefined && !isDay(de)) return { campo: 'de', falta: 'diaInvalido' }
  if (ate !== undefined && !isDay(ate)) return { campo: 'ate', falta: 'diaInvalido' }
  if (de !== undefined && ate !== undefined && ate < de) return { campo: 'ate', falta: 'trocadas' }
  return { de: de === undefined ? null : startOf(de), ate: ate === undefined ? null : startOf(ate, 1) }
}
