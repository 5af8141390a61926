/** The host of packages: of everything that the product serves, nothing but packages is there, and a package reaches no further. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../apps/server/areas.ts'
import { isPackageHost } from '../areas/ensino/midia/server/address-host.ts'
import { sendFile } from '../areas/ensino/midia/server/testing.ts'
import { contaApi } from '../areas/escola/conta/contract.ts'
import { toRequest } from '../core/contract/request.ts'
import { readConfig } from '../core/server/config.ts'
import { scorm } from '../core/testing/midia-samples.ts'
import { newTestApp, type TestApp, testApp } from './kit/app.ts'
import { callAs } from './kit/call.ts'
import { type Person, type TestTenant, testTenant } from './kit/tenant.ts'
import { sampleOf } from './sample.ts'

let tenant: TestTenant
let admin: Person
let one: TestApp & { close(): Promise<void> }
let pacote: string

const FILES: Readonly<Record<string, string>> = {
  'scorm-Abc123.js': 'import("/assets/estilo-Def.css")',
  'estilo-Def.css': '@font-face{src:url(/assets/letra-Ghi.woff2)}',
  'letra-Ghi.woff2': 'x',
  'main-abc.js': 'import("/assets/scorm-Abc123.js")',
}

function webFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'turmalina-web-'))
  mkdirSync(path.join(folder, 'assets'))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, 'assets', name), text)
  writeFileSync(path.join(folder, 'paths.json'), JSON.stringify({ '/': {}, '/login': {}, '/logado': {} }))
  for (const name of ['sw.js', 'preferences.js']) writeFileSync(path.join(folder, name), 'export {}')
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>%TITULO%</title>%TENANT%')
  return folder
}

beforeAll(async () => {
  tenant = await testTenant()
  admin = await tenant.person('Admin', { papel: 'administrador-plataforma' }, { papel: 'autor' })
  one = await newTestApp({ webFolder: webFolder() })
  pacote = (await sendFile(tenant, admin, 'curso.zip', scorm())).midia?.pacote ?? ''
})
afterAll(() => one.close())

interface Sent {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'PATCH'
  headers?: Record<string, string>
  payload?: string
}

/** As the page of a package would ask: at its own host, with all that it could have got hold of. */
const ask = (
  url: string,
  { method = 'GET', headers = {}, payload }: Sent = {},
  host = `pacote.${tenant.host}`,
) =>
  one.app.inject({
    method,
    url,
    headers: {
      host,
      tenant: tenant.slug,
      authorization: `Bearer ${admin.token}`,
      useraction: admin.token,
      accept: 'text/html,*/*',
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  })

/** The files of a package are where they were sent: at the application of the test process. */
const askFiles = async (url: string, headers: Record<string, string> = {}, host = `pacote.${tenant.host}`) =>
  (await testApp()).app.inject({ url, headers: { host, ...headers } })

/** What an answer of that host gives away; undefined: nothing. */
function given({ statusCode, body, headers }: Awaited<ReturnType<typeof ask>>): string | undefined {
  if (statusCode !== 404) return `status ${statusCode}`
  if (body !== '') return 'content'
  if (headers['set-cookie'] !== undefined || headers['access-control-allow-origin'] !== undefined)
    return 'headers'
  return undefined
}

const OTHERS = [
  '/',
  '/login',
  '/login?continue=/logado',
  '/logado',
  '/nada',
  '/index.html',
  '/sw.js',
  '/preferences.js',
  '/manifest.webmanifest',
  '/assets/main-abc.js',
  '/assets/nada.js',
  '/imagens/favicons/turmalina.ico',
  '/imagens/icones/turmalina-192.png',
  '/css/turmalina/style.css',
  '/healthz',
  '/readyz',
  '/version',
  '/metrics',
  '/eventos',
  '/docs/integracao/openapi.json',
  '/arquivos/midia/x.png?t=1',
  '/arquivos/envios/x',
  '/pacote',
  '/pacote/',
  '/PACOTE/x/',
  '//login',
  '/%zz',
  '/assets/%2e%2e/index.html',
] as const

describe('the host of packages', () => {
  it('has every call nowhere, whoever asks, in any way', async () => {
    const found: string[] = []
    for (const { name, endpoint } of servedCalls) {
      const { method, url, body } = toRequest(endpoint, sampleOf(endpoint, 1))
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const headers = { 'content-type': 'application/json' }
      const fault = given(await ask(url, { method, headers, ...(payload && { payload }) }))
      if (fault) found.push(`${endpoint.area}.${name}: ${fault}`)
    }
    expect(servedCalls.length).toBeGreaterThan(200)
    expect(found).toEqual([])
    // The rightful host has them.
    const answer = await callAs(admin, contaApi.changePerfil, { body: { nome: 'Admin' } } as never, {
      app: one.app,
    })
    expect(answer.status).toBe(200)
  })

  it.each(OTHERS)('has nothing at %s, by any method', async (url) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const)
      expect([method, given(await ask(url, { method }))]).toEqual([method, undefined])
  })

  it.each(['PACOTE.', 'Pacote.', 'pacote.outra.'])(
    'is the same however it is written: %s',
    async (prefix) => {
      expect(given(await ask('/login', {}, `${prefix}${tenant.host}`))).toBeUndefined()
      expect(given(await ask('/healthz', {}, `${prefix}${tenant.host}.:8080`))).toBeUndefined()
    },
  )

  it('is found by the address that a page loads, where a name tells nothing', () => {
    const config = (env: Record<string, string>) =>
      readConfig({ SECRET_KEY: 'x'.repeat(32), DATA_DIR: os.tmpdir(), ...env })
    const own = config({ PUBLIC_URL: 'https://escola.test', PACKAGE_ORIGIN: 'https://pacotes.escola.test' })
    for (const host of [
      'pacotes.escola.test',
      'PACOTES.escola.test:443',
      'pacotes.escola.test.',
      'pacotes.escola.test:8080',
    ])
      expect([host, isPackageHost(own, host)]).toEqual([host, true])
    for (const host of ['escola.test', 'pacote.escola.test', 'xpacotes.escola.test'])
      expect([host, isPackageHost(own, host)]).toEqual([host, false])
    const port = config({ PUBLIC_URL: 'https://escola.test', PACKAGE_ORIGIN: 'https://escola.test:8443' })
    expect([isPackageHost(port, 'escola.test'), isPackageHost(port, 'escola.test:8443')]).toEqual([
      false,
      true,
    ])
    expect(() =>
      config({ PUBLIC_URL: 'https://escola.test', PACKAGE_ORIGIN: 'https://escola.test' }),
    ).toThrow(/PACKAGE_ORIGIN/)
  })

  it('opens no connection of another kind', async () => {
    const address = new URL(await one.app.listen({ port: 0, host: '127.0.0.1' }))
    const status = await new Promise((resolve, reject) =>
      http
        .get({
          port: address.port,
          path: '/eventos',
          headers: {
            host: `pacote.${tenant.host}`,
            connection: 'upgrade',
            upgrade: 'websocket',
            authorization: `Bearer ${admin.token}`,
            tenant: tenant.slug,
          },
        })
        .on('response', (response) => resolve(response.resume().statusCode))
        .on('upgrade', (_, socket) => resolve(socket.destroy() && 101))
        .on('error', reject),
    )
    expect(status).toBe(404)
  })

  it('serves packages and what plays them, and packages nowhere else', async () => {
    for (const url of ['/assets/scorm-Abc123.js', '/assets/estilo-Def.css', '/assets/letra-Ghi.woff2'])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 200])
    for (const url of [pacote, `${pacote}c/aula/index.html`]) {
      expect([url, (await askFiles(url)).statusCode]).toEqual([url, 200])
      expect([url, (await askFiles(url, {}, tenant.host)).statusCode]).toEqual([url, 404])
    }
    expect((await ask('/assets/main-abc.js', {}, tenant.host)).statusCode).toBe(200)
  })

  it('serves no package as a page of its own, as a worker that stays, nor by a forged address', async () => {
    const index = `${pacote}c/aula/index.html`
    for (const headers of [
      { 'sec-fetch-dest': 'document' },
      { 'sec-fetch-dest': 'embed' },
      { 'service-worker': 'script' },
      { 'sec-fetch-dest': 'serviceworker' },
    ] as Record<string, string>[])
      expect([headers, given(await askFiles(index, headers))]).toEqual([headers, undefined])
    expect(given(await askFiles(`${pacote}c/nada.html`))).toBeUndefined()
    expect(given(await askFiles(index.replace(/\.\d+\./, '.9.')))).toBeUndefined()
    expect((await askFiles(index, { 'sec-fetch-dest': 'iframe' })).statusCode).toBe(200)
  })
})

