/** The reports of a class: a teacher reads and takes them away, a pupil and a guardian see one portfolio and no other. */
import { expect, it } from 'vitest'
import { axe, openBrowser, overflow, PHONE } from './browser.ts'
import { openTurma } from './turma.ts'

const { visit } = openBrowser()

type Page = Awaited<ReturnType<typeof visit>>['page']

async function openRelatorios(page: Page): Promise<void> {
  await openTurma(page)
  await page.getByRole('navigation', { name: 'Turma' }).getByRole('link', { name: 'Relatórios' }).click()
  await page.getByRole('heading', { level: 2, name: 'Relatórios' }).waitFor()
}

it('leads a teacher to each report, and the one of the forum is searched, narrowed and downloaded', async () => {
  const { page } = await visit({ email: 'professora@demo.test' })
  await openRelatorios(page)
  await page.getByRole('link', { name: /Participação no fórum/ }).waitFor()
  for (const name of [/Portfólio/, /Enquetes/, /Presença/, /Transferências/, /Convites/])
    await page.getByRole('main').getByRole('link', { name }).first().waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: /Participação no fórum/ }).click()
  await page.getByRole('region', { name: 'Quem mais escreveu' }).waitFor()
  expect(await axe(page)).toEqual([])
  const rows = page.getByRole('table').getByRole('row')
  await rows.nth(2).waitFor()
  const all = await rows.count()
  await page.getByRole('searchbox', { name: 'Buscar aluno' }).fill('TIAGO')
  await page.waitForURL(/busca=TIAGO/)
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByRole('searchbox', { name: 'Buscar aluno' }).fill('')
  await expect.poll(() => rows.count()).toBe(all)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^forum-\d+-.*\.csv$/)
  await page.getByLabel('De', { exact: true }).fill('2020-01-01')
  await page.getByLabel('Até', { exact: true }).fill('2020-01-31')
  await page.getByRole('region', { name: 'Quem mais escreveu' }).waitFor({ state: 'detached' })
  await expect.poll(() => rows.count()).toBe(all)
})

it('a teacher opens the sheet of a pupil, who finds the same one alone', async () => {
  const teacher = (await visit({ email: 'professora@demo.test' })).page
  await openRelatorios(teacher)
  await teacher
    .getByRole('main')
    .getByRole('link', { name: /Portfólio/ })
    .click()
  await teacher.getByRole('link', { name: 'Tiago Nascimento' }).click()
  await teacher.getByRole('heading', { level: 2, name: 'Portfólio de Tiago Nascimento' }).waitFor()
  expect(await axe(teacher)).toEqual([])
  const pupil = (await visit({ email: 'aluno@demo.test', viewport: PHONE })).page
  await openRelatorios(pupil)
  expect(await pupil.getByRole('link', { name: /Participação no fórum/ }).count()).toBe(0)
  await pupil
    .getByRole('main')
    .getByRole('link', { name: /Portfólio/ })
    .click()
  await pupil.getByRole('heading', { level: 2, name: 'Portfólio de Tiago Nascimento' }).waitFor()
  expect(await pupil.getByLabel('Aluno', { exact: true }).count()).toBe(0)
  expect(await overflow(pupil)).toEqual([])
  expect(await axe(pupil)).toEqual([])
})
