/** A skill, new or standing: its code, what the pupil should be able to do, its years and where else it is known. */
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import { habilidadeApi } from '../contract-habilidade.ts'
import type { Habilidade } from '../shapes.ts'
import { AnosField } from './AnosField.tsx'
import { habilidadeTexts } from './habilidade-texts.ts'
import { versaoOf } from './place.ts'

interface Props {
  categoria: number
  cliente: number | undefined
  /** Absent: a new one. */
  habilidade?: Habilidade | undefined
  /** Of a new one, to begin with. */
  anos?: readonly string[]
  onDone: (habilidade: Habilidade) => void
  onCancel: () => void
}

export function HabilidadeForm({ categoria, cliente, habilidade, anos = [], onDone, onCancel }: Props) {
  const t = useTexts(habilidadeTexts)
  const call = habilidade ? habilidadeApi.editHabilidade : habilidadeApi.createHabilidade
  const { valores, set, errorOf, field, sheet } = useForm(call, {
    start: {
      codigo: habilidade?.codigo ?? '',
      texto: habilidade?.texto ?? '',
      anos: habilidade?.anos ?? [...anos],
      descritor_saeb: habilidade?.descritor_saeb ?? '',
      bncc_codigo: habilidade?.bncc_codigo ?? '',
      vigencia: habilidade?.vigencia ?? 'vigente',
    },
    check: ({ codigo, texto }): Record<string, string> => ({
      ...(codigo.trim() === '' && { codigo: t.codigoFalta }),
      ...(texto.trim() === '' && { texto: t.textoFalta }),
    }),
    input: ({ descritor_saeb, bncc_codigo, ...dados }) => {
      const fields = {
        ...dados,
        descritor_saeb: descritor_saeb.trim() || null,
        bncc_codigo: bncc_codigo.trim() || null,
        ...versaoOf(cliente),
      }
      return habilidade
        ? { body: { id: habilidade.id, ...fields } }
        : { body: { categoria_id: categoria, ...fields } }
    },
    onDone: (answer) => onDone(answer.habilidade),
  })
  return (
    <FormSheet
      {...sheet}
      submitLabel={habilidade ? t.salvar : t.criar}
      secondary={<Button onClick={onCancel}>{t.cancelar}</Button>}
    >
      <TextField
        label={t.codigo}
        help={t.codigoAjuda}
        required
        maxLength={30}
        autoCapitalize="characters"
        {...field('codigo')}
      />
      <TextArea label={t.texto} required rows={4} maxLength={2000} {...field('texto')} />
      <AnosField
        id="anos"
        value={valores.anos}
        error={errorOf('anos')}
        onChange={(next) => set({ anos: next })}
      />
      <TextField label={t.descritor} optional maxLength={20} {...field('descritor_saeb')} />
      <TextField label={t.bncc} help={t.bnccAjuda} optional maxLength={20} {...field('bncc_codigo')} />
      {habilidade && (
        <Checkbox
          label={t.revogada}
          help={t.revogadaAjuda}
          checked={valores.vigencia === 'revogada'}
          onChange={({ target }) => set({ vigencia: target.checked ? 'revogada' : 'vigente' })}
        />
      )}
    </FormSheet>
  )
}
