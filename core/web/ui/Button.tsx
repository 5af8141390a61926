/** The button and the link that looks like one: filled (one a screen), outlined, soft, link, danger. */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cx } from './cx.ts'
import type { IconType } from './icon.ts'

export type ButtonLook = 'filled' | 'outlined' | 'soft' | 'link' | 'danger' | 'plain'
export type ButtonSize = 'small' | 'medium' | 'large'

interface Shape {
  look?: ButtonLook
  size?: ButtonSize
  icon?: IconType
  iconEnd?: IconType
  wide?: boolean
  children?: ReactNode
}

const LOOKS = {
  filled: 'primario',
  outlined: 'borda',
  soft: 'suave',
  link: 'elo',
  danger: 'perigo',
  plain: 'neutro',
} as const
const SIZES = { small: 'mini', medium: '', large: 'grande' } as const

const classes = ({ look = 'outlined', size = 'medium', wide }: Shape, more?: string) =>
  cx('bt', LOOKS[look], SIZES[size], wide && 'largo', more)

/** `busy` shows a turning ring and stops further clicks, without losing the focus. */
export function Button(props: ComponentPropsWithRef<'button'> & Shape & { busy?: boolean }) {
  const {
    look,
    size,
    icon: Icon,
    iconEnd: IconEnd,
    wide,
    busy,
    children,
    className,
    onClick,
    ...rest
  } = props
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classes({ look, size, wide }, className)}
    >
      {busy ? (
        <span className="girando raio-c rijo" aria-hidden="true" />
      ) : (
        Icon && <Icon aria-hidden="true" />
      )}
      {children}
      {IconEnd && <IconEnd aria-hidden="true" />}
    </button>
  )
}

export function ButtonLink(props: LinkProps & Shape) {
  const { look, size, icon: Icon, iconEnd: IconEnd, wide, children, className, ...rest } = props
  return (
    <Link {...rest} className={classes({ look, size, wide }, className)}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
      {IconEnd && <IconEnd aria-hidden="true" />}
    </Link>
  )
}
