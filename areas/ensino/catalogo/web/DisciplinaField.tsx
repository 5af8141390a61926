/** The choice of one discipline. */
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import type { FieldShape } from '../../../../core/web/ui/Field.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { catalogoApi } from '../contract.ts'
import { catalogoWebTexts } from './texts.ts'

interface Props extends Omit<FieldShape, 'label'> {
  value: number | null
  onChange: (disciplina: number | null) => void
}

export function DisciplinaField({ value, onChange, ...shape }: Props) {
  const t = useTexts(catalogoWebTexts)
  const { data } = useCall(catalogoApi.disciplinas)
  const options = (data?.disciplinas ?? []).map(({ id, nome }) => ({ value: String(id), label: nome }))
  return (
    <SelectField
      {...shape}
      label={t.disciplina}
      placeholder={t.escolha}
      options={options}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    />
  )
}
