/** The domain rules of the forum: pure, time is a parameter; the screen warns with them, the server decides. */
import { isPast } from '../../../core/contract/time.ts'
import { MAX_NIVEL, type TOPICO_STATUS } from './shapes.ts'

export const ABERTO = 1
export const AGENDADO = 2
export const ENCERRADO = 3
export type StatusData = typeof ABERTO | typeof AGENDADO | typeof ENCERRADO

export interface Schedule {
  /** Wait for `inicio` before the pupils see it. */
  agendar: boolean
  inicio: Date | null
  fim: Date | null
}

/** Where a topic stands at `now` (section 4): before `inicio` Agendado, from `fim` on Encerrado, else Aberto. */
export function statusDataAt({ agendar, inicio, fim }: Schedule, now: Date): StatusData {
  if (inicio === null ? agendar : now < inicio) return AGENDADO
  return fim !== null && now >= fim ? ENCERRADO : ABERTO
}

/** When `statusDataAt` changes next after `now`; null when it never will again. */
export function nextMove({ inicio, fim }: Schedule, now: Date): Date | null {
  const ahead = [inicio, fim].filter((moment) => moment !== null && moment > now) as Date[]
  return ahead.length === 0 ? null : new Date(Math.min(...ahead.map((moment) => moment.getTime())))
}

/** "It counts as scheduled if agendar is set or statusData is 2" (section 4). */
export const isScheduled = ({ agendar, statusData }: { agendar: boolean; statusData: number }): boolean =>
  agendar || statusData === AGENDADO

/** "It is hidden unless status is '1'" (section 4). */
export const isHidden = ({ status }: { status: string }): boolean => status !== '1'

export interface Answerable {
  tipo: string
  apenasLeitura: boolean
  statusData: number
  bloqueado: boolean
}

/** "Only if its type is forum, it is not read-only, it is open (1) and not blocked" (section 4). */
export const acceptsReplies = ({ tipo, apenasLeitura, statusData, bloqueado }: Answerable): boolean =>
  tipo === 'forum' && !apenasLeitura && statusData === ABERTO && !bloqueado

export interface Inherited {
  permissaoEditar: boolean
  permitirAnexos: boolean
  statusData: StatusData
  bloqueado: boolean
}

/**
 * What a reply takes from its topic (section 3): edit permission, attachment permission, date status, blocked flag.
 * The topic's permission lets the author of a reply edit it (`own`), and nobody else (decision 54).
 */
export const inherit = (topico: Inherited, own: boolean): Inherited => ({
  permissaoEditar: topico.permissaoEditar && own,
  permitirAnexos: topico.permitirAnexos,
  statusData: topico.statusData,
  bloqueado: topico.bloqueado,
})

export interface Place {
  id: number
  nivel: number
  respostaId: number | null
  raizId: number | null
}

/** Where a reply to `target` stands; null answers the topic. Beyond the deepest level it stands beside its target. */
export function placeUnder(target: Place | null): Omit<Place, 'id'> {
  if (target === null || target.nivel === 0) return { nivel: 1, respostaId: null, raizId: null }
  const raizId = target.raizId ?? target.id
  return target.nivel < MAX_NIVEL
    ? { nivel: target.nivel + 1, respostaId: target.id, raizId }
    : { nivel: MAX_NIVEL, respostaId: target.respostaId, raizId }
}

/** Puts flat messages under the ones they answer, oldest first; one whose target is absent is left out. */
export function nest<T extends { id: number; resposta_id: number | null; respostas: T[] }>(
  raizes: readonly T[],
  others: readonly T[],
): T[] {
  const byId = new Map(raizes.map((raiz) => [raiz.id, raiz]))
  for (const message of [...others].sort((a, b) => a.id - b.id)) {
    const target = message.resposta_id === null ? undefined : byId.get(message.resposta_id)
    if (!target) continue
    target.respostas.push(message)
    byId.set(message.id, message)
  }
  return [...raizes]
}

/** Given back with a reason, and not sent again since: it waits for its author. */
export const isGivenBack = ({ devolucao, retida }: { devolucao: string | null; retida: boolean }): boolean =>
  devolucao !== null && !retida

export type TopicoStatus = (typeof TOPICO_STATUS)[number]

/** The status on the wire: in the bin '3', else published '1' or hidden '0'. */
export const statusOf = (status: string, removed: boolean): TopicoStatus =>
  removed ? '3' : status === '1' ? '1' : '0'

/** A notice cannot wait for a moment that has passed. */
export const startsInPast = ({ agendar, inicio }: Omit<Schedule, 'fim'>, now: Date): boolean =>
  agendar && isPast(inicio, now)

/** What is wrong with a schedule: `inicio` for one that waits for no date, `fim` for one that ends before it starts. */
export function scheduleFault({ agendar, inicio, fim }: Schedule): 'inicio' | 'fim' | null {
  if (agendar && inicio === null) return 'inicio'
  return fim !== null && inicio !== null && fim <= inicio ? 'fim' : null
}
