/** Changes one pupil's roll number. */
import { useState } from 'react'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import type { Integrante } from '../../turma/contract.ts'
import { matriculaApi } from '../contract.ts'
import { Failed } from './Failed.tsx'
import { integrantesTexts } from './texts.ts'

interface Props {
  turma: number
  aluno: Integrante
  onClose: () => void
}

export function NumeroDialog({ turma, aluno, onClose }: Props) {
  const t = useTexts(integrantesTexts)
  const [text, setText] = useState(String(aluno.numero_chamada ?? ''))
  const send = useSend(matriculaApi.setNumero, {
    onSuccess: () => {
      notify.success(t.salvo)
      onClose()
    },
  })
  const numero = text.trim() === '' ? null : Number(text)
  const valid = numero === null || (Number.isInteger(numero) && numero >= 1 && numero <= 999)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.numeroDe(aluno.nome)}
      footer={
        <>
          <Button onClick={onClose}>{t.cancelar}</Button>
          <Button
            look="filled"
            disabled={!valid}
            busy={send.isPending}
            onClick={() => send.mutate({ params: { turma, aluno: aluno.id }, body: { numero } })}
          >
            {t.salvar}
          </Button>
        </>
      }
    >
      <Failed error={send.error} />
      <TextField
        label={t.numero}
        help={t.numeroAjuda}
        inputMode="numeric"
        maxLength={3}
        error={fieldErrors(send.error).numero ?? null}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  )
}
