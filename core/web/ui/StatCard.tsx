/** A figure and the sentence that gives it meaning. No box; at most five in a row. */
import type { ReactNode } from 'react'
import './parts.css'

interface Props {
  value: ReactNode
  children: ReactNode
  /** Clickable only as a filter. */
  onClick?: () => void
  pressed?: boolean
}

export function StatCard({ value, children, onClick, pressed }: Props) {
  const inside = (
    <>
      <b className="t-5 lh-1 tabular">{value}</b>
      <span className="t-s fraca">{children}</span>
    </>
  )
  return onClick ? (
    <button
      type="button"
      className="fato grade v-0 encolhe nu pb-2 pi-3 raio-3 ta-i"
      aria-pressed={pressed}
      onClick={onClick}
    >
      {inside}
    </button>
  ) : (
    <div className="fato grade v-0 encolhe">{inside}</div>
  )
}

export function StatRow({ children }: { children: ReactNode }) {
  return <div className="fatos">{children}</div>
}
