/** What waits for who manages, answers for data or gives support: how much is told, how old is too old. Pure. */
import { dayAt, dayStart } from '../../../core/contract/time.ts'

export const MAX_ESCOLAS = 8
export const MAX_PEDIDOS = 20
export const MAX_CORRE = 12
/** So many schools may one person have put off. */
export const MAX_ADIADAS = 200

/** What runs today: a live lesson, a notice that goes out, long work that the person asked for. */
export const TIPOS_CORRE = ['ao_vivo', 'aviso', 'trabalho'] as const
export type TipoCorre = (typeof TIPOS_CORRE)[number]

/** Until when something is of today. */
export const fimDoDia = (now: Date): Date => dayStart(dayAt(now), 1)

const DAY_MS = 86_400_000

/** A delivery has waited too long, a school has been quiet, after so many days. */
const DIAS = 7
export const semanaAtras = (now: Date): Date => new Date(now.getTime() - DIAS * DAY_MS)

/** Until when a school is put off. */
export const adiadaAte = (now: Date): Date => new Date(now.getTime() + DIAS * DAY_MS)

/** Its people are left alone for so many days after they were reminded. */
const LEMBRAR_DIAS = 3
/** Who was reminded after this is not reminded now. */
export const lembradaApos = (now: Date): Date => new Date(now.getTime() - LEMBRAR_DIAS * DAY_MS)
export const lembraDeNovo = (lembrada: Date): Date => new Date(lembrada.getTime() + LEMBRAR_DIAS * DAY_MS)

/** An incident is told to the authority (`comunicar`), then told whole (`completar`). */
export const TIPOS_TERMO = ['exportacao', 'exclusao', 'comunicar', 'completar'] as const

interface Term {
  prazo: Date
}

/** What is due first. */
export const byPrazo = (one: Term, other: Term): number => one.prazo.getTime() - other.prazo.getTime()
