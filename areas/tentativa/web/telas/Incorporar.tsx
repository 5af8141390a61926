/** Something of another site inside the lesson; the link stands below for when it does not show. */

import { useTexts } from '../../../../core/web/texts.ts'
import type { Resposta } from '../../../aula/telas.ts'
import type { ConteudoAluno } from '../../../aula/telas-aluno.ts'
import { conteudoTexts } from './conteudo-texts.ts'
import { Fora, isPage } from './Fora.tsx'
import type { TelaProps } from './tela.ts'
import './midia.css'

type Props = TelaProps<ConteudoAluno<'incorporar'>, Resposta<'incorporar'>>

export function Tela({ conteudo: { url, titulo } }: Props) {
  const t = useTexts(conteudoTexts)
  if (!isPage(url)) return null
  return (
    <div className="pilha">
      <iframe
        className="tl-quadro"
        src={url}
        title={titulo || t.incorporado}
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        referrerPolicy="no-referrer"
        loading="lazy"
        allowFullScreen
      />
      <div>
        <Fora url={url}>{t.abrirLink}</Fora>
      </div>
    </div>
  )
}
