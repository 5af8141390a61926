/** Active time of this page, by what the person does in it. */
import { useEffect, useMemo, useRef } from 'react'
import { createTempo, type Tempo } from './tempo.ts'

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'input', 'timeupdate'] as const

export interface TempoDaPagina {
  /** Whole seconds of activity since the page opened. */
  total: () => number
  /** Whole seconds of activity since the lap before. */
  lap: () => number
}

export function useTempo(): TempoDaPagina {
  const seen = useRef({ total: 0, marked: 0 })
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
  return useMemo(() => {
    const total = () => {
      seen.current.total += tempo.current?.lap(performance.now()) ?? 0
      return seen.current.total
    }
    const lap = () => {
      const since = total() - seen.current.marked
      seen.current.marked += since
      return since
    }
    return { total, lap }
  }, [])
}
