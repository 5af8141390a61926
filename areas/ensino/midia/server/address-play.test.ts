/** Packages played: at their own origin alone, with a policy that keeps them in, for who has their address. */
import { beforeAll, describe, expect, it } from 'vitest'
import { h5p, scorm } from '../../../../core/testing/midia-samples.ts'
import { newTestApp, testApp } from '../../../../test/kit/app.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { sendFile } from './testing.ts'

let tenant: TestTenant
let autora: Person
let pacote: string

const send = async (nome: string, bytes: Buffer): Promise<string> =>
  (await sendFile(tenant, autora, nome, bytes)).midia?.pacote ?? ''

beforeAll(async () => {
  tenant = await testTenant()
  autora = await tenant.person('Autora', { papel: 'autor' })
  pacote = await send('curso.zip', scorm('1.2', [{ name: 'aula/solto.exe' }, { name: '__MACOSX/x' }]))
})

const get = async (url: string, headers: Record<string, string> = {}, host = `pacote.${tenant.host}`) => {
  const { app } = await testApp()
  return app.inject({ method: 'GET', url, headers: { host, ...headers } })
}

const policyOf = (headers: object): string =>
  String((headers as Record<string, unknown>)['content-security-policy'])

describe('a package', () => {
  it('has a page of our own around it, which its tenant may frame and no other', async () => {
    const page = await get(pacote)
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).toContain('"entrada":"aula/index.html"')
    const policy = policyOf(page.headers)
    expect(policy).toContain(`frame-ancestors ${tenant.host} ${tenant.host}:*`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-scripts allow-same-origin allow-forms')
    expect(policy).not.toMatch(/https?:/)
    expect(page.headers['x-frame-options']).toBeUndefined()
    expect(page.headers['set-cookie']).toBeUndefined()
  })

  it('is served file by file, each as what it is; what no page is made of runs nowhere', async () => {
    const index = await get(`${pacote}c/aula/index.html`)
    expect([index.statusCode, index.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(policyOf(index.headers)).toContain('sandbox')
    expect(policyOf(index.headers)).toContain(`frame-ancestors 'self' ${tenant.host}`)
    const loose = await get(`${pacote}c/aula/solto.exe`)
    expect([
      loose.statusCode,
      loose.headers['content-type'],
      loose.headers['x-content-type-options'],
    ]).toEqual([200, 'application/octet-stream', 'nosniff'])
    const part = await get(`${pacote}c/aula/index.html`, { range: 'bytes=0-8' })
    expect([part.statusCode, part.body]).toEqual([206, '<!doctype'])
  })

  it.each([
    'c/aula/nada.html',
    'c/__MACOSX/x',
    'c/../../../etc/passwd',
    'c/aula/%2e%2e/%2e%2e/x',
    'c/aula',
    'c/',
  ])('has nothing at %s', async (path) => expect((await get(pacote + path)).statusCode).toBe(404))

  it('is nowhere but at its own origin: never where people are signed in', async () => {
    expect((await get(pacote, {}, tenant.host)).statusCode).toBe(404)
    expect((await get(`${pacote}c/aula/index.html`, {}, tenant.host)).statusCode).toBe(404)
    // A worker would stay when the address has ended.
    expect((await get(`${pacote}c/aula/index.html`, { 'service-worker': 'script' })).statusCode).toBe(404)
  })

  it('is there for who has its address: not a forged one, nor that of a picture', async () => {
    expect((await get(pacote.replace(/.\/$/, (end) => (end === 'A/' ? 'B/' : 'A/')))).statusCode).toBe(404)
    const { midia } = await sendFile(tenant, autora, 'outro.h5p', h5p())
    const reading = new URL(midia?.endereco ?? '', 'http://x').searchParams.get('t')
    expect((await get(`/pacote/${reading}/`)).statusCode).toBe(404)
    expect((await get(midia?.pacote ?? '')).body).toContain('"formato":"h5p"')
    // Nor does the address of one package lead into another.
    expect((await get(`${midia?.pacote}c/aula/index.html`)).statusCode).toBe(404)
    expect((await get(`${midia?.pacote}c/h5p.json`)).statusCode).toBe(200)
  })

  it('moves to an origin that the settings name', async () => {
    const own = await newTestApp({ env: { PACKAGE_ORIGIN: 'https://pacotes.escola.test' } })
    const { secretKey } = own.app.services.config
    const { pacoteUrl } = await import('./address.ts')
    const [row] = await tenant.sql<{ id: string }>(
      `select id from midia where tenant_id = $1 and nome = 'curso.zip'`,
      [tenant.id],
    )
    const url = pacoteUrl({ secretKey, ownerId: tenant.id, now: new Date() }, Number(row?.id))
    const at = async (host: string) => (await own.app.inject({ url, headers: { host } })).statusCode
    expect(await at('pacotes.escola.test')).toBe(200)
    expect(await at(`pacote.${tenant.host}`)).toBe(404)
    const page = await own.app.inject({ url: '/healthz', headers: { host: tenant.host } })
    expect(policyOf(page.headers)).toContain('frame-src https://pacotes.escola.test')
    await own.close()
  })
})
