/** A panel that opens at its button: the browser's own popover gives the top layer, Escape and a click outside. */
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'

export interface PopoverTrigger {
  ref: RefObject<HTMLButtonElement | null>
  popoverTarget: string
  'aria-expanded': boolean
  'aria-haspopup': 'dialog' | 'menu'
}

type Align = 'start' | 'end'

/** Room that the panel keeps from the edges of the window, in pixels. */
const EDGE = 8
const GAP = 6

/** Under the button, or above it where there is more room; never beyond the edges. */
function place(button: HTMLElement, panel: HTMLElement, align: Align) {
  const at = button.getBoundingClientRect()
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const below = height - at.bottom
  const under = below >= 240 || below >= at.top
  const wanted = align === 'end' ? at.right - panel.offsetWidth : at.left
  panel.style.left = `${Math.max(EDGE, Math.min(wanted, width - panel.offsetWidth - EDGE))}px`
  panel.style.top = under ? `${at.bottom + GAP}px` : 'auto'
  panel.style.bottom = under ? 'auto' : `${height - at.top + GAP}px`
  panel.style.maxHeight = `${Math.round((under ? below : at.top) - GAP - EDGE)}px`
}

interface Props {
  label: string
  /** Which edge of the button the panel keeps to. */
  align?: Align
  trigger: (props: PopoverTrigger) => ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
  className?: string
  /** The content names itself, as a menu does. */
  plain?: boolean
}

export function Popover({ label, align = 'end', trigger, children, className, plain }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  useLayoutEffect(() => {
    if (!open) return
    const follow = () => button.current && panel.current && place(button.current, panel.current, align)
    // the panel has a width only once it is shown, which is before the next frame is painted
    const frame = requestAnimationFrame(follow)
    // a larger letter chosen inside, or a list that arrives, makes it grow
    const growth = new ResizeObserver(follow)
    for (const element of [panel.current, document.documentElement]) if (element) growth.observe(element)
    window.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      cancelAnimationFrame(frame)
      growth.disconnect()
      window.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  }, [open, align])

  return (
    <>
      {trigger({ ref: button, popoverTarget: id, 'aria-expanded': open, 'aria-haspopup': 'dialog' })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        {...(open && !plain && { role: 'dialog', 'aria-label': label })}
        className={cx('painel-solto m-z fio-t raio-4 sobre-folha cor-tinta sombra-3 p-4 rola', className)}
        onBeforeToggle={(event) => event.newState === 'open' && setOpen(true)}
        // only once it is hidden: the browser gives the focus back to the button from what still holds it
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (typeof children === 'function' ? children(() => panel.current?.hidePopover()) : children)}
      </div>
    </>
  )
}
