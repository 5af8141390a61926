/** Alerts and session news travel as events: who reports does not know who shows (section 8). */

export interface AlertOptions {
  dismissible: boolean
  /** Milliseconds on the screen. */
  duration: number
  position: 'top right'
  /** For example "Desfazer". */
  action?: { label: string; run: () => void }
}

export interface Alert extends AlertOptions {
  id: number
  kind: 'success' | 'error'
  message: string
}

/** Section 9. */
export const ALERT_DEFAULTS: Readonly<AlertOptions> = {
  dismissible: true,
  duration: 10_000,
  position: 'top right',
}

/** A token that the server no longer accepts. */
export interface RefusedSession {
  usuario: string
  token: string | null
}

export interface Events {
  success: (message: string, options?: Partial<AlertOptions>) => void
  error: (message: string, options?: Partial<AlertOptions>) => void
  sessionRefused: (session: RefusedSession) => void
  onAlert: (listener: (alert: Alert) => void) => () => void
  onSessionRefused: (listener: (session: RefusedSession) => void) => () => void
}

/** Alerts that nobody heard yet are kept for the first listener, as the piece that shows them loads late. */
const KEPT_ALERTS = 20

export function createEvents(): Events {
  const alerts = createSignal<Alert>(KEPT_ALERTS)
  const refusals = createSignal<RefusedSession>(0)
  let lastId = 0
  const alert = (kind: Alert['kind'], message: string, options?: Partial<AlertOptions>) =>
    alerts.emit({ ...ALERT_DEFAULTS, ...options, id: ++lastId, kind, message })
  return {
    success: (message, options) => alert('success', message, options),
    error: (message, options) => alert('error', message, options),
    sessionRefused: refusals.emit,
    onAlert: alerts.listen,
    onSessionRefused: refusals.listen,
  }
}

function createSignal<T>(keep: number) {
  const listeners = new Set<(value: T) => void>()
  let kept: T[] = []
  return {
    emit(value: T) {
      if (listeners.size === 0) kept = keep > 0 ? [...kept, value].slice(-keep) : []
      for (const listener of [...listeners]) {
        // One listener that fails must not silence the others, nor the code that reports.
        try {
          listener(value)
        } catch (error) {
          console.error(error)
        }
      }
    },
    listen(listener: (value: T) => void) {
      listeners.add(listener)
      const missed = kept
      kept = []
      for (const value of missed) listener(value)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The events of this tab. */
export const events = createEvents()
