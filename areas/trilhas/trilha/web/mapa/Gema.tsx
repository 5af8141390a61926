/** The stone of a skill: six facets that light up clockwise, each a sixth of the points. */
import { memo } from 'react'
import { FACETAS } from '../../../../../core/web/ui/facets.ts'

const TONS = ['g3', 'g4', 'g5', 'g6', 'g5', 'g4'] as const

interface Props {
  /** 0 to 6. */
  luzes: number
  estado: string
}

export const Gema = memo(function Gema({ luzes, estado }: Props) {
  return (
    <svg className={`gem q-c ${estado}`} viewBox="-36 -36 72 72" aria-hidden="true">
      <path className="sombra" d="M0-30L29.44-13L29.44 21L0 38L-29.44 21L-29.44-13Z" />
      <path className="aro" d="M0-34L29.44-17L29.44 17L0 34L-29.44 17L-29.44-17Z" />
      {FACETAS.map((d, i) => (
        <path key={d} className={i < luzes ? `fa l ${TONS[i]}` : 'fa'} d={d} />
      ))}
      <path className="mesa" d="M0-15L12.99-7.5L12.99 7.5L0 15L-12.99 7.5L-12.99-7.5Z" />
    </svg>
  )
})
