/** A page elsewhere, and what it is good for; or a book that is read here. */
import { Suspense } from 'react'

import { useTexts } from '../../../../../core/web/texts.ts'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { Skeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import type { Midia } from '../../../midia/shapes.ts'
import { LivroView, PdfView } from '../../../midia/web/public.tsx'
import { conteudoTexts } from './conteudo-texts.ts'
import { useMidia } from './Figura.tsx'
import { Fora, isPage } from './Fora.tsx'
import type { TelaProps } from './tela.ts'

type Props = TelaProps<ConteudoAluno<'link'>, Resposta<'link'>>

function Livro({ midia }: { midia: Midia | undefined }) {
  const t = useTexts(conteudoTexts)
  if (!midia?.endereco) return <Callout>{t.semMidia}</Callout>
  return (
    <Suspense fallback={<Skeleton height="20rem" />}>
      {midia.tipo === 'epub' ? (
        <LivroView id={midia.id} url={midia.endereco} />
      ) : (
        <PdfView id={midia.id} url={midia.endereco} nome={midia.nome} />
      )}
    </Suspense>
  )
}

export function Tela({ conteudo: { url, titulo, descricao, midia: livro } }: Props) {
  const t = useTexts(conteudoTexts)
  const midia = useMidia(livro)
  const sobre = (
    <>
      {titulo && <h2>{titulo}</h2>}
      {descricao && <p>{descricao}</p>}
      {isPage(url) && (
        <div>
          <Fora url={url}>{t.abrirLink}</Fora>
        </div>
      )}
    </>
  )
  return livro === undefined ? (
    <div className="cartao pilha">{sobre}</div>
  ) : (
    <div className="pilha">
      {sobre}
      <Livro midia={midia} />
    </div>
  )
}
