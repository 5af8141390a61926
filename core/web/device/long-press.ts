/** A long press fires after one second (section 4). Offer the same action elsewhere: keyboards can't press long. */
import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react'

/** Milliseconds (section 9). */
export const LONG_PRESS = 1_000
/** Pixels that a finger may tremble; beyond, it scrolls. */
const TREMBLE = 10

export interface LongPressHandlers {
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: () => void
  onPointerLeave: () => void
  onPointerCancel: () => void
  onClickCapture: (event: MouseEvent) => void
  onContextMenu: (event: MouseEvent) => void
}

/** Spread the handlers on the element. The click and the context menu that end a long press are swallowed. */
export function useLongPress(onLongPress: () => void): LongPressHandlers {
  const latest = useRef(onLongPress)
  useEffect(() => {
    latest.current = onLongPress
  })
  const press = useMemo(() => createPress(() => latest.current()), [])
  useEffect(() => press.onPointerCancel, [press])
  return press
}

function createPress(fire: () => void): LongPressHandlers {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start: { x: number; y: number } | undefined
  let fired = false
  const stop = () => {
    clearTimeout(timer)
    start = undefined
  }
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    onPointerDown({ button, isPrimary, clientX, clientY }) {
      stop()
      fired = false
      if (button !== 0 || !isPrimary) return
      start = { x: clientX, y: clientY }
      timer = setTimeout(() => {
        fired = true
        fire()
      }, LONG_PRESS)
    },
    onPointerMove({ clientX, clientY }) {
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > TREMBLE) stop()
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClickCapture(event) {
      if (!fired) return
      fired = false
      swallow(event)
    },
    onContextMenu(event) {
      if (start) swallow(event)
    },
  }
}
