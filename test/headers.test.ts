/** The headers of every answer, reads that change nothing, and what the operator may see (S9, Operation). */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { servedCalls } from '../apps/server/areas.ts'
import { toRequest } from '../core/contract/request.ts'
import { root } from '../core/server/paths.ts'
import { newTestApp, type TestApp, testApp } from './kit/app.ts'
import { callAs } from './kit/call.ts'
import type { Person } from './kit/tenant.ts'
import { sampleOf } from './sample.ts'
import { some } from './sampling.ts'
import { tracesOf } from './traces.ts'
import { filesOf, letInBy, nameOf, requestsOf } from './verdicts/requests.ts'
import { makeWorld, type World } from './verdicts/world.ts'

type Closable = TestApp & { close(): Promise<void> }

let world: World
let tenant: World['tenant']
let aluno: Person
let asked: Awaited<ReturnType<typeof requestsOf>>
let one: Closable

const FILES = ['pagina-abc.js', 'AbCd_-12.js', 'index-AbCd_-12.js', 'leitor.worker-AbCd_-12.js']

/** A built page, small: what the real one has of it is what is looked at here. */
function webFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'turmalina-web-'))
  mkdirSync(path.join(folder, 'assets'))
  for (const file of FILES) writeFileSync(path.join(folder, 'assets', file), 'export {}')
  writeFileSync(
    path.join(folder, 'paths.json'),
    JSON.stringify({ '/': {}, '/login': {}, '/logado/turmas/turma/:id': {} }),
  )
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><title>%TITULO%</title><link href="/css/%PALETA%/style.css"><script type="application/json">%TENANT%</script><script src="/preferences.js"></script>\n<script src="/early.js"></script><script type="module" src="/x.js"></script>',
  )
  for (const name of ['preferences.js', 'early.js'])
    writeFileSync(path.join(folder, name), readFileSync(path.join(root, 'apps', 'web', 'public', name)))
  return folder
}

beforeAll(async () => {
  world = await makeWorld()
  ;({ tenant, aluno } = world)
  asked = await requestsOf(world)
  one = await newTestApp({ webFolder: webFolder() })
})
afterAll(() => one.close())

interface Sent {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS'
  headers?: Record<string, string>
  payload?: string
}

const send = (url: string, { method = 'GET', headers = {}, payload }: Sent = {}) =>
  one.app.inject({
    method,
    url,
    headers: { host: tenant.host, ...headers },
    ...(payload !== undefined && { payload }),
  })

const as = (who: Person | { host: string }) =>
  'token' in who ? { authorization: `Bearer ${who.token}`, ...who.headers } : {}
const html = { accept: 'text/html' }

/** Every kind of answer: a page, a file, a call, each refusal. */
const ANSWERS: readonly [what: string, url: string, sent: () => Sent, status: number][] = [
  ['the page', '/login', () => ({ headers: html }), 200],
  ['the page that does not exist', '/nao/existe', () => ({ headers: html }), 404],
  ['the page at an unknown host', '/login', () => ({ headers: { ...html, host: 'nao-existe.test' } }), 200],
  ['a file of the page', '/assets/pagina-abc.js', () => ({}), 200],
  ['a missing file', '/assets/outro.js', () => ({}), 404],
  ['a stylesheet', '/css/turmalina/style.css', () => ({}), 200],
  ['a stylesheet of no palette', '/css/nenhuma/style.css', () => ({}), 404],
  ['a favicon', '/imagens/favicons/turmalina.ico', () => ({}), 200],
  ['the API document', '/docs/integracao/openapi.json', () => ({}), 200],
  ['a call', '/conta/pt-br/eu', () => ({ headers: as(aluno) }), 200],
  ['only the head of it', '/conta/pt-br/eu', () => ({ method: 'HEAD', headers: as(aluno) }), 200],
  ['not signed in', '/conta/pt-br/eu', () => ({}), 401],
  ['unknown host', '/conta/pt-br/eu', () => ({ headers: { host: 'nao-existe.test' } }), 404],
  ['unknown address', '/conta/pt-br/nada', () => ({}), 404],
  ['wrong method', '/conta/pt-br/eu', () => ({ method: 'PUT' }), 405],
  ['unreadable address', '/%zz', () => ({}), 400],
  [
    'bad JSON',
    '/conta/pt-br/login',
    () => ({ method: 'POST', payload: '{', headers: { 'content-type': 'application/json' } }),
    400,
  ],
  [
    'too large',
    '/conta/pt-br/login',
    () => ({
      method: 'POST',
      payload: 'x'.repeat(1_048_577),
      headers: { 'content-type': 'application/json' },
    }),
    413,
  ],
  ['alive', '/healthz', () => ({}), 200],
  ['ready', '/readyz', () => ({}), 200],
  ['measures', '/metrics', () => ({}), 200],
  ['no stream', '/eventos', () => ({}), 401],
]

