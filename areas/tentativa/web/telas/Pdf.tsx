/** A document. */

import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import type { Resposta } from '../../../aula/telas.ts'
import type { ConteudoAluno } from '../../../aula/telas-aluno.ts'
import { conteudoTexts } from './conteudo-texts.ts'
import { useMidia } from './Figura.tsx'
import { Fora } from './Fora.tsx'
import type { TelaProps } from './tela.ts'

type Props = TelaProps<ConteudoAluno<'pdf'>, Resposta<'pdf'>>

export function Tela({ conteudo }: Props) {
  const t = useTexts(conteudoTexts)
  const midia = useMidia(conteudo.midia)
  return (
    <div className="cartao pilha">
      {midia && <h2>{midia.nome}</h2>}
      {conteudo.descricao && <p>{conteudo.descricao}</p>}
      {midia?.endereco ? (
        <div>
          <Fora url={midia.endereco}>{t.abrirPdf}</Fora>
        </div>
      ) : (
        <Callout>{t.semMidia}</Callout>
      )}
    </div>
  )
}
