/** A curriculum from a file: columns told, errors seen and left out, recorded, exported as it was, sent again, undone. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, picture, settled, WIDE } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

const EMAIL = 'admin@demo.test'
const PLACE = '/logado/curriculos/importar'

/** Forty skills of two components, three lines at fault; the columns `x` and `cor` say nothing to the product. */
function csv(): string {
  const lines = Array.from({ length: 40 }, (_, i) => [
    `H${String(i + 1).padStart(2, '0')}`,
    `Saber a coisa ${i + 1}, e dizer.`,
    i % 2 ? 'Matemática' : 'LP',
    '6 | 7',
    'azul',
  ])
  const set = (line: number, column: number, value: string) => {
    const cells = lines[line - 2]
    if (cells) cells[column] = value
  }
  set(5, 2, 'Alquimia')
  set(9, 0, 'H01')
  set(9, 2, 'LP')
  set(21, 3, 'ontem')
  const cell = (text: string) => (text.includes(',') ? `"${text}"` : text)
  return `x1,x2,x3,Ano,cor\n${lines.map((line) => line.map(cell).join(',')).join('\n')}\n`
}

async function send(page: Page, name: string, text: string): Promise<void> {
  await page.goto(at(PLACE))
  await page
    .getByLabel('Arquivo com as habilidades')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Enviar e conferir' }).click()
}

const clean = async (page: Page) => {
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
}

async function exported(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Exportar' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Exportar como CSV' }).click(),
  ])
  return (await readFile(await download.path())).toString()
}

const standing = async (nome: string) =>
  Number(
    (
      await sql(
        `select count(*) as n from habilidade h join curriculo c on c.tenant_id = h.tenant_id and c.id = h.curriculo_id
         where c.nome = $1 and h.remocao_id is null`,
        [nome],
      )
    )[0]?.n,
  )

it('a file of forty goes in by its columns, without three lines, comes out as it was, and is undone', async () => {
  const name = `rede-${Date.now().toString(36)}`
  const { page } = await visit({ email: EMAIL, viewport: WIDE })
  await page.goto(at('/logado/curriculos'))
  await page.getByRole('link', { name: 'Importar currículo' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Importar currículo' }).waitFor()
  await clean(page)

  await send(page, `${name}.csv`, csv())
  await page.getByRole('heading', { level: 1, name: 'O que traz cada coluna?' }).waitFor()
  await clean(page)
  const column = (heading: string) => page.getByRole('combobox', { name: `Significa: ${heading}` })
  await column('x1').selectOption({ label: 'Código' })
  await column('x2').selectOption({ label: 'Texto da habilidade' })
  expect(await page.getByRole('button', { name: 'Conferir' }).isDisabled()).toBe(true)
  await column('x3').selectOption({ label: 'Componente curricular' })
  await page.getByRole('button', { name: 'Conferir' }).click()

  await page.getByRole('heading', { level: 1, name: 'Confira antes de salvar' }).waitFor()
  await page.getByRole('button', { name: '3 com erro' }).waitFor()
  const problems = page.getByRole('table')
  await problems.getByText('O componente “Alquimia” não é uma disciplina daqui.', { exact: false }).waitFor()
  await problems.getByText('Este código já está na linha 2.', { exact: false }).waitFor()
  await clean(page)
  await picture(page, 'curriculo-importar')
  await page.getByRole('checkbox', { name: 'Deixar de fora as 3 linhas com erro' }).check()
  await page.getByRole('button', { name: 'Salvar 37 habilidades' }).click()

  await page.getByRole('heading', { level: 1, name: 'Currículo importado' }).waitFor()
  await clean(page)
  expect(await standing(name)).toBe(37)
  const sound = csv()
    .split('\n')
    .filter((_, i) => ![4, 8, 20].includes(i))
    .join('\n')
  expect(await exported(page)).toBe(sound)

  // The same again finds everything there.
  await send(page, `${name}.csv`, sound.replace('x1,x2,x3', 'codigo,texto,componente'))
  await page.getByRole('button', { name: '37 sem mudança' }).waitFor()
  await page.getByText('Não há nada a salvar', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Descartar importação' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar importação' }).click()

  await page
    .getByRole('link', { name: `${name}.csv` })
    .first()
    .click()
  await page.getByRole('button', { name: 'Desfazer importação' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Desfazer esta importação?' })
  await dialog.getByText('37 habilidades saem do currículo', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Desfazer importação' }).click()
  await page.getByRole('heading', { level: 1, name: 'Importação desfeita' }).waitFor()
  expect(await standing(name)).toBe(0)
})

it('stands on a phone, in high contrast and with huge letters, and says what is wrong with a file', async () => {
  const visitor = await visit({
    email: EMAIL,
    viewport: PHONE,
    storage: { contrast: 'alto', font: 'gigantes' },
  })
  const { page } = visitor
  await send(page, 'vazio.csv', 'codigo;texto;componente\n')
  await page.getByText('O arquivo não tem linhas.', { exact: false }).waitFor()
  expect(expectRefusals(visitor)).toHaveLength(1)
  await send(page, 'certo.csv', csv().replace('x1,x2,x3', 'codigo,texto,componente'))
  await page.getByRole('heading', { level: 1, name: 'Confira antes de salvar' }).waitFor()
  await page.getByRole('button', { name: '3 com erro' }).waitFor()
  await clean(page)
})
