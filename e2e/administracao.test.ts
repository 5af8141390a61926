/** The platform administers the people of another tenant: by a grant that is renewed as it ends, told in both logs. */
import { expect, it } from 'vitest'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, settled } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

const LISTA = '/logado/administracao/floripa/usuarios'

/** Who did what, in the log of one tenant: `where` and `whence` are slugs; one's own people come from nowhere else. */
const logged = async (where: string, since: Date): Promise<{ acao: string; whence: string | null }[]> =>
  (
    await sql(
      `select a.acao, v.slug as whence from auditoria a join tenant t on t.id = a.tenant_id
       left join tenant v on v.id = a.quem_tenant where t.slug = $1 and a.quando >= $2 order by a.numero`,
      [where, since],
    )
  ).map(({ acao, whence }) => ({ acao: String(acao), whence: whence === null ? null : String(whence) }))

it('makes a teacher there, changes them, gives and ends a role after the grant ended; both logs tell', async () => {
  const since = new Date()
  const nome = `Marina Coelho ${Date.now().toString(36).replace(/\d/g, 'x')}`
  const visitor = await visit({ email: 'admin@demo.test' })
  const { page } = visitor
  await page.goto(at(LISTA))
  await page.getByText('Você administra Escolas da Ilha').waitFor()
  const table = page.getByRole('table')
  await table.getByRole('link', { name: 'Joana Silveira' }).waitFor()
  expect(await table.getByRole('link', { name: 'Otávio Lacerda' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Nova pessoa' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nova pessoa' }).waitFor()
  await page.getByLabel('Papel', { exact: true }).selectOption('professor')
  await page.getByLabel('Turma', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Nome', { exact: true }).fill(nome)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await page.getByRole('heading', { name: `${nome} já está aqui` }).waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Abrir a página da pessoa' }).click()
  await page.getByRole('heading', { level: 1, name: nome }).waitFor()
  await page.getByLabel('Nome', { exact: true }).fill(`${nome} Dias`)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('heading', { level: 1, name: `${nome} Dias` }).waitFor()

  await page.getByRole('button', { name: 'Atribuir função' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Papel', { exact: true }).selectOption('autor')
  await dialog.getByRole('button', { name: 'Atribuir função' }).click()
  await page.getByText('Papel dado: já vale.').waitFor()

  // The grant is worth nothing any more: another one is asked for, and the person notices nothing.
  let spent = 0
  await page.route('**/gerenciar/**', async (route) => {
    const headers = route.request().headers()
    if (route.request().method() !== 'DELETE' || spent > 0) return route.continue()
    spent += 1
    return route.continue({ headers: { ...headers, authorization: 'Bearer adm.1.1.2.1.acabou' } })
  })
  const renewed = page.waitForResponse((response) => response.url().includes('/tenant/buscar/floripa'))
  await page.getByRole('button', { name: /^Encerrar Autoria/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar papel' }).click()
  expect((await renewed).status()).toBe(200)
  await page.getByText('Papel encerrado.').waitFor()
  expect(spent).toBe(1)
  expect(expectRefusals(visitor)).toHaveLength(1)

  await page.setViewportSize(PHONE)
  await settled(page)
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])

  const there = await logged('floripa', since)
  expect(there.map(({ acao }) => acao)).toEqual(expect.arrayContaining(['criar', 'mudar', 'encerrar']))
  expect(new Set(there.map(({ whence }) => whence))).toEqual(new Set(['demo']))
  const home = await logged('demo', since)
  expect(home.filter(({ acao }) => acao === 'emitir_acesso').length).toBeGreaterThanOrEqual(2)
  expect(home.every(({ whence }) => whence === null)).toBe(true)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'Ir para a minha' }).first().click()
  await page.getByRole('searchbox', { name: /Nome, e-mail/ }).fill('marina coelho')
  await page.getByRole('heading', { name: 'Não achamos ninguém' }).waitFor()
})

it('is for the platform alone: an administrator of one tenant is shown the way back', async () => {
  const local = await visit({ email: 'tenant@demo.test' })
  await local.page.goto(at(LISTA))
  await local.page.getByRole('heading', { name: 'Este endereço é de outra plataforma' }).waitFor()
  await local.page.getByRole('link', { name: 'Ir para a minha' }).click()
  await local.page.getByRole('table').waitFor()
  await local.page.goto(at(`${LISTA}/lote`))
  await local.page.getByRole('heading', { name: 'Este endereço é de outra plataforma' }).waitFor()
})

it('sends a batch there: corrected, recorded, its cards fetched from that platform, undone; the log tells', async () => {
  const since = new Date()
  const [turma] = await sql(
    `select t.codigo as turma, r.codigo as escola from turma t
     join rede r on r.tenant_id = t.tenant_id and r.id = t.rede_id join tenant on tenant.id = t.tenant_id
     where tenant.slug = 'floripa' and t.status = 'ativa' order by t.id limit 1`,
  )
  const { page } = await visit({ email: 'admin@demo.test' })
  await page.goto(at(LISTA))
  await page.getByRole('link', { name: 'Várias de uma vez' }).click()
  await page.getByText('Você administra Escolas da Ilha').waitFor()
  await page.getByText('Você envia de outra plataforma').waitFor()
  const mark = Date.now().toString(36)
  const lines = ['nome;ra;rede_codigo;turma_codigo', `Visitada Um;${mark}1;${turma?.escola};${turma?.turma}`]
  await page.getByLabel('Arquivo CSV, XLSX, ODS ou JSON').setInputFiles({
    name: 'visita.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${[...lines, `;${mark}2;${turma?.escola};${turma?.turma}`].join('\n')}\n`),
  })
  await page.getByRole('button', { name: 'Enviar e conferir' }).click()
  await page.getByRole('button', { name: '1 com erro' }).waitFor()
  await settled(page)
  expect(await axe(page)).toEqual([])
  const nome = page.getByRole('textbox', { name: 'Nome, linha 3' })
  await nome.fill('Visitada Dois')
  await nome.press('Enter')
  await page.getByRole('button', { name: '0 com erro' }).waitFor()
  await page.getByRole('button', { name: 'Salvar 2 cadastros' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Salvar 2 cadastros' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lote salvo' }).waitFor()

  await page.getByRole('button', { name: 'Imprimir 2 cartões' }).click()
  const link = page.getByRole('link', { name: /Baixar cartoes-lote-\d+\.pdf/ })
  await link.waitFor()
  expect(new URL((await link.getAttribute('href')) ?? '').hostname).toBe('floripa.localhost')
  const pdf = page.waitForEvent('download')
  await link.click()
  expect((await pdf).suggestedFilename()).toMatch(/^cartoes-lote-\d+\.pdf$/)
  expect(await (await pdf).failure()).toBeNull()
  const result = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar o resultado' }).click()
  expect((await result).suggestedFilename()).toMatch(/^lote-\d+-resultado\.csv$/)

  await page.getByRole('button', { name: 'Desfazer o lote' }).click()
  await dialog.getByText('2 pessoas voltam ao que eram antes').waitFor()
  await dialog.getByRole('button', { name: 'Desfazer o lote' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lote desfeito' }).waitFor()
  await page.setViewportSize(PHONE)
  await settled(page)
  expect(await overflow(page)).toEqual([])
  const there = await logged('floripa', since)
  expect(there.map(({ acao }) => acao)).toEqual(
    expect.arrayContaining(['enviar', 'gravar', 'exportar', 'desfazer']),
  )
  expect(new Set(there.map(({ whence }) => whence))).toEqual(new Set(['demo']))
})
