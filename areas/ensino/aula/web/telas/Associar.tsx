/** Pairs: to be matched, or to be found in the memory game. */
import { Enunciado } from './Enunciado.tsx'
import type { FormProps } from './form.ts'
import { Pares } from './Pares.tsx'

type Props = FormProps<'associar'> & { max: number }

function ParesForm({ conteudo, onChange, max }: Props) {
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <Pares pares={conteudo.pares} max={max} onChange={(pares) => onChange({ ...conteudo, pares })} />
    </>
  )
}

export const AssociarForm = (props: FormProps<'associar'>) => <ParesForm {...props} max={10} />

export const MemoriaForm = (props: FormProps<'memoria'>) => <ParesForm {...props} max={12} />
