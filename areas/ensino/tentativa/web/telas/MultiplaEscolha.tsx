/** One right choice among several. */

import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { Escolha } from './Escolha.tsx'
import type { TelaProps } from './tela.ts'

type Props = TelaProps<ConteudoAluno<'multipla_escolha'>, Resposta<'multipla_escolha'>>

export function Tela({ conteudo, resposta, onResposta, correcao, disabled }: Props) {
  return (
    <Escolha
      alternativas={conteudo.alternativas}
      escolhas={resposta?.escolhas ?? []}
      disabled={disabled}
      partes={correcao?.partes}
      onEscolhas={(escolhas) => onResposta({ escolhas })}
    />
  )
}
