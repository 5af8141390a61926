/** The queue of today: in which order it stands, in which classes, and until when a line is put off. Pure. */
import { fromWallClock, wallClock } from '../../../core/contract/time.ts'
import type { Recurso } from '../../escola/turma/contract.ts'

/** What may wait, the most urgent kind first: children's words and work that others wait for come before what can wait a day. */
export const TIPOS_DECISAO = [
  'retida',
  'corrigir',
  'fora_do_limite',
  'parados',
  'nao_abriram',
  'entrada',
  'sem_resposta',
  'sem_nota',
] as const
export type TipoDecisao = (typeof TIPOS_DECISAO)[number]

export const MAX_DECISOES = 100

/** What must be on in a class for a line to lead anywhere; entering is always possible. */
const RECURSO_DE: Readonly<Record<TipoDecisao, Recurso | null>> = {
  retida: 'forum',
  corrigir: 'aulas',
  fora_do_limite: 'aulas',
  parados: 'trilhas',
  nao_abriram: 'aulas',
  entrada: null,
  sem_resposta: 'forum',
  sem_nota: 'forum',
}

export function isOn(tipo: TipoDecisao, ligados: readonly Recurso[]): boolean {
  const recurso = RECURSO_DE[tipo]
  return recurso === null || ligados.includes(recurso)
}

/** So many people are few enough to be named in a line. */
export const POUCOS = 4

/** Kinds that are answered from the line itself, for each person in it. */
export const respondeAqui = (tipo: TipoDecisao): boolean => tipo === 'entrada'

interface Line {
  tipo: TipoDecisao
  desde: Date | null
  ate: Date | null
}

const instant = (at: Date | null): number => at?.getTime() ?? Number.POSITIVE_INFINITY

/** By kind, then what ends first, then what waits longest. */
export const byUrgency = (one: Line, other: Line): number =>
  TIPOS_DECISAO.indexOf(one.tipo) - TIPOS_DECISAO.indexOf(other.tipo) ||
  // Both endless: infinite less infinite is no number, and as good as equal.
  instant(one.ate) - instant(other.ate) ||
  instant(one.desde) - instant(other.desde) ||
  0

export const ADIAMENTOS = ['amanha', 'segunda', 'sempre'] as const
export type Adiamento = (typeof ADIAMENTOS)[number]

const DE_MANHA = 7
const SEGUNDA = 1

/** Tomorrow, or next Monday, at 7h of the tenant's clock; null: until something new comes. */
export function ateQuando(quando: Adiamento, now: Date): Date | null {
  if (quando === 'sempre') return null
  const { year, month, day, weekday } = wallClock(now)
  const plus = quando === 'amanha' ? 1 : (SEGUNDA - weekday + 7) % 7 || 7
  return fromWallClock(year, month, day + plus, DE_MANHA)
}
