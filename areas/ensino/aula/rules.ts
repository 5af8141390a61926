/** Pure rules of lessons: codes, the window of a lesson in a class, order of screens, what a class is shown. */
import { type EstadoAula, type Situacao, type TurmaAula, VISIBILIDADES, type Visibilidade } from './shapes.ts'

/** The letters and digits of a lesson's code: none that reads like another. */
const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 8

/** A code, a lesson's unless told, from `random`, which answers whole numbers from 0 to below its argument. */
export const makeCodigo = (random: (below: number) => number, length = CODE_LENGTH): string =>
  Array.from({ length }, () => CODE_ALPHABET[random(CODE_ALPHABET.length)]).join('')

/** What the short link /{ida} may carry: the code of a class (7) or of a lesson (8), written as one likes. */
export function readCodigo(ida: string): { tipo: 'turma' | 'aula'; codigo: string } | null {
  const codigo = ida.trim().toUpperCase()
  if (!/^[A-HJKMNP-Z2-9]+$/.test(codigo)) return null
  if (codigo.length === CODE_LENGTH) return { tipo: 'aula', codigo }
  return codigo.length === CODE_LENGTH - 1 ? { tipo: 'turma', codigo } : null
}

interface Janela {
  inicio: Date | null
  fim: Date | null
}

/** The end is the first moment at which no attempt begins. */
export function situacaoAt({ inicio, fim }: Janela, now: Date): Situacao {
  if (fim !== null && fim <= now) return 'encerrada'
  return inicio === null || inicio <= now ? 'aberta' : 'agendada'
}

/**
 * The end as people read it, in ISO 8601: what a playlist or a share brings ends with a whole day, of which the last
 * instant is told.
 */
export const lastInstantOf = ({ id, dtFim }: Pick<TurmaAula, 'id' | 'dtFim'>): string | null =>
  id === null && dtFim !== null ? new Date(Date.parse(dtFim) - 1).toISOString() : dtFim

/** Where a lesson returns to from the archive, from review or from a reviewer who sends it back. */
export const estadoDeVolta = (versao: number): EstadoAula => (versao > 0 ? 'publicada' : 'rascunho')

/** Days that a lesson waits in the bin. */
export const DIAS_LIXEIRA = 30

/** What was put into the bin before this is gone. */
export const binStart = (now: Date): Date => new Date(now.getTime() - DIAS_LIXEIRA * 86_400_000)

/** Whether `proposta` names exactly the screens that stand, each once. */
export function isPermutation(standing: readonly number[], proposta: readonly number[]): boolean {
  const known = new Set(standing)
  return (
    proposta.length === standing.length &&
    new Set(proposta).size === proposta.length &&
    proposta.every((id) => known.has(id))
  )
}

/** The order with `tela` after `depoisDe`; null: first; absent, or gone: last. */
export function insertAfter(
  ordem: readonly number[],
  tela: number,
  depoisDe: number | null | undefined,
): number[] {
  const others = ordem.filter((id) => id !== tela)
  const at = depoisDe === null ? 0 : depoisDe === undefined ? -1 : others.indexOf(depoisDe) + 1
  const place = depoisDe !== null && at <= 0 ? others.length : at
  return [...others.slice(0, place), tela, ...others.slice(place)]
}

/** The title of a copy, still within 120 letters. */
export const tituloDeCopia = (titulo: string, copia: string): string =>
  `${titulo.slice(0, 120 - copia.length - 3).trimEnd()} (${copia})`

/** Of two reaches the one with fewer people. */
export const narrower = (one: Visibilidade, other: Visibilidade): Visibilidade =>
  VISIBILIDADES.indexOf(one) < VISIBILIDADES.indexOf(other) ? one : other
