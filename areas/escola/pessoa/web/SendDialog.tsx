/** A window that sends one thing: its fields, the way back, the act, and why the server refused it. */
import type { ReactNode } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { pessoaTexts } from './texts.ts'

interface Props {
  title: string
  onClose: () => void
  /** What the button says. */
  act: string
  onAct: () => void
  /** What useSend told of it. */
  send: { isPending: boolean; error: unknown }
  disabled?: boolean
  /** The act takes something away. */
  danger?: boolean
  children: ReactNode
}

export function SendDialog({ title, onClose, act, onAct, send, disabled, danger, children }: Props) {
  const t = useTexts(pessoaTexts)
  const language = useLanguage()
  const isNamed = Object.keys(fieldErrors(send.error)).length > 0
  return (
    <Dialog
      open
      onClose={onClose}
      {...(danger && { role: 'alertdialog' as const })}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t.cancelar}</Button>
          <Button
            look={danger ? 'danger' : 'filled'}
            busy={send.isPending}
            disabled={disabled === true}
            onClick={onAct}
          >
            {act}
          </Button>
        </>
      }
    >
      <div className="pilha">
        {send.error !== null && !isNamed && (
          <Callout tone="erro">{errorSentence(send.error, language)}</Callout>
        )}
        {children}
      </div>
    </Dialog>
  )
}
