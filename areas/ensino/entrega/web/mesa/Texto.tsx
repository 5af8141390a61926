/** The words of a work with the marks in them: highlighted, numbered, told apart by their line too. */
import { Fragment, type Ref } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { cx } from '../../../../../core/web/ui/cx.ts'
import type { Marca } from '../../shapes.ts'
import { mesaTexts } from './texts.ts'
import { numeros, trechos } from './trechos.ts'

interface Props {
  texto: string
  marcas: readonly Marca[]
  /** The mark that is looked at. */
  atual?: string | null
  /** The sentence that is chosen by keys. */
  frase?: readonly [number, number] | undefined
  onMarca: (id: string) => void
  ref?: Ref<HTMLElement>
}

export function Texto({ texto, marcas, atual, frase, onMarca, ref }: Props) {
  const t = useTexts(mesaTexts)
  const numbers = numeros(marcas)
  return (
    <article ref={ref} className="mesa-carta">
      {trechos(texto, marcas, frase).map(({ de, ate, texto: piece, marcas: over, fim }) => {
        const top = over.at(-1)
        const chosen = frase !== undefined && de >= frase[0] && ate <= frase[1]
        const className = cx(
          top && `grifo ${top.tipo}`,
          top && over.some(({ id }) => id === atual) && 'atual',
          chosen && 'escolhida',
        )
        return (
          <Fragment key={de}>
            {top ? (
              <mark className={className} data-de={de} data-marca={top.id}>
                {piece}
              </mark>
            ) : (
              <span className={className || undefined} data-de={de}>
                {piece}
              </span>
            )}
            {fim.map(({ id }) => (
              <button
                key={id}
                type="button"
                className="numero"
                aria-label={t.irAoTrecho(numbers.get(id) ?? 0)}
                onClick={() => onMarca(id)}
              >
                {numbers.get(id)}
              </button>
            ))}
          </Fragment>
        )
      })}
    </article>
  )
}
