/** Rules of notices alone: whom they are for, and how often people may be reminded. Pure, time is a parameter. */
import { wallClock } from '../../../core/contract/time.ts'
import { AGENDADO, ENCERRADO, statusDataAt } from './rules.ts'

/** The roles of a class that a notice of a network can be for. */
export const PAPEIS_DE_AVISO = ['aluno', 'responsavel', 'professor'] as const
export type PapelDeAviso = (typeof PAPEIS_DE_AVISO)[number]

/** Whether a notice is for this role: one that names none is for everybody of the class. */
export const isForPapel = (papeis: readonly string[] | null | undefined, papel: PapelDeAviso): boolean =>
  papeis == null || papeis.includes(papel)

/** The roles of a notice of a class that its pupils do not see. */
export const SO_FAMILIAS: readonly PapelDeAviso[] = ['responsavel']

export const isSoFamilias = (papeis: readonly string[] | null | undefined): boolean =>
  papeis?.length === 1 && papeis[0] === 'responsavel'

const dayOf = (at: Date): string => {
  const { year, month, day } = wallClock(at)
  return `${year}-${month}-${day}`
}

/** Names the reminders of one day of the tenant. */
export const lembreteKey = (what: string, now: Date): string => `lembrete:${what}:${dayOf(now)}`

export const remindedToday = (lembradoEm: Date | null, now: Date): boolean =>
  lembradoEm !== null && dayOf(lembradoEm) === dayOf(now)

/** Where a notice of a network stands at `now`. */
export function estadoAt(
  dates: { inicio: Date | null; fim: Date | null },
  now: Date,
): 'agendado' | 'publicado' | 'encerrado' {
  const status = statusDataAt({ agendar: false, ...dates }, now)
  return status === AGENDADO ? 'agendado' : status === ENCERRADO ? 'encerrado' : 'publicado'
}
