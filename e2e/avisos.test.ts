/** Notices: published, acknowledged, and the teacher sees who has. */
import { expect, it } from 'vitest'
import { at, axe, openBrowser, PHONE } from './browser.ts'
import { openMore, openTurma, pdf } from './turma.ts'

const { visit } = openBrowser()

it('a notice that asks for it is acknowledged, and the receipt counts', async () => {
  const titulo = `Passeio ao museu ${Date.now().toString(36)}`
  const teacher = (await visit({ email: 'professora@demo.test' })).page
  await openTurma(teacher)
  await openMore(teacher, 'Avisos')
  await teacher.getByRole('button', { name: 'Novo aviso' }).click()
  await teacher.getByLabel('Título', { exact: true }).fill(titulo)
  await teacher.getByRole('textbox', { name: 'Texto' }).pressSequentially('Saímos às 8h do portão da frente.')
  await teacher.getByLabel('Pedir ciente').check()
  await teacher.getByRole('button', { name: 'Publicar aviso' }).click()
  await teacher.getByText('Aviso publicado.').waitFor()

  const pupil = (await visit({ email: 'aluna@demo.test', viewport: PHONE })).page
  await openTurma(pupil)
  await openMore(pupil, 'Avisos')
  await pupil.getByRole('link', { name: titulo }).click()
  await pupil.waitForURL(/\/avisos\/\d+$/)
  const ciente = pupil
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: titulo })
    .getByRole('button', { name: 'Dar ciente' })
  await ciente.click()
  await ciente.waitFor({ state: 'detached' })

  await openMore(teacher, 'Avisos')
  await teacher.getByRole('link', { name: titulo }).first().click()
  const receipts = teacher.getByRole('region', { name: 'Quem leu' })
  await receipts.getByText(/^1 de \d+ (alunos|responsáveis) deu ciente$/).waitFor()
  await receipts.getByRole('radio', { name: /^Com ciente/ }).check()
  await receipts.getByText('Lívia Sampaio').waitFor()
  expect(await receipts.getByText('Tiago Nascimento').count()).toBe(0)
})

it('a notice goes to the other class of the teacher too', async () => {
  const titulo = `Feira do livro ${Date.now().toString(36)}`
  const { page } = await visit({ email: 'professora@demo.test' })
  await openTurma(page)
  await openMore(page, 'Avisos')
  await page.getByRole('button', { name: 'Novo aviso' }).click()
  await page.getByLabel('Título', { exact: true }).fill(titulo)
  await page.getByRole('textbox', { name: 'Texto' }).pressSequentially('Sábado, na biblioteca.')
  await page.getByRole('group', { name: 'Enviar também para' }).getByLabel(/^7º B/).check()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Publicar aviso' }).click()
  await page.getByText('Aviso publicado em 2 turmas.').waitFor()
  await page.getByRole('link', { name: titulo }).first().waitFor()

  await page.goto(at('/logado/turmas'))
  await page.getByRole('main').getByRole('link', { name: /7º B/ }).first().click()
  await page.getByRole('heading', { level: 1, name: '7º B' }).waitFor()
  await page.getByText(titulo).first().waitFor()
})

it('a notice to the network reaches its classes, and who sent it sees who has read', async () => {
  const titulo = `Feriado municipal ${Date.now().toString(36)}`
  const { page } = await visit({ email: 'gestora@demo.test' })
  await page.goto(at('/logado'))
  await page.getByRole('link', { name: 'Avisos da rede' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Avisos da rede' }).waitFor()
  await page.getByRole('button', { name: 'Novo aviso' }).click()
  await page.getByLabel('Título', { exact: true }).fill(titulo)
  await page.getByRole('textbox', { name: 'Texto' }).pressSequentially('Não haverá aula na sexta.')
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Publicar em').fill('2020-01-01T08:00')
  await page.getByRole('button', { name: 'Agendar aviso' }).click()
  await page.getByText('Este momento já passou.').first().waitFor()
  await page.getByLabel('Publicar em').fill('')
  await page.getByLabel('Pedir ciente').check()
  await page.locator('input[type=file]:not([data-picture])').setInputFiles([pdf('calendario.pdf')])
  await page.getByText('calendario.pdf').waitFor()
  await page.getByRole('button', { name: 'Publicar aviso' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar aviso' }).click()
  await page.waitForURL(/\/gestao\/avisos\/\d+$/)

  const pupil = (await visit({ email: 'aluna@demo.test', viewport: PHONE })).page
  await openTurma(pupil)
  await openMore(pupil, 'Avisos')
  await pupil.getByRole('link', { name: titulo }).click()
  await pupil.waitForURL(/\/avisos\/\d+$/)
  await pupil
    .getByRole('link', { name: /calendario\.pdf/ })
    .first()
    .waitFor()
  // An edit comes to the open page of the class.
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByLabel('Título', { exact: true }).fill(`${titulo} (mudou)`)
  await page.getByRole('button', { name: 'Remover calendario.pdf' }).click()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Salvar mudanças' }).click()
  await page.getByText('Aviso alterado em todas as turmas.').waitFor()
  await page.getByRole('heading', { level: 1, name: `${titulo} (mudou)` }).waitFor()
  await pupil.getByRole('heading', { name: `${titulo} (mudou)` }).waitFor()
  await pupil.getByRole('link', { name: /calendario\.pdf/ }).waitFor({ state: 'detached' })
  await pupil.getByRole('main').getByRole('button', { name: 'Dar ciente' }).first().click()
  await pupil.getByRole('main').getByText('Ciente').first().waitFor()

  await page.reload()
  await page.getByText(/^Alunos: 1 de \d+ deu ciente/).waitFor()
  await page.getByPlaceholder('Buscar pessoa').fill('livia sampaio')
  await page.getByText(/^Deu ciente em/).waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: /^Lembrar \d+ pessoas/ }).click()
  await page.getByText(/^Quem faltava foi lembrado em/).waitFor()
})
