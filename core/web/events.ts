/** News of this tab that travels as an event: a refused session. Who reports does not know who acts. */

/** A token that the server no longer accepts. */
export interface RefusedSession {
  usuario: string
  token: string | null
}

export interface Events {
  sessionRefused: (session: RefusedSession) => void
  onSessionRefused: (listener: (session: RefusedSession) => void) => () => void
}

export function createEvents(): Events {
  const listeners = new Set<(session: RefusedSession) => void>()
  return {
    sessionRefused(session) {
      for (const listener of [...listeners]) {
        // One listener that fails must not silence the others, nor the code that reports.
        try {
          listener(session)
        } catch (error) {
          console.error(error)
        }
      }
    },
    onSessionRefused(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The events of this tab. */
export const events = createEvents()
