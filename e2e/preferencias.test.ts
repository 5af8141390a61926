/** How a person reads: kept on the device, there at the first paint, and with the person on every device. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { at, expectRefusals, openBrowser, PHONE } from './browser.ts'

const { visit } = openBrowser()

const chosen = (page: Page) =>
  page.evaluate(() => {
    const { lang, dataset } = document.documentElement
    const { contraste, tamanho, fonte } = dataset
    return { lang, contraste, tamanho, fonte }
  })

const ALL = { lang: 'en-US', contraste: 'alto', tamanho: 'gigantes', fonte: 'dislexia' }

/** From the first paint: the application never comes. All that was refused is told when it ends. */
async function afterReload(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await page.waitForFunction(() => document.documentElement.dataset.contraste)
}

async function chooseAll(page: Page) {
  await page.getByRole('button', { name: /^Acessibilidade/ }).click()
  const panel = page.getByRole('dialog', { name: 'Acessibilidade' })
  await panel.getByRole('radio', { name: 'Alto' }).check()
  await panel.getByRole('radio', { name: 'Gigantes' }).check()
  await panel.getByText('Fonte para dislexia').click()
  await panel.getByRole('radio', { name: 'English' }).check()
}

describe('preferences', () => {
  it('are dark as the device wishes, and as the person chose from the first paint', async () => {
    const visitor = await visit()
    const { page } = visitor
    const scheme = () => page.evaluate(() => document.documentElement.dataset.esquema)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(at('/'))
    expect(await scheme()).toBe('escuro')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload()
    expect(await scheme()).toBe('claro')
    await page.getByRole('button', { name: /^Acessibilidade/ }).click()
    await page.getByRole('dialog', { name: 'Acessibilidade' }).getByRole('radio', { name: 'Escuras' }).check()
    expect(await scheme()).toBe('escuro')
    await afterReload(page)
    expect(await scheme()).toBe('escuro')
    await page.unrouteAll()
    expectRefusals(visitor)
  })

  it('hold over a reload before anyone signs in, from the first paint', async () => {
    const visitor = await visit()
    const { page } = visitor
    await page.goto(at('/'))
    await chooseAll(page)
    expect(await chosen(page)).toEqual(ALL)
    await afterReload(page)
    expect(await chosen(page)).toEqual(ALL)
    await page.unrouteAll()
    expectRefusals(visitor)
    await page.reload()
    expect(await chosen(page)).toEqual(ALL)
  })

  it('follow the person to another device', async () => {
    const desk = await visit({ email: 'leitora@demo.test' })
    await desk.page.goto(at('/logado/conta'))
    const saved = desk.page.waitForResponse(
      (response) => /\/preferencia$/.test(response.url()) && response.request().method() === 'POST',
    )
    await chooseAll(desk.page)
    expect((await saved).status()).toBe(200)
    await desk.page.waitForTimeout(700)

    const phone = await visit({ email: 'leitora@demo.test', viewport: PHONE })
    await phone.page.goto(at('/logado/conta'))
    await expect.poll(() => chosen(phone.page)).toEqual(ALL)
    await phone.page.getByRole('heading', { name: 'My account' }).waitFor()

    // Another person on the same phone is not bothered by them.
    const other = await visit({ email: 'gestora@demo.test' })
    await other.page.goto(at('/logado/conta'))
    await other.page.getByRole('heading', { name: 'Minha conta' }).waitFor()
    expect(await chosen(other.page)).toMatchObject({ contraste: 'padrao', tamanho: 'padrao', lang: 'pt-BR' })
  })
})
