/** The life of a class: closing, reopening, the bin and back, what its dates do by themselves (product.md H-02). */
import { dayAt } from '../../../core/contract/time.ts'

export const ACOES_CICLO = ['encerrar', 'reabrir', 'excluir', 'restaurar'] as const
export type AcaoCiclo = (typeof ACOES_CICLO)[number]

/** Days from the last day of a class until it closes by itself. */
export const DIAS_ATE_ENCERRAR = 7
/** Days that a class can be taken out of the bin. */
export const DIAS_NA_LIXEIRA = 30

const DAY_MS = 86_400_000

export interface Ciclo {
  status: 'ativa' | 'encerrada' | 'excluida'
  /** What it was when it went into the bin. */
  status_antes: 'ativa' | 'encerrada' | null
  encerrada_em: Date | null
  excluida_em: Date | null
  /** The last day, `aaaa-mm-dd`. */
  fim: string | null
}

export type RecusaCiclo =
  | 'ja_encerrada'
  | 'ja_ativa'
  | 'ja_na_lixeira'
  | 'na_lixeira'
  | 'tem_alunos'
  | 'fora_da_lixeira'
  | 'prazo_passou'

/** A day so many days later, `aaaa-mm-dd`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The day on which a class with this last day closes by itself. */
export const closingDay = (fim: string): string => addDays(fim, DIAS_ATE_ENCERRAR)

/** Until when a class can be taken out of the bin. */
export const binEnd = (excluidaEm: Date): Date => new Date(excluidaEm.getTime() + DIAS_NA_LIXEIRA * DAY_MS)

/** It may change its network, or go into the bin: closed, or without an active pupil. */
export const isFree = ({ status, alunos }: { status: string; alunos: number }): boolean =>
  status === 'encerrada' || alunos === 0

/** Its last day passed, and it was not yet said that it will close. */
export const isEnding = ({ status, fim }: Pick<Ciclo, 'status' | 'fim'>, now: Date): boolean =>
  status === 'ativa' && fim !== null && dayAt(now) > fim

export const closesByItself = ({ status, fim }: Pick<Ciclo, 'status' | 'fim'>, now: Date): boolean =>
  status === 'ativa' && fim !== null && dayAt(now) >= closingDay(fim)

/** The class after the action, or why not. A reopened class keeps no last day that passed: it would close again. */
export function moveCiclo(
  turma: Ciclo,
  { acao, alunos, now }: { acao: AcaoCiclo; alunos: number; now: Date },
): Ciclo | RecusaCiclo {
  const { status } = turma
  switch (acao) {
    case 'encerrar':
      if (status === 'excluida') return 'na_lixeira'
      return status === 'encerrada' ? 'ja_encerrada' : { ...turma, status: 'encerrada', encerrada_em: now }
    case 'reabrir':
      if (status === 'excluida') return 'na_lixeira'
      if (status === 'ativa') return 'ja_ativa'
      return { ...turma, status: 'ativa', encerrada_em: null, fim: isPast(turma.fim, now) ? null : turma.fim }
    case 'excluir':
      if (status === 'excluida') return 'ja_na_lixeira'
      if (!isFree({ status, alunos })) return 'tem_alunos'
      return { ...turma, status: 'excluida', status_antes: status, excluida_em: now }
    case 'restaurar':
      if (status !== 'excluida') return 'fora_da_lixeira'
      if (turma.excluida_em !== null && binEnd(turma.excluida_em) <= now) return 'prazo_passou'
      return { ...turma, status: turma.status_antes ?? 'encerrada', status_antes: null, excluida_em: null }
  }
}

const isPast = (fim: string | null, now: Date): boolean => fim !== null && dayAt(now) > fim
