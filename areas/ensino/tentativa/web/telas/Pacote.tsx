/** A SCORM or H5P package in a frame of another origin, which tells how it went. */
import { Suspense } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { Skeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { PacoteFrame } from '../../../midia/web/public.tsx'
import { conteudoTexts } from './conteudo-texts.ts'
import { useMidia } from './Figura.tsx'
import type { TelaProps } from './tela.ts'
import './midia.css'

type Props = TelaProps<ConteudoAluno<'h5p' | 'scorm'>, Resposta<'h5p'>>

export function Tela({ conteudo, resposta, onResposta, disabled }: Props) {
  const t = useTexts(conteudoTexts)
  const midia = useMidia(conteudo.midia)
  if (!midia?.pacote) return <Callout>{t.semMidia}</Callout>
  return (
    <Suspense fallback={<Skeleton height="24rem" />}>
      <PacoteFrame
        midia={midia}
        title={conteudo.titulo || t.pacote}
        guardado={resposta?.guardado}
        onResultado={({ pontos, concluido, guardado }) => {
          if (disabled) return
          // the best that it said: a package begun again does not take back what was done
          const best = Math.max(resposta?.pontos ?? 0, pontos ?? 0)
          onResposta({
            visto: concluido || (resposta?.visto ?? false),
            ...((pontos !== null || resposta?.pontos !== undefined) && { pontos: best }),
            ...(guardado && { guardado }),
          })
        }}
      />
    </Suspense>
  )
}
