/** The stone of the skill at the end of a lesson: the facets that it lit light up now, once. */
import { FACETAS } from '../../../../../core/web/ui/facets.ts'
import '../../../../../core/web/ui/child.css'

interface Props {
  luzes: number
  antes: number
}

export function Pedra({ luzes, antes }: Props) {
  return (
    <svg className="pl-pedra pedra q-45" viewBox="-36 -36 72 72" aria-hidden="true">
      {FACETAS.map((d, i) => (
        <path key={d} d={d} className={i < luzes ? (i >= antes ? 'acesa nova' : 'acesa') : undefined} />
      ))}
      <path
        d="M0-15L12.99-7.5L12.99 7.5L0 15L-12.99 7.5L-12.99-7.5Z"
        className={luzes === 6 ? 'acesa mesa' : 'mesa'}
      />
    </svg>
  )
}
