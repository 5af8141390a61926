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
      <b>{value}</b>
      <span>{children}</span>
    </>
  )
  return onClick ? (
    <button type="button" className="fato" aria-pressed={pressed} onClick={onClick}>
      {inside}
    </button>
  ) : (
    <div className="fato">{inside}</div>
  )
}

export function StatRow({ children }: { children: ReactNode }) {
  return <div className="fatos">{children}</div>
}
