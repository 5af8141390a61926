/** A SCORM or H5P package in a frame of another origin, which tells how it went. */

import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import type { Resposta } from '../../../aula/telas.ts'
import type { ConteudoAluno } from '../../../aula/telas-aluno.ts'
import { conteudoTexts } from './conteudo-texts.ts'
import { useMidia } from './Figura.tsx'
import type { TelaProps } from './tela.ts'
import './midia.css'

type Props = TelaProps<ConteudoAluno<'h5p' | 'scorm'>, Resposta<'h5p'>>

export function Tela({ conteudo }: Props) {
  const t = useTexts(conteudoTexts)
  const midia = useMidia(conteudo.midia)
  if (!midia?.pacote) return <Callout>{t.semMidia}</Callout>
  return <iframe className="tl-quadro" src={midia.pacote} title={conteudo.titulo || t.pacote} />
}
