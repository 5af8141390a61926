/** Takes a pupil out of the class, with the reason; the notice that follows brings them back. */
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import type { Integrante } from '../../turma/contract.ts'
import { matriculaApi } from '../contract.ts'
import { MOTIVOS_REMOCAO } from '../rules.ts'
import { matriculaTexts } from '../texts.ts'
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
  const bringBack = useBringBack(turma)
  const { valores, field, sheet } = useForm(matriculaApi.remove, {
    start: { motivo: '' },
    // Nothing is sent before one is chosen.
    input: ({ motivo }) => ({
      params: { turma, aluno: aluno.id },
      body: { motivo: motivo as (typeof MOTIVOS_REMOCAO)[number] },
    }),
    onDone: () => {
      notify.success(t.removido(aluno.nome), { run: () => bringBack(aluno) })
      onClose()
    },
  })
  return (
    <FormDialog
      {...sheet}
      title={t.removerPergunta(aluno.nome)}
      submitLabel={t.remover}
      danger
      disabled={valores.motivo === ''}
      onClose={onClose}
    >
      <p className="fraca">{t.removerTexto}</p>
      <SelectField
        label={t.motivo}
        placeholder={t.escolha}
        options={MOTIVOS_REMOCAO.map((value) => ({ value, label: tm[value] }))}
        {...field('motivo')}
      />
    </FormDialog>
  )
}
