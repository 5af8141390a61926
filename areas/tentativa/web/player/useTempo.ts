/** Active time of this page, by what the person does in it. */
import { useEffect, useRef } from 'react'
import { createTempo, type Tempo } from './tempo.ts'

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'input', 'timeupdate'] as const

/** Gives the lap: whole seconds of activity since the one before. */
export function useTempo(): () => number {
  const tempo = useRef<Tempo | null>(null)
  tempo.current ??= createTempo(performance.now(), document.visibilityState === 'visible')
  useEffect(() => {
    const act = () => tempo.current?.act(performance.now())
    const show = () => tempo.current?.show(document.visibilityState === 'visible', performance.now())
    // captured: a film that plays is a sign of life, too, and its events do not bubble
    for (const sign of SIGNS) document.addEventListener(sign, act, { capture: true, passive: true })
    document.addEventListener('visibilitychange', show)
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, act, { capture: true })
      document.removeEventListener('visibilitychange', show)
    }
  }, [])
  return () => tempo.current?.lap(performance.now()) ?? 0
}
