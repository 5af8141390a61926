/** A document, page by page. */
import { Suspense } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { Skeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { PdfView } from '../../../midia/web/public.tsx'
import { conteudoTexts } from './conteudo-texts.ts'
import { useMidia } from './Figura.tsx'
import type { TelaProps } from './tela.ts'

type Props = TelaProps<ConteudoAluno<'pdf'>, Resposta<'pdf'>>

export function Tela({ conteudo }: Props) {
  const t = useTexts(conteudoTexts)
  const midia = useMidia(conteudo.midia)
  return (
    <div className="pilha">
      {conteudo.descricao && <p>{conteudo.descricao}</p>}
      {midia?.endereco ? (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <PdfView id={midia.id} url={midia.endereco} nome={midia.nome} />
        </Suspense>
      ) : (
        <Callout>{t.semMidia}</Callout>
      )}
    </div>
  )
}
