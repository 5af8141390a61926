/** How much one address and one person may ask: nothing that a request says of itself changes whom it is counted on. */
import { randomBytes } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { MOST as PRODUCT_MOST } from '../apps/server/plugins/limit.ts'
import { newTestApp, type TestApp, type TestAppOptions } from './kit/app.ts'
import { type Person, type TestTenant, testTenant } from './kit/tenant.ts'

type Product = TestApp & { close(): Promise<void> }

let tenant: TestTenant
let alunos: Person[]
let professora: Person
const open: Product[] = []

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
  alunos = await Promise.all(
    [1, 2, 3, 4].map((n) => tenant.person(`Aluno ${n}`, { papel: 'aluno', turma: tenant.turma })),
  )
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})

/** Few, so that many ways are tried; one is tried with what the product allows. */
const MOST = 60
/** A minute may turn in the middle: what is beyond two of them is beyond one. */
const TRIES = 2 * MOST + 40

const random = () => randomBytes(32).toString('base64url')
/** Well made, of this tenant, and of nobody. */
const forged = () => `${tenant.id.toString(36)}.${random()}`

interface Ask {
  url?: string
  method?: 'GET' | 'POST'
  from?: string
  headers?: Record<string, string>
}

async function product(options: TestAppOptions = {}) {
  const one: Product = await newTestApp({ most: MOST, ...options })
  open.push(one)
  const ask = ({ url = '/conta/pt-br/eu', method = 'GET', from = '203.0.113.7', headers = {} }: Ask = {}) =>
    one.app.inject({ url, method, remoteAddress: from, headers: { host: tenant.host, ...headers } })
  /** How many of `TRIES` are answered before one is told to wait; all of them, when none is. */
  async function askedBefore429(make: (n: number) => Ask, most = TRIES): Promise<number> {
    for (let n = 0; n < most; n += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => ask(make(n + i))))
      const refused = answers.findIndex(({ statusCode }) => statusCode === 429)
      if (refused >= 0) return n + refused
    }
    return most
  }
  return { ask, askedBefore429, app: one.app }
}

const as = (token: string) => ({ authorization: `Bearer ${token}` })

