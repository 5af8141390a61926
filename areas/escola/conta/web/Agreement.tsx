/** The agreement to how personal data is used, with the page that says so. */
import { Link } from 'react-router'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { entrarTexts } from '../texts.ts'

interface Props {
  checked: boolean
  error: string | null
  onChange: (checked: boolean) => void
}

export function Agreement({ checked, error, onChange }: Props) {
  const t = useTexts(entrarTexts)
  const tenant = useTenant()
  const address = (tenant && tenant.links.politica_de_privacidade) || '/privacidade'
  return (
    <div>
      <Checkbox
        label={t.aceita}
        name="aceita"
        checked={checked}
        error={error}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p className="t-s">
        {address.startsWith('/') ? (
          <Link to={address} target="_blank">
            {t.lerPrivacidade}
          </Link>
        ) : (
          <a href={address} target="_blank" rel="noreferrer">
            {t.lerPrivacidade}
          </a>
        )}
      </p>
    </div>
  )
}
