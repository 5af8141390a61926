/** Actions behind a button: arrows, Home, End and first letters walk; Escape and a click outside close. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'
import type { IconType } from './icon.ts'
import { Popover, type PopoverTrigger } from './Popover.tsx'

export interface MenuAction {
  label: string
  icon?: IconType
  onSelect?: () => void
  href?: string
  danger?: boolean
  disabled?: boolean
  /** A line above, before another kind of action. */
  separated?: boolean
}

interface Props {
  label: string
  /** Spreads its argument on one button: `(trigger) => <IconButton icon={IconDots} label="Mais ações" {...trigger} />`. */
  trigger: (props: PopoverTrigger) => ReactNode
  actions: readonly (MenuAction | false | null | undefined)[]
  align?: 'start' | 'end'
}

function Items({
  label,
  actions,
  close,
}: {
  label: string
  actions: readonly MenuAction[]
  close: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  useEffect(() => {
    // the popover is shown right after its content is drawn
    const frame = requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const steps: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }
    let next = steps[event.key]
    if (next === undefined && /^\p{L}$/u.test(event.key)) {
      const after = [...all.slice(at + 1), ...all.slice(0, at + 1)]
      const found = after.find((item) =>
        item.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase()),
      )
      next = found ? all.indexOf(found) : undefined
    }
    if (event.key === 'Tab') close()
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }

  return (
    <div
      ref={box}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className="contas grade v-0 t-s"
      onKeyDown={onKeyDown}
    >
      {actions.map((action, i) => {
        const Icon = action.icon
        const common = {
          role: 'menuitem',
          tabIndex: -1,
          className: cx('opcao', action.danger && 'perigo', action.separated && i > 0 && 'separada'),
        }
        const inside = (
          <>
            {Icon && <Icon aria-hidden="true" />}
            {action.label}
          </>
        )
        const select = () => {
          close()
          action.onSelect?.()
        }
        return action.href && !action.disabled ? (
          <Link key={action.label} {...common} to={action.href} onClick={select}>
            {inside}
          </Link>
        ) : (
          <button
            type="button"
            key={action.label}
            {...common}
            aria-disabled={action.disabled || undefined}
            onClick={action.disabled ? undefined : select}
          >
            {inside}
          </button>
        )
      })}
    </div>
  )
}

export function Menu({ label, trigger, actions, align }: Props) {
  const shown = actions.filter((action) => !!action)
  if (shown.length === 0) return null
  return (
    <Popover
      label={label}
      align={align}
      plain
      className="menu"
      trigger={(props) => trigger({ ...props, 'aria-haspopup': 'menu' })}
    >
      {(close) => <Items label={label} actions={shown} close={close} />}
    </Popover>
  )
}
