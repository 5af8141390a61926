/** Where a pupil stands in a lesson of a class, and which one comes next. Pure. */
import type { TurmaAula } from '../../aula/shapes.ts'

export type Lugar = 'agendada' | 'em_andamento' | 'aguardando' | 'feita' | 'nova' | 'encerrada'

/** `feita`: one has a grade; `encerrada`: the time is over and nothing was done. */
export function lugarOf({ situacao, minha }: Pick<TurmaAula, 'situacao' | 'minha'>): Lugar {
  if (situacao === 'agendada') return 'agendada'
  if (minha?.em_andamento && situacao === 'aberta') return 'em_andamento'
  if (minha?.aguardando) return 'aguardando'
  if (minha && minha.nota !== null) return 'feita'
  return situacao === 'encerrada' ? 'encerrada' : 'nova'
}

/** Attempts are left, or their number is not limited. */
export const hasTentativa = ({ aula, minha }: Pick<TurmaAula, 'aula' | 'minha'>): boolean =>
  aula.tentativas === null || (minha?.tentativas ?? 0) < aula.tentativas

const endOf = ({ dtFim }: TurmaAula): number => (dtFim ? Date.parse(dtFim) : Number.POSITIVE_INFINITY)

/** What to do next: what is under way, then what must be done and ends first, then the rest. */
export function proximaOf(aulas: readonly TurmaAula[]): TurmaAula | undefined {
  const rank = (aula: TurmaAula): number =>
    lugarOf(aula) === 'em_andamento' ? 0 : lugarOf(aula) === 'nova' ? (aula.obrigatoria ? 1 : 2) : 9
  return aulas
    .filter((aula) => aula.permissoes.fazer && rank(aula) < 9)
    .toSorted((a, b) => rank(a) - rank(b) || (endOf(a) === endOf(b) ? 0 : endOf(a) - endOf(b)))[0]
}
