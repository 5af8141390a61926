/** A word on a soft ground, and a state told by glyph, then word, then colour. */
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconHourglassHigh from '@tabler/icons-react/dist/esm/icons/IconHourglassHigh.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconTriangleInvertedFilled from '@tabler/icons-react/dist/esm/icons/IconTriangleInvertedFilled.mjs'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import type { IconType } from './icon.ts'

export type Tone = 'ok' | 'erro' | 'aviso' | 'info' | 'marca' | 'nada'

interface TagProps {
  tone?: Tone
  icon?: IconType
  children: ReactNode
  className?: string
}

export function Tag({ tone = 'nada', icon: Icon, children, className }: TagProps) {
  return (
    <span className={cx('tag', tone === 'marca' ? 'marca-c' : tone !== 'nada' && tone, className)}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </span>
  )
}

export type State = 'right' | 'wrong' | 'waiting' | 'soon' | 'none' | 'info'

const STATES: Record<State, { tone: string; icon: IconType }> = {
  right: { tone: 'ok', icon: IconCircleCheckFilled },
  wrong: { tone: 'erro', icon: IconTriangleInvertedFilled },
  waiting: { tone: 'aviso', icon: IconHourglassHigh },
  soon: { tone: 'aviso', icon: IconClock },
  info: { tone: 'info', icon: IconInfoCircle },
  none: { tone: 'nada', icon: IconMinus },
}

/** The word is always there: grey and high contrast lose nothing. */
export function Status({ state, children }: { state: State; children: ReactNode }) {
  const { tone, icon: Icon } = STATES[state]
  return (
    <span className={`st ${tone}`}>
      <Icon aria-hidden="true" />
      {children}
    </span>
  )
}
