/** Questions with alternatives: one right answer, or several. */
import { fracaoDe } from '../../rules-publicar-credito.ts'
import { Alternativas } from './Alternativas.tsx'
import { Enunciado } from './Enunciado.tsx'
import type { FormProps } from './form.ts'
import { Pontuacao } from './Pontuacao.tsx'

type Props = FormProps<'multipla_escolha'> & { several?: boolean }

function Escolha({ conteudo, onChange, several = false }: Props) {
  const { pontuacao, ...rest } = conteudo
  const certas = several ? conteudo.alternativas.filter(({ correta }) => correta).length : 1
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <Alternativas
        alternativas={conteudo.alternativas}
        onChange={(alternativas) => onChange({ ...conteudo, alternativas })}
        several={several}
        pesos={pontuacao === 'pesos'}
      />
      <Pontuacao
        value={pontuacao}
        pesos
        inteira={several}
        onChange={(next) => {
          const alternativas =
            next === 'pesos'
              ? rest.alternativas.map((one) => ({ ...one, fracao: fracaoDe(one, certas) }))
              : rest.alternativas
          onChange({ ...rest, alternativas, ...(next && { pontuacao: next }) })
        }}
      />
    </>
  )
}

export const EscolhaForm = (props: FormProps<'multipla_escolha'>) => <Escolha {...props} />

export const RespostasForm = (props: FormProps<'multipla_resposta'>) => <Escolha {...props} several />
