/** Keeps what is being written on this device while it is written, and says whether it could. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { isBlankHtml } from '../../../../core/web/editor/html.ts'
import type { SaveState } from '../../../../core/web/ui/SaveStatus.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { type Draft, dropDraft, dropOldDrafts, hasOtherDraft, readDraft, writeDraft } from './drafts.ts'

/** Milliseconds without a key. */
const PAUSE = 400

export interface DraftState {
  /** What was kept when the screen opened. */
  kept: Draft | null
  state: SaveState
  /** Another tab keeps other words for this place. */
  other: boolean
  change: (draft: Omit<Draft, 'em'>) => void
  /** After it was sent, or given up. */
  drop: () => void
}

/** `lugar` names the place, such as `topico:5`; null keeps nothing. */
export function useDraft(lugar: string | null): DraftState {
  const usuario = useEu()?.id ?? 0
  const [kept] = useState(() => (lugar === null ? null : readDraft(usuario, lugar)))
  const [state, setState] = useState<SaveState>('idle')
  /** When the draft of this tab was written last. */
  const mine = useRef(kept?.em ?? null)
  const look = useCallback(
    () => lugar !== null && hasOtherDraft(usuario, lugar, mine.current),
    [usuario, lugar],
  )
  const [other, setOther] = useState(look)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void } | null>(null)

  useEffect(() => {
    dropOldDrafts(Date.now())
    const flush = () => {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      waiting.current.write()
    }
    // A tab that closes takes timers with it.
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  useEffect(() => {
    const told = () => setOther(look())
    window.addEventListener('storage', told)
    return () => window.removeEventListener('storage', told)
  }, [look])

  const change = useCallback(
    (draft: Omit<Draft, 'em'>) => {
      if (lugar === null) return
      if (waiting.current) clearTimeout(waiting.current.timer)
      const write = () => {
        waiting.current = null
        const em = Date.now()
        if (isBlankHtml(draft.conteudo) && !draft.titulo) {
          dropDraft(usuario, lugar, mine.current)
          mine.current = null
          setState('idle')
        } else if (writeDraft(usuario, lugar, { ...draft, em }, mine.current)) {
          mine.current = em
          setState('saved')
        } else setState('failed')
        setOther(look())
      }
      setState('idle')
      waiting.current = { write, timer: setTimeout(write, PAUSE) }
    },
    [usuario, lugar, look],
  )

  const drop = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
    if (lugar !== null) dropDraft(usuario, lugar, mine.current)
    mine.current = null
    setState('idle')
  }, [usuario, lugar])

  return { kept, state, other, change, drop }
}
