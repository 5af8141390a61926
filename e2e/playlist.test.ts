/** Playlists: made, filled, put in order by the keyboard, linked to a class, and removed with the class named. */
import { expect, it } from 'vitest'
import { at, axe, openBrowser, settled } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

const slug = async () => String((await sql('select slug from tenant where principal'))[0]?.slug)

/** The lessons of the playlist that is open, in their order. */
const ORDER = '.pl-aulas .pl-palavras > b'

it('a playlist is made, put in order by the keyboard, linked, and removed', async () => {
  const nome = `Projeto ${Date.now().toString(36)}`
  const { page } = await visit({ email: 'professora@demo.test' })
  await page.goto(at(`/logado/administracao/${await slug()}/playlist`))
  await page.getByRole('heading', { level: 1, name: 'Playlists' }).waitFor()
  // They stand under the lessons in the menu.
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Aulas', exact: true })
  expect(await menu.first().getAttribute('aria-current')).not.toBeNull()
  await page.getByRole('button', { name: 'Nova playlist' }).click()
  await page.getByRole('textbox', { name: 'Nome' }).fill(nome)
  await page.getByLabel('Pacote offline').check()
  await page.getByLabel('Tags').fill('projeto')
  await page.keyboard.press('Enter')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Criar playlist' }).click()
  await page.getByRole('heading', { level: 1, name: nome }).waitFor()

  await page.getByRole('button', { name: 'Adicionar aulas' }).click()
  const drawer = page.getByRole('dialog', { name: 'Adicionar aulas' })
  const free = drawer.getByRole('button', { name: /^Adicionar:/ })
  for (const n of [1, 2, 3]) {
    await free.first().click()
    await drawer.getByText(`${n} de 200 aulas`).waitFor()
  }
  expect(await axe(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Pronto' }).click()
  const before = await page.locator(ORDER).allTextContents()
  expect(before).toHaveLength(3)

  // The first goes last without a mouse, and the order is still there after leaving.
  await page.getByRole('button', { name: `Mover “${before[0]}”`, exact: true }).focus()
  await page.keyboard.press('Space')
  const spoken = (place: number) => page.getByText(`lugar ${place} de 3`).waitFor({ state: 'attached' })
  await spoken(1)
  // The places are measured in the frames after the piece was lifted.
  await page.waitForTimeout(300)
  for (const place of [2, 3]) {
    await page.keyboard.press('ArrowDown')
    await spoken(place)
  }
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/playlist/editar') && answer.ok())
  await page.keyboard.press('Space')
  await kept
  await page.reload()
  await settled(page)
  expect(await page.locator(ORDER).allTextContents()).toEqual([before[1], before[2], before[0]])

  await page.getByRole('link', { name: 'Vínculos' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vínculos' }).waitFor()
  await page.getByRole('button', { name: 'Vincular' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vincular a redes e turmas' })
  await dialog.getByRole('searchbox').fill('7º A')
  await dialog.getByRole('checkbox', { name: /^7º A/ }).first().check()
  await dialog.getByLabel(/Último dia/).fill('2099-06-30')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Vincular' }).click()
  await page.getByText('até 30/06/2099').waitFor()
  await page.getByRole('link', { name: nome }).click()

  await page.getByRole('button', { name: 'Remover playlist' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByText('Uma turma perde esta playlist:').waitFor()
  await asked.getByText('7º A').waitFor()
  expect(await axe(page)).toEqual([])
  await asked.getByRole('button', { name: 'Remover playlist' }).click()
  await page.getByRole('heading', { level: 1, name: 'Playlists' }).waitFor()
  await page.getByRole('link', { name: nome }).waitFor({ state: 'detached' })
})
