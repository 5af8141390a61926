/** A panel that opens under its button: the browser's own popover gives the top layer, Escape and a click outside. */
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'

export interface PopoverTrigger {
  ref: RefObject<HTMLButtonElement | null>
  popoverTarget: string
  'aria-expanded': boolean
  'aria-haspopup': 'dialog'
}

interface Props {
  label: string
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end'
  trigger: (props: PopoverTrigger) => ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
  className?: string
}

export function Popover({ label, align = 'end', trigger, children, className }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  const place = () => {
    const at = button.current?.getBoundingClientRect()
    const box = panel.current
    if (!at || !box) return
    const width = document.documentElement.clientWidth
    box.style.top = `${at.bottom + 6}px`
    box.style.maxHeight = `calc(100dvh - ${Math.round(at.bottom + 14)}px)`
    if (align === 'end') box.style.right = `${Math.max(8, width - at.right)}px`
    else box.style.left = `${Math.max(8, at.left)}px`
  }

  return (
    <>
      {trigger({ ref: button, popoverTarget: id, 'aria-expanded': open, 'aria-haspopup': 'dialog' })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={cx('painel-solto', className)}
        onBeforeToggle={(event) => {
          const opening = event.newState === 'open'
          if (opening) place()
          setOpen(opening)
        }}
      >
        {open && (typeof children === 'function' ? children(() => panel.current?.hidePopover()) : children)}
      </div>
    </>
  )
}
