/** The steps of a job from file to result: those done with a tick, the current one filled; one goes back to some. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'
import './job.css'

interface Props {
  steps: readonly string[]
  /** Counts from 0. */
  current: number
  /** Where steps that one may go to stand, by number. */
  ways?: Readonly<Partial<Record<number, string>>>
}

export function JobSteps({ steps, current, ways = {} }: Props) {
  return (
    <ol className="etapas linha quebra v-3 mt-z mi-z mb-6 p-z sem-ponto t-s min-v-1">
      {steps.map((step, i) => (
        <li
          key={step}
          className={cx(i < current && 'f', i === current && 'a')}
          aria-current={i === current ? 'step' : undefined}
        >
          <Step to={i === current ? undefined : ways[i]}>
            <i className="no-meio q-1625 raio-c cheia t-xs" aria-hidden="true">
              {i < current ? <IconCheck /> : i + 1}
            </i>
            <span>{step}</span>
          </Step>
        </li>
      ))}
    </ol>
  )
}

const Step = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to === undefined ? children : <Link to={to}>{children}</Link>
