/** The bank of questions: taken from a lesson, undone, taken again, found, edited, put away; each type written by keyboard alone. */

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { buildTela } from '../areas/ensino/aula/factory.ts'
import { putPublished } from '../areas/ensino/aula/server/factory.ts'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, sendNow } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

/** A published lesson of the teacher's own, with two questions that can go and one that cannot. */
async function makeAula(titulo: string): Promise<number> {
  const [row] = await sql(
    `select u.tenant_id as id, u.id as autor, t.id as turma from usuario u
     join turma t on t.tenant_id = u.tenant_id and t.nome = '7º A' where u.email = 'professora@demo.test'`,
  )
  const place = {
    id: Number(row?.id),
    turma: Number(row?.turma),
    sql: async <R extends object>(text: string, values: readonly unknown[] = []) =>
      (await sql(text, [...values])) as R[],
  }
  const telas = [
    buildTela('texto'),
    buildTela('multipla_escolha', { enunciado: `<p>Como a água vira vapor em ${titulo}?</p>` }),
    buildTela('numerica', { enunciado: `<p>A quantos graus ferve em ${titulo}?</p>` }),
    buildTela('memoria'),
  ]
  return (await putPublished(place, { id: Number(row?.autor) }, { titulo, telas })).id
}

it('takes the questions of a lesson once, undoes, edits one, archives it and brings it back', async () => {
  const titulo = `Vapor ${Date.now().toString(36)}`
  const aula = await makeAula(titulo)
  const storage = { font: 'gigantes' }
  const { page } = await visit({ email: 'professora@demo.test', viewport: PHONE, storage })
  await page.goto(at(`/logado/gerenciar/aula/info/${aula}`))
  await page.getByRole('link', { name: 'Extrair questões' }).click()
  await page.getByRole('heading', { level: 1, name: 'Extrair questões' }).waitFor()

  const all = page.getByRole('checkbox', { name: 'Selecionar as 2 que podem ir' })
  expect(await all.isChecked()).toBe(true)
  await page.getByText('O banco guarda questões objetivas').waitFor()
  await page.getByRole('checkbox', { name: 'Tela 3' }).uncheck()
  expect(await all.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true)
  await all.check()
  await page.getByLabel('Dificuldade').selectOption({ label: 'Difícil' })
  await page.getByRole('button', { name: 'Extrair 2 questões' }).click()
  await page.getByText('2 questões entraram no banco.').waitFor()
  await page.getByText('Já está no banco').first().waitFor()
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByText('2 questões saíram do banco.').waitFor()
  // With letters this large it lies over the list until somebody has read it.
  await page.getByRole('button', { name: 'Dispensar' }).click()
  await page.getByRole('checkbox', { name: 'Tela 3' }).uncheck()
  await page.getByRole('button', { name: 'Extrair uma questão' }).click()
  await page.getByText('Uma questão entrou no banco.').waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Ver a questão da tela 2' }).waitFor()
  expect(await page.getByRole('checkbox', { name: 'Tela 2' }).isVisible()).toBe(false)

  await page.getByRole('link', { name: 'Banco de questões' }).click()
  await page.getByRole('heading', { level: 1, name: 'Banco de questões' }).waitFor()
  await page.getByRole('searchbox').fill(`agua VAPOR ${titulo}`)
  await page.getByRole('status').filter({ hasText: 'Uma questão' }).waitFor()
  await page.getByRole('link', { name: `Como a água vira vapor em ${titulo}?` }).click()
  await page.getByText('Evaporação').waitFor()

  await page.getByRole('link', { name: 'Editar', exact: true }).click()
  const letterB = page.getByRole('textbox', { name: 'Alternativa B', exact: true })
  await letterB.fill('Ebulição')
  await page.getByLabel('Explicação').fill('Ferver também faz vapor.')
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Concluir' }).click()
  await page.getByRole('heading', { level: 1, name: /^Questão \d+$/ }).waitFor()
  await page.getByRole('list', { name: 'Alternativas' }).getByText('Ebulição').waitFor()
  await page.getByText('Ferver também faz vapor.').waitFor()

  await page.getByRole('button', { name: 'Arquivar' }).click()
  await page.getByText('Agora a questão está: Arquivada.').waitFor()
  await page.getByRole('button', { name: 'Trazer de volta' }).click()
  await page.getByText('Agora a questão está: Aprovada.').waitFor()
  await sql('delete from questao where origem_aula_id = $1', [aula])
})

