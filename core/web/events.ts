/** News of this tab that travels as an event. Who reports does not know who acts. */

/** A token that the server no longer accepts. */
export interface RefusedSession {
  usuario: string
  token: string | null
}

/** News of one kind: who reports, and who listens until they no longer do. */
export interface News<T extends unknown[]> {
  tell: (...told: T) => void
  on: (listener: (...told: T) => void) => () => void
}

export function createNews<T extends unknown[]>(): News<T> {
  const listeners = new Set<(...told: T) => void>()
  return {
    tell(...told) {
      for (const listener of [...listeners]) {
        // One listener that fails must not silence the others, nor the code that reports.
        try {
          listener(...told)
        } catch (error) {
          console.error(error)
        }
      }
    },
    on(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The session of this tab was refused. */
export const sessionRefused = createNews<[RefusedSession]>()

/** The tenant of this tab was switched off while it was open. */
export const tenantOff = createNews<[]>()
