/** A new password: one field that can be shown, and a kind word on how well it protects. */
import { useTexts } from '../../../../core/web/texts.ts'
import { PasswordField } from '../../../../core/web/ui/TextField.tsx'
import { type Owner, senhaMin, strengthOf } from '../rules.ts'
import { entrarTexts } from '../texts.ts'
import './conta.css'
import '../../../../core/web/ui/parts.css'

interface Props {
  label: string
  name?: string
  value: string
  error?: string | null
  owner?: Owner
  onChange: (senha: string) => void
}

export function NewPassword({ label, name = 'senha', value, error, owner, onChange }: Props) {
  const t = useTexts(entrarTexts)
  const strength = strengthOf(value, owner)
  const words = [t.forca0, t.forca1, t.forca2, t.forca3][strength] ?? ''
  return (
    <div className="pilha v-2">
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        maxLength={200}
        value={value}
        error={error ?? null}
        help={t.senhaAjuda(senhaMin(owner ?? {}))}
        onChange={(event) => onChange(event.target.value)}
      />
      <p
        className="forca fraca linha v-3 h-2"
        data-forca={value === '' ? 'vazia' : strength}
        aria-live="polite"
      >
        <span className="passos" aria-hidden="true">
          {[1, 2, 3].map((step) => (
            <i key={step} className={value !== '' && step <= strength ? 'f' : undefined} />
          ))}
        </span>
        {value !== '' && <span className="t-s">{t.forca(words)}</span>}
      </p>
    </div>
  )
}
