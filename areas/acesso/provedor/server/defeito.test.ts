/** Providers that lie, are slow, are down, or talk nonsense: nobody gets in, and the password still opens the door. */
import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeProvider, fakeProvider } from '../../../../core/testing/oidc.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { sessaoApi } from '../../sessao/contract.ts'
import { provedorApi } from '../contract.ts'
import { begin, finish, newNavegador, putProvedor } from './testing.ts'

let tenant: TestTenant
let ana: Person
let fake: FakeProvider
let id: number

beforeAll(async () => {
  tenant = await testTenant()
  ana = await tenant.person('Ana')
})
beforeEach(async () => {
  fake = await fakeProvider()
  id = await putProvedor(tenant, { issuer: fake.issuer })
  await tenant.sql(
    `insert into identidade (tenant_id, usuario_id, issuer, subject) values ($1, $2, $3, 'sub-1')`,
    [tenant.id, ana.id, fake.issuer],
  )
  return () => fake.close()
})

/** There and back, with the provider as it is by now. */
async function attempt(more: Record<string, string> = {}, how: { provar?: boolean } = {}) {
  const begun = await begin(tenant, id, how)
  const { status, body } = await finish(tenant, begun, fake.answerTo(begun.endereco, more))
  return [status, body.codigo]
}

const REFUSED = [422, 'entrada_recusada']
const DOWN = [503, 'provedor_indisponivel']
const now = () => Math.floor(Date.now() / 1000)

describe('an identity token', () => {
  it.each<[string, () => Record<string, unknown>]>([
    ['of another issuer', () => ({ iss: 'https://outro.test' })],
    ['without issuer', () => ({ iss: undefined })],
    ['for somebody else', () => ({ aud: 'outro' })],
    ['without audience', () => ({ aud: undefined })],
    ['for several, issued to another', () => ({ aud: ['outro', 'mais'], azp: 'outro' })],
    ['expired', () => ({ exp: now() - 120, iat: now() - 400 })],
    ['without end', () => ({ exp: undefined })],
    ['not yet valid', () => ({ nbf: now() + 600 })],
    ['with another nonce', () => ({ nonce: 'outro' })],
    ['without nonce', () => ({ nonce: undefined })],
    ['about nobody', () => ({ sub: undefined })],
    ['about an empty name', () => ({ sub: '' })],
    ['about a number', () => ({ sub: 1 })],
    ['about a name too long', () => ({ sub: 'x'.repeat(256) })],
    ['about a name with a hole', () => ({ sub: 'sub-1\0' })],
  ])('%s is refused', async (_, claims) => {
    fake.claims = claims()
    expect(await attempt()).toEqual(REFUSED)
    fake.claims = {}
    expect(await attempt()).toEqual([200, undefined])
  })

  it('that does not say when somebody typed there, or too long ago, proves nothing anew', async () => {
    const proving = () => attempt({}, { provar: true })
    expect(await proving()).toEqual(REFUSED)
    fake.claims = { auth_time: now() - 600 }
    expect(await proving()).toEqual(REFUSED)
    expect(await attempt()).toEqual([200, undefined])
    fake.claims = { auth_time: now() - 5 }
    expect(await proving()).toEqual([200, undefined])
  })

  it('signed with another key is refused', async () => {
    fake.forged = true
    expect(await attempt()).toEqual(REFUSED)
    fake.forged = false
    expect(await attempt()).toEqual([200, undefined])
  })

  it('that nobody signed is refused', async () => {
    const begun = await begin(tenant, id)
    const asked = new URL(begun.endereco).searchParams
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = {
      iss: fake.issuer,
      sub: 'sub-1',
      aud: asked.get('client_id'),
      nonce: asked.get('nonce'),
      iat: now(),
      exp: now() + 300,
    }
    for (const signature of ['', 'eA']) {
      fake.instead.token = json({
        access_token: 'a',
        token_type: 'bearer',
        id_token: `${part({ alg: 'none' })}.${part(claims)}.${signature}`,
      })
      const again = await begin(tenant, id)
      const { status } = await finish(tenant, again, fake.answerTo(again.endereco))
      expect([422, 503]).toContain(status)
    }
  })
})

