/** The schools of a network from a file: read, a doubt answered, a line corrected, recorded, and taken back; on a phone. */
import { expect, it } from 'vitest'
import { at, axe, openBrowser, overflow, PHONE, picture, settled } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

async function network(): Promise<number> {
  const [row] = await sql(
    `select r.id from rede r join tenant n on n.id = r.tenant_id where r.pai_id is null and n.dominio = 'localhost'`,
  )
  return Number(row?.id)
}

it('is sent, settled line by line, recorded and undone on a phone', async () => {
  const rede = await network()
  const { page } = await visit({ email: 'gestora@demo.test', viewport: PHONE })
  const clean = async () => {
    await settled(page)
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
  }
  const mark = Date.now().toString(36)
  const standing = async () =>
    Number((await sql('select count(*) as n from rede where nome like $1', [`%${mark}%`]))[0]?.n)

  await page.goto(at(`/logado/redes/rede/${rede}/gestao/rede-subredes`))
  await page.getByRole('link', { name: 'Escolas por arquivo' }).click()
  await page.getByRole('heading', { level: 1, name: 'Escolas por arquivo' }).waitFor()
  await clean()
  const lines = [
    'Lista de escolas;;;',
    'Nome oficial da unidade;Código INEP;Endereço;Município',
    `EMEF Paulo ${mark};11000101;Rua A, 1;Vilhena`,
    `EMEF Ana ${mark};123;Rua B, 2;Vilhena`,
    `Escola Municipal Lia ${mark};;;`,
    `E. M. Lia ${mark};;;`,
  ]
  const buffer = Buffer.from(`${lines.join('\n')}\n`)
  await page
    .getByLabel('Lista de escolas')
    .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Enviar e conferir' }).click()

  await page.getByRole('heading', { level: 1, name: 'O que traz cada coluna?' }).waitFor()
  await page.getByText('provável: confira').waitFor()
  await clean()
  await page.getByRole('button', { name: 'Conferir' }).click()
  await page.getByRole('heading', { level: 1, name: 'Confira antes de salvar' }).waitFor()
  await page.getByText('“123” não é um código INEP', { exact: false }).waitFor()
  await clean()
  await picture(page, 'rede-importar')
  await page.getByRole('button', { name: 'Corrigir: Linha 4' }).click()
  const dialog = page.getByRole('dialog', { name: 'Corrigir a linha 4' })
  await dialog.getByLabel('Código INEP').fill('11000102')
  await dialog.getByRole('button', { name: 'Salvar e conferir' }).click()
  await page.getByRole('button', { name: '3 novas' }).waitFor()
  await page.getByRole('button', { name: '1 de fora' }).click()
  await page.getByText('É a mesma escola da linha 5.').waitFor()
  expect(await standing()).toBe(0)
  await page.getByRole('button', { name: 'Criar 3 escolas' }).click()

  await page.getByRole('heading', { level: 1, name: 'Escolas criadas' }).waitFor()
  await clean()
  expect(await standing()).toBe(3)
  await page.getByRole('button', { name: 'Desfazer lista' }).click()
  const undo = page.getByRole('alertdialog', { name: 'Desfazer esta lista?' })
  await undo.getByText('3 escolas e redes criadas por ela saem.').waitFor()
  await undo.getByRole('button', { name: 'Desfazer lista' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lista desfeita' }).waitFor()
  expect(await standing()).toBe(0)
})
