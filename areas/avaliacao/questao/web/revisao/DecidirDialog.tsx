/** The acts of a review, each with a word: sent, approved, given back. */
import { useForm } from '../../../../../core/web/form.tsx'
import { useTexts } from '../../../../../core/web/texts.ts'
import { FormDialog } from '../../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { TextArea } from '../../../../../core/web/ui/TextField.tsx'
import { revisaoApi } from '../../contract-revisao.ts'
import type { QuestaoInteira } from '../../shapes.ts'
import { MAX_PALAVRA } from '../../shapes-revisao.ts'
import { revisaoTexts } from './texts.ts'

interface Props {
  questao: Pick<QuestaoInteira, 'id' | 'revisao'>
  onClose: () => void
}

export function EnviarDialog({ questao: { id, revisao }, onClose }: Props) {
  const t = useTexts(revisaoTexts)
  const { field, sheet } = useForm(revisaoApi.sendRevisao, {
    start: { palavra: '' },
    input: ({ palavra }) => ({ params: { id }, body: { revisao, palavra } }),
    onDone: () => {
      notify.success(t.enviada)
      onClose()
    },
  })
  return (
    <FormDialog {...sheet} title={t.enviarRevisao} submitLabel={t.enviar} onClose={onClose}>
      <TextArea label={t.recado} optional rows={3} maxLength={MAX_PALAVRA} {...field('palavra')} />
    </FormDialog>
  )
}

export function DecidirDialog({
  questao: { id, revisao },
  decisao,
  abertos,
  onClose,
}: Props & { decisao: 'aprovar' | 'devolver'; abertos: number }) {
  const t = useTexts(revisaoTexts)
  const aprova = decisao === 'aprovar'
  const { field, sheet } = useForm(revisaoApi.decideRevisao, {
    start: { palavra: '' },
    input: ({ palavra }) => ({ params: { id }, body: { revisao, decisao, palavra } }),
    onDone: () => {
      notify.success(aprova ? t.aprovada : t.devolvida)
      onClose()
    },
  })
  return (
    <FormDialog
      {...sheet}
      title={aprova ? t.aprovarTitulo : t.devolver}
      submitLabel={aprova ? t.aprovar : t.devolver}
      onClose={onClose}
    >
      {abertos > 0 && <p>{t.abertos(abertos)}</p>}
      <TextArea
        label={aprova ? t.palavra : t.oQueMudar}
        optional={aprova || abertos > 0}
        rows={3}
        maxLength={MAX_PALAVRA}
        {...field('palavra')}
      />
    </FormDialog>
  )
}
