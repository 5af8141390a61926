/** Bringing a phase on, with what each step means: a reason and its name where they are due. */
import { useState } from 'react'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import { faseApi } from '../contract.ts'
import { pedeMotivo, pedeNome } from '../rules.ts'
import { type EstadoFase, type FaseInteira, MAX_MOTIVO } from '../shapes.ts'
import { faseWebTexts } from './texts.ts'

/** What a step is called, and what it does. */
export function usePasso(de: EstadoFase, para: EstadoFase): { act: string; text: string } {
  const t = useTexts(faseWebTexts)
  if (para === 'cancelado') return { act: t.cancelarFase, text: t.cancelarTexto }
  if (para === 'finalizado') return { act: t.finalizar, text: t.finalizarTexto }
  if (para === 'producao') return { act: t.voltarProducao, text: t.voltarTexto }
  return de === 'finalizado'
    ? { act: t.reabrir, text: t.reabrirTexto }
    : { act: t.comecar, text: t.comecarTexto }
}

interface Props {
  fase: FaseInteira
  para: EstadoFase
  onClose: () => void
}

export function Situar({ fase, para, onClose }: Props) {
  const t = useTexts(faseWebTexts)
  const { id, nome, status } = fase
  const { act, text } = usePasso(status, para)
  const below = para === 'finalizado' && fase.avisos.some(({ codigo }) => codigo === 'quorum')
  const [reason, named] = [below || pedeMotivo(status, para), pedeNome(status, para)]
  const [start] = useState({ motivo: '', nome: '' })
  const { valores, field, sheet } = useForm(faseApi.status, {
    start,
    input: (valores) => ({
      params: { id },
      body: { status: para, ...(reason && { motivo: valores.motivo }), ...(named && { nome: valores.nome }) },
    }),
    onDone: () => {
      notify.success(t.mudou)
      onClose()
    },
  })
  return (
    <FormDialog
      {...sheet}
      title={act}
      submitLabel={act}
      danger={para === 'cancelado'}
      disabled={reason && valores.motivo.trim() === ''}
      onClose={onClose}
    >
      <p>{text}</p>
      {reason && (
        <TextArea
          label={t.motivo}
          help={below ? t.motivoQuorum : undefined}
          rows={3}
          maxLength={MAX_MOTIVO}
          {...field('motivo')}
        />
      )}
      {named && <TextField label={t.cancelarNome(nome)} autoComplete="off" {...field('nome')} />}
    </FormDialog>
  )
}
