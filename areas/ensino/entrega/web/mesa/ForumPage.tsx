/** `/forum/:forum/mesa`: who took part in a graded topic, corrected on one screen. */
import { useParams } from 'react-router'
import { useTurmaId } from '../../../../escola/turma/web/public.tsx'
import { Bancada } from './Bancada.tsx'
import { useParticipacoes } from './participacoes.tsx'

export function Screen() {
  const trabalhos = useParticipacoes(useTurmaId(), Number(useParams().forum))
  return <Bancada trabalhos={trabalhos} />
}
