/**
 * A form in a window, there while it is open: its fields, the way back, the act.
 *
 *     <FormDialog {...sheet} title={t.numeroDe(nome)} submitLabel={t.salvar} onClose={onClose}>
 *       <TextField label={t.numero} {...field('numero')} />
 *     </FormDialog>
 */
import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../texts.ts'
import { Button, type ButtonLook } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Form, type Sheet } from './Form.tsx'
import type { IconType } from './icon.ts'
import { InForm } from './in-form.ts'
import { innerTexts } from './inner-texts.ts'
import { UnsavedGuard } from './unsaved.tsx'

interface Props extends Sheet {
  title: string
  submitLabel: string
  onClose: () => void
  icon?: IconType
  wide?: boolean
  /** Not yet: what must be chosen is not. */
  disabled?: boolean
  /** `danger`: the act takes something away, and the window says so. */
  danger?: boolean
  look?: ButtonLook
  /** In the place of "Cancelar". */
  secondary?: ReactNode
  children: ReactNode
}

export function FormDialog(props: Props) {
  const { title, submitLabel, onClose, icon, wide, disabled = false, danger, secondary, children } = props
  const { look = danger ? 'danger' : 'filled' } = props
  const { onSubmit, errors, failure, dirty, busy } = props
  const t = useTexts(innerTexts)
  // A form in a form never tells that it is sent, and the browser leaves the page: it stands beside the other.
  const inForm = use(InForm)
  const dialog = (
    <Dialog
      open
      onClose={onClose}
      title={title}
      wide={wide === true}
      {...(danger && { role: 'alertdialog' as const })}
    >
      <Form {...{ errors, failure, busy }} onSubmit={() => !disabled && onSubmit()}>
        {children}
        <footer>
          {secondary || <Button onClick={onClose}>{t.cancelar}</Button>}
          <Button type="submit" look={look} busy={busy} disabled={disabled} {...(icon && { icon })}>
            {submitLabel}
          </Button>
        </footer>
        <UnsavedGuard dirty={dirty && !busy} />
      </Form>
    </Dialog>
  )
  return inForm ? createPortal(dialog, document.querySelector('.tela') ?? document.body) : dialog
}
