/** Lets a refused upload end politely: whoever is still sending reads the answer instead of a broken connection. */
import type { IncomingMessage } from 'node:http'

const SECONDS = 15

/** Reads and forgets the rest of the body; cuts the connection after `maxBytes` more, or 15 seconds. */
export function drain(request: IncomingMessage, maxBytes: number): void {
  request.unpipe()
  if (request.readableEnded || request.destroyed) return
  let forgotten = 0
  const timer = setTimeout(() => request.destroy(), SECONDS * 1_000)
  timer.unref()
  request.on('data', (chunk: Buffer) => {
    forgotten += chunk.length
    if (forgotten > maxBytes) request.destroy()
  })
  request.once('close', () => clearTimeout(timer))
  request.resume()
}
