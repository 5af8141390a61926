/** A handler that takes too long is answered for; one that is quick, has a time of its own or is leaving, is not. */
import http from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { deadline } from './deadline.ts'

it('answers 503 in the place of a handler that takes too long, and of no other', async () => {
  const app = Fastify()
  deadline(app, 100)
  const after = (ms: number) => async () => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    return { done: true }
  }
  app.get('/quick', after(10))
  app.get('/slow', after(2_500))
  app.get('/own', { handlerTimeout: 10_000 }, after(1_500))
  const [quick, slow, own] = await Promise.all(['/quick', '/slow', '/own'].map((url) => app.inject({ url })))
  expect([quick?.statusCode, slow?.statusCode, own?.statusCode]).toEqual([200, 503, 200])
  expect(slow?.json().code).toBe('FST_ERR_HANDLER_TIMEOUT')
  await app.close()
})

const SIZE = 24_000_000
const CHUNK = 65_536

/** A body that is made only as fast as it is taken. */
const large = () =>
  Readable.from(
    (function* () {
      for (let left = SIZE; left > 0; left -= CHUNK) yield Buffer.alloc(Math.min(CHUNK, left))
    })(),
  )

/** Reads a megabyte, rests for 150 ms, and so on; the rest of number `long` is one of 4 s. How it ended, with what was read. */
async function takeSlowly(url: string, long = 0) {
  const response = await new Promise<http.IncomingMessage>((resolve) => http.get(url, resolve))
  let read = 0
  let rested = 0
  const ended = new Promise<string>((resolve) => {
    response.on('end', () => resolve('whole'))
    response.on('error', () => resolve('cut'))
  })
  response.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read < (rested + 1) * 1_000_000) return
    rested += 1
    response.pause()
    setTimeout(() => response.resume(), rested === long ? 4_000 : 150)
  })
  return { how: await ended, read }
}

it('lets an answer leave for as long as somebody takes it, and cuts it off when nobody does', async () => {
  const app = Fastify()
  deadline(app, 100, 1_500)
  app.get('/large', async (_, reply) => reply.header('content-length', SIZE).send(large()))
  app.get('/silent', async (_, reply) =>
    reply.send(
      Readable.from(
        (async function* () {
          yield 'one piece'
          await sleep(30_000, undefined, { ref: false })
        })(),
      ),
    ),
  )
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const began = performance.now()
  const [slow, gone, silent] = await Promise.all([
    takeSlowly(`${address}/large`),
    takeSlowly(`${address}/large`, 3),
    takeSlowly(`${address}/silent`),
  ])
  expect(slow).toEqual({ how: 'whole', read: SIZE })
  expect(gone.how).toBe('cut')
  expect(gone.read).toBeLessThan(SIZE)
  expect(silent).toEqual({ how: 'cut', read: 9 })
  // Much longer than a handler has.
  expect(performance.now() - began).toBeGreaterThan(3_000)
  await app.close()
})
