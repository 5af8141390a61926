/** Asks before something goes, removes it, and says how to take it back. */
import type { ReactNode } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useLanguage } from '../../../../core/web/texts.ts'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import type { Remocao } from '../shapes.ts'
import { useRemovida } from './leituras.ts'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  /** The act, on its button. */
  label: string
  /** Said once it is gone. */
  said: (remocao: Remocao) => string
  /** Null: there was nothing to remove. Rejects with what the server says. */
  remove: () => Promise<{ remocao: Remocao | null }>
  /** What goes with it. */
  children: ReactNode
}

export function RemoverDialog({ open, onClose, title, label, said, remove, children }: Props) {
  const language = useLanguage()
  const removida = useRemovida()
  const confirm = async () => {
    try {
      const { remocao } = await remove()
      onClose()
      if (remocao) removida(said(remocao), remocao)
    } catch (problem) {
      notify.error(errorSentence(problem, language))
      onClose()
    }
  }
  return (
    <ConfirmDialog open={open} onClose={onClose} onConfirm={confirm} title={title} confirmLabel={label}>
      {children}
    </ConfirmDialog>
  )
}
