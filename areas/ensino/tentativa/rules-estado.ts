/**
 * May somebody begin, answer, hand in, be marked, be told the key, now (product.md H-32): pure, and asked by every way
 * in (docs/decisions/0022). It speaks of places, windows and what was done there; what a place is its callers know: a
 * lesson in a class, by oneself, as a step of a path.
 */
import { isInTime, isOver, type Nota, prazoOf, TOLERANCIA_PRAZO } from './rules.ts'
import type { EstadoTentativa } from './shapes.ts'

export type Mostrar = 'nunca' | 'apos_tentativa' | 'apos_fim'

export interface Janela {
  inicio: Date | null
  /** The first moment at which nothing begins. */
  fim: Date | null
}

/** When something was done, by the server's clock; `folga`: seconds of grace for what travelled. */
export interface Momento {
  at: Date
  now: Date
  folga: number
}

/** In the presence of the server. */
export const noServidor = (now: Date): Momento => ({ at: now, now, folga: 0 })

/** Without it: what a device says, once the server believes it. */
export const noAparelho = (at: Date, now: Date): Momento => ({ at, now, folga: TOLERANCIA_PRAZO })

export type RecusaComeco = 'agendada' | 'encerrada' | 'sem_tentativas' | 'gabarito_visto'

/** A place as somebody means to begin in it. */
export interface Comeco extends Janela {
  /** Attempts left; null: as many as one likes. */
  restantes: number | null
  /** The person was told the key of this version here, and could still gain by it. */
  visto: boolean
}

/** Why nothing begins; null: it may. */
export function mayBegin(
  { inicio, fim, restantes, visto }: Comeco,
  { at, now, folga }: Momento,
): RecusaComeco | null {
  if (inicio !== null && at.getTime() < inicio.getTime() - folga * 1_000) return 'agendada'
  const late = folga === 0 ? fim !== null && fim <= at : !isInTime(at, fim, now)
  if (late) return 'encerrada'
  if (restantes === 0) return 'sem_tentativas'
  return visto ? 'gabarito_visto' : null
}

/** An attempt as somebody means to go on with it. */
export interface EmCurso {
  estado: EstadoTentativa
  iniciada_em: Date
  /** Handed in, or run out, at. */
  concluida_em: Date | null
  tempo_limite: number | null
  /** The end of its place. */
  fim: Date | null
  /** Since when the person knows the key; null: not yet. */
  visto_em: Date | null
}

export type RecusaResposta = 'tentativa_encerrada' | 'fora_do_prazo'

/** Handing in late hands in what was answered in time; after the key was told nothing of the attempt changes. */
export const mayHandIn = ({ estado, visto_em }: Pick<EmCurso, 'estado' | 'visto_em'>) =>
  estado === 'anulada' || visto_em !== null ? ('tentativa_encerrada' as const) : null

/** Why an answer given at `at` can't be taken; null: it can. */
export function mayAnswer(one: EmCurso, { at, now }: Omit<Momento, 'folga'>): RecusaResposta | null {
  const closed = mayHandIn(one)
  if (closed) return closed
  if (!isInTime(at, prazoOf(one, one.fim), now)) return 'fora_do_prazo'
  const over = one.concluida_em && one.concluida_em.getTime() + TOLERANCIA_PRAZO * 1_000
  return over && at.getTime() > over ? 'tentativa_encerrada' : null
}

/** Its time ran out, and nobody has ended it yet. */
export function isPast(one: Pick<EmCurso, 'iniciada_em' | 'tempo_limite' | 'fim'>, now: Date): boolean {
  const prazo = prazoOf(one, one.fim)
  return prazo !== null && now.getTime() > prazo.getTime() + TOLERANCIA_PRAZO * 1_000
}

/** A teacher's mark: on any attempt that counts, of somebody else. Why not; null: it may. */
export function mayMark(
  { estado, usuario_id }: { estado: EstadoTentativa; usuario_id: number },
  marcador: number | null,
): 'propria' | 'anulada' | null {
  if (usuario_id === marcador) return 'propria'
  return estado === 'anulada' ? 'anulada' : null
}

