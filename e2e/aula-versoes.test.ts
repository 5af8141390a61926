/** A lesson afterwards: its versions compared and taken up again, who writes it, what its class made of it. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  at,
  axe,
  expectRefusals,
  openBrowser,
  overflow,
  PHONE,
  settled,
  signInByCall,
  WIDE,
} from './browser.ts'
import { sql } from './database.ts'
import { choose } from './olhar.ts'

const { visit } = openBrowser()
const EMAIL = 'professora@demo.test'
const GIGANTES = { font: 'gigantes' }

interface Aula {
  id: number
  revisao: number
  versao: number
  telas: { id: number; titulo: string; revisao: number; conteudo: object }[]
}

async function caller() {
  const { token } = (JSON.parse(JSON.parse(await signInByCall(EMAIL)).sessions) as [{ token: string }])[0]
  return async (method: string, url: string, body?: object): Promise<{ aula: Aula }> => {
    const response = await fetch(at(url, '127.0.0.1'), {
      method,
      headers: {
        tenant: 'demo',
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(response.status, url).toBe(200)
    return (await response.json()) as { aula: Aula }
  }
}

/** A lesson of two screens, published, changed and published again. */
async function twice(titulo: string): Promise<Aula> {
  const ask = await caller()
  const { aula } = await ask('POST', '/gerenciar/pt-br/aulas', { titulo, visibilidade: 'turma' })
  const path = `/gerenciar/pt-br/aulas/${aula.id}`
  const tela = (nome: string, html: string) =>
    ask('POST', `${path}/telas`, { tipo: 'texto', titulo: nome, conteudo: { html } })
  await tela('Abertura', '<p>Era uma vez um rio</p>')
  await tela('Some', '<p>Vai embora</p>')
  await ask('PUT', `${path}/publicacao`)
  const [first, second] = (await ask('GET', path)).aula.telas
  await ask('PUT', `${path}/telas/${first?.id}`, {
    titulo: 'Abertura',
    conteudo: { html: '<p>Era uma vez uma avó</p>' },
    revisao: first?.revisao,
  })
  await ask('DELETE', `${path}/telas/${second?.id}`)
  await tela('Chegou', '<p>Novinha</p>')
  await ask('PUT', `${path}/publicacao`)
  return (await ask('GET', path)).aula
}

const named = (title: string): string => `${title} ${Date.now().toString(36)}`
/** The line of a screen, which opens to what it said. */
const row = (page: Page, titulo: string) => page.locator('summary').filter({ hasText: titulo })

