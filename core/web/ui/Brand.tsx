/** The brand mark in the tenant's colours. */
import { MARK_BOX, MARK_LAYERS } from '../../contract/brand.ts'

const FILLS = ['var(--marca-8)', 'var(--marca-5)', '#fff', 'var(--rubelita-5)']

export function BrandMark() {
  return (
    <svg className="q-2" viewBox={MARK_BOX} aria-hidden="true">
      {MARK_LAYERS.map((d, i) => (
        <path key={d} d={d} fill={FILLS[i]} />
      ))}
    </svg>
  )
}
