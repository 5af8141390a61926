/** Notices: published, acknowledged, and the teacher sees who has. */
import { expect, it } from 'vitest'
import { openBrowser, PHONE } from './browser.ts'
import { openTurma } from './turma.ts'

const { visit } = openBrowser()

it('a notice that asks for it is acknowledged, and the receipt counts', async () => {
  const titulo = `Passeio ao museu ${Date.now().toString(36)}`
  const teacher = (await visit({ email: 'professora@demo.test' })).page
  await openTurma(teacher)
  await teacher
    .getByRole('navigation', { name: 'Turma' })
    .getByRole('link', { name: /^Avisos/ })
    .click()
  await teacher.getByRole('button', { name: 'Novo aviso' }).click()
  await teacher.getByLabel('Título').fill(titulo)
  await teacher.getByRole('textbox', { name: 'Texto' }).pressSequentially('Saímos às 8h do portão da frente.')
  await teacher.getByLabel('Pedir ciente').check()
  await teacher.getByRole('button', { name: 'Publicar aviso' }).click()
  await teacher.getByText('Aviso publicado.').waitFor()

  const pupil = (await visit({ email: 'aluna@demo.test', viewport: PHONE })).page
  await openTurma(pupil)
  await pupil
    .getByRole('navigation', { name: 'Turma' })
    .getByRole('link', { name: /^Avisos/ })
    .click()
  await pupil.getByRole('link', { name: titulo }).click()
  await pupil.waitForURL(/\/avisos\/\d+$/)
  const ciente = pupil
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: titulo })
    .getByRole('button', { name: 'Dar ciente' })
  await ciente.click()
  await ciente.waitFor({ state: 'detached' })

  await teacher
    .getByRole('navigation', { name: 'Turma' })
    .getByRole('link', { name: /^Avisos/ })
    .click()
  await teacher.getByRole('link', { name: titulo }).first().click()
  const receipts = teacher.getByRole('region', { name: 'Quem leu' })
  await receipts.getByText(/^1 de \d+ (estudantes|responsáveis) deu ciente$/).waitFor()
  await receipts.getByRole('radio', { name: /^Com ciente/ }).check()
  await receipts.getByText('Lívia Sampaio').waitFor()
  expect(await receipts.getByText('Tiago Nascimento').count()).toBe(0)
})
