/** All right choices among several. */

import { useTexts } from '../../../../../core/web/texts.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { Escolha } from './Escolha.tsx'
import type { TelaProps } from './tela.ts'
import { telaTexts } from './texts.ts'

type Props = TelaProps<ConteudoAluno<'multipla_resposta'>, Resposta<'multipla_resposta'>>

export function Tela({ conteudo, resposta, onResposta, correcao, disabled }: Props) {
  const t = useTexts(telaTexts)
  return (
    <div className="pilha">
      <p className="fraca">{t.escolhaVarias}</p>
      <Escolha
        several
        alternativas={conteudo.alternativas}
        escolhas={resposta?.escolhas ?? []}
        disabled={disabled}
        partes={correcao?.partes}
        onEscolhas={(escolhas) => onResposta({ escolhas })}
      />
    </div>
  )
}