const json =
  (body: unknown, status = 200) =>
  (_: unknown, response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const raw =
  (status: number, type: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  (_: unknown, response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': type, ...headers }).end(body)

describe('the answer in the address', () => {
  it.each<[string, Record<string, string>, unknown[]]>([
    ['of another issuer', { iss: 'https://outro.test' }, REFUSED],
    ['with an empty issuer', { iss: '' }, REFUSED],
    ['with a code that was never given', { code: 'inventado' }, REFUSED],
    ['that declines', { error: 'access_denied' }, [422, 'entrada_cancelada']],
    ['that has an error of its own', { error: 'server_error' }, DOWN],
    ['of another flow', { response: 'a.b.c' }, REFUSED],
    ['that brings a token by itself', { id_token: 'a.b.c' }, REFUSED],
  ])('%s gets nobody in', async (_, more, wanted) => {
    const begun = await begin(tenant, id)
    const answer = new URLSearchParams(fake.answerTo(begun.endereco, more))
    if ('error' in more) answer.delete('code')
    const { status, body } = await finish(tenant, begun, `?${answer}`)
    expect([status, body.codigo]).toEqual(wanted)
  })

  it('without the issuer that this provider always tells is refused', async () => {
    const begun = await begin(tenant, id)
    const answer = new URLSearchParams(fake.answerTo(begun.endereco))
    answer.delete('iss')
    expect((await finish(tenant, begun, `?${answer}`)).body.codigo).toBe('entrada_recusada')
  })

  it('is redeemed with the verifier of its own beginning', async () => {
    expect(await attempt()).toEqual([200, undefined])
    expect(await attempt()).toEqual([200, undefined])
    const [one, two] = fake.redeemed.map((form) => form.get('code_verifier'))
    expect(one).toMatch(/^[\w-]{43}$/)
    expect(two).toMatch(/^[\w-]{43}$/)
    expect(one).not.toBe(two)
  })
})

describe('nonsense', () => {
  const NONSENSE: [string, (request: unknown, response: ServerResponse) => void][] = [
    ['a page', raw(200, 'text/html', '<h1>Bem-vindo</h1>')],
    ['half an object', raw(200, 'application/json', '{"issuer": ')],
    ['nothing', raw(200, 'application/json', '')],
    ['a list', json([])],
    ['null', json(null)],
    ['noise', raw(200, 'application/json', randomBytes(200))],
    ['two megabytes', raw(200, 'application/json', `"${'x'.repeat(2_000_000)}"`)],
    ['an error of the server', json({}, 500)],
    ['too many requests', raw(429, 'text/plain', 'devagar')],
    ['the way elsewhere', raw(302, 'text/plain', '', { location: 'https://outro.test/' })],
    ['a closed door', (_, response) => void response.destroy()],
  ]

  it.each(NONSENSE)('instead of what it is: %s', async (_, answer) => {
    fake.instead.discovery = answer
    const { status, body } = await callAs({ host: tenant.host }, provedorApi.start, {
      params: { id },
      body: { navegador: newNavegador() },
    })
    expect([status, body.codigo]).toEqual(DOWN)
    expect(body.mensagem).toMatch(/^Rede não está respondendo agora\. Entre com usuário e senha/)
    fake.instead = {}
    expect(await attempt()).toEqual([200, undefined])
  })

  it.each(NONSENSE)('instead of a token: %s', async (_, answer) => {
    fake.instead.token = answer
    const [status] = await attempt()
    expect([422, 503]).toContain(status)
    fake.instead = {}
    expect(await attempt()).toEqual([200, undefined])
  })

  it.each<[string, object]>([
    ['another issuer', { issuer: 'https://outro.test' }],
    ['a sign-in page that is a script', { authorization_endpoint: 'javascript:alert(1)' }],
    ['a sign-in page without TLS elsewhere', { authorization_endpoint: 'http://outro.test/auth' }],
    ['no sign-in page', { authorization_endpoint: undefined }],
  ])('about itself: %s', async (_, lie) => {
    fake.instead.discovery = json({
      issuer: fake.issuer,
      authorization_endpoint: `${fake.issuer}/auth`,
      token_endpoint: `${fake.issuer}/token`,
      jwks_uri: `${fake.issuer}/jwks`,
      ...lie,
    })
    const { status } = await callAs({ host: tenant.host }, provedorApi.start, {
      params: { id },
      body: { navegador: newNavegador() },
    })
    expect(status).toBe(503)
  })

  it('sent elsewhere by its description or its door for tokens, the secret does not follow', async () => {
    const stranger = await fakeProvider()
    const elsewhere = (path: string) => raw(307, 'text/plain', '', { location: `${stranger.issuer}${path}` })
    fake.instead.token = elsewhere('/token')
    expect((await attempt())[0]).not.toBe(200)
    fake.instead = { discovery: elsewhere('/.well-known/openid-configuration') }
    const unknown = await putProvedor(tenant, { issuer: fake.issuer })
    const { status } = await callAs({ host: tenant.host }, provedorApi.start, {
      params: { id: unknown },
      body: { navegador: newNavegador() },
    })
    expect(status).toBe(503)
    expect(stranger.redeemed).toEqual([])
    await stranger.close()
  })

  it('a door for tokens inside our own network is not knocked at', async () => {
    fake.instead.discovery = json({
      issuer: fake.issuer,
      authorization_endpoint: `${fake.issuer}/auth`,
      token_endpoint: 'https://169.254.169.254/token',
      jwks_uri: 'https://10.0.0.1/jwks',
    })
    const started = performance.now()
    expect(await attempt()).toEqual(DOWN)
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

describe('a provider that does not answer', () => {
  it('is given up after five seconds, while everybody else gets in', async () => {
    const begun = await begin(tenant, id)
    fake.instead.token = () => {}
    const late = performance.now()
    const waiting = finish(tenant, begun, fake.answerTo(begun.endereco))

    const senha = 'cavalo-lua-pedra-42'
    const login = `rui-${randomBytes(4).toString('hex')}`
    await tenant.sql('insert into usuario (tenant_id, nome, login, senha_hash) values ($1, $2, $3, $4)', [
      tenant.id,
      'Rui',
      login,
      await hash(senha, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
    ])
    const signedIn = await callAs({ host: tenant.host }, sessaoApi.signIn, {
      body: { usuario: login, senha },
    })
    expect(signedIn.status).toBe(200)
    const other = await fakeProvider()
    const otherId = await putProvedor(tenant, { issuer: other.issuer })
    const there = await begin(tenant, otherId)
    expect((await finish(tenant, there, other.answerTo(there.endereco))).status).toBe(200)
    await other.close()
    expect(performance.now() - late).toBeLessThan(4_000)

    const { status, body, headers } = await waiting
    expect([status, body.codigo, headers['retry-after']]).toEqual([...DOWN, '60'])
    expect(performance.now() - late).toBeLessThan(6_500)
  })

  it('when it is first met, either', async () => {
    fake.instead.discovery = () => {}
    const late = performance.now()
    const { status } = await callAs({ host: tenant.host }, provedorApi.start, {
      params: { id },
      body: { navegador: newNavegador() },
    })
    expect(status).toBe(503)
    expect(performance.now() - late).toBeLessThan(6_500)
  })

  it('and is down is told at once', async () => {
    const begun = await begin(tenant, id)
    const resposta = fake.answerTo(begun.endereco)
    await fake.close()
    expect((await finish(tenant, begun, resposta)).body.codigo).toBe('provedor_indisponivel')
  })
})

afterAll(async () => {
  // What was refused stands in the log, without a word of what was sent.
  const rows = await tenant.sql<{ mudanca: object }>(
    `select mudanca from auditoria where tenant_id = $1 and entidade = 'provedor' and acao = 'recusar'`,
    [tenant.id],
  )
  expect(rows.length).toBeGreaterThan(20)
  expect(JSON.stringify(rows)).not.toContain('sub-1')
})
