/** How a process leaves: it says so first, then serves what it has begun, then lets go of every connection. */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Says that this process is about to leave: /readyz refuses, and every answer asks for another connection. */
    leave(): void
    isLeaving(): boolean
  }
}

const SWEEP_MS = 100
/** A connection this young may have a request on its way. */
const YOUNG_MS = 300

export function leaving(app: FastifyInstance): void {
  let left = false
  app.decorate('leave', () => {
    left = true
  })
  app.decorate('isLeaving', () => left)

  /** Socket → since when nothing is asked of it; undefined while a request is being answered. */
  const quiet = new Map<Socket, number | undefined>()
  app.server.on('connection', (socket: Socket) => {
    quiet.set(socket, Date.now())
    socket.on('close', () => quiet.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    quiet.set(socket, undefined)
    response.on('close', () => {
      if (quiet.has(socket)) quiet.set(socket, Date.now())
    })
  })

  app.addHook('onSend', (_, reply, __, done) => {
    if (left) reply.header('connection', 'close')
    done()
  })

  // Node waits for connections that a browser opened ahead of need and never used, until they time out.
  app.addHook('preClose', async () => {
    left = true
    const sweep = setInterval(() => {
      for (const [socket, since] of quiet)
        if (since !== undefined && Date.now() - since > YOUNG_MS) socket.destroy()
    }, SWEEP_MS)
    app.server.once('close', () => clearInterval(sweep))
    sweep.unref()
  })
}
