/** A SCORM or H5P package in a frame of another origin, which tells how it went. */
import { Suspense } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import type { Resposta } from '../../../aula/telas.ts'
import type { ConteudoAluno } from '../../../aula/telas-aluno.ts'
import { PacoteFrame } from '../../../midia/web/public.tsx'
import { conteudoTexts } from './conteudo-texts.ts'
import { useMidia } from './Figura.tsx'
import type { TelaProps } from './tela.ts'
import './midia.css'

type Props = TelaProps<ConteudoAluno<'h5p' | 'scorm'>, Resposta<'h5p'>>

export function Tela({ conteudo, onResposta, disabled }: Props) {
  const t = useTexts(conteudoTexts)
  const midia = useMidia(conteudo.midia)
  if (!midia?.pacote) return <Callout>{t.semMidia}</Callout>
  return (
    <Suspense fallback={null}>
      <PacoteFrame
        midia={midia}
        title={conteudo.titulo || t.pacote}
        onResultado={({ pontos, concluido }) => {
          if (concluido && !disabled) onResposta({ visto: true, ...(pontos !== null && { pontos }) })
        }}
      />
    </Suspense>
  )
}