/** Walks with Tab until the field of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    const here = await page.evaluate(() => {
      const box = document.activeElement
      return (
        box?.getAttribute('aria-label') ??
        box?.closest('label, .campo')?.textContent ??
        box?.textContent ??
        ''
      )
    })
    if (name.test(here)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No field ${name} was reached.`)
}

async function beginByKeys(page: Page, tipo: string): Promise<void> {
  await page.goto(at('/logado/gerenciar/questoes'))
  await page.getByRole('button', { name: 'Nova questão' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: tipo, exact: true }).waitFor()
  await page.getByRole('menuitem', { name: tipo, exact: true }).press('Enter')
  await page.waitForURL(/\/questoes\/\d+\/editar$/)
  await page.getByRole('textbox', { name: 'Nome da questão' }).waitFor()
}

it('a question is written by keys alone, seen three ways, and put in the bank', async () => {
  const nome = `Bilhete ${Date.now().toString(36)}`
  const { page } = await visit({ email: 'professora@demo.test' })
  await beginByKeys(page, 'Objetiva')
  await tabTo(page, /Nome da questão/)
  await page.keyboard.type(nome)
  await page.getByRole('textbox', { name: 'Enunciado' }).focus()
  await page.keyboard.type('Célia achou um bilhete.')
  await page.getByRole('textbox', { name: 'Comando' }).focus()
  await page.keyboard.type('Quem escreveu o bilhete')
  await tabTo(page, /^Alternativa A é certa/)
  await page.keyboard.press('Space')
  for (const [at, texto] of ['saiu de casa.', 'comeu o bolo.', 'foi dormir.', 'não volta.'].entries()) {
    await tabTo(page, new RegExp(`^Alternativa ${'ABCD'[at]}$`))
    await page.keyboard.type(texto)
  }
  const paper = page.getByRole('region', { name: 'No papel' })
  await paper.getByText('Quem escreveu o bilhete').waitFor()
  // The columns scroll, and the page around them does not.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)
  await page.getByRole('region', { name: 'O leitor de tela diz' }).getByText('D, não volta, 4 de 4').waitFor()
  await page.getByText('Diga por que alguém marcaria esta').first().waitFor()
  await tabTo(page, /^Alternativa B: por que alguém marca/)
  await page.keyboard.type('Para na palavra bolo.')
  await page.getByText('Salvo', { exact: true }).waitFor()
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Colocar no banco' }).press('Enter')
  await page.getByText('Agora a questão está: Aprovada.').waitFor()
  await page.getByText('Para na palavra bolo.').waitFor()
  await page.getByRole('button', { name: 'Adicionar às favoritas' }).press('Enter')
  await page.getByRole('button', { name: 'Remover das favoritas' }).waitFor()
  await page.goto(at('/logado/gerenciar/questoes?favoritas=sim'))
  await page.getByRole('link', { name: nome }).waitFor()
  await sql('delete from questao where titulo = $1', [nome])
})

it('two tabs that write the same question are told apart, and nothing is lost', async () => {
  const one = await visit({ email: 'professora@demo.test', fresh: true })
  const { page, context } = one
  await beginByKeys(page, 'Numérica')
  const nome = page.getByRole('textbox', { name: 'Nome da questão' })
  await nome.fill('Primeira')
  await page.getByText('Salvo', { exact: true }).waitFor()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('textbox', { name: 'Nome da questão' }).fill('Segunda')
  await sendNow(other)
  await other.getByText('Salvo', { exact: true }).waitFor()
  await nome.fill('Terceira')
  await sendNow(page)
  await page.getByText('Esta questão mudou em outro lugar').waitFor()
  expectRefusals(one, /409/)
  await page.getByRole('button', { name: 'Ficar com a minha' }).click()
  await page.getByText('Salvo', { exact: true }).waitFor()
  await other.reload()
  await other.getByRole('heading', { level: 1, name: /Terceira/ }).waitFor()
  await sql("delete from questao where titulo = 'Terceira'")
})

it.each([
  'Múltipla resposta',
  'Verdadeiro ou falso',
  'Associação',
  'Dissertativa',
  'Resposta curta',
  'Lacunas',
  'Ordenação',
  'Classificação',
])('%s begins with its own form and its previews, by telephone too', async (tipo) => {
  const { page } = await visit({ email: 'professora@demo.test', viewport: PHONE })
  await beginByKeys(page, tipo)
  await page.getByRole('textbox', { name: 'Comando' }).fill('Faça como se pede.')
  await page.getByRole('region', { name: 'No celular' }).getByText('Faça como se pede.').waitFor()
  await sendNow(page)
  await page.getByText('Salvo', { exact: true }).waitFor()
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  await sql('delete from questao where id = $1', [Number(page.url().split('/').at(-2))])
})
