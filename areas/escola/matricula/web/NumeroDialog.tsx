/** Changes one pupil's roll number. */
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import type { Integrante } from '../../turma/contract.ts'
import { matriculaApi } from '../contract.ts'
import { integrantesTexts } from './texts.ts'

interface Props {
  turma: number
  aluno: Integrante
  onClose: () => void
}

/** Null: none; undefined: what was typed is no number of the roll. */
function numeroOf(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const numero = Number(text)
  return Number.isInteger(numero) && numero >= 1 && numero <= 999 ? numero : undefined
}

export function NumeroDialog({ turma, aluno, onClose }: Props) {
  const t = useTexts(integrantesTexts)
  const { valores, field, sheet } = useForm(matriculaApi.setNumero, {
    start: { numero: String(aluno.numero_chamada ?? '') },
    input: ({ numero }) => ({
      params: { turma, aluno: aluno.id },
      body: { numero: numeroOf(numero) ?? null },
    }),
    onDone: () => {
      notify.success(t.salvo)
      onClose()
    },
  })
  return (
    <FormDialog
      {...sheet}
      title={t.numeroDe(aluno.nome)}
      submitLabel={t.salvar}
      disabled={numeroOf(valores.numero) === undefined}
      onClose={onClose}
    >
      <TextField
        label={t.numero}
        help={t.numeroAjuda}
        inputMode="numeric"
        maxLength={3}
        {...field('numero')}
      />
    </FormDialog>
  )
}
