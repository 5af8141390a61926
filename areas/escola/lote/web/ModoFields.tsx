/** How a batch is to be recorded: what to take, and what of those who have an account. */
import { useTexts } from '../../../../core/web/texts.ts'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import type { Lote } from '../contract.ts'
import { EXISTENTES, MODOS } from '../shapes.ts'
import { telaTexts } from './texts.ts'

export type Modos = Pick<Lote, 'modo' | 'existentes' | 'sobre_editados'>

interface Props {
  value: Modos
  onChange: (value: Modos) => void
}

export function ModoFields({ value, onChange }: Props) {
  const t = useTexts(telaTexts)
  return (
    <>
      <SelectField
        label={t.modo}
        value={value.modo}
        options={MODOS.map((modo) => ({ value: modo, label: t[modo] }))}
        onChange={(event) => onChange({ ...value, modo: event.target.value as Modos['modo'] })}
      />
      <SelectField
        label={t.existentes}
        value={value.existentes}
        options={EXISTENTES.map((one) => ({ value: one, label: t[one] }))}
        onChange={(event) => onChange({ ...value, existentes: event.target.value as Modos['existentes'] })}
      />
      {value.existentes === 'sobrescrever' && (
        <Checkbox
          label={t.sobreEditados}
          checked={value.sobre_editados}
          onChange={(event) => onChange({ ...value, sobre_editados: event.target.checked })}
        />
      )}
    </>
  )
}
