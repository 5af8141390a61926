/** Privacy: a guardian's visit, a copy of a child's data opened, an erasure asked, approved and undone. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { unzip } from '../core/testing/unzip.ts'
import { at, axe, openBrowser, overflow, PHONE, settled } from './browser.ts'

const { visit } = openBrowser()

const CHILD = 'Tiago Nascimento'

async function openSemana(page: Page): Promise<void> {
  await page.goto(at('/logado/responsaveis'))
  await page.getByRole('link', { name: `A semana de ${CHILD}` }).click()
  await page.getByRole('heading', { level: 1, name: `A semana de ${CHILD}` }).waitFor()
}

const pedido = (page: Page, tipo: string) =>
  page
    .getByRole('list', { name: 'Pedidos sobre os dados' })
    .getByRole('listitem')
    .filter({ hasText: tipo })
    .first()

it('a guardian decides what is shown, takes a copy, and asks for an erasure that the network approves', async () => {
  const { page } = await visit({ email: 'responsavel@demo.test', viewport: PHONE })
  await openSemana(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: '7º A' }).first().waitFor()
  for (const title of ['Turmas', 'Tempo de uso', 'Adultos em contato', /^Avisos/, /^Notas/])
    await main.getByRole('heading', { name: title }).waitFor()
  await main.getByText('Cecília Barreto').waitFor()

  const foto = main.getByRole('switch', { name: 'Mostrar a foto à turma' })
  expect(await foto.getAttribute('aria-checked')).toBe('false')
  await foto.click()
  await main.getByRole('switch', { name: 'Mostrar a foto à turma', checked: true }).waitFor()
  await main.getByRole('button', { name: /^Autorizar: Usar imagem/ }).click()
  await main.getByText(/^Autorizado em \d\d\/\d\d\/\d{4} por quem responde/).waitFor()
  await main.getByRole('button', { name: /^Retirar: Usar imagem/ }).click()
  await main.getByText(/^Retirado em/).waitFor()
  await foto.click()
  await main.getByRole('switch', { name: 'Mostrar a foto à turma', checked: false }).waitFor()

  await page.getByRole('button', { name: 'Pedir cópia dos dados' }).click()
  const copy = pedido(page, 'Cópia dos dados')
  const download = copy.getByRole('button', { name: 'Baixar a cópia' })
  await download.waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toMatch(/^meus-dados-.*\.zip$/)
  const zip = unzip(readFileSync(await file.path()))
  expect(JSON.parse(String(zip.get('dados.json')))).toMatchObject({ pessoa: CHILD })

  const index = String(zip.get('index.html'))
  // As from the folder it was unpacked into: a page of its own.
  await page.goto('about:blank')
  await page.setContent(index)
  await page.getByRole('heading', { level: 1, name: 'Os seus dados' }).waitFor()
  await page.getByText(`Cópia dos dados de ${CHILD}`).waitFor()
  expect(index).not.toContain('Cecília Barreto')
  expect(await overflow(page)).toEqual([])

  await openSemana(page)
  await page.getByRole('button', { name: 'Pedir exclusão' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pedir exclusão' }).click()
  const erasure = pedido(page, 'Exclusão dos dados')
  await erasure.getByRole('button', { name: 'Confirmar como responsável' }).click()
  await erasure.getByText('Confirmado por responsável').waitFor()

  const office = (await visit({ email: 'tenant@demo.test' })).page
  await office.goto(at('/logado/administracao/demo/privacidade'))
  const row = office.getByRole('main').getByRole('listitem').filter({ hasText: CHILD }).first()
  await row.getByText('Confirmado por responsável').waitFor()
  await row.getByText('Faltam 15 dias').waitFor()
  await settled(office)
  expect(await axe(office)).toEqual([])
  await row.getByRole('button', { name: 'Decidir' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Motivo da decisão').fill('Mudou de rede.')
  await dialog.getByRole('button', { name: 'Aprovar exclusão' }).click()
  await row.getByText('Aprovado').waitFor()
  for (const parte of ['Prazos de guarda', 'Autorizações']) {
    await office
      .getByRole('navigation', { name: 'Partes da privacidade' })
      .getByRole('link', { name: parte })
      .click()
    await office.getByRole('table').waitFor()
    await settled(office)
    expect(await axe(office)).toEqual([])
  }

  await erasure.getByText('Resposta: Mudou de rede.').waitFor()
  await erasure.getByText(/^Será excluído em/).waitFor()
  await erasure.getByRole('button', { name: 'Desfazer a exclusão' }).click()
  await erasure.getByText('Cancelado').waitFor()
})
