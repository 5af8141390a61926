/** A teacher clears a morning's queue on a phone: answers in place, takes one back, puts one off, and goes where work is done. */
import { expect, it } from 'vitest'
import { at, axe, openBrowser, overflow, PHONE, picture } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

it('decides, takes back, puts off, and comes to an end', async () => {
  const { page } = await visit({ email: 'professora@demo.test', viewport: PHONE })
  await page.goto(at('/logado'))
  const queue = page.getByRole('list', { name: 'Para decidir' })
  const line = (words: RegExp) => queue.getByRole('listitem').filter({ hasText: words })
  const titles = () => queue.getByRole('heading', { level: 3 }).allTextContents()
  await queue.waitFor()
  const before = await titles()
  expect(before.length).toBeGreaterThan(2)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await picture(page, 'hoje-390')

  // Taken back: nobody was let in.
  const pending = async () =>
    Number((await sql(`select count(*)::int as n from matricula where status = 'pendente'`))[0]?.n)
  const asking = await pending()
  await line(/para entrar/)
    .getByRole('button', { name: /^Aceitar/ })
    .click()
  await expect.poll(titles).toHaveLength(before.length - 1)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(titles).toEqual(before)
  expect(await pending()).toBe(asking)

  // Let in, once the alert has gone.
  await line(/para entrar/)
    .getByRole('button', { name: /^Aceitar/ })
    .click()
  await page.getByRole('button', { name: 'Dispensar este aviso' }).click()
  await expect.poll(pending).toBeLessThan(asking)
  await expect.poll(titles).toHaveLength(before.length - 1)

  // Put off until tomorrow, and taken up again by the one button.
  const first = line(/.*/).first()
  await first.getByRole('button', { name: /^Mais: / }).click()
  await page.getByRole('menuitem', { name: 'Adiar para amanhã, 7h' }).click()
  await expect.poll(titles).toHaveLength(before.length - 2)
  await page.getByRole('button', { name: 'Mostrar a que você adiou' }).click()
  await expect.poll(titles).toHaveLength(before.length - 1)

  // Its work is done where it lies.
  await line(/para corrigir/)
    .first()
    .getByRole('link', { name: 'Corrigir' })
    .click()
  await page.waitForURL(/atividades-entrega/)
})
