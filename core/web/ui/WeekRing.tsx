/** A week as a ring of seven arcs: done, today, to come. A day without is no mark against anybody: there is nothing to lose. */
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPointFilled from '@tabler/icons-react/dist/esm/icons/IconPointFilled.mjs'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import './tasks.css'

const RADIUS = 44
const AROUND = 2 * Math.PI * RADIUS
const GAP = 19
const ARC = AROUND / 7 - GAP

interface Props {
  /** Monday to Sunday. */
  done: readonly boolean[]
  /** Which of them today is, from 0. */
  today: number
  /** How the days are called, and today. */
  days: readonly string[]
  todayName: string
  /** All of it in words. */
  label: string
  /** Below the figure in the middle. */
  unit: string
  title: string
  children: ReactNode
}

export function WeekRing({ done, today, days, todayName, label, unit, title, children }: Props) {
  const glyph = (at: number) => {
    if (done[at]) return IconCircleCheckFilled
    if (at === today) return IconPointFilled
    return at > today && at < 5 ? IconCircle : IconMinus
  }
  return (
    <div className="roda pilha a-meio v-5 j-4">
      <svg className="arcos toda" viewBox="0 0 110 110" role="img" aria-label={label}>
        <g transform="rotate(-90 55 55)">
          {days.map((day, at) => (
            <circle
              key={day}
              className={done[at] ? 'feito' : at === today ? 'hoje cheia' : undefined}
              cx="55"
              cy="55"
              r={RADIUS}
              strokeDasharray={`${ARC} ${AROUND - ARC}`}
              strokeDashoffset={-(GAP / 2 + (at * AROUND) / 7)}
            />
          ))}
        </g>
        <text className="cheia" x="55" y="58" fontSize="27">
          {done.filter(Boolean).length}
        </text>
        <text className="cheia" x="55" y="73" fontSize="13">
          {unit}
        </text>
      </svg>
      <div className="pilha v-1">
        <h2 className="t-3">{title}</h2>
        {children}
      </div>
      <ol className="dias inteira grade m-z p-z sem-ponto" aria-hidden="true">
        {days.map((day, at) => {
          const Glyph = glyph(at)
          return (
            <li key={day} className={cx(done[at] && 'feito', at === today && 'hoje cheia')}>
              <Glyph />
              {at === today ? todayName : day}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
