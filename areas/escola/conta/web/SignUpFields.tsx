/** What every sign-up asks last: the class code, the age, the agreement. */
import { useTexts } from '../../../../core/web/texts.ts'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { entrarTexts } from '../texts.ts'
import { Agreement } from './Agreement.tsx'

export const NO_TICKS = { tem_16_anos: false, aceita: false }

interface Props {
  codigo: string
  onCodigo: (codigo: string) => void
  ticks: typeof NO_TICKS
  onTicks: (ticks: typeof NO_TICKS) => void
  byInvitation: boolean
  wrong: Readonly<Record<string, string>>
}

export function SignUpFields({ codigo, onCodigo, ticks, onTicks, byInvitation, wrong }: Props) {
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
        value={codigo}
        error={wrong.codigo ?? null}
        onChange={(event) => onCodigo(event.target.value)}
      />
      <Checkbox
        label={t.tem16}
        help={t.tem16Ajuda}
        name="tem_16_anos"
        checked={ticks.tem_16_anos}
        error={wrong.tem_16_anos ?? null}
        onChange={(event) => onTicks({ ...ticks, tem_16_anos: event.target.checked })}
      />
      <Agreement
        checked={ticks.aceita}
        error={wrong.aceita ?? null}
        onChange={(aceita) => onTicks({ ...ticks, aceita })}
      />
    </>
  )
}
