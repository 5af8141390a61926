/** The steps of a job from file to result: those done with a tick, the current one filled. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { cx } from './cx.ts'
import './job.css'

/** `current` counts from 0. */
export function JobSteps({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className="etapas">
      {steps.map((step, i) => (
        <li
          key={step}
          className={cx(i < current && 'f', i === current && 'a')}
          aria-current={i === current ? 'step' : undefined}
        >
          <i aria-hidden="true">{i < current ? <IconCheck /> : i + 1}</i>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
