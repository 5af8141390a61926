/** A second tap of a double tap, or a key held down, must not press what the first one brought under the finger. */
import { type KeyboardEvent, useRef } from 'react'

/**
 * For `data-calma` of a row of buttons (player.css): another word each time that their meaning changes, and pointers are
 * let through a moment later.
 */
export function useCalma(meaning: string): 'a' | 'b' {
  const last = useRef({ meaning, calma: 'a' as 'a' | 'b' })
  if (last.current.meaning !== meaning)
    last.current = { meaning, calma: last.current.calma === 'a' ? 'b' : 'a' }
  return last.current.calma
}

/** A key that is held down presses once. */
export function onlyOnce(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}