describe('whoever has proved nothing', () => {
  it.each<[what: string, make: (n: number) => Ask]>([
    ['tokens made up', () => ({ headers: as(forged()) })],
    ['tokens of another form', () => ({ headers: as(random()) })],
    ['tokens of an administrator elsewhere', () => ({ headers: as(`adm.${random()}`) })],
    ['a header that is no token', () => ({ headers: { authorization: random() } })],
    [
      'tokens at a door open to all',
      () => ({ url: '/licenciamento/pt-br/buscar/dataservidor', method: 'POST', headers: as(forged()) }),
    ],
    [
      'tokens where nobody looks at them',
      () => ({ url: '/docs/integracao/openapi.json', headers: as(forged()) }),
    ],
    ['tokens of the stream', () => ({ url: '/eventos', headers: as(forged()) })],
    ['tenants that do not exist', (n) => ({ headers: { ...as(forged()), tenant: `nenhum-${n}` } })],
    ['hosts that do not exist', (n) => ({ headers: { host: `nenhum-${n}.test` } })],
    ['accounts acted for', () => ({ headers: { ...as(forged()), useraction: forged() } })],
    ['keys of repeats', () => ({ headers: { ...as(forged()), 'idempotency-key': random() } })],
    ['cookies', () => ({ headers: { ...as(forged()), cookie: `sessao=${random()}` } })],
    [
      'addresses of its own telling',
      (n) => ({
        headers: {
          'x-forwarded-for': `198.51.100.${n % 250}`,
          'x-real-ip': `10.0.0.${n % 250}`,
          forwarded: `for=10.1.1.${n % 250}`,
        },
      }),
    ],
    [
      'addresses of one network',
      () => ({ from: `2001:db8:1:2:${randomBytes(2).toString('hex')}::${randomBytes(2).toString('hex')}` }),
    ],
    ['addresses that do not exist', (n) => ({ url: `/nada/${n}`, method: 'POST' })],
    ['languages and letters', (n) => ({ url: `/conta/${n % 2 ? 'pt-br' : 'en-us'}/eu?x=${n}` })],
  ])('is told to wait, whatever it changes: %s', async (_, make) => {
    const { askedBefore429 } = await product()
    expect(await askedBefore429(make)).toBeLessThan(TRIES)
  })

  it('is told in the words and headers of every refusal', async () => {
    const { ask, askedBefore429 } = await product()
    await askedBefore429(() => ({ headers: as(forged()) }))
    const refused = await ask({ url: '/conta/en-us/eu', headers: as(forged()) })
    expect(refused.json()).toEqual({
      status: 'erro',
      codigo: 'muitos_pedidos',
      mensagem: 'Too many requests in a short time. Wait a moment and try again.',
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
    // Others are served: another address, another network, the operator.
    expect((await ask({ from: '203.0.113.8' })).statusCode).toBe(401)
    expect((await ask({ from: '2001:db8:1:3::1' })).statusCode).toBe(401)
    expect((await ask({ url: '/healthz' })).statusCode).toBe(200)
  })

  it('costs no work of the database once it waits', async () => {
    const { ask, askedBefore429, app } = await product()
    let connections = 0
    app.services.database.pool.on('acquire', () => {
      connections += 1
    })
    await askedBefore429(() => ({ headers: as(forged()) }))
    expect(connections).toBeGreaterThan(0)
    connections = 0
    for (let n = 0; n < 50; n += 1) expect((await ask({ headers: as(forged()) })).statusCode).toBe(429)
    expect(connections).toBe(0)
  })

  it('with 2,000 tokens from one address is answered no more often than the product allows', async () => {
    const { ask, askedBefore429 } = await product({ most: PRODUCT_MOST })
    expect((await ask({ headers: as(professora.token) })).statusCode).toBe(200)
    const asked = await askedBefore429(() => ({ headers: as(forged()) }), 2_600)
    expect(asked).toBeGreaterThanOrEqual(PRODUCT_MOST)
    expect(asked).toBeLessThan(2_600)
    expect((await ask({ headers: as(professora.token) })).statusCode).toBe(200)
  })
})

describe('a proxy that is believed', () => {
  it('tells whose request it is, and nobody before it does', async () => {
    const { askedBefore429 } = await product({ env: { TRUST_PROXY: '192.0.2.1/32' } })
    const through = (forwarded: string): Ask => ({
      from: '192.0.2.1',
      headers: { 'x-forwarded-for': forwarded },
    })
    // What the person wrote stands before what the proxy adds.
    expect(await askedBefore429((n) => through(`198.51.100.${n % 250}, 203.0.113.9`))).toBeLessThan(TRIES)
    // Many people, each with an address of their own.
    expect(await askedBefore429((n) => through(`10.${n >> 8}.${n & 255}.1`))).toBe(TRIES)
  })
})

describe('a school behind one address', () => {
  it('is served where each has proved who they are, though the address has no more to ask', async () => {
    const { ask, askedBefore429 } = await product()
    const turn = (n: number) => as(alunos[n % alunos.length]?.token ?? '')
    expect(await askedBefore429((n) => ({ headers: turn(n) }), 3 * MOST)).toBe(3 * MOST)
    await askedBefore429(() => ({ headers: as(forged()) }))
    expect((await ask({ headers: as(forged()) })).statusCode).toBe(429)
    expect((await ask({ headers: turn(0) })).statusCode).toBe(200)
  })

  it('is not told to wait because its tokens are new to this process', async () => {
    const { ask, askedBefore429 } = await product()
    // Those just signed in: what each asks first is on the address for as long as it takes to look.
    const news = await Promise.all(
      [1, 2, 3].map((n) => tenant.person(`Nova ${n}`, { papel: 'aluno', turma: tenant.turma })),
    )
    for (const { token } of news) expect((await ask({ headers: as(token) })).statusCode).toBe(200)
    const asked = await askedBefore429(() => ({ headers: as(forged()) }))
    expect(asked).toBeGreaterThanOrEqual(MOST)
  })
})

describe('one person', () => {
  it('is told to wait, by all their tokens together; the next person is served', async () => {
    const { ask, askedBefore429 } = await product()
    const one = alunos[3] as Person
    const before = await askedBefore429(() => ({ headers: as(one.token) }))
    expect(before).toBeGreaterThanOrEqual(MOST)
    expect(before).toBeLessThan(TRIES)
    expect((await ask({ headers: as(professora.token) })).statusCode).toBe(200)
  })

  it('whose session ended is nobody again, and asks on nobody’s account', async () => {
    const { ask, askedBefore429 } = await product()
    const dona = await tenant.person('Dona', { papel: 'aluno', turma: tenant.turma })
    expect((await ask({ headers: as(dona.token) })).statusCode).toBe(200)
    await tenant.sql('update sessao set revogada_em = now() where tenant_id = $1 and usuario_id = $2', [
      tenant.id,
      dona.id,
    ])
    expect(await askedBefore429(() => ({ headers: as(dona.token) }))).toBeLessThan(TRIES)
    // It was counted on the address, which is what waits now.
    expect((await ask({ headers: as(forged()) })).statusCode).toBe(429)
  })
})
