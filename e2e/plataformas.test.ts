/** Two tenants on one server: another palette, favicon, name and people; and nothing of one opens the other. */
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { at, expectRefusals, openBrowser, picture, settled, signInByCall } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()
const FLORIPA = 'floripa.localhost'

afterAll(() => sql(`update tenant set status = 'ativo' where slug = 'floripa'`))

async function brandOf(host: string) {
  const { page } = await visit({ host })
  await page.goto(at('/login', host))
  await settled(page)
  const icon = await page.locator('link[rel~="icon"]').getAttribute('href')
  const favicon = await page.request.get(at(icon ?? '', '127.0.0.1'))
  if (host === FLORIPA) await picture(page, 'login-floripa')
  return {
    title: await page.title(),
    marca: await page.locator('html').getAttribute('data-marca'),
    panel: await page.locator('header.painel').evaluate((panel) => getComputedStyle(panel).backgroundColor),
    button: await page
      .getByRole('button', { name: 'Entrar', exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor),
    favicon: (await favicon.body()).toString('base64'),
  }
}

describe('each host', () => {
  it('has its own name, palette and favicon', async () => {
    const main = await brandOf('localhost')
    const floripa = await brandOf(FLORIPA)
    expect(main.title).toBe('Entrar · Rede Municipal de Demonstração')
    expect(floripa.title).toBe('Entrar · Escolas da Ilha')
    for (const part of ['marca', 'panel', 'button', 'favicon'] as const)
      expect(floripa[part], part).not.toBe(main[part])
    expect(floripa.favicon.length).toBeGreaterThan(100)
  })

  it('has its own people and classes, and does not take the session of the other', async () => {
    const { page } = await visit({ email: 'professora@floripa.test' })
    await page.goto(at('/logado/turmas', FLORIPA))
    await page.getByRole('button', { name: 'Sua conta: Joana Silveira' }).waitFor()
    await page.getByRole('link', { name: /7º A/ }).first().waitFor()
    expect(await page.getByText('Morro do Ipê').count()).toBe(0)

    const stored = JSON.parse(await signInByCall('professora@demo.test')) as Record<string, string>
    const visitor = await visit({ host: FLORIPA, storage: stored })
    await visitor.page.goto(at('/logado/turmas', FLORIPA))
    await visitor.page.getByRole('main').getByRole('alert').waitFor()
    expect(await visitor.page.getByText('7º A').count()).toBe(0)
    expect(await visitor.page.getByText('Cecília Barreto').count()).toBe(0)
    // Chromium tells of them when it comes to it.
    await expect.poll(() => expectRefusals(visitor, /status of 403/).length).toBeGreaterThan(0)

    const home = await visit({ storage: stored })
    await home.page.goto(at('/logado/turmas'))
    await home.page.getByRole('button', { name: 'Sua conta: Cecília Barreto' }).waitFor()
    await home.page.getByText('Morro do Ipê').first().waitFor()
  })
})

describe('a tenant that is switched off', () => {
  afterEach(() => sql(`update tenant set status = 'ativo' where slug = 'floripa'`))

  it('shows one page, refuses every call, and is back as soon as it is on again', async () => {
    const visitor = await visit({ email: 'aluno@floripa.test' })
    const { page } = visitor
    await page.goto(at('/logado/turmas', FLORIPA))
    await page.getByRole('link', { name: /7º A/ }).first().waitFor()

    await sql(`update tenant set status = 'inativo' where slug = 'floripa'`)
    const call = (path: string) => page.request.get(at(path, '127.0.0.1'), { headers: { tenant: 'floripa' } })
    await expect.poll(async () => (await call('/conta/pt-br/grupos/ativos')).status()).toBe(403)
    // Who has it open is told at the next thing they do.
    await page.getByRole('link', { name: /7º A/ }).first().click()
    await page.waitForURL('**/desativado')
    for (const path of ['/', '/logado/turmas']) {
      await page.goto(at(path, FLORIPA))
      await page.waitForURL('**/desativado')
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
        'A plataforma Escolas da Ilha está desligada',
      )
    }
    expect((await call('/conta/pt-br/eu')).status()).toBe(403)
    expectRefusals(visitor, /status of 403/)

    await sql(`update tenant set status = 'ativo' where slug = 'floripa'`)
    await page.getByRole('button', { name: 'Ver se já voltou' }).click()
    await page.waitForURL(at('/', FLORIPA))
    expect((await call('/conta/pt-br/eu')).status()).toBe(401)
  })
})
