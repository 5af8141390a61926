/** What comes after a lesson: which lesson follows it in the class, and which of the buttons is the first. Pure. */
import type { TurmaAula } from '../../../aula/shapes.ts'
import type { Status } from '../../shapes.ts'
import { lugarOf } from '../lugar.ts'

const isToDo = (one: TurmaAula): boolean =>
  one.permissoes.fazer && (lugarOf(one) === 'nova' || lugarOf(one) === 'em_andamento')

const endOf = ({ dtFim }: TurmaAula): number => (dtFim ? Date.parse(dtFim) : Number.POSITIVE_INFINITY)
const rankOf = (one: TurmaAula): number => (lugarOf(one) === 'em_andamento' ? 0 : one.obrigatoria ? 1 : 2)

/** What is under way, then what must be done and ends first, then the rest. */
const proximaOf = (aulas: readonly TurmaAula[]): TurmaAula | undefined =>
  aulas
    .filter(isToDo)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (endOf(a) === endOf(b) ? 0 : endOf(a) - endOf(b)))[0]

/** The next lesson of its playlist (`ordem`) that is to be done, else the next one of the class. */
export function seguinteOf(
  aulas: readonly TurmaAula[],
  atual: number,
  ordem: readonly number[] = [],
): TurmaAula | undefined {
  const outras = new Map(aulas.filter(({ aula }) => aula.id !== atual).map((one) => [one.aula.id, one]))
  const after = ordem.slice(ordem.indexOf(atual) + 1).flatMap((id) => outras.get(id) ?? [])
  return after.find(isToDo) ?? proximaOf([...outras.values()])
}

export const ACOES = ['refazer', 'deNovo', 'seguir', 'voltar'] as const
export type Acao = (typeof ACOES)[number]

interface Fim {
  status: Status | null
  /** Something was wrong, may be done again, and was not yet. */
  refazer: boolean
  /** One more attempt may begin. */
  deNovo: boolean
  /** A lesson, or a stone of the path, comes next. */
  seguir: boolean
}

/** In their order, the first one is filled: what is not right yet, then what was not passed, then what comes next. */
export function acoesDe({ status, refazer, deNovo, seguir }: Fim): Acao[] {
  const failed = deNovo && status === 'reprovado'
  const first: Acao = refazer ? 'refazer' : failed ? 'deNovo' : seguir ? 'seguir' : 'voltar'
  const there = { refazer, deNovo, seguir, voltar: true }
  return [first, ...ACOES.filter((one) => one !== first && there[one])]
}
