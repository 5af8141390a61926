/** Questions with alternatives: one right answer, or several. */
import { Alternativas } from './Alternativas.tsx'
import { Enunciado } from './Enunciado.tsx'
import type { FormProps } from './form.ts'

type Props = FormProps<'multipla_escolha'> & { several?: boolean }

function Escolha({ conteudo, onChange, several }: Props) {
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <Alternativas
        alternativas={conteudo.alternativas}
        onChange={(alternativas) => onChange({ ...conteudo, alternativas })}
        several={several ?? false}
      />
    </>
  )
}

export const EscolhaForm = (props: FormProps<'multipla_escolha'>) => <Escolha {...props} />

export const RespostasForm = (props: FormProps<'multipla_resposta'>) => <Escolha {...props} several />
