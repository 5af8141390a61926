/** Questions against the clock. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { blankAlternativa, newId } from '../editor/blank.ts'
import { Enunciado } from './Enunciado.tsx'
import type { FormProps } from './form.ts'
import { Numero } from './Linha.tsx'
import { Perguntas } from './Perguntas.tsx'
import { formTexts } from './texts.ts'

export function QuizRelampagoForm({ conteudo, onChange }: FormProps<'quiz_relampago'>) {
  const t = useTexts(formTexts)
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <Numero
        label={t.segundosPorPergunta}
        value={conteudo.segundos}
        min={5}
        max={120}
        onChange={(segundos) => segundos && onChange({ ...conteudo, segundos: Math.trunc(segundos) })}
      />
      <Perguntas
        label={t.perguntas}
        perguntas={conteudo.perguntas}
        onChange={(perguntas) => onChange({ ...conteudo, perguntas })}
        make={() => ({
          id: newId(),
          enunciado: '',
          alternativas: Array.from({ length: 4 }, blankAlternativa),
        })}
      />
    </>
  )
}
