/** Throws away an import that was not recorded. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { TObject } from 'typebox'
import { useSend } from '../../../../../core/web/data.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { ConfirmDialog } from '../../../../../core/web/ui/ConfirmDialog.tsx'
import type { OfOne } from './importada.ts'

interface Props {
  remove: OfOne & { returns: TObject }
  id: number
  /** Where a new one is sent. */
  to: string
  words: Readonly<Record<'descartar' | 'descartarTitulo' | 'descartarTexto', string>>
}

export function DescartarButton({ remove, id, to, words }: Props) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const { mutateAsync, error } = useSend(remove, { reread: 'later', onSuccess: () => void navigate(to) })
  return (
    <>
      <Button look="link" onClick={() => setOpen(true)}>
        {words.descartar}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => mutateAsync({ params: { id } }).catch(() => {})}
        title={words.descartarTitulo}
        confirmLabel={words.descartar}
      >
        {words.descartarTexto}
        {error && <Callout tone="erro">{error.message}</Callout>}
      </ConfirmDialog>
    </>
  )
}
