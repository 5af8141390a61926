/** A manager makes a pupil, whose password is told once, and suspends them: it holds at the next click. */
import { expect, it } from 'vitest'
import { at, axe, expectRefusals, openBrowser } from './browser.ts'

const { visit } = openBrowser()

it('makes a pupil in a class, who gets in with the password told once, and is out when suspended', async () => {
  const nome = `Íris Conceição ${Date.now().toString(36).replace(/\d/g, 'x')}`
  const { page: manager } = await visit({ email: 'gestora@demo.test' })
  await manager.goto(at('/logado'))
  await manager.getByRole('link', { name: 'Pessoas' }).click()
  await manager.getByRole('link', { name: 'Cadastrar aluno' }).click()
  await manager.getByLabel('Nome', { exact: true }).fill(nome)
  await manager.getByLabel('Turma', { exact: true }).selectOption({ index: 1 })
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
  expectRefusals(pupil, /401|403/)
})
