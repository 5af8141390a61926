/** Pupils come and go: by the code of a class, by request, by transfer and back; the report. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { at, axe, openBrowser, PHONE, signIn } from './browser.ts'
import { sql } from './database.ts'
import { openTurma } from './turma.ts'

const { visit } = openBrowser()

const TURMA = `select t.id, t.codigo from turma t join tenant n on n.id = t.tenant_id
  where n.dominio = 'localhost' and t.status = 'ativa' and t.nome = $1`

async function turma(nome: string): Promise<{ id: number; codigo: string }> {
  const [row] = await sql(TURMA, [nome])
  return row as { id: number; codigo: string }
}

async function openIntegrantes(page: Page, ver = ''): Promise<void> {
  await openTurma(page)
  await page.goto(`${page.url().replace(/\/$/, '')}/integrantes${ver}`)
  await page.getByRole('heading', { level: 2, name: 'Integrantes' }).waitFor()
}

/** Somebody with an account and no role: whoever works here is above what a teacher decides. */
async function newcomer(): Promise<{ nome: string; email: string }> {
  const mark = Date.now().toString(36)
  const person = { nome: `Vera Torquato ${mark}`, email: `vera.${mark}@demo.test` }
  await sql(
    `insert into usuario (tenant_id, nome, email, login, senha_hash)
     select tenant_id, $1, $2, $2, senha_hash from usuario where email = 'suporte@demo.test'`,
    [person.nome, person.email],
  )
  return person
}

it('a stranger opens the class by its code, signs in, asks to enter, and is let in', async () => {
  const { codigo } = await turma('7º A')
  const { page } = await visit({ viewport: PHONE })
  await page.goto(at('/turma'))
  await page.getByLabel('Código da turma').fill(codigo.toLowerCase())
  await page.getByRole('button', { name: 'Buscar a turma' }).click()
  await page.getByRole('heading', { name: '7º A' }).waitFor()
  await page.getByText('E. M. Morro do Ipê').waitFor()
  await page.getByRole('link', { name: 'Entrar com a minha conta' }).click()
  const vera = await newcomer()
  await signIn(page, vera.email)
  await page.waitForURL(new RegExp(`/turma/${codigo}`))
  await page.getByRole('button', { name: 'Pedir para entrar' }).click()
  await page.getByText('Seu pedido foi enviado').waitFor()

  const { page: desk } = await visit({ email: 'professora@demo.test' })
  await openIntegrantes(desk, '?ver=pedidos')
  await desk.getByRole('checkbox', { name: new RegExp(vera.nome) }).check()
  expect(await axe(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Aprovar 1' }).click()
  await desk.getByText('1 pessoa entrou na turma e foi avisada').waitFor()

  await page.goto(at(`/turma/${codigo}`))
  await page.getByText('Você já está nesta turma.').waitFor()
  await page.getByRole('link', { name: 'Abrir a turma' }).click()
  await page.getByRole('heading', { level: 1, name: '7º A' }).waitFor()
})

it('the manager transfers a pupil, reads the passport and the report, and undoes it', async () => {
  const { page } = await visit({ email: 'gestora@demo.test' })
  await openIntegrantes(page)
  const menu = page.getByRole('button', { name: /^Ações: / }).first()
  const nome = ((await menu.getAttribute('aria-label')) ?? '').replace('Ações: ', '')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Transferir' }).click()
  const dialog = page.getByRole('dialog', { name: `Transferir ${nome}` })
  await dialog.getByLabel('Buscar turma, escola ou código').fill('8A')
  await dialog.getByRole('radio', { name: /8º A/ }).check()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Transferir' }).click()
  await page.getByText(`${nome} foi transferido`).waitFor()

  await page.getByRole('radio', { name: /^Saíram/ }).click()
  const row = page.getByRole('row').filter({ hasText: nome })
  await row.getByText(/para 8º A/).waitFor()
  await row.getByRole('link', { name: 'Ver o passaporte' }).click()
  const passaporte = page.getByRole('heading', { level: 2, name: `Passaporte de ${nome}` })
  await passaporte.waitFor()
  await page.emulateMedia({ media: 'print' })
  const onPaper = () =>
    Promise.all([passaporte, page.getByRole('navigation').first()].map((one) => one.isVisible()))
  expect(await onPaper()).toEqual([true, false])
  await page.emulateMedia({ media: 'screen' })
  expect(await onPaper()).toEqual([true, true])

  const { id } = await turma('7º A')
  await page.goto(at(`/logado/turmas/turma/${id}/relatorios/transferencias`))
  await page.getByRole('table').getByRole('link', { name: nome }).waitFor()
  await page.getByRole('button', { name: 'Exportar' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^transferencias-.*\.csv$/)
  await page.getByLabel('Até').fill('2020-01-31')
  await page.getByText('Nenhuma transferência neste período').waitFor()

  await openIntegrantes(page, '?ver=sairam')
  await page
    .getByRole('row')
    .filter({ hasText: nome })
    .getByRole('button', { name: 'Desfazer a transferência' })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer a transferência' }).click()
  await page.getByText(`${nome} está de volta`).waitFor()
})
