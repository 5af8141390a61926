/** A word about something, on hover and on focus. Never the only place where it is said. */
import { cloneElement, type ReactElement, type ReactNode, useId, useRef } from 'react'

interface Props {
  label: ReactNode
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

export function Tooltip({ label, children }: Props) {
  const id = useId()
  const wrap = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const show = () => {
    const at = wrap.current?.getBoundingClientRect()
    const box = tip.current
    if (!at || !box || box.matches(':popover-open')) return
    box.showPopover?.()
    const half = box.offsetWidth / 2
    const middle = Math.min(
      Math.max(at.left + at.width / 2, half + 8),
      document.documentElement.clientWidth - half - 8,
    )
    const above = at.top - box.offsetHeight - 6
    box.style.left = `${middle - half}px`
    box.style.top = `${above > 8 ? above : at.bottom + 6}px`
  }
  const hide = () => tip.current?.matches(':popover-open') && tip.current.hidePopover()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the element inside
    <span
      ref={wrap}
      className="linha curta v-z"
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className="dica m-z sem-borda t-xs leve lh-4 raio-2 pb-1 pi-3 solto-t sem-toque"
      >
        {label}
      </span>
    </span>
  )
}
