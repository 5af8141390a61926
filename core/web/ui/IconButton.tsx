/** A square button with an icon: the label is spoken and shown on hover. */
import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx.ts'
import type { IconType } from './icon.ts'

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  icon: IconType
  label: string
  outlined?: boolean
  small?: boolean
  /** A number in a dot; 0 hides it, more than 99 reads 99+. The label must say it too. */
  count?: number
}

export function IconButton({ icon: Icon, label, outlined, small, count = 0, className, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx('icone-bt', outlined && 'borda', small && 'mini', className)}
    >
      <Icon aria-hidden="true" />
      {count > 0 && (
        <span className="ponto abs lm-1125 at-1125 pb-z pi-1 raio-p cheia sem-borda" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}
