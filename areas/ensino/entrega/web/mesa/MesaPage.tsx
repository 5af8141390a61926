/** `/correcoes-entrega`: all that was sent and waits in a class, or in one lesson, corrected on one screen. */
import { useSearchParams } from 'react-router'
import { useTurmaId } from '../../../../escola/turma/web/public.tsx'
import { Bancada } from './Bancada.tsx'
import { useEntregas } from './entregas.tsx'

export function Screen() {
  const [params] = useSearchParams()
  const trabalhos = useEntregas(useTurmaId(), Number(params.get('aula')) || undefined)
  return <Bancada trabalhos={trabalhos} />
}
