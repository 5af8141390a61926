/** When what is written goes on its way by itself, and what it tries again. */
import { useEffect } from 'react'
import { ApiError } from '../../../../../core/web/client/failure.ts'
import type { EditorStore } from './store.ts'

/** The network is away, or the server busy: the same again may be of use. */
export const isPassing = (problem: unknown): boolean =>
  problem instanceof ApiError && (problem.status === 0 || problem.status === 429 || problem.status >= 500)

/** Sends at once what the device kept, and what is not saved when the page hides, comes back online, or is left. */
export function useSending(store: Pick<EditorStore<unknown>, 'flush' | 'stop'>): void {
  useEffect(() => {
    const flush = () => void store.flush()
    const hidden = () => document.visibilityState === 'hidden' && flush()
    flush()
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', hidden)
      flush()
      store.stop()
    }
  }, [store])
}
