/** The way back of what a file recorded: until when, what would go, and what stays because it changed since. */
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Callout } from './Callout.tsx'
import { Card } from './Card.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props {
  open: boolean
  onOpen: (open: boolean) => void
  /** Until when it can be undone. */
  until: ReactNode
  /** The act: "Desfazer importação". */
  label: string
  /** A question that names the thing. */
  title: string
  /** Closes nothing by itself. */
  onConfirm: () => unknown
  /** Why it was refused. */
  error: string | undefined
  /** What would go; absent while that is not known. */
  children: ReactNode
}

export function UndoCard({ open, onOpen, until, label, title, onConfirm, error, children }: Props) {
  return (
    <Card>
      <div className="linha quebra">
        <span className="fraca">{until}</span>
        <span className="vao">
          <Button look="danger" icon={IconArrowBackUp} onClick={() => onOpen(true)}>
            {label}
          </Button>
        </span>
      </div>
      {children && (
        <ConfirmDialog
          open={open}
          onClose={() => onOpen(false)}
          onConfirm={onConfirm}
          title={title}
          confirmLabel={label}
        >
          {children}
          {error && <Callout tone="erro">{error}</Callout>}
        </ConfirmDialog>
      )}
    </Card>
  )
}

/** What stays as it is, the first by name. */
export function UndoKept({ text, nomes, more }: { text: string; nomes: readonly string[]; more: ReactNode }) {
  return (
    <>
      <p>{text}</p>
      <p>
        <b>{nomes.join(', ')}</b> {more}
      </p>
    </>
  )
}
