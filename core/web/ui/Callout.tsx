/** A notice in its place: icon, bold fact, what to do, actions inside. */
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import type { IconType } from './icon.ts'

const ICONS = { info: IconInfoCircle, aviso: IconAlertTriangle, erro: IconCircleX, ok: IconCircleCheck }

interface Props {
  tone?: keyof typeof ICONS
  title?: ReactNode
  icon?: IconType
  actions?: ReactNode
  /** Announced as soon as it appears; errors always are. */
  live?: boolean
  children?: ReactNode
}

export function Callout({ tone = 'info', title, icon, actions, live, children }: Props) {
  const Icon = icon ?? ICONS[tone]
  return (
    <div
      className={cx('recado flexo v-4 cima pb-4 pi-5 raio-4 cor-tinta', tone !== 'info' && tone)}
      role={tone === 'erro' ? 'alert' : live ? 'status' : undefined}
    >
      <Icon aria-hidden="true" />
      <div className="cresce grade v-1">
        {title && <b>{title}</b>}
        {children && <div>{children}</div>}
        {actions && <div className="acoes-r">{actions}</div>}
      </div>
    </div>
  )
}
