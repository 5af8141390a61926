/** What the page asked for before its scripts came is taken once, in the same name, while it is fresh. */
import { expect, it, vi } from 'vitest'
import { type EarlyReadings, takeEarly } from './early.ts'
import { createTransport, REQUEST_TIMEOUT } from './request.ts'

const HEADERS = { Authorization: 'Bearer a', Tenant: 'demo' }
const found = (status = 200, corpo: object = { status: 'sucesso', novas: 3 }): EarlyReadings => ({
  addresses: ['/conta/pt-br/novas', '/conta/pt-br/eu'],
  headers: HEADERS,
  answers: Promise.resolve({ agora: '', respostas: [{ status, corpo }] }),
})
const novas = '/conta/pt-br/novas'

it('is taken once', async () => {
  const take = takeEarly(found(), () => 0)
  expect(JSON.parse((await take(novas, HEADERS))?.text ?? '')).toEqual({ status: 'sucesso', novas: 3 })
  expect(take(novas, HEADERS)).toBeUndefined()
})

it.each([
  ['another address', '/conta/pt-br/outra', HEADERS],
  ['another language', '/conta/en-us/novas', HEADERS],
  ['another person', novas, { ...HEADERS, Authorization: 'Bearer b' }],
  ['another tenant', novas, { ...HEADERS, Tenant: 'floripa' }],
  ['nobody', novas, { Tenant: 'demo' }],
  ['more than was said', novas, { ...HEADERS, UserAction: 'a' }],
])('is not given to %s', (_, address, headers) => {
  const take = takeEarly(found(), () => 0)
  expect(take(address, headers)).toBeUndefined()
  expect(take(novas, HEADERS)).toBeDefined()
})

it('is none where the page left nothing, where it is old, and where it did not come', async () => {
  expect(takeEarly(undefined, () => 0)(novas, HEADERS)).toBeUndefined()
  expect(takeEarly(found(), () => 10_001)(novas, HEADERS)).toBeUndefined()
  expect(await takeEarly(found(), () => 0)('/conta/pt-br/eu', HEADERS)).toBeUndefined()
  const lost = { ...found(), answers: Promise.resolve(undefined) }
  expect(await takeEarly(lost, () => 0)(novas, HEADERS)).toBeUndefined()
})

it.each([429, 500, 503])('is asked for again after %i, which passes', async (status) => {
  expect(await takeEarly(found(status), () => 0)(novas, HEADERS)).toBeUndefined()
})

it('stands for the answer of the network, refusals too, and lets the next call through', async () => {
  const asked: string[] = []
  const transport = (early: EarlyReadings) =>
    createTransport({
      session: () => ({ usuario: '1', token: 'a' }),
      tenant: () => ({ slug: 'demo' }),
      language: () => 'pt-br',
      onUnauthorized: () => {},
      early: takeEarly(early, () => 0),
      fetch: async (url) => {
        asked.push(String(url))
        return Response.json({ status: 'sucesso', novas: 9 })
      },
    })
  const { send } = transport(found())
  expect(await send({ method: 'GET', url: novas })).toMatchObject({ novas: 3 })
  expect(asked).toEqual([])
  expect(await send({ method: 'GET', url: novas })).toMatchObject({ novas: 9 })
  expect(asked).toEqual([novas])
  const refused = transport(found(404, { status: 'erro', codigo: 'nao_encontrado', mensagem: 'Não há.' }))
  await expect(refused.send({ method: 'GET', url: novas })).rejects.toMatchObject({ status: 404 })
  expect(await transport(found(503)).send({ method: 'GET', url: novas })).toMatchObject({ novas: 9 })
})

it('is given up like any other answer that does not come', async () => {
  vi.useFakeTimers()
  try {
    const { send } = createTransport({
      session: () => ({ usuario: '1', token: 'a' }),
      tenant: () => ({ slug: 'demo' }),
      language: () => 'pt-br',
      early: takeEarly({ ...found(), answers: new Promise(() => {}) }, () => 0),
      fetch: async () => Response.json({ status: 'sucesso', novas: 9 }),
    })
    const late = expect(send({ method: 'GET', url: novas })).rejects.toMatchObject({
      codigo: 'tempo_esgotado',
    })
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT)
    await late
    expect(await send({ method: 'GET', url: novas })).toMatchObject({ novas: 9 })
  } finally {
    vi.useRealTimers()
  }
})

it('is not taken by what changes something', async () => {
  const early = found()
  const { send } = createTransport({
    session: () => ({ usuario: '1', token: 'a' }),
    tenant: () => ({ slug: 'demo' }),
    language: () => 'pt-br',
    early: takeEarly(early, () => 0),
    fetch: async () => Response.json({ status: 'sucesso', novas: 9 }),
  })
  expect(await send({ method: 'POST', url: novas, body: {} })).toMatchObject({ novas: 9 })
  expect(await send({ method: 'GET', url: novas })).toMatchObject({ novas: 3 })
})
