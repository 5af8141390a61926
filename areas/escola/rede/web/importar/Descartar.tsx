/** Throws away a list of schools that was not recorded. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { ConfirmDialog } from '../../../../../core/web/ui/ConfirmDialog.tsx'
import { type ImportacaoDeEscolas, importarApi } from '../../contract-importar.ts'
import { importarPlace } from './place.ts'
import { telaTexts } from './texts.ts'

export function Descartar({ importacao: { id, rede } }: { importacao: ImportacaoDeEscolas }) {
  const t = useTexts(telaTexts)
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const remove = useSend(importarApi.removeImportacao, {
    reread: 'later',
    onSuccess: () => void navigate(importarPlace(rede.id)),
  })
  return (
    <>
      <Button look="link" onClick={() => setOpen(true)}>
        {t.descartar}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => remove.mutateAsync({ params: { id } }).catch(() => {})}
        title={t.descartarTitulo}
        confirmLabel={t.descartar}
      >
        {t.descartarTexto}
        {remove.error && <Callout tone="erro">{remove.error.message}</Callout>}
      </ConfirmDialog>
    </>
  )
}
