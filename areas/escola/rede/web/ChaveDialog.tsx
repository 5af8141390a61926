/** One switch of a network in a window: whether it is on, what that means, and what a network above has said already. */
import type { ReactNode } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Switch } from '../../../../core/web/ui/Switch.tsx'
import { redeTexts } from './texts.ts'

interface Props {
  title: string
  label: string
  /** Undefined: not known yet. */
  on: boolean | undefined
  /** What it means. */
  children: ReactNode
  acima: string | null | undefined
  error: unknown
  busy: boolean
  onChange: (on: boolean) => void
  onRetry: () => void
  onClose: () => void
}

export function ChaveDialog({
  title,
  label,
  on,
  children,
  acima,
  error,
  busy,
  onChange,
  onRetry,
  onClose,
}: Props) {
  const t = useTexts(redeTexts)
  return (
    <Dialog open onClose={onClose} title={title} footer={<Button onClick={onClose}>{t.fechar}</Button>}>
      {on !== undefined ? (
        <>
          <Switch label={label} checked={on} disabled={busy} onChange={onChange} />
          <p>{children}</p>
          {acima && <p className="fraca">{acima}</p>}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <ListSkeleton rows={1} />
      )}
    </Dialog>
  )
}