it('an old version is seen, compared, and becomes the draft again', async () => {
  const titulo = named('A avó e o rio')
  const { id } = await twice(titulo)
  const { page } = await visit({ email: EMAIL })
  await page.goto(at(`/logado/gerenciar/aula/info/${id}`))
  await page.getByRole('link', { name: 'Versões e o que mudou' }).click()
  await page.getByRole('heading', { level: 1, name: 'Versões' }).waitFor()
  await page.getByText('Nada mudou.').waitFor()
  await page
    .getByRole('navigation', { name: 'Versões' })
    .getByRole('link', { name: /Versão 1/ })
    .click()
  await page.getByText('3 mudanças').waitFor()
  for (const [nome, mudanca] of [
    ['Abertura', 'mudou'],
    ['Some', 'saiu'],
    ['Chegou', 'nova'],
  ] as const)
    await row(page, nome).getByText(mudanca, { exact: true }).waitFor()
  await row(page, 'Abertura').click()
  await page.getByRole('region', { name: 'Versão 1' }).locator('mark', { hasText: 'um rio' }).waitFor()
  await page.getByRole('region', { name: 'Rascunho atual' }).locator('mark', { hasText: 'uma avó' }).waitFor()
  await page.getByLabel('Comparar com').selectOption({ label: 'Versão 2' })
  await page.getByRole('region', { name: 'Versão 2' }).waitFor({ state: 'attached' })
  expect(await axe(page)).toEqual([])
  // The history fits a telephone with the largest letters.
  await page.setViewportSize(PHONE)
  await choose(page, 'padrao', 'gigantes')
  expect([await overflow(page), await axe(page)]).toEqual([[], []])
  await page.setViewportSize(WIDE)
  await choose(page, 'padrao', 'padrao')

  await page.getByRole('button', { name: 'Restaurar como rascunho' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByText('Para os alunos nada muda até você publicar.').waitFor()
  expect(await axe(page)).toEqual([])
  await asked.getByRole('button', { name: 'Restaurar como rascunho' }).click()
  await page.getByText('O rascunho voltou à versão 1.').waitFor()
  await page.getByRole('heading', { level: 1, name: titulo }).waitFor()
  await page.getByText('Era uma vez um rio').waitFor()
  const telas = page.getByRole('navigation', { name: 'Telas da aula' }).getByRole('listitem')
  await telas.filter({ hasText: 'Some' }).waitFor()
  expect(await telas.filter({ hasText: 'Chegou' }).count()).toBe(0)

  // And back again, as long as nothing was written since.
  await page.getByRole('button', { name: 'Desfazer' }).last().click()
  await page.getByText('O rascunho voltou ao que era antes.').waitFor()
  await page.goto(at(`/logado/gerenciar/aula/${id}`))
  await telas.filter({ hasText: 'Chegou' }).waitFor()
  await page.getByText('Era uma vez uma avó').waitFor()
})

it('a colleague is found by name, joins, and leaves', async () => {
  const { id } = await twice(named('A quatro mãos'))
  const { page } = await visit({ email: EMAIL })
  await page.goto(at(`/logado/gerenciar/aula/info/${id}`))
  await page.getByRole('button', { name: 'Mudar quem escreve' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: 'Buscar colega' }).fill('an')
  const add = dialog.getByRole('button', { name: /^Adicionar / }).first()
  const nome = String(await add.textContent()).replace('Adicionar ', '')
  await add.click()
  await dialog.getByRole('button', { name: `Remover ${nome}` }).waitFor()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Quem escreve a aula foi alterado.').waitFor()
  await page.getByRole('listitem').filter({ hasText: nome }).waitFor()
  await page.getByRole('button', { name: 'Mudar quem escreve' }).click()
  await dialog.getByRole('button', { name: `Remover ${nome}` }).click()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('listitem').filter({ hasText: nome }).waitFor({ state: 'detached' })
})

it('a teacher sees what each pupil made of a lesson; a pupil does not', async () => {
  const [done] = await sql(
    `select a.titulo from tentativa t join aula a on a.tenant_id = t.tenant_id and a.id = t.aula_id
     join turma c on c.tenant_id = t.tenant_id and c.id = t.turma_id join tenant n on n.id = t.tenant_id
     where n.principal and c.nome = '7º A' and t.status = 'aprovado'
     group by a.id, a.titulo order by count(*) desc, a.id limit 1`,
  )
  const { page } = await visit({ email: EMAIL })
  await page.goto(at('/logado/turmas'))
  await page.getByRole('link', { name: /7º A/ }).first().click()
  await page.getByRole('navigation', { name: 'Turma' }).getByRole('link', { name: 'Aulas' }).click()
  await page
    .getByRole('link', { name: `Resultados: ${done?.titulo}` })
    .first()
    .click()
  const table = page.getByRole('table', { name: 'Resultados' })
  await table.getByText('Aprovado').first().waitFor()
  await page.getByText('nota média').waitFor()
  expect(await axe(page)).toEqual([])
  await table
    .getByRole('button', { name: /^\d+ tentativas? de / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Anular a tentativa 1' }).click()
  await dialog.getByRole('textbox', { name: 'Motivo' }).waitFor()
  expect(await axe(page)).toEqual([])
  const place = new URL(page.url()).pathname

  const phone = await visit({ email: EMAIL, viewport: PHONE, storage: GIGANTES })
  await phone.page.goto(at(place))
  await settled(phone.page)
  await phone.page.getByText('nota média').waitFor()
  // Who did nothing has it said once, and no row of dashes.
  const nobody = phone.page.getByRole('row').filter({ hasText: 'Não começou' }).first()
  await nobody.waitFor()
  expect(await nobody.locator('td:visible').allTextContents()).toEqual(['Não começou'])
  expect(await overflow(phone.page)).toEqual([])

  const pupil = await visit({ email: 'aluno@demo.test' })
  await pupil.page.goto(at(place))
  await pupil.page.getByText('você não acompanha esta turma').waitFor()
  expectRefusals(pupil)
})
