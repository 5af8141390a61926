/** The first stop of the keyboard, and words for screen readers alone. */
import type { ReactNode } from 'react'

export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className="pular" href={`#${to}`}>
      {children}
    </a>
  )
}
