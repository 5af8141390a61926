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

async function openNoticia(page: Page): Promise<void> {
  await openEntregas(page)
  await page
    .getByRole('link', { name: /Notícia/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 2, name: /Notícia/ }).waitFor()
}

it('at the desk one by its rubric, one to be redone; sent together, then one is put right in its page', async () => {
  const { page } = await visit({ email: 'professora@demo.test' })
  // By the lesson: what other journeys left in the class to be corrected is in no one's way.
  await openNoticia(page)
  await page.getByRole('link', { name: /^Corrigir \d+ entregas?$/ }).click()
  await page.getByText('Mesa de correção').first().waitFor()
  const work = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await work.waitFor()
  const marked = (await work.textContent()) ?? ''
  expect(await axe(page)).toEqual([])
  const next = page.getByRole('button', { name: 'Salvar e próxima' })
  await next.click()
  await page.getByRole('alert').getByText('faltam 4 critérios').waitFor()
  for (const criterio of await page.getByRole('region', { name: 'Rubrica' }).getByRole('group').all())
    await criterio.getByRole('radio', { name: /Sim/ }).check({ force: true })
  await page.getByText('10,0', { exact: true }).waitFor()
  await page.getByRole('textbox', { name: 'Comentário geral' }).fill('Pode publicar no mural!')
  await next.click()
  await expect.poll(() => work.textContent()).not.toBe(marked)
  const redone = (await work.textContent()) ?? ''
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Pedir para refazer' }).click()
  await next.click()
  await page
    .getByRole('alert')
    .getByText(/Diga o que falta/)
    .waitFor()
  await page.getByRole('textbox', { name: 'Comentário geral' }).fill('Falta a manchete.')
  await next.click()
  await page.getByRole('button', { name: 'Enviar 2 correções' }).click()
  await page.getByText('2 correções enviadas.').waitFor()
  await page.getByRole('button', { name: 'Dispensar este aviso' }).last().click()

  await openNoticia(page)
  const row = (nome: string) => page.getByRole('row').filter({ hasText: nome })
  await row(redone).getByText('Devolvida').waitFor()
  await row(marked).getByText('Corrigida').waitFor()
  await row(marked).getByRole('link').first().click()
  await page.getByRole('heading', { level: 2, name: 'Correção' }).waitFor()
  // On paper: what was delivered and its mark, and no form.
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('heading', { name: 'Trabalho' }).waitFor()
  await page.locator('.so-papel').getByText('Pode publicar no mural!').waitFor()
  await page.getByRole('textbox', { name: 'Comentário para o aluno' }).waitFor({ state: 'hidden' })
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('textbox', { name: 'Comentário para o aluno' }).fill('Pode publicar no jornal!')
  await page.getByRole('button', { name: 'Salvar nota' }).click()
  await page.getByText('Nota salva. O aluno foi avisado.').waitFor()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByText('A entrega espera pela correção de novo.').waitFor()
  await page.getByRole('textbox', { name: 'Comentário para o aluno' }).fill('')
  await page.getByRole('button', { name: 'Devolver ao aluno' }).click()
  await page.getByText('Escreva no comentário o que falta antes de devolver.').waitFor()
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
