/** The frame of the page where people land who come back from a provider. */
import type { ReactNode } from 'react'
import { EntrarLayout } from '../../../core/web/ui/EntrarLayout.tsx'
import { useTitleFocus } from '../../../core/web/ui/title-focus.ts'

interface Props {
  title: string
  /** Something is going on; nothing is asked of the person. */
  waiting: boolean
  children: ReactNode
}

export function Landing({ title, waiting, children }: Props) {
  const heading = useTitleFocus()
  return (
    <EntrarLayout title={title}>
      <div className="forma">
        <h2 ref={heading} tabIndex={-1} key={title} role={waiting ? 'status' : undefined}>
          {title}
        </h2>
        {children}
      </div>
    </EntrarLayout>
  )
}
