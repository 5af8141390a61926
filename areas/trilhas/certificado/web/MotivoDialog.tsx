/** Revoking a certificate, or making it valid again: never without the reason. */
import { type FormEvent, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import { certificadoApi } from '../contract.ts'
import type { Emitido } from '../shapes.ts'
import { certificadoTexts } from '../texts.ts'
import { certificadoWebTexts } from './texts.ts'

const MOST = 500

function Form({ certificado, onClose }: { certificado: Emitido; onClose: () => void }) {
  const t = useTexts(certificadoWebTexts)
  const shared = useTexts(certificadoTexts)
  const language = useLanguage()
  const [motivo, setMotivo] = useState('')
  const [short, setShort] = useState(false)
  const revoking = certificado.situacao === 'valido'
  const { mutate, isPending, error } = useSend(revoking ? certificadoApi.revoke : certificadoApi.restore, {
    onSuccess: () => {
      notify.success(revoking ? t.revogadoFeito : t.restauradoFeito)
      onClose()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const written = motivo.trim()
    setShort(written.length < 3)
    if (written.length >= 3) mutate({ params: { id: certificado.id }, body: { motivo: written } })
  }
  const wrong = short ? shared.motivo : fieldErrors(error).motivo
  return (
    <form className="pilha" noValidate onSubmit={submit}>
      <p className="fraca">{revoking ? t.revogarTexto : t.restaurarTexto}</p>
      {error && !wrong && <Callout tone="erro">{errorSentence(error, language)}</Callout>}
      <TextArea
        label={t.motivoCampo}
        help={t.motivoAjuda}
        name="motivo"
        maxLength={MOST}
        value={motivo}
        error={wrong ?? null}
        onChange={(event) => setMotivo(event.target.value)}
      />
      <footer>
        <Button onClick={onClose}>{t.cancelar}</Button>
        <Button type="submit" look={revoking ? 'danger' : 'filled'} busy={isPending}>
          {revoking ? t.revogar : t.restaurar}
        </Button>
      </footer>
    </form>
  )
}

interface Props {
  /** Absent: closed. */
  certificado: Emitido | null
  onClose: () => void
}

export function MotivoDialog({ certificado, onClose }: Props) {
  const t = useTexts(certificadoWebTexts)
  const revoking = certificado?.situacao === 'valido'
  const nome = certificado?.nome ?? ''
  return (
    <Dialog
      open={certificado !== null}
      onClose={onClose}
      title={revoking ? t.revogarDe(nome) : t.restaurarDe(nome)}
    >
      {certificado && <Form key={certificado.id} certificado={certificado} onClose={onClose} />}
    </Dialog>
  )
}
