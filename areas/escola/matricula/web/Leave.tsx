/** Leaving a class by oneself, or taking back that one asked to enter. */
import { useState } from 'react'
import { useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { matriculaApi } from '../contract.ts'
import { Failed } from './Failed.tsx'
import { portaTexts } from './texts-porta.ts'

export function Leave({ codigo, asked = false }: { codigo: string; asked?: boolean }) {
  const t = useTexts(portaTexts)
  const [open, setOpen] = useState(false)
  const send = useSend(matriculaApi.leave, {
    // The person lost a class: what was read of them before is out of date.
    onSuccess: () => globalThis.location.assign('/logado/turmas'),
  })
  return (
    <>
      <Button look="link" size="small" onClick={() => setOpen(true)}>
        {asked ? t.desistir : t.sair}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={asked ? t.desistirPergunta : t.sairPergunta}
        confirmLabel={asked ? t.desistir : t.sair}
        onConfirm={() => send.mutateAsync({ body: { codigo } }).catch(() => {})}
      >
        {t.sairTexto}
        <Failed error={send.error} />
      </ConfirmDialog>
    </>
  )
}
