/** The machine of enrolments (product.md H-03): what a pupil is in a class, what may become of it, and who may do it. */
import type { QuemEntra } from '../turma/rules-entrada.ts'

export const STATUS_MATRICULA = ['adicionado', 'removido', 'transferido', 'pendente'] as const
export type StatusMatricula = (typeof STATUS_MATRICULA)[number]
/** `nenhum`: the pupil never had anything to do with the class. */
export type Estado = StatusMatricula | 'nenhum'

export const ACOES = [
  'adicionar',
  'entrar',
  'pedir',
  'sair',
  'aprovar',
  'recusar',
  'remover',
  'transferir',
  'receber',
  'desfazer',
] as const
export type Acao = (typeof ACOES)[number]

/** Why somebody is taken out; a transfer has reasons of its own. */
export const MOTIVOS_REMOCAO = [
  'abandono',
  'remanejamento',
  'reclassificacao',
  'obito',
  'vinculo_indevido',
] as const
export type MotivoRemocao = (typeof MOTIVOS_REMOCAO)[number]

/** Why somebody goes to another class of the network; to a school outside it is always `transferencia_externa`. */
export const MOTIVOS_TRANSFERENCIA = ['transferencia_rede', 'remanejamento', 'reclassificacao'] as const
export type MotivoTransferencia = (typeof MOTIVOS_TRANSFERENCIA)[number]

/** A transfer may be undone for so many days. */
export const DIAS_DE_DESFAZER = 15
const DAY_MS = 86_400_000

/**
 * Where each act leads from each state; what is not here is refused. `receber` is the other end of a transfer: a
 * manager may bring back who once left that class, since the passport keeps the record of then.
 */
const MOVES: Readonly<Record<Acao, Partial<Record<Estado, StatusMatricula>>>> = {
  adicionar: { nenhum: 'adicionado', removido: 'adicionado' },
  entrar: { nenhum: 'adicionado' },
  pedir: { nenhum: 'pendente' },
  /** By themselves: out of the class, or back from asking. */
  sair: { adicionado: 'removido', pendente: 'removido' },
  aprovar: { pendente: 'adicionado' },
  recusar: { pendente: 'removido' },
  remover: { adicionado: 'removido' },
  transferir: { adicionado: 'transferido' },
  receber: {
    nenhum: 'adicionado',
    pendente: 'adicionado',
    removido: 'adicionado',
    transferido: 'adicionado',
  },
  desfazer: { transferido: 'adicionado' },
}

/** What a pupil becomes by an act; null when the act is refused. */
export const next = (estado: Estado, acao: Acao): StatusMatricula | null => MOVES[acao][estado] ?? null

/** Whoever sits an exam stays in the class until it is over: the answers belong there. */
export const isInExam = (emProvaAte: Date | null, now: Date): boolean =>
  emProvaAte !== null && emProvaAte > now

export interface ClassRoom {
  status: string
  capacidade: number
  /** Pupils in it now. */
  dentro: number
}

/** Why a class takes nobody; null when `n` more fit. A request waits outside, but not at a full class. */
export function closedTo({ status, capacidade, dentro }: ClassRoom, n: number): 'encerrada' | 'cheia' | null {
  if (status !== 'ativa') return 'encerrada'
  return dentro + n > capacidade ? 'cheia' : null
}

export interface MadeTransfer {
  feitaEm: Date
  desfeita: boolean
  /** What the pupil is now where they came from. */
  origem: Estado
  /** What the pupil is now where they went; null for a school outside of the network. */
  destino: Estado | null
  /** A later transfer left the same class. */
  superada: boolean
}

export type WhyNotUndone = 'desfeita' | 'prazo' | 'seguiu' | 'mudou'

/** The last instant at which a transfer may be undone. */
export const undoUntil = (feitaEm: Date): Date => new Date(feitaEm.getTime() + DIAS_DE_DESFAZER * DAY_MS)

/** Why a transfer can't be undone any more; null when it can. */
export function whyNotUndone(transfer: MadeTransfer, now: Date): WhyNotUndone | null {
  if (transfer.desfeita) return 'desfeita'
  if (now > undoUntil(transfer.feitaEm)) return 'prazo'
  // Whoever went on from there comes back step by step.
  if (transfer.destino === 'transferido') return 'seguiu'
  return next(transfer.origem, 'desfazer') === null || transfer.superada ? 'mudou' : null
}

/** What the destination keeps when its transfer is undone: what happened there stays, under who is not in it. */
export const undoneAt = (antes: StatusMatricula | null): 'removido' | 'transferido' =>
  antes === 'transferido' ? 'transferido' : 'removido'

/** The next roll number: never one that somebody had; null past 999. */
export const nextNumero = (ultimo: number | null): number | null => {
  const numero = (ultimo ?? 0) + 1
  return numero <= 999 ? numero : null
}

export const CODIGO = /^[A-HJKMNP-Z2-9]{7}$/

/** A class code as people write it: any case, with spaces or dashes; null when it can be none. */
export function readCodigo(text: string): string | null {
  const codigo = text.replace(/[\s-]/g, '').toUpperCase()
  return CODIGO.test(codigo) ? codigo : null
}

export const SITUACOES = [
  'entrar',
  'pedir',
  'dentro',
  'pediu',
  'recusado',
  'saiu',
  'fechada',
  'cheia',
  'encerrada',
  'equipe',
  'responsavel',
] as const
export type Situacao = (typeof SITUACOES)[number]

/** From what per cent on a skill is mastered well enough. */
const ADEQUADO = 60

/**
 * The label of mastery of a skill, from 0 to 100 per cent of the points that asked for it. Lessons have no levels, and
 * beyond `adequado` lies only what a lesson of level 3 proves.
 */
export const dominioOf = (pontos: number): 'em_desenvolvimento' | 'adequado' =>
  pontos < ADEQUADO ? 'em_desenvolvimento' : 'adequado'

/** Who stands at the door of a class. */
export interface AtTheDoor {
  estado: Estado
  /** As whom they stand there. */
  quem: QuemEntra
  /** Teaches in it: needs no enrolment. */
  ensina: boolean
  /** Asked and was refused, rather than having been in it. */
  recusado: boolean
}

/** What somebody with the code may do at the door of a class, or why they may not. */
export function atTheDoor(
  room: ClassRoom & { entrada: string },
  { estado, quem, ensina, recusado }: AtTheDoor,
): Situacao {
  if (ensina || estado === 'adicionado') return 'dentro'
  if (room.status !== 'ativa') return 'encerrada'
  if (estado === 'pendente') return 'pediu'
  if (estado !== 'nenhum') return recusado ? 'recusado' : 'saiu'
  if (quem === 'equipe' || quem === 'responsavel') return quem
  if (room.entrada === 'fechada') return 'fechada'
  if (closedTo(room, 1) !== null) return 'cheia'
  return room.entrada === 'por_codigo' ? 'entrar' : 'pedir'
}
