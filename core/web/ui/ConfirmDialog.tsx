/** A named confirmation of what cannot be undone: the button says the act; the gravest ask to write the name. */
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { innerTexts } from './inner-texts.ts'
import { TextField } from './TextField.tsx'

interface Props {
  open: boolean
  onClose: () => void
  /** May be asynchronous: the button turns until it ends; the caller closes. */
  onConfirm: () => unknown
  /** A question that names the thing: "Excluir o tópico Quem conta a história?" */
  title: string
  /** What is lost, in one sentence. */
  children?: ReactNode
  /** The act: "Excluir tópico", never "OK". */
  confirmLabel: string
  /** Must be written before the button works. */
  confirmName?: string
  harmless?: boolean
}

function Body({ onClose, onConfirm, children, confirmLabel, confirmName, harmless }: Props) {
  const t = useTexts(innerTexts)
  const [written, setWritten] = useState('')
  const [busy, setBusy] = useState(false)
  const ready = confirmName === undefined || written.trim() === confirmName
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {children && <div className="fraca">{children}</div>}
      {confirmName !== undefined && (
        <TextField
          label={t.digiteParaConfirmar(confirmName)}
          value={written}
          autoComplete="off"
          onChange={(event) => setWritten(event.target.value)}
        />
      )}
      <footer>
        <Button onClick={onClose}>{t.cancelar}</Button>
        <Button
          look={harmless ? 'filled' : 'danger'}
          busy={busy}
          disabled={!ready}
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </Button>
      </footer>
    </>
  )
}

export function ConfirmDialog(props: Props) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={props.title} role="alertdialog">
      <Body {...props} />
    </Dialog>
  )
}
