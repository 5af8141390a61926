/** Words of an earlier visit that never reached the server: go on from them, or not. */
import type { ReactNode } from 'react'

import { useDates } from '../dates.ts'
import { useTexts } from '../texts.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { unsentTexts } from './unsent-texts.ts'

interface Props {
  /** When they were written, in milliseconds since 1970. */
  em: number
  onTake: () => void
  onDrop: () => void
  heading?: 'h1' | 'h2'
  /** Of what they are, and what has changed since. */
  children?: ReactNode
}

export function UnsentQuestion({ em, onTake, onDrop, heading = 'h2', children }: Props) {
  const t = useTexts(unsentTexts)
  const dates = useDates()
  return (
    <EmptyState
      heading={heading}
      title={t.haMudancas}
      action={
        <>
          <Button onClick={onDrop}>{t.descartar}</Button>
          <Button look="filled" onClick={onTake}>
            {t.continuar}
          </Button>
        </>
      }
    >
      {children}
      {t.ficaram(dates.dateTime(em))}
    </EmptyState>
  )
}
