/** The questions as the class sees them, without answering. */
import { useTexts } from '../../../../core/web/texts.ts'
import type { Pergunta } from '../shapes.ts'
import { PerguntaField } from './PerguntaField.tsx'
import { enqueteWebTexts } from './texts.ts'

const nothing = () => {}

export function Preview({ perguntas }: { perguntas: readonly Pergunta[] }) {
  const t = useTexts(enqueteWebTexts)
  return (
    <section className="pilha" aria-labelledby="enquete-previa">
      <h3 id="enquete-previa">{t.previa}</h3>
      {perguntas.map((pergunta, i) => (
        <PerguntaField key={pergunta.id} pergunta={pergunta} numero={i + 1} disabled onChange={nothing} />
      ))}
    </section>
  )
}
