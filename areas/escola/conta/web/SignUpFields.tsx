/** What every sign-up asks last: the class code, the age, the agreement. */
import { useTexts } from '../../../../core/web/texts.ts'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { entrarTexts } from '../texts.ts'
import { Agreement } from './Agreement.tsx'

export const NO_TICKS = { tem_16_anos: false, aceita: false }

interface Props {
  value: typeof NO_TICKS & { codigo: string }
  onChange: (part: Partial<Props['value']>) => void
  byInvitation: boolean
  wrong: Readonly<Record<string, string>>
}

export function SignUpFields({ value, onChange, byInvitation, wrong }: Props) {
  const t = useTexts(entrarTexts)
  return (
    <>
      <TextField
        label={t.codigo}
        help={byInvitation ? t.codigoNecessario : t.codigoAjuda}
        optional={!byInvitation}
        name="codigo"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={value.codigo}
        error={wrong.codigo ?? null}
        onChange={(event) => onChange({ codigo: event.target.value })}
      />
      <Checkbox
        label={t.tem16}
        help={t.tem16Ajuda}
        name="tem_16_anos"
        checked={value.tem_16_anos}
        error={wrong.tem_16_anos ?? null}
        onChange={(event) => onChange({ tem_16_anos: event.target.checked })}
      />
      <Agreement
        checked={value.aceita}
        error={wrong.aceita ?? null}
        onChange={(aceita) => onChange({ aceita })}
      />
    </>
  )
}
