/** A manager and their people: found without accents, made, raised, suspended; each change holds at the next click. */
import { expect, it } from 'vitest'
import { at, axe, openBrowser, PHONE } from './browser.ts'

const { visit } = openBrowser()

/** A refusal that the journey provokes is written by Chromium as an error. */
const forget = (problems: string[], path: RegExp) => {
  const others = problems.filter((problem) => !path.test(problem))
  problems.splice(0, problems.length, ...others)
}

it('finds a teacher without minding accents, by name and by user name', async () => {
  const { page } = await visit({ email: 'gestora@demo.test' })
  await page.goto(at('/logado'))
  await page.getByRole('link', { name: 'Pessoas' }).click()
  await page.waitForURL(/\/localizar-usuarios/)
  const search = page.getByRole('searchbox', { name: /Nome, e-mail/ })
  await search.fill('otavio LACERDA')
  const table = page.getByRole('table')
  await table.getByRole('link', { name: 'Otávio Lacerda' }).waitFor()
  expect(await table.getByRole('row').count()).toBe(2)
  await search.fill('zzzz')
  await page.getByRole('heading', { name: 'Não achamos ninguém' }).waitFor()
  await page.getByRole('button', { name: 'Limpar a busca' }).click()
  await table.getByRole('link').nth(5).waitFor()
  expect(await search.inputValue()).toBe('')
  await page.getByRole('radio', { name: 'Responsáveis' }).click()
  await table.getByRole('link', { name: 'Sandra Nascimento' }).waitFor()
  // The tab is kept while the person looks around.
  await table.getByRole('link', { name: 'Sandra Nascimento' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sandra Nascimento' }).waitFor()
  await page.getByRole('link', { name: 'Pessoas' }).first().click()
  await page.getByRole('radio', { name: 'Responsáveis', checked: true }).waitFor()
  expect(await axe(page)).toEqual([])
})

it('makes a pupil in a class, who gets in with the password told once, and is out when suspended', async () => {
  const nome = `Íris Conceição ${Date.now().toString(36).replace(/\d/g, 'x')}`
  const office = await visit({ email: 'gestora@demo.test' })
  const manager = office.page
  await manager.goto(at('/logado'))
  await manager.getByRole('link', { name: 'Pessoas' }).click()
  await manager.getByRole('link', { name: 'Cadastrar aluno' }).click()
  await manager.getByRole('button', { name: 'Cadastrar' }).click()
  await manager.getByRole('link', { name: 'Escreva o nome.' }).waitFor()
  await manager.getByLabel('Nome', { exact: true }).fill(nome)
  await manager.getByLabel('Turma', { exact: true }).selectOption({ index: 1 })
  await manager.getByLabel(/^CPF/).fill('111.444.777-36')
  await manager.getByRole('button', { name: 'Cadastrar' }).click()
  await manager.getByText('Este CPF não existe').first().waitFor()
  await manager.getByLabel(/^CPF/).fill('')
  await manager.getByRole('button', { name: 'Cadastrar' }).click()
  await manager.getByRole('heading', { name: `${nome} já está aqui` }).waitFor()
  const [login, senha] = await manager.locator('.credenciais dd').allTextContents()
  expect(login).toMatch(/^iris\./)
  expect(await axe(manager)).toEqual([])

  const pupil = await visit()
  await pupil.page.goto(at('/login'))
  await pupil.page.getByLabel('E-mail ou nome de usuário').fill(login ?? '')
  await pupil.page.getByLabel('Senha', { exact: true }).fill(senha ?? '')
  await pupil.page.getByRole('button', { name: 'Entrar', exact: true }).click()
  // The password was made by somebody else: first of all another one.
  await pupil.page.waitForURL(/\/login\/continue/)

  await manager.getByRole('link', { name: 'Abrir a página da pessoa' }).click()
  await manager.getByRole('heading', { level: 1, name: nome }).waitFor()
  await manager.getByRole('button', { name: 'Suspender a conta' }).click()
  const dialog = manager.getByRole('alertdialog')
  await dialog.getByLabel('Motivo').fill('Saiu da escola')
  await dialog.getByRole('button', { name: 'Suspender a conta' }).click()
  await manager.getByText('Conta suspensa.').waitFor()
  await manager.getByRole('button', { name: 'Reativar a conta' }).waitFor()

  await pupil.page.goto(at('/logado'))
  await pupil.page.waitForURL(/\/login(?!\/continue)/)
  // Nothing of the page that was refused is still on its way.
  await pupil.page.goto('about:blank')
  forget(pupil.problems, /401|403/)
  forget(office.problems, /422/)
})

it('gives a teacher a class and takes it away: the other window knows at the next click', async () => {
  const manager = await visit({ email: 'gestora@demo.test' })
  const page = manager.page
  await page.goto(at('/logado'))
  await page.getByRole('link', { name: 'Pessoas' }).click()
  await page.getByRole('searchbox', { name: /Nome, e-mail/ }).fill('otavio lacerda')
  await page.getByRole('link', { name: 'Otávio Lacerda' }).click()
  await page.getByRole('link', { name: 'Ver as turmas' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Turmas de Otávio Lacerda' }).waitFor()
  await page.getByRole('button', { name: 'Pôr em uma turma' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Papel').selectOption('professor')
  const turmas = dialog.getByLabel('Turma', { exact: true })
  await turmas.locator('option', { hasText: '9º A' }).first().waitFor({ state: 'attached' })
  const id = await turmas.locator('option', { hasText: '9º A' }).first().getAttribute('value')

  const teacher = await visit({ email: 'professor@demo.test' })
  const classPage = at(`/logado/turmas/turma/${id}`)
  await teacher.page.goto(classPage)
  await teacher.page
    .getByText(/Não encontramos/)
    .first()
    .waitFor()
  forget(teacher.problems, /404/)

  await turmas.selectOption(id)
  await dialog.getByRole('button', { name: 'Dar um papel' }).click()
  await page.getByText('Papel dado: já vale.').waitFor()
  await teacher.page.goto(classPage)
  await teacher.page.getByRole('heading', { level: 1, name: /9º A/ }).waitFor()

  await page
    .getByRole('listitem')
    .filter({ hasText: '9º A' })
    .getByRole('button', { name: /^Encerrar/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar papel' }).click()
  await page.getByText('Papel encerrado.').waitFor()
  await teacher.page.goto(classPage)
  await teacher.page
    .getByText(/Não encontramos/)
    .first()
    .waitFor()
  forget(teacher.problems, /404/)
})

it('fits a phone, the list as cards and one person below another', async () => {
  const { page } = await visit({ email: 'tenant@demo.test', viewport: PHONE })
  await page.goto(at('/logado/administracao/demo/usuarios?busca=joao'))
  const link = page.getByRole('table').getByRole('link').first()
  await link.waitFor()
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(await wide()).toBe(false)
  expect(await axe(page)).toEqual([])
  await link.click()
  await page.getByRole('heading', { name: 'Situação' }).waitFor()
  expect(await wide()).toBe(false)
  expect(await axe(page)).toEqual([])
})
