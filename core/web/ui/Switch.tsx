/** A switch that takes effect at once. */
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface Props {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

export function Switch({ label, checked, onChange, disabled }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      disabled={disabled}
      className={cx('chave nu curta a-meio v-3 t-s meia ta-i p-z h-2 cor-mesma', checked && 'on')}
      onClick={() => onChange(!checked)}
    >
      <i className="lg-225 at-125 raio-p sobre-folha rel rijo" aria-hidden="true" />
      {label}
    </button>
  )
}
