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
      className={cx('chave', checked && 'on')}
      onClick={() => onChange(!checked)}
    >
      <i aria-hidden="true" />
      {label}
    </button>
  )
}
