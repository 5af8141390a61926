/** Nobody waits longer than this for an answer: one watch over all requests, where a timer each would cost more. */
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'

const LOOK_MS = 500

/** An answer on its way is given up when nobody takes a byte of it for this long. */
const STALL_MS = 60_000

/**
 * Answers 503 in the place of a handler that takes longer than `ms`. An answer whose headers left has all the time
 * that its reader needs, and is cut off only when nothing of it moves for `stall` ms. Routes with a `handlerTimeout`
 * of their own are left to it.
 */
export function deadline(app: FastifyInstance, ms: number, stall = STALL_MS): void {
  /** The oldest first. */
  const open = new Map<FastifyReply, number>()

  app.addHook('onRequest', (_, reply, done) => {
    open.set(reply, performance.now())
    done()
  })
  app.addHook('onResponse', (_, reply, done) => {
    open.delete(reply)
    done()
  })

  function refuse(reply: FastifyReply): void {
    if (reply.sent || reply.request.routeOptions.handlerTimeout > 0) return
    // It can't be taken back: where it stands still it is cut off, so that nobody takes it for whole.
    if (reply.raw.headersSent) reply.raw.setTimeout(stall, () => reply.raw.destroy())
    else void reply.send(new Fastify.errorCodes.FST_ERR_HANDLER_TIMEOUT(ms, reply.request.routeOptions.url))
  }

  const timer = setInterval(() => {
    const oldest = performance.now() - ms
    for (const [reply, since] of open) {
      if (since > oldest) return
      open.delete(reply)
      refuse(reply)
    }
  }, LOOK_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
