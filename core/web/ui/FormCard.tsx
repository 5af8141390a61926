/** A short form in a card: a soft button, the way back beside it, the guard of unsaved changes. */
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Form, type Sheet } from './Form.tsx'
import { UnsavedGuard } from './unsaved.tsx'

interface Props extends Sheet {
  submitLabel: string
  secondary?: ReactNode
  /** The buttons come with the first change. */
  quiet?: boolean
  children: ReactNode
}

export function FormCard({ submitLabel, secondary, quiet, children, dirty, ...sheet }: Props) {
  return (
    <Form {...sheet}>
      {children}
      {(dirty || !quiet) && (
        <div className="linha quebra">
          <Button type="submit" look="soft" busy={sheet.busy}>
            {submitLabel}
          </Button>
          {secondary}
        </div>
      )}
      <UnsavedGuard dirty={dirty && !sheet.busy} />
    </Form>
  )
}
