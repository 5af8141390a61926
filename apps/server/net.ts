/**
 * The net under the process. An 'error' that a stream, a socket or a file tells when nobody listens any more is the end
 * of one exchange, not of everybody's: it is written down, and whoever waits for it is refused by the deadline of their
 * request. A mistake of ours (any other exception, any other rejection) still ends the process, with its trace: what it
 * left half done is known to nobody, and whoever minds the process starts another (decision 0025).
 */

import process from 'node:process'
import { codeOf } from '../../core/contract/narrow.ts'

/** Node marks, and tells the trace of, an 'error' event without a listener by this own property. */
const UNHEARD = 'kEnhanceStackBeforeInspector'

/** Codes of the system, of streams, of compression, of HTTP and of TLS; never those of wrong arguments. */
const OUTSIDE =
  /^(?:E[A-Z0-9]{2,}|ERR_STREAM_[A-Z_]+|ERR_HTTP2?_[A-Z_]+|ERR_SSL_[A-Z_0-9]+|ERR_TLS_[A-Z_]+|HPE_[A-Z_]+|Z_[A-Z_]+|ERR_[A-Z_]*PREMATURE_CLOSE|ABORT_ERR|UND_ERR_[A-Z_]+)$/

const wasUnheard = (error: object): boolean =>
  Object.getOwnPropertySymbols(error).some(({ description }) => description === UNHEARD)

/** Whether an error tells of the world outside, and not of a mistake in the program. */
export function isStray(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError)
    return false
  const code = codeOf(error)
  return wasUnheard(error) || (code !== undefined && OUTSIDE.test(code))
}

/** Where it happened, and nothing that was sent: the message may hold anything. */
const placesOf = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim())

function tell(what: string, error: unknown): void {
  const { name = typeof error, code } = (error ?? {}) as { name?: string; code?: string }
  const where = error instanceof Error ? placesOf(error) : []
  const line = { level: 50, time: Date.now(), pid: process.pid, msg: what, err: { name, code, where } }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}

/** Spreads the net, once for a process, before it serves anybody. */
export function spreadNet(): void {
  const caught = (error: unknown) => {
    if (isStray(error)) return tell('stray error', error)
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    process.exit(1)
  }
  process.on('uncaughtException', caught)
  process.on('unhandledRejection', caught)
}
