/** Takes a pupil out of the class, with the reason; the notice that follows brings them back. */
import { useState } from 'react'
import { useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import type { Integrante } from '../../turma/contract.ts'
import { matriculaApi } from '../contract.ts'
import { MOTIVOS_REMOCAO } from '../rules.ts'
import { matriculaTexts } from '../texts.ts'
import { Failed } from './Failed.tsx'
import { integrantesTexts } from './texts.ts'
import { useBringBack } from './useBringBack.ts'

interface Props {
  turma: number
  aluno: Integrante
  onClose: () => void
}

export function RemoverDialog({ turma, aluno, onClose }: Props) {
  const t = useTexts(integrantesTexts)
  const tm = useTexts(matriculaTexts)
  const [motivo, setMotivo] = useState('')
  const bringBack = useBringBack(turma)
  const send = useSend(matriculaApi.remove, {
    onSuccess: () => {
      notify.success(t.removido(aluno.nome), { run: () => bringBack(aluno) })
      onClose()
    },
  })
  const chosen = MOTIVOS_REMOCAO.find((one) => one === motivo)
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t.removerPergunta(aluno.nome)}
      footer={
        <>
          <Button onClick={onClose}>{t.cancelar}</Button>
          <Button
            look="danger"
            disabled={!chosen}
            busy={send.isPending}
            onClick={() =>
              chosen && send.mutate({ params: { turma, aluno: aluno.id }, body: { motivo: chosen } })
            }
          >
            {t.remover}
          </Button>
        </>
      }
    >
      <div className="pilha">
        <Failed error={send.error} />
        <p className="fraca">{t.removerTexto}</p>
        <SelectField
          label={t.motivo}
          placeholder={t.escolha}
          value={motivo}
          onChange={(event) => setMotivo(event.target.value)}
          options={MOTIVOS_REMOCAO.map((value) => ({ value, label: tm[value] }))}
        />
      </div>
    </Dialog>
  )
}
