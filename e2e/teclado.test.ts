/** What floats, by the keyboard: it opens where the focus is, keeps it, and gives it back. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { at, openBrowser } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })

const ready = async (email: string, path = '/logado/turmas') => {
  const { page } = await visit({ email })
  await page.goto(at(path))
  await page.getByRole('main').getByRole('link', { name: /7º A/ }).first().waitFor()
  return page
}

it('popovers and the search open by Enter, are next by Tab, and Escape gives the focus back', async () => {
  const page = await ready('aluna@demo.test')
  for (const [button, dialog] of [
    ['Sua conta: Lívia Sampaio', 'Contas'],
    [/^Notificações/, 'Notificações'],
    [/^Acessibilidade/, 'Acessibilidade'],
  ] as const) {
    const trigger = page.getByRole('button', { name: button })
    await trigger.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: dialog })
    await panel.locator('a, button, input').first().waitFor()
    await page.keyboard.press('Tab')
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    expect(await trigger.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  const search = page.getByRole('button', { name: /^Buscar/ })
  await search.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('combobox').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox').waitFor({ state: 'detached' })
  expect(await search.evaluate((element) => element === document.activeElement)).toBe(true)
})

it('the search opens by Ctrl K and goes to a class; a dialogue keeps the focus inside until it is closed', async () => {
  const page = await ready('professora@demo.test')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Buscar pessoas, aulas, páginas…' })
  await field.waitFor()
  await page.keyboard.type('7º B')
  await page.getByRole('option', { name: /7º B.*Língua Portuguesa/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: '7º B' }).waitFor()
  // The title is told to who listens instead of looking.
  await expect.poll(() => focused(page)).toContain('7º B')

  // Another journey may have published them.
  await sql(
    'update topico_nota set nota_publicada = null where topico_id = 4 and tenant_id = (select id from tenant where principal)',
  )
  await page.goto(at('/logado/turmas/turma/3/forum/4/avaliar'))
  const trigger = page.getByRole('button', { name: /^Publicar \d+ notas?$/ })
  await trigger.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ hasText: 'Publicar' })
  await dialog.waitFor()
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    const inside = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(inside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await trigger.evaluate((element) => element === document.activeElement)).toBe(true)
})
