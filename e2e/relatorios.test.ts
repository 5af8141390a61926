/** The reports of a class: a teacher reads and takes them away, a pupil and a guardian see one portfolio and no other. */
import { expect, it } from 'vitest'
import { openBrowser, PHONE } from './browser.ts'
import { openMore, openTurma } from './turma.ts'

const { visit } = openBrowser()

type Page = Awaited<ReturnType<typeof visit>>['page']

async function openRelatorios(page: Page): Promise<void> {
  await openTurma(page)
  await openMore(page, 'Relatórios')
  await page.getByRole('heading', { level: 2, name: 'Relatórios' }).waitFor()
}

it('lead a teacher to each report; that of the forum is downloaded, and a portfolio is the pupil’s own too', async () => {
  const { page } = await visit({ email: 'professora@demo.test' })
  await openRelatorios(page)
  for (const name of [/Portfólio/, /Enquetes/, /Presença/, /Transferências/, /Convites/])
    await page.getByRole('main').getByRole('link', { name }).first().waitFor()
  await page.getByRole('link', { name: /Participação no fórum/ }).click()
  await page.getByRole('region', { name: 'Quem mais escreveu' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^forum-\d+-.*\.csv$/)
  await openRelatorios(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Portfólio/ })
    .click()
  await page.getByRole('link', { name: 'Tiago Nascimento' }).click()
  await page.getByRole('heading', { level: 2, name: 'Portfólio de Tiago Nascimento' }).waitFor()

  const pupil = (await visit({ email: 'aluno@demo.test', viewport: PHONE })).page
  await openRelatorios(pupil)
  expect(await pupil.getByRole('link', { name: /Participação no fórum/ }).count()).toBe(0)
  await pupil
    .getByRole('main')
    .getByRole('link', { name: /Portfólio/ })
    .click()
  await pupil.getByRole('heading', { level: 2, name: 'Portfólio de Tiago Nascimento' }).waitFor()
  expect(await pupil.getByLabel('Aluno', { exact: true }).count()).toBe(0)
})
