/** The learner's next step: one large card, one filled button, the scenery beside it; and the points as a gem. */
import type { ReactNode } from 'react'
import './hero.css'
import { LandscapeScenery } from './LandscapeScenery.tsx'

interface Props {
  /** A tag such as "Continue de onde parou". */
  tag?: ReactNode
  title: string
  description?: ReactNode
  /** Steps and what is left of them. */
  progress?: ReactNode
  action: ReactNode
  scenery?: ReactNode
}

export function HeroCard({ tag, title, description, progress, action, scenery }: Props) {
  return (
    <section className="segue" aria-label={title}>
      <div className="txt">
        {tag && <div>{tag}</div>}
        <h2>{title}</h2>
        {description && <p className="fraca">{description}</p>}
        {progress && <div>{progress}</div>}
        <div className="linha quebra">{action}</div>
      </div>
      <div className="quadro">{scenery ?? <LandscapeScenery />}</div>
    </section>
  )
}

export function Points({ children }: { children: ReactNode }) {
  return (
    <span className="pontos">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1.5 21 6.7V17.3L12 22.5 3 17.3V6.7Z" fill="var(--canario-4)" />
        <path d="M12 1.5 21 6.7 16 9.3 12 7 8 9.3 3 6.7Z" fill="var(--canario-2)" />
        <path d="M8 9.3 12 7 16 9.3V14.7L12 17 8 14.7Z" fill="var(--canario-1)" />
        <path d="M12 17 16 14.7 21 17.3 12 22.5Z" fill="var(--canario-6)" />
      </svg>
      <span>{children}</span>
    </span>
  )
}
