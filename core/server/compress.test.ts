/** Which answers leave compressed, and that they are the same. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressed, encodingFor } from './compress.ts'

const app = Fastify()
app.get<{ Querystring: { n: string } }>('/', (request, reply) => {
  reply.type('application/json; charset=utf-8')
  return compressed(request, reply, JSON.stringify({ texto: 'é'.repeat(Number(request.query.n)) }))
})

const ask = (n: number, accepted?: string) =>
  app.inject({ url: `/?n=${n}`, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

test('a short answer leaves as it is', async () => {
  const answer = await ask(500, 'gzip, deflate, br')
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toEqual({ texto: 'é'.repeat(500) })
})

test.each([2_000, 200_000])('an answer of %i letters leaves in fewer bytes and is the same', async (n) => {
  const texto = 'é'.repeat(n)
  const br = await ask(n, 'gzip, deflate, br')
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(br.rawPayload.length).toBeLessThan(n / 10)
  expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual({ texto })
  const gzip = await ask(n, 'gzip')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual({ texto })
  const plain = await ask(n)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.json()).toEqual({ texto })
})

test('a no is a no', () => {
  expect(encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip')
  expect(encodingFor('br; q=0.0, gzip;q=0')).toBeUndefined()
  expect(encodingFor('identity')).toBeUndefined()
  expect(encodingFor('deflate, gzip, br;q=1.0')).toBe('br')
})
