/** A question without right or wrong. */

import { useTexts } from '../../../../../core/web/texts.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { Escolha } from './Escolha.tsx'
import type { TelaProps } from './tela.ts'
import { telaTexts } from './texts.ts'

type Props = TelaProps<ConteudoAluno<'enquete'>, Resposta<'enquete'>>

export function Tela({ conteudo, resposta, onResposta, disabled }: Props) {
  const t = useTexts(telaTexts)
  return (
    <Escolha
      several={conteudo.multipla}
      alternativas={conteudo.opcoes}
      escolhas={resposta?.escolhas ?? []}
      disabled={disabled}
      label={t.suaResposta}
      onEscolhas={(escolhas) => onResposta({ escolhas })}
    />
  )
}
