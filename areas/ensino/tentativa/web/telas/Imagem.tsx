/** A picture with its caption. */

import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { ConteudoAluno } from '../../../aula/shapes-telas-aluno.ts'
import { Figura } from './Figura.tsx'
import type { TelaProps } from './tela.ts'

type Props = TelaProps<ConteudoAluno<'imagem'>, Resposta<'imagem'>>

export function Tela({ conteudo: { imagem, legenda } }: Props) {
  return (
    <figure className="tl-figura pilha v-1">
      {imagem && <Figura imagem={imagem} />}
      {legenda && <figcaption className="fraca t-s mt-3 ta-c">{legenda}</figcaption>}
    </figure>
  )
}
