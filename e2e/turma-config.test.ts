/** A class is made by a manager, with its teacher and the sheet of its code, put into the bin and taken out again. */
import { expect, it } from 'vitest'
import { at, axe, openBrowser } from './browser.ts'

const { visit } = openBrowser()

const unique = () => Date.now().toString(36).slice(-5)

it('is made in a school, and opens on its settings', async () => {
  const nome = `Reforço ${unique()}`
  const { page } = await visit({ email: 'gestora@demo.test' })
  await page.goto(at('/logado/turmas'))
  await page.getByRole('link', { name: 'Nova turma' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nova turma' }).waitFor()
  await page.getByLabel('Nome', { exact: true }).fill(nome)
  await page.getByLabel('Escola ou rede').selectOption({ label: '\u2003E. M. Lagoa Serena' })
  await page.getByRole('button', { name: 'Adicionar docente' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome da pessoa').fill('otavio')
  await dialog.getByRole('radio', { name: /Otávio Lacerda/ }).check()
  await dialog.getByRole('button', { name: 'Como titular' }).click()
  await page.getByText('Otávio Lacerda').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Criar turma' }).click()
  await page.waitForURL(/\/turma\/\d+\/configuracoes$/)
  await page.getByRole('heading', { level: 1, name: nome }).waitFor()
  await page.getByText('A turma está ativa.').waitFor()
  const sheet = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  // Whoever was named teaches it at the next request.
  const teacher = await visit({ email: 'professor@demo.test' })
  await teacher.page.goto(at(`/logado/turmas?busca=${encodeURIComponent(nome.toLowerCase())}`))
  await teacher.page.getByRole('link', { name: new RegExp(nome) }).waitFor()
  // Without pupils it may go into the bin, and come back.
  await page.getByRole('button', { name: 'Excluir turma' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel(/Para confirmar/).fill(nome)
  await question.getByRole('button', { name: 'Excluir turma' }).click()
  await page.goto(at('/logado/turmas/turmas-encerradas?lixeira=sim'))
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: `Restaurar ${nome}` }).click()
  await page.getByText('Turma restaurada').waitFor()
  await page.goto(at(`/logado/turmas?busca=${encodeURIComponent(nome)}`))
  await page.getByRole('link', { name: new RegExp(nome) }).waitFor()
})
