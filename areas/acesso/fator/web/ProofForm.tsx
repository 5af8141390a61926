/** A form that proves who somebody is: in a window with the way out beside the act, on a page of its own with a large button. */
import type { ReactNode } from 'react'
import { ApiError } from '../../../../core/web/client/failure.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Form, type Sheet } from '../../../../core/web/ui/Form.tsx'
import { useCountdown } from '../../sessao/web/public.tsx'
import { DoorForm } from '../../sessao/web/public-door.tsx'
import { entradaTexts } from '../texts-entrada.ts'

interface Props {
  sheet: Sheet
  problem: unknown
  /** The way out of the window; absent, it is a page. */
  way: ReactNode
  disabled?: boolean
  /** Below the button. */
  after?: ReactNode
  children: ReactNode
}

export function ProofForm({ way, ...props }: Props) {
  const t = useTexts(entradaTexts)
  if (way === undefined) return <DoorForm {...props} submitLabel={t.confirmar} />
  return <WindowForm {...props} way={way} />
}

function WindowForm({ sheet, problem, way, disabled, after, children }: Props) {
  const t = useTexts(entradaTexts)
  const wait = useCountdown(problem instanceof ApiError ? problem.retryAfter : 0, problem)
  return (
    <Form {...sheet} onSubmit={() => wait === 0 && !disabled && sheet.onSubmit()}>
      {children}
      <footer>
        {way}
        <Button type="submit" look="filled" busy={sheet.busy} disabled={wait > 0 || disabled === true}>
          {wait > 0 ? t.espere(wait) : t.confirmar}
        </Button>
      </footer>
      {after}
    </Form>
  )
}
