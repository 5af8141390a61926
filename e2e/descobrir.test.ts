/** Discovering: words without accents, facets, a game, a playlist read as a book. */
import { expect, it } from 'vitest'
import { at, axe, openBrowser, PHONE } from './browser.ts'

const { visit } = openBrowser()

it('lessons are found by words and opened; a playlist is read chapter by chapter', async () => {
  const { page } = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  await page.goto(at('/logado/descobrir'))
  await page.getByRole('heading', { level: 1, name: 'Descobrir' }).waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: /resultado/ })
    .waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByPlaceholder('Buscar por tema, título ou código').fill('equacoes')
  await page.getByRole('link', { name: 'Equações: a balança em equilíbrio' }).waitFor()
  await page.waitForURL(/busca=equacoes/)
  await page.getByPlaceholder('Buscar por tema, título ou código').fill('zzzz')
  await page.getByText('Nada foi encontrado').waitFor()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await page.getByRole('link', { name: 'Equações: a balança em equilíbrio' }).click()
  await page.waitForURL(/\/turmas\/turma\/\d+\/aula\/\d+/)
  await page.getByRole('heading', { level: 1 }).waitFor()

  // A playlist is read as a book, chapter by chapter.
  await page.goto(at('/logado/livro'))
  await page.getByRole('heading', { level: 1, name: 'Livros' }).waitFor()
  await page.getByRole('link', { name: 'Férias: um pouco de tudo' }).click()
  const contents = page.getByRole('navigation', { name: 'Sumário' })
  await contents.waitFor()
  await page.getByText(/^Capítulo 1 de/).waitFor()
  expect(await axe(page)).toEqual([])
  await contents.getByRole('link').nth(1).click()
  await page.getByText(/^Capítulo 2 de/).waitFor()
  await page.waitForURL(/capitulo=2/)
})
