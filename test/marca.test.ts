/** Whoever holds a tenant may wish ill to those who visit it: nothing that a brand says of itself runs, leads away or lies (C2). */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantApi } from '../areas/acesso/tenant/contract.ts'
import { root } from '../core/server/paths.ts'
import { newTestApp, type TestApp } from './kit/app.ts'
import { type TestTenant, testTenant } from './kit/tenant.ts'

let one: TestApp & { close(): Promise<void> }

beforeAll(async () => {
  const webFolder = mkdtempSync(path.join(os.tmpdir(), 'turmalina-web-'))
  writeFileSync(path.join(webFolder, 'paths.json'), JSON.stringify({ '/': {}, '/login': {} }))
  writeFileSync(
    path.join(webFolder, 'index.html'),
    readFileSync(path.join(root, 'apps', 'web', 'index.html')),
  )
  one = await newTestApp({ webFolder })
})
afterAll(() => one.close())

const set = (tenant: TestTenant, column: string, value: string) =>
  tenant.sql(`update tenant set ${column} = $2 where id = $1`, [tenant.id, value])

it('the register takes no palette that is a path, and no domain or share that is another’s', async () => {
  const [tenant, other] = [await testTenant(), await testTenant()]
  for (const [column, value] of [
    ['paleta_cor', '../../etc'],
    ['paleta_cor', 'ipe/style.css?x='],
    ['paleta_cor', 'ipe" onload="x'],
    ['slug', '../x'],
    ['dominio', other.host],
    ['dominio', 'MAU.test'],
    ['slug', other.slug],
  ] as const)
    await expect(set(tenant, column, value), `${column} ${value}`).rejects.toThrow()
  await set(tenant, 'paleta_cor', 'ipe')
})

it('no call writes the register: a tenant is what whoever runs the platform made it', () => {
  const writes = Object.values(tenantApi).filter(({ method, reads }: { method: string; reads?: boolean }) =>
    method === 'GET' ? false : !reads,
  )
  expect(writes).toEqual([])
})

const ATTACK = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'\`$\`$&$' %TENANT% %PALETA%`

it('names, words and ids of a hostile brand stand in the page as text', async () => {
  const tenant = await testTenant()
  const page = async () => {
    const response = await one.app.inject({
      method: 'GET',
      url: '/login',
      headers: { host: tenant.host, accept: 'text/html' },
    })
    return { body: response.body, policy: String(response.headers['content-security-policy']) }
  }
  const scripts = (body: string) => body.match(/<script/gi)?.length
  const elements = (body: string) => body.match(/<\w+/g)?.length
  const before = await page()
  await tenant.sql(
    `update tenant set nome = $2, chamada = $2, descricao = $2, paleta_cor = 'nenhuma', whatsapp = $3, links = $4,
       configuracoes = configuracoes || $5 where id = $1`,
    [
      tenant.id,
      ATTACK,
      JSON.stringify({ mensagem: ATTACK, numero: ATTACK }),
      JSON.stringify({ wiki: `javascript:alert('${ATTACK}')`, politica_de_privacidade: 'data:text/html,x' }),
      JSON.stringify({ gtm: `GTM-ABCD"></script>`, recaptcha: ATTACK }),
    ],
  )
  await expect.poll(async () => (await page()).body.includes('onerror'), { timeout: 10_000 }).toBe(true)
  const { body, policy } = await page()
  expect([scripts(body), elements(body)]).toEqual([scripts(before.body), elements(before.body)])
  // The page still carries its tenant, whole, and what it says is what was written.
  const inside = /<script[^>]*type="application\/json"[^>]*>([^<]*)<\/script>/.exec(body)?.[1] ?? ''
  expect(JSON.parse(inside)).toMatchObject({
    nome: ATTACK,
    links: { politica_de_privacidade: '/privacidade', wiki: null },
    configuracoes: { gtm: null },
  })
  expect(body).not.toMatch(/javascript:|data:text/)
  // A tag manager with a true id runs nowhere either: the page takes scripts of its own origin alone.
  expect(policy).toMatch(/script-src 'self'(;|$)/)
})

it('the page carries the colours of its tenant, as its style sheet says them', async () => {
  const tenant = await testTenant()
  await set(tenant, 'paleta_cor', 'ipe')
  const ask = async (url: string) =>
    (await one.app.inject({ method: 'GET', url, headers: { host: tenant.host, accept: 'text/html' } })).body
  const sheet = await ask('/assets/temas/ipe/style.css')
  expect(sheet).toContain('--marca-7')
  await expect
    .poll(() => ask('/login'))
    .toContain(`<style id="turmalina-theme" data-paleta="ipe">${sheet}</style>`)
  expect(await ask('/login')).not.toContain('href="/assets/temas/')
})
