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
  /** What stays as it is, because it changed since: how many, and the first of them. */
  kept?: { total: number; mudadas: readonly { nome: string }[] } | undefined
  /** "2 mudaram depois", "e mais 3". */
  words: { mudadas: (n: number) => string; eMais: (n: number) => string }
}

export function UndoCard(props: Props) {
  const { open, onOpen, until, label, title, onConfirm, error, children, kept, words } = props
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
          {kept && kept.total > 0 && (
            <>
              <p>{words.mudadas(kept.total)}</p>
              <p>
                <b>{kept.mudadas.map(({ nome }) => nome).join(', ')}</b>{' '}
                {kept.total > kept.mudadas.length && words.eMais(kept.total - kept.mudadas.length)}
              </p>
            </>
          )}
          {error && <Callout tone="erro">{error}</Callout>}
        </ConfirmDialog>
      )}
    </Card>
  )
}
