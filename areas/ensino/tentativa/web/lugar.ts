/** Where a pupil stands in a lesson of a class. Pure. */
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
