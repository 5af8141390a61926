/** Taking a thing by its whole body, where the page must still scroll under a finger. */
import type { PointerEvent } from 'react'

/** How long a finger rests on a thing before it has it, and how far it may tremble meanwhile (pixels). */
const HOLD_MS = 180
const STILL = 8

/**
 * Calls `taken` once the thing is held: by mouse or pen, and by a finger on its handle (`.tl-alca`), at once; by a finger
 * anywhere else after it rested. A finger that moves before scrolls the page, and one that is lifted before taps.
 */
export function pegar(event: PointerEvent<HTMLElement>, taken: () => void): void {
  if (event.button !== 0) return
  const { clientX, clientY } = event
  const element: HTMLElement = event.currentTarget
  const grip = event.target instanceof Element && event.target.closest('.tl-alca') !== null
  if (event.pointerType !== 'touch' || grip) {
    taken()
    return
  }
  let held = false
  const life = new AbortController()
  const { signal } = life
  const timer = setTimeout(() => {
    // What was redrawn meanwhile is no longer under the finger.
    if (!element.isConnected) return end()
    held = true
    taken()
  }, HOLD_MS)
  const end = () => {
    clearTimeout(timer)
    life.abort()
  }
  // Whether a finger scrolls is decided at its first move: by then the thing is held, or let go.
  element.addEventListener('touchmove', (move) => held && move.preventDefault(), { passive: false, signal })
  // A finger that rests asks for the menu of a picture or of marked words.
  element.addEventListener('contextmenu', (menu) => menu.preventDefault(), { signal })
  element.addEventListener(
    'pointermove',
    (move) => {
      if (!held && Math.hypot(move.clientX - clientX, move.clientY - clientY) > STILL) end()
    },
    { signal },
  )
  for (const last of ['pointerup', 'pointercancel'] as const) element.addEventListener(last, end, { signal })
}
