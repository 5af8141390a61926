/** Live lessons by the clock: where one stands, what may be done with it, when the clock must look again (H-24). */

export const ESTADOS = ['agendada', 'ao_vivo', 'encerrada', 'cancelada'] as const
export type Estado = (typeof ESTADOS)[number]

export const MINUTE_MS = 60_000
/** The class is reminded this long before, and pupils may come in (H-24). */
export const REMIND_MS = 15 * MINUTE_MS
/** The teacher may begin this long before the hour; earlier, the date is what should change. */
export const EARLY_MS = 60 * MINUTE_MS
/** A lesson may be dated this far back, for one that begins as it is written. */
export const LATE_MS = 5 * MINUTE_MS
/** Nobody plans further ahead. */
export const AHEAD_MS = 2 * 366 * 24 * 60 * MINUTE_MS

/** The dates of a lesson, and what became of it. */
export interface Horario {
  inicio: Date
  fim: Date
  iniciado_em: Date | null
  encerrado_em: Date | null
  cancelado_em: Date | null
}

const at = (instant: Date): number => instant.getTime()

/** Where a lesson stands: by what people did, else by the clock. */
export function estadoAt(
  { inicio, fim, iniciado_em, encerrado_em, cancelado_em }: Horario,
  now: Date,
): Estado {
  if (cancelado_em) return 'cancelada'
  if (encerrado_em || at(fim) <= at(now)) return 'encerrada'
  return iniciado_em || at(inicio) <= at(now) ? 'ao_vivo' : 'agendada'
}

/** The same lesson with what the clock did by `now` written down. Doing it twice changes nothing. */
export function settled<H extends Horario>(horario: H, now: Date): H {
  const estado = estadoAt(horario, now)
  if (estado === 'agendada' || estado === 'cancelada') return horario
  const iniciado_em = horario.iniciado_em ?? horario.inicio
  const encerrado_em = horario.encerrado_em ?? (estado === 'encerrada' ? horario.fim : null)
  return { ...horario, iniciado_em, encerrado_em }
}

/** From when to when it truly ran; null while it has not begun. It ends at `now` at the latest. */
export function janelaAt(horario: Horario, now: Date): { de: Date; ate: Date } | null {
  const { iniciado_em, encerrado_em, cancelado_em, fim } = settled(horario, now)
  if (cancelado_em || !iniciado_em) return null
  return { de: iniciado_em, ate: encerrado_em ?? new Date(Math.min(at(fim), at(now))) }
}

/** When the clock must look at it again; null: never. */
export function nextLook(horario: Horario & { lembrado_em: Date | null }, now: Date): Date | null {
  const estado = estadoAt(horario, now)
  if (estado === 'ao_vivo') return horario.fim
  if (estado !== 'agendada') return null
  const remind = new Date(at(horario.inicio) - REMIND_MS)
  return !horario.lembrado_em && at(remind) > at(now) ? remind : horario.inicio
}

/** Whether the class must be reminded now: once, in the quarter of an hour before. */
export const remindsAt = (horario: Horario & { lembrado_em: Date | null }, now: Date): boolean =>
  estadoAt(horario, now) === 'agendada' && !horario.lembrado_em && at(now) >= at(horario.inicio) - REMIND_MS

export type Ato = 'comecar' | 'encerrar' | 'cancelar' | 'retomar' | 'remover' | 'mudar'
/** Why something may not be done now; each has its sentence in `texts.ts`. */
export type Recusa = 'cedo' | 'comecou' | 'naoComecou' | 'terminou' | 'cancelada' | 'naoCancelada'

const WHY_NOT: Readonly<Record<Estado, Recusa>> = {
  agendada: 'naoComecou',
  ao_vivo: 'comecou',
  encerrada: 'terminou',
  cancelada: 'cancelada',
}

/** Why the act is not possible now; null when it is. */
export function refusalOf(ato: Ato, horario: Horario, now: Date): Recusa | null {
  const estado = estadoAt(horario, now)
  const only = (...wanted: Estado[]) => (wanted.includes(estado) ? null : WHY_NOT[estado])
  switch (ato) {
    case 'comecar':
      return only('agendada') ?? (at(now) < at(horario.inicio) - EARLY_MS ? 'cedo' : null)
    case 'encerrar':
      return only('ao_vivo')
    case 'cancelar':
      return only('agendada')
    case 'remover':
      return only('agendada', 'cancelada')
    case 'mudar':
      return only('agendada', 'ao_vivo')
    case 'retomar':
      if (estado !== 'cancelada') return 'naoCancelada'
      return at(horario.fim) <= at(now) ? 'terminou' : null
  }
}

/** The lesson after the act, which `refusalOf` allowed. */
export function after<H extends Horario>(
  ato: 'comecar' | 'encerrar' | 'cancelar' | 'retomar',
  horario: H,
  now: Date,
): H {
  const known = settled(horario, now)
  switch (ato) {
    case 'comecar':
      return { ...known, iniciado_em: now }
    case 'encerrar':
      return { ...known, encerrado_em: now }
    case 'cancelar':
      return { ...known, cancelado_em: now }
    case 'retomar':
      return settled({ ...known, cancelado_em: null }, now)
  }
}

/** Whether a pupil is told the room's address: while it runs, and 15 minutes before unless there is a waiting room. */
export function opensAt(horario: Horario & { sala_espera: boolean }, now: Date): boolean {
  const estado = estadoAt(horario, now)
  if (estado === 'ao_vivo') return true
  return estado === 'agendada' && !horario.sala_espera && at(now) >= at(horario.inicio) - REMIND_MS
}