/** What was done in a place, of one person. */
export interface Feito {
  /** An attempt came to its end and counts. */
  terminou: boolean
  restantes: number | null
  melhor: Nota | null
}

/** A place in which a lesson is given, with its word on the key. */
export interface Lugar extends Janela {
  mostrar: Mostrar
  /** A path: made for practice, each turn is one more attempt. */
  trilha?: boolean
  feito: Feito
}

const TOP = 10

/** No later attempt brings a better mark. */
export const isBest = (melhor: Nota | null): boolean => melhor?.status === 'aprovado' && melhor.nota >= TOP

const hasEnded = ({ fim }: Pick<Janela, 'fim'>, now: Date): boolean => fim !== null && fim <= now

/**
 * The word of one place. `apos_tentativa`: after the last attempt, or after a pass with no better mark possible, or
 * after the end: an author who lets the key be told lets it be told to whom it helps no more.
 */
export function allowsKey(lugar: Lugar, now: Date): boolean {
  if (lugar.mostrar === 'nunca') return false
  if (hasEnded(lugar, now)) return true
  const { terminou, restantes, melhor } = lugar.feito
  return lugar.mostrar === 'apos_tentativa' && terminou && (restantes === 0 || isBest(melhor))
}

export interface PedidoGabarito {
  /** The attempt that it is asked of. */
  estado: EstadoTentativa
  /** Its own place; null: by oneself, where no mark counts for anybody. */
  aqui: Lugar | null
  /** Every class of the person that has the lesson, by whatever way, now or later. */
  turmas: readonly Lugar[]
  /** Classes of others have it: by oneself it is then told to nobody. */
  deOutros: boolean
  /** The person has an attempt under way in a class. */
  correndo: boolean
}

/**
 * Whether the key may be told (H-32): of an attempt that is over, when its own place and every class of the person that
 * has the lesson allow it. What expired is not told of: a device may still bring what was done in time.
 */
export function mayTellKey(pedido: PedidoGabarito, now: Date): boolean {
  const { estado, aqui, turmas, deOutros, correndo } = pedido
  if (!isOver(estado) || estado === 'expirada' || correndo) return false
  if (aqui === null && deOutros) return false
  return [...(aqui ? [aqui] : []), ...turmas].every((lugar) => allowsKey(lugar, now))
}

/** How much is said of an answer: whether it is right, which parts of it with the author's words, the right one. */
export type Dizer = 'certa' | 'partes' | 'gabarito'

/** Its attempts tell right from wrong as often as one likes, or it is there for practice: doing again tells no more. */
const hasNoLast = ({ trilha, mostrar, feito }: Lugar): boolean =>
  trilha === true || (mostrar === 'apos_tentativa' && feito.restantes === null)

/**
 * What is said while one does again what was wrong (docs/decisions/0070); null: it is not open. Trying on until it is
 * right finds a key, so it is open where the key may be told; where no attempt is the last, right or wrong, whole.
 */
export function mayTrain(pedido: PedidoGabarito, now: Date): Exclude<Dizer, 'gabarito'> | null {
  const { estado, aqui, turmas, correndo } = pedido
  if (!isOver(estado) || estado === 'expirada' || correndo) return null
  if (mayTellKey(pedido, now)) return 'partes'
  const lugares = [...(aqui ? [aqui] : []), ...turmas]
  return lugares.every((lugar) => allowsKey(lugar, now) || hasNoLast(lugar)) ? 'certa' : null
}

/**
 * What is said of answers to a lesson that is done by oneself: by trying, parts and words make a key, so a class that is
 * still to do it keeps them to itself.
 */
export function dizerSozinho(turmas: readonly Lugar[], now: Date): Exclude<Dizer, 'gabarito'> {
  return turmas.every((lugar) => allowsKey(lugar, now)) ? 'partes' : 'certa'
}
