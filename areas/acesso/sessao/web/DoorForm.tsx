/** A form of a public door: one large button, which says how long a refusal still asks to wait. */
import type { ReactNode } from 'react'
import { ApiError } from '../../../../core/web/client/failure.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, type ButtonLook } from '../../../../core/web/ui/Button.tsx'
import { Form, type Sheet } from '../../../../core/web/ui/Form.tsx'
import { kitTexts } from '../../../../core/web/ui/texts.ts'
import { useCountdown } from './useCountdown.ts'

interface Props {
  sheet: Sheet
  /** Why it was refused last. */
  problem?: unknown
  submitLabel: string
  look?: ButtonLook
  /** What the button says meanwhile. */
  waiting?: (seconds: number) => string
  /** Below the button. */
  after?: ReactNode
  children?: ReactNode
}

export function DoorForm(props: Props) {
  const { sheet, problem = null, submitLabel, look = 'filled', after, children } = props
  const t = useTexts(kitTexts)
  const { waiting = t.espere } = props
  const wait = useCountdown(problem instanceof ApiError ? problem.retryAfter : 0, problem)
  return (
    <Form {...sheet} onSubmit={() => wait === 0 && sheet.onSubmit()}>
      {children}
      <Button type="submit" look={look} size="large" wide busy={sheet.busy} disabled={wait > 0}>
        {wait > 0 ? waiting(wait) : submitLabel}
      </Button>
      {after}
    </Form>
  )
}
