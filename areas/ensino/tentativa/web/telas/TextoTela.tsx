/** A text to read. */

import { RichText } from '../../../../../core/web/ui/RichText.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import type { TelaProps } from './tela.ts'

import './midia.css'

type Props = TelaProps<ConteudoAluno<'texto'>, Resposta<'texto'>>

export function Tela({ conteudo }: Props) {
  return <RichText className="t-2 lh-6 prosa" html={conteudo.html} />
}
