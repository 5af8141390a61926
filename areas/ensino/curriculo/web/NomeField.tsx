/** The field of a name, which every form here begins with. */
import { TextField } from '../../../../core/web/ui/TextField.tsx'

interface Props {
  label: string
  max: number
  value: string
  error: string | null
  onChange: (nome: string) => void
}

export function NomeField({ label, max, value, error, onChange }: Props) {
  return (
    <TextField
      id="nome"
      label={label}
      required
      maxLength={max}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
