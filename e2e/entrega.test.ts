/** Deliveries: a teacher marks one by its rubric and gives another back; a pupil finds nothing of others. */
import { expect, it } from 'vitest'
import { axe, openBrowser, PHONE } from './browser.ts'
import { openTurma } from './turma.ts'

const { visit } = openBrowser()

type Page = Awaited<ReturnType<typeof visit>>['page']

async function openEntregas(page: Page): Promise<void> {
  await openTurma(page)
  await page.getByRole('navigation', { name: 'Turma' }).getByRole('link', { name: 'Entregas' }).click()
  await page.getByRole('heading', { level: 2, name: 'Entregas' }).waitFor()
}

it('the queue is marked by the rubric, undone, and one given back', async () => {
  const { page } = await visit({ email: 'professora@demo.test' })
  await openEntregas(page)
  await page.getByRole('link', { name: /^Corrigir \d+ entregas?$/ }).click()
  await page.getByRole('heading', { level: 2, name: 'Correções' }).waitFor()
  const rows = page.getByRole('table', { name: 'Correções' }).getByRole('row')
  await rows.nth(1).waitFor()
  expect(await axe(page)).toEqual([])
  await rows.nth(1).getByRole('link').first().click()
  await page.getByRole('heading', { level: 2, name: 'Correção' }).waitFor()
  const first = page.url()
  await page
    .getByRole('button', { name: /^Salvar/ })
    .last()
    .click()
  await page.getByText('escolha um nível em cada critério').waitFor()
  for (const criterio of await page.getByRole('main').getByRole('group').all())
    await criterio.getByRole('radio', { name: /Sim/ }).check()
  await page.getByText('10,0').first().waitFor()
  await page.getByRole('textbox', { name: 'Comentário para o aluno' }).fill('Pode publicar no mural!')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Salvar nota' }).click()
  await page.getByText('Nota salva. O aluno foi avisado.').waitFor()
  await page.getByText('Corrigida', { exact: true }).first().waitFor()
  // On paper: what was delivered and its mark, and no form.
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('heading', { name: 'Trabalho' }).waitFor()
  await page.locator('.so-papel').getByText('Pode publicar no mural!').waitFor()
  await page.getByRole('textbox', { name: 'Comentário para o aluno' }).waitFor({ state: 'hidden' })
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByText('A entrega espera pela correção de novo.').waitFor()
  expect(page.url()).toBe(first)
  await page.getByRole('textbox', { name: 'Comentário para o aluno' }).fill('')
  await page.getByRole('button', { name: 'Devolver ao aluno' }).click()
  await page.getByText('Escreva no comentário o que falta antes de devolver.').waitFor()
  await page.getByRole('textbox', { name: 'Comentário para o aluno' }).fill('Falta a manchete.')
  await page.getByRole('button', { name: 'Devolver ao aluno' }).click()
  await page.getByText('Entrega devolvida. O aluno foi avisado.').waitFor()
  await page.getByText('Devolvida', { exact: true }).first().waitFor()
})

it('a pupil sees the own deliveries only, by telephone', async () => {
  const { page } = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  await openEntregas(page)
  expect(await page.getByRole('link', { name: /^Corrigir/ }).count()).toBe(0)
  // Cards by deadline, never the teacher's table; the first leads to the lesson, or to what came back of it.
  await page.getByRole('region', { name: /Notícia/ }).waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Fazer agora' }).click()
  await page.waitForURL(/\/(?:aula|atividades-entrega)\/\d+/)
})
