/** The windows about one lesson: calling off with a word, deleting, where its recording is. */
import { useState } from 'react'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { DateField } from '../../../../core/web/ui/DateField.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import { type Alcance, aovivoApi, type Encontro } from '../contract.ts'
import { refuseUrl } from '../rules-endereco.ts'
import { aovivoTexts } from '../texts.ts'
import { AlcanceField } from './AlcanceField.tsx'
import { fieldsOf, instantOf } from './dates.ts'
import { aovivoWebTexts } from './texts.ts'
import type { useEncontroActions } from './useEncontroActions.ts'

export type Asking = 'cancelar' | 'excluir' | 'gravacao' | null

interface Props {
  encontro: Encontro
  asking: Asking
  actions: ReturnType<typeof useEncontroActions>
  onClose: () => void
}

function Cancelar({ encontro, actions, onClose }: Props) {
  const t = useTexts(aovivoWebTexts)
  const { valores, set, field, sheet } = useForm(aovivoApi.cancel, {
    start: { motivo: '', alcance: 'esta' as Alcance },
    input: (body) => ({ params: { id: encontro.id }, body }),
    onDone: ({ mudadas }) => {
      notify.success(t.canceladas(mudadas), { run: () => void actions.restore() })
      onClose()
    },
  })
  return (
    <FormDialog
      {...sheet}
      title={t.cancelarTitulo(encontro.titulo)}
      submitLabel={t.cancelarAula}
      look="danger"
      secondary={<Button onClick={onClose}>{t.voltar}</Button>}
      onClose={onClose}
    >
      <TextArea
        label={t.palavraATurma}
        help={t.palavraAjuda}
        optional
        rows={2}
        maxLength={300}
        {...field('motivo')}
      />
      {encontro.recorrencia && (
        <AlcanceField value={valores.alcance} onChange={(alcance) => set({ alcance })} />
      )}
    </FormDialog>
  )
}

const MONTH_MS = 30 * 86_400_000

function Gravacao({ encontro, actions, onClose }: Props) {
  const t = useTexts(aovivoWebTexts)
  const texts = useTexts(aovivoTexts)
  const { gravacao, id, titulo } = encontro
  const { field, sheet } = useForm(aovivoApi.setRecording, {
    start: {
      url: gravacao?.url ?? '',
      dia: fieldsOf(gravacao ? new Date(gravacao.expira_em) : new Date(Date.now() + MONTH_MS)).dia,
    },
    input: ({ url, dia }) => ({
      params: { id },
      body: { gravacao: { url: url.trim(), expira_em: instantOf(dia, '23:59')?.toISOString() ?? '' } },
    }),
    check: ({ url }): Record<string, string> => {
      const why = refuseUrl('link', url.trim())
      return why ? { url: texts[why] } : {}
    },
    onDone: () => {
      notify.success(t.gravacaoSalva)
      onClose()
    },
  })
  const takeAway = () => void actions.takeRecording().then((done) => done && onClose())
  return (
    <FormDialog
      {...sheet}
      title={t.gravacaoTitulo(titulo)}
      submitLabel={t.salvar}
      secondary={
        gravacao ? (
          <Button look="danger" onClick={takeAway}>
            {t.retirar}
          </Button>
        ) : (
          <Button onClick={onClose}>{t.voltar}</Button>
        )
      }
      onClose={onClose}
    >
      <TextField type="url" inputMode="url" label={t.gravacaoLink} placeholder="https://" {...field('url')} />
      <DateField label={t.gravacaoExpira} {...field('dia')} />
    </FormDialog>
  )
}

export function EncontroDialogs(props: Props) {
  const t = useTexts(aovivoWebTexts)
  const { encontro, asking, actions, onClose } = props
  const [alcance, setAlcance] = useState<Alcance>('esta')
  const { titulo, recorrencia } = encontro
  return (
    <>
      {asking === 'cancelar' && <Cancelar {...props} />}
      {asking === 'gravacao' && <Gravacao {...props} />}
      <ConfirmDialog
        open={asking === 'excluir'}
        onClose={onClose}
        onConfirm={async () => {
          if (await actions.remove(alcance)) onClose()
        }}
        title={t.excluirTitulo(titulo)}
        confirmLabel={t.excluir}
      >
        <p>{t.excluirTexto}</p>
        {recorrencia && <AlcanceField value={alcance} onChange={setAlcance} />}
      </ConfirmDialog>
    </>
  )
}
