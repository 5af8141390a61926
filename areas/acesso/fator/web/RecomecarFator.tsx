/** For whoever administers: takes the second factor off a person who lost it, with the reason that the log keeps. */

import { useState } from 'react'
import { type Errors, useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { fatorApi } from '../contract.ts'
import { entradaTexts } from '../texts-entrada.ts'

interface Props {
  usuario: number
  nome: string
  /** Runs once the factor is gone: what shows it is read again. */
  onDone: () => void
}

/** A small button for a person who has a factor; show it to those whom `fatorPolicy` grants `reset`. */
export function RecomecarFator({ usuario, nome, onDone }: Props) {
  const t = useTexts(entradaTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t.recomecar}
      </Button>
      {open && <Recomecar {...{ usuario, nome, onDone }} onClose={() => setOpen(false)} />}
    </>
  )
}

function Recomecar({ usuario, nome, onDone, onClose }: Props & { onClose: () => void }) {
  const t = useTexts(entradaTexts)
  const { field, sheet } = useForm(fatorApi.reset, {
    start: { motivo: '' },
    above: true,
    check: ({ motivo }): Errors => (motivo.trim().length < 3 ? { motivo: t.preencha } : {}),
    input: ({ motivo }) => ({ params: { usuario }, body: { motivo: motivo.trim() } }),
    onDone: () => {
      onClose()
      notify.success(t.recomecou)
      onDone()
    },
  })
  return (
    <FormDialog
      {...sheet}
      title={t.recomecar}
      submitLabel={t.recomecarConfirma}
      look="danger"
      onClose={onClose}
    >
      <p className="fraca">{t.recomecarTexto(nome)}</p>
      <TextField
        label={t.recomecarMotivo}
        help={t.recomecarMotivoAjuda}
        name="motivo"
        maxLength={300}
        {...field('motivo')}
      />
    </FormDialog>
  )
}
