/** A page elsewhere, and what it is good for. */

import { useTexts } from '../../../../core/web/texts.ts'
import type { Resposta } from '../../../aula/telas.ts'
import type { ConteudoAluno } from '../../../aula/telas-aluno.ts'
import { conteudoTexts } from './conteudo-texts.ts'
import { Fora, isPage } from './Fora.tsx'
import type { TelaProps } from './tela.ts'

type Props = TelaProps<ConteudoAluno<'link'>, Resposta<'link'>>

export function Tela({ conteudo: { url, titulo, descricao } }: Props) {
  const t = useTexts(conteudoTexts)
  return (
    <div className="cartao pilha">
      {titulo && <h2>{titulo}</h2>}
      {descricao && <p>{descricao}</p>}
      {isPage(url) && (
        <div>
          <Fora url={url}>{t.abrirLink}</Fora>
        </div>
      )}
    </div>
  )
}
