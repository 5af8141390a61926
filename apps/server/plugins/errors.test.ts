/** A refusal stays one, whatever the answer in whose place it comes had said of itself. */
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { failure } from '../../../core/server/failure.ts'
import { errors } from './errors.ts'

it('is told in its envelope where a file was on its way', async () => {
  const app = Fastify()
  errors(app)
  app.get('/arquivo.js', (_, reply) => {
    reply.type('text/javascript').header('content-length', 9_000).header('content-encoding', 'br')
    throw failure(503, 'demorou_demais', { pt: 'Demorou demais.', en: 'Too long.' })
  })
  const answer = await app.inject('/arquivo.js')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(answer.json()).toEqual({ status: 'erro', codigo: 'demorou_demais', mensagem: 'Demorou demais.' })
})
