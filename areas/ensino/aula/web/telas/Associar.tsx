/** Pairs: to be matched, or to be found in the memory game. */
import { Enunciado } from './Enunciado.tsx'
import type { FormProps } from './form.ts'
import { Pares } from './Pares.tsx'
import { Pontuacao } from './Pontuacao.tsx'

export function AssociarForm({ conteudo, onChange }: FormProps<'associar'>) {
  const { pontuacao, ...rest } = conteudo
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <Pares
        pares={conteudo.pares}
        max={10}
        pesos={pontuacao === 'pesos'}
        onChange={(pares) => onChange({ ...conteudo, pares })}
      />
      <Pontuacao
        value={pontuacao}
        pesos
        inteira
        onChange={(next) => onChange({ ...rest, ...(next && { pontuacao: next }) })}
      />
    </>
  )
}

export function MemoriaForm({ conteudo, onChange }: FormProps<'memoria'>) {
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <Pares pares={conteudo.pares} max={12} onChange={(pares) => onChange({ ...conteudo, pares })} />
    </>
  )
}
