/** Reads a text/event-stream piece by piece, as the HTML standard says: any cutting gives the same events. */

export interface StreamEvent {
  /** The last id seen up to this event; '' before the first. */
  id: string
  type: string
  data: string
}

export interface EventParser {
  push: (piece: string) => void
}

export interface EventParserOptions {
  lastId?: string
  onRetry?: (milliseconds: number) => void
  onId?: (id: string) => void
}

/**
 * `lastId` is the id to start from after a reconnection. `onRetry` receives the delay in milliseconds that the server asks for, `onId` each id that a finished block sets.
 * A block that the end of the stream cuts short is dropped, as the standard says; it comes again by its id.
 */
export function createEventParser(
  onEvent: (event: StreamEvent) => void,
  { lastId = '', onRetry, onId }: EventParserOptions = {},
): EventParser {
  let rest = ''
  let first = true
  let id = lastId
  let type = ''
  let data: string[] = []

  function endOfBlock() {
    onId?.(id)
    if (data.length > 0) onEvent({ id, type: type || 'message', data: data.join('\n') })
    type = ''
    data = []
  }

  function field(line: string) {
    const colon = line.indexOf(':')
    if (colon === 0) return
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'data') data.push(value)
    else if (name === 'event') type = value
    else if (name === 'id' && !value.includes('\0')) id = value
    else if (name === 'retry' && /^\d+$/.test(value)) onRetry?.(Number(value))
  }

  return {
    push(piece) {
      if (piece === '') return
      rest += first ? piece.replace(/^\uFEFF/, '') : piece
      first = false
      // A carriage return at the end may be the first half of a CRLF: it waits for the next piece.
      const whole = rest.endsWith('\r') ? rest.length - 1 : rest.length
      const lines = rest.slice(0, whole).split(/\r\n|\n|\r/)
      rest = (lines.pop() ?? '') + rest.slice(whole)
      for (const line of lines) {
        if (line === '') endOfBlock()
        else field(line)
      }
    },
  }
}
