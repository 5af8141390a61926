/** A sound and what is said in it. */

import { useTexts } from '../../../../../core/web/texts.ts'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { conteudoTexts } from './conteudo-texts.ts'
import { useMidia } from './Figura.tsx'
import { Transcricao } from './Transcricao.tsx'
import type { TelaProps } from './tela.ts'

type Props = TelaProps<ConteudoAluno<'audio'>, Resposta<'audio'>>

export function Tela({ conteudo }: Props) {
  const t = useTexts(conteudoTexts)
  const midia = useMidia(conteudo.midia)
  return (
    <div className="pilha">
      {midia?.endereco ? (
        // biome-ignore lint/a11y/useMediaCaption: the transcript stands below
        <audio className="toda" controls preload="metadata" src={midia.endereco} />
      ) : (
        <Callout>{t.semMidia}</Callout>
      )}
      <Transcricao html={conteudo.transcricao} />
    </div>
  )
}
