/** Single keys of the desk: off while something is typed, and where the person switched them off (WCAG 2.1.4). */
import { useEffect, useRef, useState } from 'react'
import { browserStorage } from '../../../../../core/web/device/storage.ts'

const OFF = 'mesa:teclas'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select'))

/** A window stands over the page, or a menu is open: keys are theirs. */
const isCovered = (): boolean => document.querySelector('dialog[open], [role="menu"]:popover-open') !== null

export type Teclas = Readonly<Record<string, (() => void) | undefined>>

/**
 * `teclas` by the key as it is named, in small letters (`1`, `j`, `arrowup`, `?`); with Ctrl as `ctrl+enter`, which is
 * heard while something is typed too.
 */
export function useTeclas(teclas: Teclas) {
  const [on, setOn] = useState(() => browserStorage.read(OFF) !== 'nao')
  const latest = useRef(teclas)
  useEffect(() => {
    latest.current = teclas
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing || isCovered()) return
      const ctrl = event.ctrlKey || event.metaKey
      if (!ctrl && (!on || isTyping(event.target))) return
      const name = event.key.toLowerCase()
      const act = latest.current[ctrl ? `ctrl+${name}` : name]
      // Enter on a button or a link is the button's.
      if (!act || (name === 'enter' && !ctrl && (event.target as Element).matches?.('button, a, summary')))
        return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [on])
  return {
    on,
    setOn: (next: boolean) => {
      browserStorage.write(OFF, next ? 'sim' : 'nao')
      setOn(next)
    },
  }
}
