/** A table in the wild on the screen: what was understood of a workbook is said, and read otherwise by choice. */
import { expect, it } from 'vitest'
import { pessoasPorFolha } from '../core/testing/wild-tables.ts'
import { at, axe, openBrowser, overflow, PHONE, settled } from './browser.ts'

const { visit } = openBrowser()

it('a workbook with a sheet for each class says which sheets it reads, and one is left out', async () => {
  const { page } = await visit({ email: 'gestora@demo.test', viewport: PHONE })
  await page.goto(at('/logado/administracao/demo/usuarios/lote'))
  await page.getByLabel('Arquivo CSV, XLSX, ODS ou JSON').setInputFiles({
    name: 'turmas.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await pessoasPorFolha('NENHUMA', ['6A', '6B']),
  })
  await page.getByRole('button', { name: 'Enviar e conferir' }).click()
  await page.getByText('folha “6A”, títulos das colunas na linha 1; folha “6B”', { exact: false }).waitFor()
  await page.getByText('4 linhas').waitFor()
  await page.getByRole('button', { name: 'Mudar folha ou linha dos títulos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: '6B · 3 linhas' }).uncheck()
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Ler assim' }).click()
  await page.getByText('2 linhas').waitFor()
})
