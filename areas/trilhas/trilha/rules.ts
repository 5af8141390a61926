/** Pure rules of paths that authors and learners share: labels, order, states, schedules. Time is a parameter. */
import { DIAS_EXCLUIDA, type Regra, type Situacao, type StatusTrilha } from './shapes.ts'

/** A singular and a plural. */
export type Rotulos = readonly [singular: string, plural: string]

export const EIXO: Rotulos = ['Eixo', 'Eixos']
export const HABILIDADE: Rotulos = ['Habilidade', 'Habilidades']
export const NOMES_NIVEIS = ['Fácil', 'Médio', 'Difícil'] as const

/** The labels of a JSON list of two words; the defaults when it does not read as one (section 5). */
export function labelsOf(text: string | null | undefined, fallback: Rotulos): Rotulos {
  try {
    const read: unknown = JSON.parse(text ?? '')
    if (!Array.isArray(read) || read.length !== 2) return fallback
    const [singular, plural] = read.map((word) => (typeof word === 'string' ? word.trim() : ''))
    return singular && plural ? [singular, plural] : fallback
  } catch {
    return fallback
  }
}

/** The rule of a path that names none (product.md H-11). */
export const REGRA_PADRAO: Regra = {
  id: null,
  nome: 'Regra padrão',
  usuario: null,
  nomeEixo: JSON.stringify(EIXO),
  nomeHabilidade: JSON.stringify(HABILIDADE),
  niveis: [...NOMES_NIVEIS],
  livre: false,
  minimo_nivel: 60,
  minimo_certificado: 70,
  dominio_regride: false,
  tentativas: 3,
}

/** Whether `proposta` names exactly what stands, each once. */
export function isPermutation(standing: readonly number[], proposta: readonly number[]): boolean {
  const known = new Set(standing)
  return (
    proposta.length === standing.length &&
    new Set(proposta).size === proposta.length &&
    proposta.every((id) => known.has(id))
  )
}

const DAY_MS = 86_400_000

/** Until when a deleted path may come back. */
export const restauravelAte = (excluidaEm: Date): Date =>
  new Date(excluidaEm.getTime() + DIAS_EXCLUIDA * DAY_MS)

/** Whether a path may go from one status to another: 1⇄2, 1→3, 2→3, 3→2 within 30 days (product.md H-11). */
export function mayBecome(
  { status, excluidaEm }: { status: StatusTrilha; excluidaEm: Date | null },
  next: StatusTrilha,
  now: Date,
): boolean {
  if (status === next) return true
  if (status !== 3) return true
  return next === 2 && excluidaEm !== null && now < restauravelAte(excluidaEm)
}

export interface Janela {
  inicio: Date | null
  fim: Date | null
}

/** The end is the first moment at which it does not hold; without one it is open (H-11). */
export function situacaoAt({ inicio, fim }: Janela, now: Date): Situacao {
  if (fim !== null && fim <= now) return 'encerrado'
  return inicio === null || inicio <= now ? 'vigente' : 'agendado'
}

/** Section 4: the user owns the path, or any group's schedule has no end or an end in the future. */
export const isInAgendamento = (dono: boolean, grupos: readonly Pick<Janela, 'fim'>[], now: Date): boolean =>
  dono || grupos.some(({ fim }) => fim === null || fim > now)

/** An editing holds for 15 minutes from its last sign of life. */
export const EDICAO_MS = 15 * 60_000

/** Section 4: creating a skill adds it to the edit session unless its axis is already there. */
export const touchedBySkill = (
  edicao: { eixos: readonly number[]; habilidades: readonly number[] },
  { id, eixo }: { id: number; eixo: number },
): number[] =>
  edicao.eixos.includes(eixo) || edicao.habilidades.includes(id)
    ? [...edicao.habilidades]
    : [...edicao.habilidades, id]
