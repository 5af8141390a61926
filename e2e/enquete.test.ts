/** Surveys: a teacher asks, a pupil answers once by telephone, the teacher reads the results. */
import { expect, it } from 'vitest'
import { axe, openBrowser, PHONE } from './browser.ts'
import { openMore, openTurma } from './turma.ts'

const { visit } = openBrowser()

type Page = Awaited<ReturnType<typeof visit>>['page']

async function openEnquetes(page: Page): Promise<void> {
  await openTurma(page)
  await openMore(page, 'Enquetes')
  await page.getByRole('heading', { level: 2, name: 'Enquetes' }).waitFor()
}

it('a survey is built, answered once, ended and read', async () => {
  const titulo = `Feira de ciências ${Date.now().toString(36)}`
  const teacher = (await visit({ email: 'professora@demo.test' })).page
  await openEnquetes(teacher)
  await teacher.getByRole('link', { name: 'Nova enquete' }).click()
  await teacher.getByLabel('Título').fill(titulo)
  await teacher.getByLabel('O que você quer perguntar?').fill('Que tema você prefere?')
  await teacher.getByRole('textbox', { name: 'Opção 1' }).fill('Água')
  await teacher.getByRole('textbox', { name: 'Opção 2' }).fill('Energia')
  await teacher.getByLabel('Com nomes').check()
  await teacher.getByRole('radio', { name: 'Ao vivo' }).check()
  expect(await axe(teacher)).toEqual([])
  await teacher.getByRole('button', { name: 'Abrir para a turma' }).click()
  await teacher.getByText('A enquete está aberta.').waitFor()

  const pupil = (await visit({ email: 'aluno@demo.test', viewport: PHONE })).page
  await openEnquetes(pupil)
  await pupil.getByRole('link', { name: titulo }).click()
  await pupil.getByRole('radio', { name: 'Energia' }).check()
  // What was chosen is still there after leaving.
  await pupil.reload()
  expect(await pupil.getByRole('radio', { name: 'Energia' }).isChecked()).toBe(true)
  await pupil.getByRole('button', { name: 'Enviar respostas' }).click()
  await pupil.getByRole('alertdialog').getByRole('button', { name: 'Enviar respostas' }).click()
  await pupil.getByText('Você já respondeu').waitFor()

  await teacher.getByRole('link', { name: 'Ver resultados' }).click()
  const result = teacher.getByRole('region', { name: /Que tema você prefere/ })
  await result.getByText('1 · 100%').waitFor()
  await teacher.getByText('Tiago Nascimento').click()
  await teacher.getByRole('definition').filter({ hasText: 'Energia' }).waitFor()
  expect(await axe(teacher)).toEqual([])
})
