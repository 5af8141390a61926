/**
 * Whether something in a piece of the page has the focus, told while nobody presses: a bar that comes or goes between the
 * press and the release of a click moves what was pressed, and the click is lost.
 */
import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds that a tap takes to become a click. */
const TAP = 250

export function useOpenWithin(piece: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const box = piece.current
    if (!box) return
    let pressed = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      const within = box.contains(document.activeElement)
      if (!pressed) timer = setTimeout(() => setOpen(box.contains(document.activeElement)), within ? 0 : TAP)
    }
    const press = (now: boolean) => () => {
      pressed = now
      settle()
    }
    const heard = new AbortController()
    const { signal } = heard
    box.addEventListener('focusin', settle, { signal })
    box.addEventListener('focusout', settle, { signal })
    addEventListener('pointerdown', press(true), { capture: true, signal })
    addEventListener('pointerup', press(false), { capture: true, signal })
    addEventListener('pointercancel', press(false), { capture: true, signal })
    settle()
    return () => {
      clearTimeout(timer)
      heard.abort()
    }
  }, [piece])
  return open
}
