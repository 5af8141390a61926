/** What waits for who manages, answers for data or gives support: how much is told, how old is too old. Pure. */

export const MAX_ESCOLAS = 8
export const MAX_PEDIDOS = 20

const DAY_MS = 86_400_000

/** A delivery has waited too long, a school has been quiet, after so many days. */
const DIAS = 7
export const semanaAtras = (now: Date): Date => new Date(now.getTime() - DIAS * DAY_MS)

/** An incident is told to the authority (`comunicar`), then told whole (`completar`). */
export const TIPOS_TERMO = ['exportacao', 'exclusao', 'comunicar', 'completar'] as const

interface Term {
  prazo: Date
}

/** What is due first. */
export const byPrazo = (one: Term, other: Term): number => one.prazo.getTime() - other.prazo.getTime()
