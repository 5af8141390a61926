/** Giving a role, and changing the function or the days of one, in a window. */
import { dayAt } from '../../../../core/contract/time.ts'
import { useCall } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { DateField } from '../../../../core/web/ui/DateField.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { pessoaApi } from '../contract.ts'
import type { PapelPessoa } from '../policy.ts'
import { escopoOf } from '../rules-papel.ts'
import type { Vinculo } from '../shapes.ts'
import { PapelFields, type PapelValue, papelSent } from './PapelFields.tsx'
import { pessoaTexts } from './texts.ts'

interface GiveProps {
  usuario: number
  title: string
  /** Only these; all that the actor may give otherwise. */
  only?: readonly PapelPessoa[]
  onClose: () => void
}

export function GiveDialog({ usuario, title, only, onClose }: GiveProps) {
  const t = useTexts(pessoaTexts)
  const offered = useCall(pessoaApi.options, { query: {} }).data?.papeis ?? []
  const papeis = only ? offered.filter((papel) => only.includes(papel)) : offered
  const single = papeis.length === 1 ? papeis[0] : undefined
  const whole = (chosen: PapelValue): PapelValue =>
    chosen.papel || !single ? chosen : { ...chosen, papel: single }
  const { valores, set, errors, sheet } = useForm(pessoaApi.giveVinculo, {
    start: { chosen: {} as PapelValue },
    input: ({ chosen }) => ({
      params: { usuario },
      body: papelSent(whole(chosen)) ?? ({} as NonNullable<ReturnType<typeof papelSent>>),
    }),
    onDone: () => {
      notify.success(t.papelDado)
      onClose()
    },
  })
  const value = whole(valores.chosen)
  return (
    <FormDialog
      {...sheet}
      title={title}
      submitLabel={t.darPapel}
      disabled={!papelSent(value)}
      onClose={onClose}
    >
      <PapelFields
        value={value}
        onChange={(chosen) => set({ chosen })}
        papeis={papeis}
        errors={errors}
        dias
      />
    </FormDialog>
  )
}

/** The last day as it was typed: the end is the midnight after it. */
const dayBefore = (iso: string): string => dayAt(new Date(new Date(iso).getTime() - 1))

interface ChangeProps {
  usuario: number
  vinculo: Vinculo
  title: string
  onClose: () => void
}

export function ChangeDialog({ usuario, vinculo, title, onClose }: ChangeProps) {
  const t = useTexts(pessoaTexts)
  const before = vinculo.fim ? dayBefore(vinculo.fim) : ''
  const { valores, set, field, sheet } = useForm(pessoaApi.changeVinculo, {
    start: { funcao: vinculo.funcao, auxiliar: vinculo.auxiliar, fim: before },
    input: ({ fim, ...changed }) => ({
      params: { usuario, vinculo: vinculo.id },
      body: { ...changed, ...(fim !== before && { fim }) },
    }),
    onDone: () => {
      notify.success(t.papelMudado)
      onClose()
    },
  })
  return (
    <FormDialog {...sheet} title={title} submitLabel={t.salvar} onClose={onClose}>
      {escopoOf(vinculo.papel) === 'rede' && (
        <SelectField
          label={t.funcao}
          value={valores.funcao}
          onChange={({ target }) => set({ funcao: target.value === 'leitura' ? 'leitura' : 'escrita' })}
          options={[
            { value: 'escrita', label: t.escrita },
            { value: 'leitura', label: t.leitura },
          ]}
        />
      )}
      {vinculo.papel === 'professor' && (
        <Checkbox
          label={t.auxiliar}
          checked={valores.auxiliar}
          onChange={({ target }) => set({ auxiliar: target.checked })}
        />
      )}
      <DateField label={t.ultimoDia} optional help={t.semFim} {...field('fim')} />
    </FormDialog>
  )
}