/** The names by which a policy lets in the scripts that stand in a page: what they say, and no other (CSP 3, 6.7.2.2). */
const hashesOf = (html: string): string[] =>
  [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )

/** Names of the headers that an answer lacks or has wrong. */
function faults(headers: Record<string, unknown>, html = ''): string[] {
  const policy = new Map(
    String(headers['content-security-policy'] ?? '')
      .split('; ')
      .map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]),
  )
  const wanted: Record<string, boolean> = {
    'default-src': policy.get('default-src')?.join() === "'none'",
    'script-src': policy.get('script-src')?.join() === ["'self'", ...hashesOf(html)].join(),
    'frame-ancestors': policy.get('frame-ancestors')?.join() === "'none'",
    'base-uri': policy.get('base-uri')?.join() === "'none'",
    'require-trusted-types-for': policy.get('require-trusted-types-for')?.join() === "'script'",
    'trusted-types': policy.get('trusted-types')?.join() === 'turmalina,ProseMirrorClipboard',
    'no eval': !/unsafe-eval|strict-dynamic|https?:|\*/.test(String(headers['content-security-policy'])),
    nosniff: headers['x-content-type-options'] === 'nosniff',
    'referrer-policy': headers['referrer-policy'] === 'no-referrer',
    'x-frame-options': headers['x-frame-options'] === 'DENY',
    'x-request-id': /^[0-9a-f-]{36}$/.test(String(headers['x-request-id'])),
    'no server name': headers.server === undefined && headers['x-powered-by'] === undefined,
    'no cookie': headers['set-cookie'] === undefined,
    'no foreign origin': headers['access-control-allow-origin'] === undefined,
  }
  return Object.keys(wanted).filter((name) => !wanted[name])
}

