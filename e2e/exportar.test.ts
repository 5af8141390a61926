/** Questions out of the bank by keyboard: a PDF with the key and one without it, what is lost said before. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { putQuestao } from '../areas/avaliacao/questao/server/factory.ts'
import { readPdf } from '../core/server/pdf/testing.ts'
import { at, axe, openBrowser, overflow, PHONE } from './browser.ts'
import { sql } from './database.ts'
import { professora } from './professora.ts'

const { visit } = openBrowser()

/** A question of the teacher's own that nobody else asks. */
async function makeQuestao(enunciado: string): Promise<number> {
  const { place, autor } = await professora()
  const id = await putQuestao(place, autor, { enunciado: `<p>${enunciado}</p>` })
  await sql("update questao set explicacao = 'Porque ferve.' where id = $1", [id])
  return id
}

/** Asks for the file, waits for it and reads what it says. */
async function baixar(page: Page, nome: RegExp): Promise<string> {
  await page.getByRole('button', { name: 'Baixar uma questão' }).press('Enter')
  const link = page.getByRole('link', { name: nome })
  await link.waitFor()
  const saved = page.waitForEvent('download')
  await link.press('Enter')
  return readPdf(await readFile(await (await saved).path())).pages.join('\n')
}

it('a question is downloaded as a PDF with its key, and as one without, on a phone and by keyboard', async () => {
  const enunciado = `Como a água vira vapor em ${Date.now().toString(36)}?`
  const id = await makeQuestao(enunciado)
  const { page } = await visit({ email: 'professora@demo.test', viewport: PHONE })
  await page.goto(at(`/logado/gerenciar/questoes/exportar?questoes=${id}`))
  await page.getByRole('region', { name: 'O que vai no arquivo' }).getByText('vai inteira').waitFor()
  expect(await page.getByLabel('Formato').inputValue()).toBe('pdf')
  const told = await baixar(page, /^Baixar questoes-com-gabarito-/)
  expect(told).toContain(enunciado)
  expect(told).toContain('Porque ferve.')
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])

  await page.getByRole('radio', { name: 'Sem gabarito' }).press('Space')
  const quiet = await baixar(page, /^Baixar questoes-sem-gabarito-/)
  expect(quiet).toContain(enunciado)
  expect(quiet).not.toMatch(/Porque ferve|Gabarito/)
  await sql('delete from questao where id = $1', [id])
})
