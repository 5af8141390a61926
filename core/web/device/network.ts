/** What the device knows of its connection. */
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** False only when the browser knows that it is offline. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false

export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)

/** The part of the Network Information API that counts; most browsers have none of it. */
export interface Connection {
  effectiveType?: string
  saveData?: boolean
}

const connectionOf = (navigator: object | undefined) =>
  (navigator as { connection?: Connection } | undefined)?.connection

/** Prefetch is skipped on 2g and data-saver connections (section 9). */
export function mayPrefetch(
  connection: Connection | undefined = connectionOf(globalThis.navigator),
): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
