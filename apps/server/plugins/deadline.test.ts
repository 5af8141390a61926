/** A handler that takes too long is answered for; one that is quick, or has a time of its own, is not. */
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
