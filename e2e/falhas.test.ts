/** When things fail: no white screen, a sentence, a way to try again; a lost chunk reloads the page once a minute. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { root } from '../core/server/paths.ts'
import { at, expectRefusals, openBrowser, type Visitor } from './browser.ts'

const { visit } = openBrowser()

/** The address of the account page's script. */
function contaScript(): string {
  const manifest = readFileSync(path.join(root, 'dist/web/.vite/manifest.json'), 'utf8')
  const [, script] =
    Object.entries(JSON.parse(manifest) as Record<string, { file: string }>).find(([source]) =>
      source.endsWith('ContaScreen.tsx'),
    ) ?? []
  return `**/${script?.file}`
}

const FAILURES = [
  // Our envelope; the page of a proxy; what is no success; a broken connection.
  (route: Route) =>
    route.fulfill({ status: 500, json: { status: 'erro', codigo: 'interno', mensagem: 'Algo deu errado.' } }),
  (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  (route: Route) => route.fulfill({ status: 200, json: { nada: true } }),
  (route: Route) => route.abort('connectionreset'),
]

/** The address of a screen, the call of it that fails, how, and what shows once it works again. */
const SCREENS = [
  ['/logado/turmas', '**/grupos/ativos*', FAILURES, /7º A/],
  ['/logado/conta', '**/conta/*/sessoes', FAILURES.slice(0, 1), /Este aparelho/],
] as const

it('a screen survives each way of failing, and tries again when told', async () => {
  const visitor = await visit({ email: 'professora@demo.test' })
  const { page } = visitor
  for (const [path, call, failures, heals] of SCREENS)
    for (const fail of failures) {
      await page.route(call, fail)
      await page.route('**/leituras?*', (route) => route.abort())
      await page.goto(at(path))
      const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })
      await retry.waitFor()
      expect(await page.getByRole('main').textContent()).not.toMatch(/Bad gateway|undefined|\[object/)
      await page.unroute(call)
      await retry.click()
      await page.getByRole('main').getByText(heals).first().waitFor()
    }
  expectRefusals(visitor)
})

it('a server that never answers is given up, and asked again when told', async () => {
  // A clock of one's own stays on a device for good.
  const visitor = await visit({ email: 'professora@demo.test', fresh: true })
  const { page } = visitor
  await page.clock.install()
  await page.route('**/grupos/ativos*', () => undefined)
  await page.route('**/leituras?*', () => undefined)
  await page.goto(at('/logado/turmas'))
  const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })
  // Three attempts of 20 s, and the pauses between them.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(5_000)
        return retry.isVisible()
      },
      { interval: 100 },
    )
    .toBe(true)
  await page.unroute('**/grupos/ativos*')
  await retry.click()
  await page.clock.runFor(1_000)
  await page.getByRole('link', { name: /7º A/ }).first().waitFor()
  expectRefusals(visitor)
})

describe('the bell', () => {
  it('says that the list did not come, and brings it when told', async () => {
    const visitor = await visit({ email: 'aluno@demo.test' })
    const { page } = visitor
    await page.route('**/notificacoes?*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto(at('/logado/turmas'))
    await page.getByRole('button', { name: /^Notificações/ }).click()
    const panel = page.getByRole('dialog', { name: 'Notificações' })
    await panel.getByText('Não deu para carregar as notificações.').waitFor()
    await page.unroute('**/notificacoes?*')
    await panel.getByRole('button', { name: 'Tentar de novo' }).click()
    await panel.getByRole('listitem').first().waitFor()
    expectRefusals(visitor)
  })
})

describe('a chunk that no longer exists', () => {
  async function loadsOf({ page }: Visitor, act: () => Promise<unknown>): Promise<number> {
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await act()
    await page.waitForTimeout(2_500)
    return loads
  }

  it('reloads the page exactly once, then says what happened', async () => {
    const visitor = await visit({ email: 'aluno@demo.test' })
    const { page } = visitor
    await page.goto(at('/logado/turmas'))
    await page.getByRole('link', { name: /7º A/ }).first().waitFor()
    await page.route(contaScript(), (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.getByRole('button', { name: /^Sua conta/ }).click()
    const loads = await loadsOf(visitor, () => page.getByRole('link', { name: 'Minha conta' }).click())
    expect(loads).toBe(1)
    await page.getByRole('alert').waitFor()
    await page.getByRole('button', { name: 'Carregar de novo' }).waitFor()
    expect(await page.getByRole('link', { name: /início/i }).count()).toBeGreaterThan(0)
    // What a screen lacks leaves the frame: from here one goes on, or out.
    await page.getByRole('button', { name: /^Sua conta/ }).click()
    await page.getByRole('button', { name: 'Sair', exact: true }).waitFor()
    expectRefusals(visitor, /Failed to (?:load resource|fetch dynamically)/)
  })

  it('loads the page when the new version is there', async () => {
    const visitor = await visit({ email: 'aluno@demo.test' })
    const { page } = visitor
    await page.goto(at('/logado/turmas'))
    await page.getByRole('link', { name: /7º A/ }).first().waitFor()
    // The handler stays: taking it away (`times`) may strand the request that follows at once.
    let asked = 0
    await page.route(contaScript(), (route) => {
      asked += 1
      return asked === 1 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()
    })
    await page.getByRole('button', { name: /^Sua conta/ }).click()
    await page.getByRole('link', { name: 'Minha conta' }).click()
    await page.getByRole('heading', { name: 'Minha conta' }).waitFor()
    expectRefusals(visitor)
  })
})

describe('the device', () => {
  it('says that it is offline, and that it is back', async () => {
    const visitor = await visit({ email: 'aluno@demo.test' })
    const { page, context } = visitor
    await page.goto(at('/logado/turmas'))
    await page.getByRole('link', { name: /7º A/ }).first().waitFor()
    await context.setOffline(true)
    await page.getByRole('status').getByText('Sem conexão.').waitFor()
    await context.setOffline(false)
    await page.getByText('Sem conexão.').waitFor({ state: 'detached' })
    expectRefusals(visitor)
  })

  it('says that its clock is wrong by more than ten minutes, and not by less', async () => {
    const { page } = await visit({ email: 'aluno@demo.test' })
    const shift = (seconds: number) =>
      page.route('**/leituras?*', async (route) => {
        const response = await route.fetch()
        const told = (await response.json()) as object
        await route.fulfill({
          json: { ...told, agora: new Date(Date.now() + seconds * 1000).toISOString() },
        })
      })
    await shift(660)
    await page.goto(at('/logado/turmas'))
    await page.getByText('O relógio deste aparelho está errado.').waitFor()
    await page.unrouteAll()
    await shift(500)
    const asked = page.waitForResponse('**/leituras?*')
    await page.reload()
    await asked
    await page.getByRole('link', { name: /7º A/ }).first().waitFor()
    expect(await page.getByText('O relógio deste aparelho está errado.').count()).toBe(0)
  })
})
