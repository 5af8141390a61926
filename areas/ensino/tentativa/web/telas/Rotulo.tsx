/** What a part of a screen shows: words, a picture, or both; words may hold formulas between dollar signs. */
import { cx } from '../../../../../core/web/ui/cx.ts'
import type { Rotulo as RotuloDe } from '../../../aula/shapes-telas-aluno.ts'
import { Figura } from './Figura.tsx'
import { Texto } from './Texto.tsx'

export function Rotulo({ texto, imagem, className }: RotuloDe & { className?: string }) {
  return (
    <span className={cx('tl-rotulo pilha v-3 partir', className)}>
      {imagem && <Figura imagem={imagem} />}
      {texto && (
        <span>
          <Texto>{texto}</Texto>
        </span>
      )}
    </span>
  )
}

/** The words by which readers know a part; `fallback` for a picture that has none. */
export const nameOf = ({ texto, imagem }: RotuloDe, fallback: string): string =>
  texto || imagem?.alt || fallback
