/** For whoever administers: takes the second factor off a person who lost it, with the reason that the log keeps. */
import { type FormEvent, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
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
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const [motivo, setMotivo] = useState('')
  const [tried, setTried] = useState(false)
  const reset = useSend(fatorApi.reset, {
    onSuccess: () => {
      setOpen(false)
      setMotivo('')
      notify.success(t.recomecou)
      onDone()
    },
  })
  const enough = motivo.trim().length >= 3
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (enough && !reset.isPending) reset.mutate({ params: { usuario }, body: { motivo: motivo.trim() } })
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t.recomecar}
      </Button>
      <Dialog open={open} title={t.recomecar} onClose={() => setOpen(false)}>
        <form className="pilha" onSubmit={submit} noValidate>
          <p className="fraca">{t.recomecarTexto(nome)}</p>
          {reset.error && <Callout tone="erro">{errorSentence(reset.error, language)}</Callout>}
          <TextField
            label={t.recomecarMotivo}
            help={t.recomecarMotivoAjuda}
            name="motivo"
            maxLength={300}
            value={motivo}
            error={tried && !enough ? t.preencha : null}
            onChange={(event) => setMotivo(event.target.value)}
          />
          <footer>
            <Button onClick={() => setOpen(false)}>{t.cancelar}</Button>
            <Button type="submit" look="danger" busy={reset.isPending}>
              {t.recomecarConfirma}
            </Button>
          </footer>
        </form>
      </Dialog>
    </>
  )
}
