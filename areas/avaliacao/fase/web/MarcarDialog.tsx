/** Saying what became of pupils who answered nothing. */
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import { faseApi } from '../contract.ts'
import { DITAS, type Dita, MAX_MOTIVO } from '../shapes.ts'
import { situacaoTexts } from '../texts.ts'
import { faseWebTexts } from './texts.ts'

interface Props {
  fase: number
  avaliacao: number
  /** Absent: all who are pending. */
  alunos?: readonly number[]
  /** How many they are. */
  quantos: number
  onDone: (mudaram: number) => void
  onClose: () => void
}

export function MarcarDialog({ fase, avaliacao, alunos, quantos, onDone, onClose }: Props) {
  const t = useTexts(faseWebTexts)
  const situacoes = useTexts(situacaoTexts)
  const ditas = alunos ? DITAS : DITAS.filter((one) => one !== 'AD')
  const { valores, field, sheet } = useForm(faseApi.marcar, {
    start: { situacao: 'NC' as Dita, motivo: t.faltou },
    input: ({ situacao, motivo }) => ({
      params: { faseID: fase, avaliacaoID: avaliacao },
      body: {
        situacao,
        ...(situacao !== 'AD' && { motivo }),
        ...(alunos && { alunos: [...alunos] }),
      },
    }),
    onDone: ({ mudaram }) => {
      onDone(mudaram)
      onClose()
    },
  })
  const reason = valores.situacao !== 'AD'
  return (
    <FormDialog
      {...sheet}
      title={t.marcarTitulo(quantos)}
      submitLabel={t.salvar}
      disabled={reason && valores.motivo.trim() === ''}
      onClose={onClose}
    >
      <SelectField
        label={t.houve}
        options={ditas.map((value) => ({ value, label: situacoes[value] }))}
        {...field('situacao')}
      />
      {reason && <TextArea label={t.motivo} rows={2} maxLength={MAX_MOTIVO} {...field('motivo')} />}
    </FormDialog>
  )
}
