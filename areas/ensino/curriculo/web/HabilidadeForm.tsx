/** A skill, new or standing: its code, what the pupil should be able to do, its years and where else it is known. */
import { useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import { habilidadeApi } from '../contract-habilidade.ts'
import type { Habilidade } from '../shapes.ts'
import { AnosField } from './AnosField.tsx'
import { useFolha } from './folha.tsx'
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
  const create = useSend(habilidadeApi.createHabilidade)
  const edit = useSend(habilidadeApi.editHabilidade)
  const { valores, set, errorOf, folha } = useFolha({
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
    send: async ({ descritor_saeb, bncc_codigo, ...dados }) => {
      const fields = {
        ...dados,
        descritor_saeb: descritor_saeb.trim() || null,
        bncc_codigo: bncc_codigo.trim() || null,
        ...versaoOf(cliente),
      }
      const answer = habilidade
        ? await edit.mutateAsync({ body: { id: habilidade.id, ...fields } })
        : await create.mutateAsync({ body: { categoria_id: categoria, ...fields } })
      onDone(answer.habilidade)
    },
  })
  return (
    <FormSheet
      {...folha}
      submitLabel={habilidade ? t.salvar : t.criar}
      secondary={<Button onClick={onCancel}>{t.cancelar}</Button>}
    >
      <TextField
        id="codigo"
        label={t.codigo}
        help={t.codigoAjuda}
        required
        maxLength={30}
        autoCapitalize="characters"
        value={valores.codigo}
        error={errorOf('codigo')}
        onChange={({ target }) => set({ codigo: target.value })}
      />
      <TextArea
        id="texto"
        label={t.texto}
        required
        rows={4}
        maxLength={2000}
        value={valores.texto}
        error={errorOf('texto')}
        onChange={({ target }) => set({ texto: target.value })}
      />
      <AnosField
        id="anos"
        value={valores.anos}
        error={errorOf('anos')}
        onChange={(next) => set({ anos: next })}
      />
      <TextField
        id="descritor_saeb"
        label={t.descritor}
        optional
        maxLength={20}
        value={valores.descritor_saeb}
        error={errorOf('descritor_saeb')}
        onChange={({ target }) => set({ descritor_saeb: target.value })}
      />
      <TextField
        id="bncc_codigo"
        label={t.bncc}
        help={t.bnccAjuda}
        optional
        maxLength={20}
        value={valores.bncc_codigo}
        error={errorOf('bncc_codigo')}
        onChange={({ target }) => set({ bncc_codigo: target.value })}
      />
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
