/** Name, base, stage and years of a curriculum, new or standing; which client a new one is for. */
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { BASES, ETAPAS } from '../../catalogo/contract.ts'
import { curriculoApi } from '../contract.ts'
import type { Cliente, Curriculo } from '../shapes.ts'
import { AnosField } from './AnosField.tsx'
import { NomeField } from './NomeField.tsx'
import { curriculoWebTexts } from './texts.ts'

interface Props {
  /** Absent: a new one. */
  curriculo?: Curriculo
  /** Whose a new one may be; null first: of everybody. */
  donos?: readonly (Cliente | null)[]
  onDone: (curriculo: Curriculo) => void
  onCancel: () => void
}

export function CurriculoForm({ curriculo, donos = [null], onDone, onCancel }: Props) {
  const t = useTexts(curriculoWebTexts)
  const { valores, set, errorOf, sheet } = useForm(curriculo ? curriculoApi.edit : curriculoApi.create, {
    start: {
      nome: curriculo?.nome ?? '',
      etapa: curriculo?.etapa ?? 'fundamental',
      base: curriculo?.base ?? 'proprio',
      anos: curriculo?.anos ?? [],
      status: curriculo?.status ?? 'ativo',
      dono: donos[0]?.id ?? null,
    },
    check: ({ nome }): Record<string, string> => (nome.trim() === '' ? { nome: t.nomeFalta } : {}),
    input: ({ dono, status, ...dados }) => ({
      body: curriculo
        ? { id: curriculo.id, ...dados, status }
        : { ...dados, ...(dono !== null && { cliente_id: dono }) },
    }),
    onDone: (answer) => onDone(answer.curriculo),
  })
  return (
    <FormSheet
      {...sheet}
      submitLabel={curriculo ? t.salvar : t.criar}
      secondary={<Button onClick={onCancel}>{t.cancelar}</Button>}
    >
      <NomeField
        label={t.nome}
        max={120}
        value={valores.nome}
        error={errorOf('nome')}
        onChange={(nome) => set({ nome })}
      />
      {!curriculo && donos.length > 1 && (
        <SelectField
          id="cliente_id"
          label={t.dono}
          help={t.donoAjuda}
          options={donos.map((dono) => ({ value: String(dono?.id ?? ''), label: dono?.nome ?? t.donoTodos }))}
          value={String(valores.dono ?? '')}
          error={errorOf('cliente_id')}
          onChange={({ target }) => set({ dono: Number(target.value) || null })}
        />
      )}
      <SelectField
        id="base"
        label={t.base}
        options={BASES.map((value) => ({ value, label: t[value] }))}
        value={valores.base}
        error={errorOf('base')}
        onChange={({ target }) => set({ base: BASES.find((one) => one === target.value) ?? 'proprio' })}
      />
      <SelectField
        id="etapa"
        label={t.etapa}
        options={ETAPAS.map((value) => ({ value, label: t[value] }))}
        value={valores.etapa}
        error={errorOf('etapa')}
        onChange={({ target }) => set({ etapa: ETAPAS.find((one) => one === target.value) ?? 'livre' })}
      />
      <AnosField id="anos" value={valores.anos} error={errorOf('anos')} onChange={(anos) => set({ anos })} />
      {curriculo && (
        <Checkbox
          label={t.ativo}
          help={t.emUsoAjuda}
          checked={valores.status === 'ativo'}
          onChange={({ target }) => set({ status: target.checked ? 'ativo' : 'inativo' })}
        />
      )}
    </FormSheet>
  )
}