describe('the headers', () => {
  it('would be found wanting: a planted answer without them', () => {
    expect(faults({}).length).toBeGreaterThan(6)
    expect(
      faults({ 'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-inline'" }),
    ).toContain('script-src')
    for (const policy of ["script-src 'self'", "trusted-types turmalina default 'allow-duplicates'"])
      expect(faults({ 'content-security-policy': policy })).toEqual(
        expect.arrayContaining(['require-trusted-types-for', 'trusted-types']),
      )
  })

  it.each(ANSWERS)('of %s', async (_, url, sent, status) => {
    const response = await send(url, sent())
    const html = String(response.headers['content-type']).startsWith('text/html') ? response.body : ''
    expect([response.statusCode, faults(response.headers, html)]).toEqual([status, []])
  })

  it('of a chunk of the page are few, and let it do nothing by itself; a worker has its own', async () => {
    const policyOf = async (file: string) => {
      const { headers } = await send(`/assets/${file}`)
      expect([headers['x-content-type-options'], headers['cross-origin-resource-policy']]).toEqual([
        'nosniff',
        'same-origin',
      ])
      return [headers['content-security-policy'], 'permissions-policy' in headers]
    }
    for (const file of ['AbCd_-12.js', 'index-AbCd_-12.js', 'MaisNad_.css'])
      expect(await policyOf(file)).toEqual(["default-src 'none'", false])
    expect(String((await policyOf('leitor.worker-AbCd_-12.js'))[0])).toContain("script-src 'self'")
  })

  it('name by its hash the one script that stands in the page, and no other', async () => {
    const { body, headers } = await send('/login')
    expect(hashesOf(body)).toHaveLength(1)
    expect(body).toContain('turmalinaLeituras')
    expect(body).not.toContain('src="/preferences.js"')
    expect(faults(headers, `${body}<script>alert(1)</script>`)).toEqual(['script-src'])
  })

  it('of every call, refused and granted', async () => {
    // Some of the calls end the session that asks.
    const asking = await tenant.person('Aluna', { papel: 'aluno', turma: tenant.turma })
    for (const { name, endpoint } of servedCalls)
      for (const who of [asking, { host: tenant.host }]) {
        if (name === 'signOut') continue
        const { headers } = await callAs(who, endpoint, sampleOf(endpoint, 1) as never, { app: one.app })
        expect([name, faults(headers), headers['cache-control']]).toEqual([name, [], 'no-store'])
      }
  }, 120_000)

  it('keep private pages out of every cache, and let hashed files stay in it', async () => {
    for (const url of ['/login', '/logado/turmas/turma/7', '/logado/turmas/turma/7.css'])
      expect((await send(url, { headers: html })).headers['cache-control']).toBe('no-store')
    expect((await send('/assets/pagina-abc.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
  })

  it('take no request id from outside, and each answer has its own', async () => {
    const ids = new Set<unknown>()
    for (let n = 0; n < 5; n += 1)
      ids.add(
        (await send('/healthz', { headers: { 'x-request-id': 'de-fora', 'request-id': 'x' } })).headers[
          'x-request-id'
        ],
      )
    expect(ids.size).toBe(5)
    expect(ids.has('de-fora')).toBe(false)
  })

  it('promise HTTPS where the public address has it, and only there', async () => {
    const secure = await newTestApp({ env: { PUBLIC_URL: 'https://turmalina.test' } })
    const { headers } = await secure.app.inject({ url: '/healthz' })
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
    expect((await send('/healthz')).headers['strict-transport-security']).toBeUndefined()
    await secure.close()
  })

  it('grant nothing to a page of another origin', async () => {
    const response = await send('/conta/pt-br/eu', {
      method: 'OPTIONS',
      headers: { origin: 'https://mau.test', 'access-control-request-method': 'GET' },
    })
    expect(response.statusCode).toBe(405)
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('the page', () => {
  it('carries its tenant as data that ends no element, whatever its name', async () => {
    await tenant.sql('update tenant set nome = $2, descricao = $3 where id = $1', [
      tenant.id,
      '</title><script>alert(1)</script>',
      '</script><script>alert(2)</script>\u2028$& $1',
    ])
    await expect.poll(async () => (await send('/login', { headers: html })).body).toContain('alert(2)')
    const { body } = await send('/login', { headers: html })
    // The tenant, the small scripts, the application.
    expect(body.match(/<script/g)).toHaveLength(3)
    expect(body.match(/<\/title>/g)).toHaveLength(1)
    const data = JSON.parse(/<script type="application\/json">(.*?)<\/script>/s.exec(body)?.[1] ?? '') as {
      descricao: string
    }
    expect(data.descricao).toBe('</script><script>alert(2)</script>\u2028$& $1')
  })

  it('reflects nothing of its address', async () => {
    const { body } = await send('/%3Cscript%3Ealert(3)%3C/script%3E?q=canario', { headers: html })
    expect(body).not.toMatch(/alert\(3\)|canario/)
  })

  it('at an unknown host is the product’s own, with no tenant', async () => {
    const { body } = await send('/login', { headers: { ...html, host: 'nao-existe.test' } })
    expect(body).toContain('<title>Turmalina</title>')
    expect(body).toContain('>false<')
  })

  it('is no way out of its folder', async () => {
    for (const url of [
      '/assets/../paths.json',
      '/assets/%2e%2e/index.html',
      '/index.html',
      '/paths.json',
      '/..%2f..%2fetc/passwd',
      '/assets/..%5c..%5cx',
    ])
      expect((await send(url)).body).not.toMatch(/root:|%TITULO%/)
  })
})

/** What a reading may not touch: all but the log, where a sensitive one tells itself, and the count of wrong codes. */
async function traces() {
  const { auditoria, auditoria_ponta, tentativa_login, ...others } = await tracesOf(tenant)
  expect([auditoria, auditoria_ponta, tentativa_login]).not.toContain(undefined)
  return others
}

describe('reading', () => {
  it('changes nothing: every GET, granted to whom it lets in', async () => {
    const before = await traces()
    const { app } = await testApp()
    const refused: string[] = []
    for (const call of servedCalls.filter(({ endpoint }) => endpoint.method === 'GET')) {
      const [most, ...others] = letInBy(call)
      // Of all kinds of people who are let in: who may do most, and two more.
      for (const principal of [...(most ? [most] : []), ...some(others, 2, nameOf(call))]) {
        const who = world.people[principal]
        const input = asked(call)
        const { status } = await callAs(who, call.endpoint, input as never)
        if (status !== 200) refused.push(`${nameOf(call)} to ${principal}: ${status}`)
        const { url } = toRequest(call.endpoint, input)
        const head = await app.inject({
          url,
          method: 'HEAD',
          headers: {
            host: who.host,
            ...('token' in who && call.endpoint.client === 'admin' && { useraction: who.token }),
            ...as(who),
          },
        })
        expect([nameOf(call), head.statusCode]).toEqual([nameOf(call), status])
      }
    }
    expect(refused).toEqual([])
    expect(await traces()).toEqual(before)
  }, 120_000)

  it('so do the POSTs that only read', async () => {
    const before = await traces()
    const broken: string[] = []
    for (const call of servedCalls.filter(({ endpoint }) => endpoint.reads)) {
      const [most] = letInBy(call)
      if (!most) continue
      const { status } = await callAs(world.people[most], call.endpoint, asked(call) as never, {
        ...filesOf(call),
      })
      if (status !== 200) broken.push(`${nameOf(call)}: ${status}`)
    }
    expect(broken).toEqual([])
    expect(await traces()).toEqual(before)
  })
})

describe('the operator', () => {
  it('/healthz answers without the database, /readyz tells what is missing', async () => {
    const broken = await newTestApp({
      connection: { host: '127.0.0.1', port: 1, user: 'x', database: 'x' },
      migrated: async () => false,
      workerAlive: () => false,
    })
    const asks = vi.spyOn(broken.database.pool, 'connect')
    const alive = await broken.app.inject({ url: '/healthz' })
    expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'sucesso' }])
    expect(asks).not.toHaveBeenCalled()
    const ready = await broken.app.inject({ url: '/readyz' })
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      {
        status: 'erro',
        codigo: 'nao_pronto',
        motivos: expect.arrayContaining(['banco', 'migracoes', 'fila']),
      },
    ])
    const page = await broken.app.inject({
      url: '/conta/pt-br/eu',
      headers: { host: 'x', authorization: 'Bearer x' },
    })
    expect([page.statusCode, page.headers['retry-after'], page.json().codigo]).toEqual([
      503,
      '5',
      'banco_indisponivel',
    ])
    expect(page.json().mensagem).toBe(
      'O sistema está se recuperando de uma falha. Tente de novo em alguns segundos; nada foi perdido.',
    )
    await broken.close()
  })

  it('/readyz is 200 when all is well, and one reason is enough for 503', async () => {
    expect((await send('/readyz')).json()).toEqual({ status: 'sucesso' })
    for (const [motivo, options] of [
      ['migracoes', { migrated: async () => false }],
      ['migracoes', { migrated: () => Promise.reject(new Error('x')) }],
      ['migracoes', { migrated: () => new Promise<boolean>(() => {}) }],
      ['fila', { workerAlive: () => false }],
    ] as const) {
      const ill = await newTestApp(options)
      const response = await ill.app.inject({ url: '/readyz' })
      expect([response.statusCode, response.json().motivos]).toEqual([503, [motivo]])
      await ill.close()
    }
  })

  it('/metrics is for this machine only, and counts by route pattern, never by address', async () => {
    await send('/conta/pt-br/grupos/987654', { headers: as(aluno) })
    const { body } = await send('/metrics')
    expect(body).toContain('turmalina_request_seconds_bucket')
    expect(body).toContain('route="/conta/:lang(pt-br|en-us)/grupos/:turma"')
    expect(body).not.toContain('grupos/987654')
    const far = await one.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })
    expect(far.statusCode).toBe(404)
    const behind = await send('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(behind.statusCode).toBe(404)
    for (const name of ['forwarded', 'via', 'x-real-ip'])
      expect([name, (await send('/metrics', { headers: { [name]: 'for=203.0.113.7' } })).statusCode]).toEqual(
        [name, 404],
      )
  })
})
