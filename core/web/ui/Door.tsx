/** The frame of a page that a link or a code leads to: the tenant's panel, a title, what is asked, quiet ways out. */
import type { ReactNode } from 'react'
import { EntrarLayout } from './EntrarLayout.tsx'
import { useTitleFocus } from './title-focus.ts'

export interface DoorProps {
  title: string
  /** One sentence under the title. */
  sentence?: ReactNode
  /** Quiet ways out, under the form. */
  ways?: ReactNode
  /** Something is going on; nothing is asked of the person. */
  waiting?: boolean
  children?: ReactNode
}

export function Door({ title, sentence, ways, waiting = false, children }: DoorProps) {
  const heading = useTitleFocus()
  return (
    <EntrarLayout title={title}>
      <div className="forma">
        <div className="pilha v-3">
          <h2 ref={heading} tabIndex={-1} key={title} role={waiting ? 'status' : undefined}>
            {title}
          </h2>
          {sentence && <p className="fraca">{sentence}</p>}
        </div>
        {children}
        {ways && <div className="linha quebra t-s ao-meio">{ways}</div>}
      </div>
    </EntrarLayout>
  )
}
