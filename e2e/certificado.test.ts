/** A certificate is printed by its owner, checked by anybody, revoked by who answers for it, and made valid again. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { putCertificado } from '../areas/trilhas/certificado/server/factory.ts'
import { readPdf } from '../core/server/pdf/testing.ts'
import { at, axe, openBrowser, overflow, PHONE } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

/** A certificate of the demonstration's pupil on a path of the demonstration's teacher, under a name of its own. */
async function issued() {
  const [row] = await sql(
    `select n.id as tenant, a.id, a.nome, p.id as autor, t.rede_id as rede
     from tenant n join turma t on t.tenant_id = n.id and t.nome = '7º A'
     join usuario a on a.tenant_id = n.id and a.email = 'aluno@demo.test'
     join usuario p on p.tenant_id = n.id and p.email = 'professora@demo.test' where n.principal`,
  )
  const trilhaNome = `Trilha da estufa ${Date.now().toString(36)}`
  const made = await putCertificado(
    { id: Number(row?.tenant), sql: sql as never },
    { id: Number(row?.id), nome: String(row?.nome) },
    {
      trilha: 4_100_000_000 + (Date.now() % 100_000_000),
      trilhaNome,
      rede: Number(row?.rede),
      autor: { id: Number(row?.autor) },
    },
  )
  return { ...made, trilhaNome, nome: String(row?.nome) }
}

async function checkByHand(page: Page, codigo: string) {
  await page.goto(at('/certificado'))
  await page.getByRole('heading', { name: 'Conferir certificado' }).waitFor()
  await page.getByLabel('Código do certificado').fill(codigo.toLowerCase())
  await page.keyboard.press('Enter')
}

it('is downloaded by its owner as a tagged page that says what it certifies', async () => {
  const { codigo, trilhaNome, nome } = await issued()
  const { page } = await visit({ email: 'aluno@demo.test', viewport: PHONE, storage: { font: 'gigantes' } })
  await page.goto(at('/logado/certificados'))
  await page.getByRole('heading', { level: 1, name: 'Meus certificados' }).waitFor()
  await page.getByRole('heading', { name: trilhaNome }).waitFor()
  expect(await overflow(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: `Baixar o certificado de ${trilhaNome} em PDF` }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe(`certificado-${codigo}.pdf`)
  const { pages, tagged } = readPdf(await readFile(await download.path()))
  expect([pages.length, tagged]).toEqual([1, true])
  const text = (pages[0] ?? '').replace(/\s+/g, ' ')
  for (const part of [nome, trilhaNome, 'com carga horária de 40 horas.', codigo.match(/.{4}/g)?.join('-')])
    expect(text).toContain(part)
})

it('is checked without an account, revoked with a reason, restored, and listed in CSV', async () => {
  const { codigo, trilhaNome, nome } = await issued()
  const { page: anybody } = await visit()
  await checkByHand(anybody, codigo.match(/.{4}/g)?.join('-') ?? '')
  await anybody.getByRole('heading', { name: 'Certificado válido' }).waitFor()
  await anybody.getByText(nome, { exact: true }).waitFor()
  await anybody.getByText(trilhaNome).waitFor()
  expect(new URL(anybody.url()).pathname).toBe(`/certificado/${codigo}`)
  expect(await axe(anybody)).toEqual([])

  const { page: teacher } = await visit({ email: 'professora@demo.test' })
  await teacher.goto(at('/logado/gerenciar/certificados'))
  await teacher.getByRole('heading', { level: 1, name: 'Certificados emitidos' }).waitFor()
  await teacher.getByRole('searchbox').fill(codigo)
  await teacher.getByText('Um certificado', { exact: true }).waitFor()
  const act = async (what: string) => {
    await teacher.getByRole('button', { name: `Ações do certificado de ${nome}, ${trilhaNome}` }).click()
    await teacher.getByRole('menuitem', { name: what }).click()
    const dialog = teacher.getByRole('dialog')
    await dialog.getByRole('button', { name: what }).click()
    await dialog.getByText('Escreva o motivo, com pelo menos 3 letras.').waitFor()
    expect(await axe(teacher)).toEqual([])
    await dialog.getByLabel('Motivo').fill('Emitido por engano')
    await dialog.getByRole('button', { name: what }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await act('Revogar certificado')
  await teacher.getByRole('table').getByText('Emitido por engano').waitFor()
  await anybody.reload()
  await anybody.getByRole('heading', { name: 'Certificado revogado' }).waitFor()
  expect(await anybody.getByText('engano').count()).toBe(0)
  expect(await axe(anybody)).toEqual([])
  await act('Restaurar certificado')
  await anybody.reload()
  await anybody.getByRole('heading', { name: 'Certificado válido' }).waitFor()

  const saving = teacher.waitForEvent('download')
  await teacher.getByRole('button', { name: 'Lista em CSV' }).click()
  const csv = await readFile(await (await saving).path(), 'utf8')
  expect(csv.trim().split('\r\n')).toHaveLength(2)
  expect(csv).toContain(`${nome};${trilhaNome};40;`)
})
