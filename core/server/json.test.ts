/** Half characters in bodies of JSON, wherever they stand; what is no JSON is still refused. */
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readWellFormedJson } from './json.ts'

async function read(payload: string) {
  const app = Fastify()
  readWellFormedJson(app)
  app.post('/', async ({ body }) => ({ body }))
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  await app.close()
  return { status: answer.statusCode, body: answer.statusCode === 200 ? answer.json().body : undefined }
}

describe('a body of JSON', () => {
  it.each([
    ['{"a":"\\ud800"}', { a: '\ufffd' }],
    [
      '{"a":["x\\udc00y",{"b":"\\uD83D"}],"c":1,"d":null}',
      { a: ['x\ufffdy', { b: '\ufffd' }], c: 1, d: null },
    ],
    ['{"\\ud800":true}', { '\ufffd': true }],
    // A whole pair is one character, and stays.
    ['{"a":"\\ud83d\\ude00 é"}', { a: '😀 é' }],
    ['{"a":"é"}', { a: 'é' }],
  ])('%s is read whole', async (payload, body) => {
    expect(await read(payload)).toEqual({ status: 200, body })
  })

  it.each(['{"a":', '{"__proto__":{"x":"\\ud800"}}', '', 'nada'])('%j is refused', async (payload) => {
    expect((await read(payload)).status).toBe(400)
  })
})
