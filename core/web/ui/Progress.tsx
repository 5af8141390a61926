/** Share done, as a bar, as a ring with one arc per part, or as one dash per screen. The words stand beside it. */
import type { CSSProperties, ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { innerTexts } from './inner-texts.ts'
import './parts.css'

const share = (value: number, max: number) => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0)

interface BarProps {
  value: number
  max: number
  /** Says what the bar says, such as "21 de 28 deram ciente". */
  label: string
  /** Shows the label after the bar. */
  withLabel?: boolean
  style?: CSSProperties
}

export function ProgressBar({ value, max, label, withLabel, style }: BarProps) {
  const bar = (
    <span
      className="prog"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      style={style}
    >
      <i className="raio-p" style={{ width: `${share(value, max) * 100}%` }} />
    </span>
  )
  return withLabel ? (
    <span className="com-prog">
      {bar}{' '}
      <span className="junto" aria-hidden="true">
        {label}
      </span>
    </span>
  ) : (
    bar
  )
}

const CIRCUMFERENCE = 2 * Math.PI * 42
const GAP = 16

interface RingProps {
  parts: readonly { done: number; total: number }[]
  label: string
  size?: string
  children?: ReactNode
}

/** Each part gets an arc as long as its share of the whole; the percentage stands inside. */
export function ProgressRing({ parts, label, size, children }: RingProps) {
  const total = parts.reduce((sum, part) => sum + part.total, 0)
  const done = parts.reduce((sum, part) => sum + part.done, 0)
  const gap = parts.length > 1 ? GAP : 0
  const room = CIRCUMFERENCE - gap * parts.length
  let start = gap / 2
  const arcs = parts.map((part) => {
    const length = room * share(part.total, total)
    const arc = { start, length, done: length * share(part.done, part.total) }
    start += length + gap
    return arc
  })
  const dash = (length: number, from: number) => ({
    strokeDasharray: `${length.toFixed(1)} ${(CIRCUMFERENCE - length).toFixed(1)}`,
    strokeDashoffset: -from,
  })
  return (
    <span
      className="anel q-5 rel rijo"
      role="img"
      aria-label={label}
      style={size ? { width: size, height: size } : undefined}
    >
      <svg className="q-c abs" viewBox="0 0 100 100" aria-hidden="true">
        {arcs.map((arc) => (
          <g key={arc.start}>
            <circle
              className="tr"
              cx="50"
              cy="50"
              r="42"
              {...dash(arc.length, arc.start)}
              strokeLinecap="round"
            />
            {arc.done > 0 && <circle className="pr" cx="50" cy="50" r="42" {...dash(arc.done, arc.start)} />}
          </g>
        ))}
      </svg>
      <b className="t-2 tabular" aria-hidden="true">
        {children ?? `${Math.round(share(done, total) * 100)}%`}
      </b>
    </span>
  )
}

/** `current` counts from 1; those before it are done. */
export function Steps({ total, current }: { total: number; current: number }) {
  const t = useTexts(innerTexts)
  const steps = Array.from({ length: total }, (_, i) => i + 1)
  return (
    <div className="passos" role="img" aria-label={t.telaDe(current, total)}>
      {steps.map((step) => (
        <i key={step} className={step < current ? 'f' : step === current ? 'a' : ''} />
      ))}
    </div>
  )
}
