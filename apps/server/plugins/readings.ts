/**
 * Several readings in one answer: what a screen opens with is asked for by the page itself, before the scripts that draw
 * it have come (apps/web/public/early.js). Each is answered as if it had been asked for alone: its own person, limit,
 * permission and transaction (docs/decisions/0080-the-first-screen-asks-once.md).
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MAX_READINGS, READINGS_PATH } from '../../../core/contract/readings.ts'
import { compressed } from '../../../core/server/compress.ts'
import { invalid, notFound } from '../../../core/server/failure.ts'

const MAX_ADDRESS = 500

/** What of the outer request counts for each: who asks, of whom, from where. What has to do with its bytes does not. */
const OF_THE_ASKER = ['authorization', 'tenant', 'useraction', 'host', 'user-agent', 'accept-language']

const tooMany = () =>
  invalid({
    de: {
      pt: `Peça de uma a ${MAX_READINGS} leituras de uma vez.`,
      en: `Ask for one to ${MAX_READINGS} readings at once.`,
    },
  })

/** A call of the contracts that only reads; files, streams and pages have addresses of their own. */
const isReading = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' && routeOptions.config.endpoint !== undefined

export function readings(app: FastifyInstance): void {
  const inside = new AsyncLocalStorage<true>()
  app.addHook('onRequest', async (request) => {
    if (inside.getStore() && !isReading(request)) throw notFound()
  })

  app.get<{ Querystring: { de?: string | string[] } }>(READINGS_PATH, async (request, reply) => {
    const addresses = [request.query.de ?? []].flat()
    if (addresses.length === 0 || addresses.length > MAX_READINGS) throw tooMany()
    if (addresses.some((address) => address.length > MAX_ADDRESS || !/^\/(?!\/)/.test(address)))
      throw notFound()
    const headers: Record<string, string> = {}
    for (const [name, value] of Object.entries(request.headers))
      if (OF_THE_ASKER.includes(name) || name.startsWith('x-forwarded-'))
        headers[name] = [value].flat().join(', ')
    const answers = await Promise.all(
      addresses.map((url) =>
        // It begins when it is waited for: that too has to be inside.
        inside.run(
          true,
          async () =>
            await app.inject({ method: 'GET', url, headers, remoteAddress: request.socket.remoteAddress }),
        ),
      ),
    )
    const respostas = answers.map(({ statusCode, payload }) => `{"status":${statusCode},"corpo":${payload}}`)
    const agora = new Date().toISOString()
    const text = `{"status":"sucesso","agora":"${agora}","respostas":[${respostas.join()}]}`
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store')
    return compressed(request, reply, text)
  })
}
