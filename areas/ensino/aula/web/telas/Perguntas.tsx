/** Questions with alternatives, in a film or a quiz. */
import type { ReactNode } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import type { Conteudo } from '../../shapes-telas.ts'
import { Alternativas } from './Alternativas.tsx'
import { Linha } from './Linha.tsx'
import { PartList } from './PartList.tsx'
import { formTexts } from './texts.ts'

type Pergunta = Conteudo<'quiz_relampago'>['perguntas'][number]

interface Props<P extends Pergunta> {
  label: string
  perguntas: readonly P[]
  onChange: (perguntas: P[]) => void
  make: () => P
  /** Fields before the question, such as its second in a film. */
  before?: (pergunta: P, set: (part: Partial<P>) => void) => ReactNode
}

export function Perguntas<P extends Pergunta>({ label, perguntas, onChange, make, before }: Props<P>) {
  const t = useTexts(formTexts)
  return (
    <PartList label={label} one={t.pergunta} items={perguntas} onChange={onChange} make={make} max={20}>
      {(pergunta, set, _, name) => (
        <div className="pilha v-3 cresce">
          {before?.(pergunta, set)}
          <Linha
            label={name}
            value={pergunta.enunciado}
            maxLength={1_000}
            onChange={(enunciado) => set({ enunciado } as Partial<P>)}
          />
          <Alternativas
            alternativas={pergunta.alternativas}
            onChange={(alternativas) => set({ alternativas } as Partial<P>)}
          />
        </div>
      )}
    </PartList>
  )
}