const isNarrow = (source: string): boolean =>
  /^'(?:none|unsafe-inline|unsafe-eval)'$|^(?:data|blob):$|\/(?:pacote\/[\w.-]+|assets)\/$/.test(source)

describe('a package', () => {
  it('reaches its own files by their address, and leads nowhere', async () => {
    for (const [url, within] of [
      [pacote, ''],
      [`${pacote}c/aula/index.html`, "'self' "],
    ] as const) {
      const { headers } = await askFiles(url)
      const policy = new Map(
        String(headers['content-security-policy'])
          .split('; ')
          .map((part) => [part.split(' ')[0] ?? '', part.slice(part.indexOf(' ') + 1)]),
      )
      const own = `pacote.${tenant.host}${pacote}`
      expect(policy.get('connect-src')).toBe(`${own} data: blob:`)
      for (const name of ['frame-src', 'base-uri']) expect([name, policy.get(name)]).toEqual([name, own])
      expect(policy.get('form-action')).toBe("'none'")
      expect(policy.get('default-src')).toBe("'none'")
      expect(policy.get('sandbox')).toBe('allow-scripts allow-same-origin allow-forms')
      expect(policy.get('frame-ancestors')).toBe(`${within}${tenant.host} ${tenant.host}:*`)
      // Nowhere the whole host, nor all of a kind of address.
      for (const [name, sources] of policy)
        if (!['frame-ancestors', 'sandbox'].includes(name))
          expect([name, sources.split(' ').filter((one) => !isNarrow(one))]).toEqual([name, []])
      expect(headers['set-cookie']).toBeUndefined()
    }
  })
})
