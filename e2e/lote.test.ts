/** People in bulk: 200 lines with errors, corrected in the grid, recorded, their cards printed, and undone. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { usuariosOneRoster11 } from '../core/testing/wild-tables.ts'
import { at, axe, openBrowser, overflow, PHONE, picture, settled, WIDE } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

const EMAIL = 'gestora@demo.test'
const PLACE = '/logado/administracao/demo/usuarios/lote'

interface Turma {
  turma: string
  nome: string
  escola: string
}

/** Two open classes of one school of the demonstration, with room for 200. */
let turmas: Turma[]
beforeAll(async () => {
  const rows = await sql(`select t.codigo as turma, t.nome, r.codigo as escola, t.id
    from turma t join rede r on r.tenant_id = t.tenant_id and r.id = t.rede_id join tenant on tenant.id = t.tenant_id
    where tenant.slug = 'demo' and t.status = 'ativa' order by t.id limit 2`)
  turmas = rows as unknown as Turma[]
  await sql(`update turma set capacidade = 400 where id = any($1::bigint[])`, [rows.map(({ id }) => id)])
})

/** The digest of everything that a batch may touch; `acesso` only counts changes. */
async function digest(): Promise<string> {
  const parts = ['usuario', 'dado_pessoal', 'matricula', 'vinculo', 'ficha'].map(
    (table) =>
      `select '${table}' || md5(coalesce(string_agg(line, '' order by line), '')) as part
       from (select (to_jsonb(t) - 'acesso')::text as line from ${table} t) x`,
  )
  const rows = await sql(parts.join(' union all '))
  return rows.map(({ part }) => part).join()
}

/** 200 people; five lines have something wrong with them. */
function csv(): string {
  const [first, second] = turmas as [Turma, Turma]
  const lines = Array.from({ length: 200 }, (_, i) => {
    const turma = i % 2 ? first : second
    return [`Pessoa Sobrenome ${i}`, `a${i}`, '09/03/2014', turma.escola, turma.turma]
  })
  const set = (line: number, column: number, value: string) => {
    const cells = lines[line - 2]
    if (cells) cells[column] = value
  }
  set(38, 2, '31/02/2014')
  set(52, 4, `${first.turma.slice(0, 6)}${first.turma.endsWith('2') ? '3' : '2'}`)
  set(141, 0, '')
  set(188, 1, 'a0')
  set(190, 0, '=1+1')
  return ['nome;ra;data_nascimento;rede_codigo;turma_codigo', ...lines.map((line) => line.join(';'))].join(
    '\n',
  )
}

async function send(page: Page, text: string): Promise<void> {
  await page.goto(at(PLACE))
  await page.getByLabel('Arquivo CSV, XLSX, ODS ou JSON').setInputFiles({
    name: 'matriculas-2026-rede.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${text}\n`),
  })
  await page.getByRole('button', { name: 'Enviar e conferir' }).click()
  await page.getByRole('group', { name: 'Resultado da conferência' }).waitFor()
}

it('a batch of 200 is corrected in the grid, recorded, its cards printed, and undone to the same rows', async () => {
  const { page } = await visit({ email: EMAIL, viewport: WIDE })
  await page.goto(at(PLACE))
  await page.getByRole('heading', { level: 1, name: 'Cadastro em lote' }).waitFor()
  await settled(page)
  expect(await axe(page)).toEqual([])
  const before = await digest()
  await send(page, csv())
  await page.getByRole('heading', { level: 1, name: 'Conferir antes de salvar' }).waitFor()
  await page.getByRole('button', { name: '5 com erro' }).waitFor()
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await picture(page, 'lote')
  const record = page.getByRole('button', { name: /^Salvar \d+ cadastros?$/ })
  expect(await record.isDisabled()).toBe(true)

  const errors = (n: number) => page.getByRole('button', { name: `${n} com erro` }).waitFor()
  const date = page.getByRole('textbox', { name: 'Nascimento, linha 38' })
  await date.fill('28/02/2014')
  await date.press('Enter')
  await errors(4)
  await page.getByRole('row', { name: /^52/ }).getByRole('button', { name: /^Usar/ }).click()
  await errors(3)
  const nome = page.getByRole('textbox', { name: 'Nome, linha 141' })
  await nome.fill('Maria Cecília Pontes')
  await nome.press('Enter')
  await errors(2)
  await page.getByRole('row', { name: /^188/ }).getByRole('button', { name: 'Ignorar a linha' }).click()
  await errors(1)
  await page.getByText('4 correções salvas').waitFor()
  await page.getByRole('checkbox', { name: /deixar 1 linha com erro de fora/ }).check()

  await page.getByRole('button', { name: 'Salvar 198 cadastros' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Salvar 198 cadastros' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lote salvo' }).waitFor()
  await page.getByText('198 cadastros salvos').waitFor()
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await digest()).not.toBe(before)

  await page.getByRole('button', { name: 'Imprimir 198 cartões' }).click()
  const link = page.getByRole('link', { name: /Baixar cartoes-lote-\d+\.zip/ })
  await link.waitFor()
  const zip = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
  expect((await zip.body()).subarray(0, 2).toString()).toBe('PK')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar o resultado' }).click()
  expect((await download).suggestedFilename()).toMatch(/^lote-\d+-resultado\.csv$/)

  await page.getByRole('button', { name: 'Desfazer o lote' }).click()
  await dialog.getByText('198 pessoas voltam ao que eram antes').waitFor()
  await dialog.getByRole('button', { name: 'Desfazer o lote' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lote desfeito' }).waitFor()
  expect(await digest()).toBe(before)
})

it('from the check one goes back to the columns and to the file, and forth again, with nothing lost', async () => {
  const { page } = await visit({ email: EMAIL, viewport: PHONE })
  const [{ escola, turma }] = turmas as [Turma]
  await send(
    page,
    ['nome;ra;nome_social;rede_codigo;turma_codigo', `;v1;Lia Prado;${escola};${turma}`].join('\n'),
  )
  const nome = page.getByRole('textbox', { name: 'Nome, linha 2' })
  await nome.fill('Liana Prado')
  await nome.press('Enter')
  await page.getByText('1 correção salva').waitFor()
  const checked = page.url()

  await page.getByRole('link', { name: 'Voltar às colunas' }).click()
  await page.getByRole('heading', { level: 1, name: 'Diga o que é cada coluna' }).waitFor()
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await page.getByRole('link', { name: 'Voltar à conferência' }).click()
  await page.waitForURL(checked)
  await page.goBack()
  await page.getByRole('combobox', { name: /nome_social/ }).selectOption({ label: 'Deixar de fora' })
  await page.getByRole('button', { name: 'Conferir as linhas' }).click()
  await page.getByText('1 correção salva').waitFor()
  await page.waitForURL(checked)

  await page.getByRole('link', { name: 'Arquivo' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cadastro em lote' }).waitFor()
  // By its address: another of the same name may stand first.
  await page.locator(`a[href$="${new URL(checked).search}"]`).click()
  await page.waitForURL(checked)
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cadastro em lote' }).waitFor()
})

it('an e-mail that brothers share becomes their guardian’s in one tap, which can be taken back', async () => {
  const { page } = await visit({
    email: EMAIL,
    viewport: PHONE,
    storage: { contrast: 'alto', font: 'gigantes' },
  })
  const [{ escola, turma }] = turmas as [Turma]
  const line = (nome: string, ra: string) => `${nome};${ra};casa.prado@x.test;${escola};${turma}`
  await send(
    page,
    [
      'nome;ra;email;rede_codigo;turma_codigo',
      line('Lia Prado', 'p1'),
      line('Davi Prado', 'p2'),
      line('Caio Prado', 'p3'),
    ].join('\n'),
  )
  await page.getByRole('button', { name: '2 com erro' }).waitFor()
  await page.getByText('Também é o e-mail da linha 2, Lia Prado.', { exact: false }).first().waitFor()
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Passar para o responsável nas 2 linhas' }).click()
  await page.getByRole('button', { name: '3 criar' }).waitFor()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('button', { name: '2 com erro' }).waitFor()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cadastro em lote' }).waitFor()
})

it('the reason stays in sight beside however many fields have a fault; on a phone the lines are cards', async () => {
  const { page } = await visit({ email: EMAIL, viewport: WIDE })
  const [{ escola, turma }] = turmas as [Turma]
  await send(
    page,
    [
      'nome;ra;data_nascimento;cpf;email;rede_codigo;turma_codigo',
      `Certa;c1;09/03/2014;13768663663;;${escola};${turma}`,
      `Carla Reis;c2;09/03/2014;13768663664;;${escola};${turma}`,
      `Fábio Sá;c3;09/03/2014;;;ESCOLA-X;${turma}`,
      `@soma;c4;30/02/2014;;sem arroba;${escola};${turma}`,
    ].join('\n'),
  )
  await page.getByRole('button', { name: '3 com erro' }).waitFor()
  const reason = page.getByText('Este CPF não existe: confira os 11 números.')
  await reason.waitFor()
  const { x = 0, width = 9_999 } = (await reason.boundingBox()) ?? {}
  expect(x + width).toBeLessThan(WIDE.width)
  const cpf = page.getByRole('textbox', { name: 'CPF, linha 3' })
  expect(await cpf.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBeLessThanOrEqual(0)
  // Of several faults in one line, each names its field.
  const several = page.getByRole('row', { name: /^5/ })
  for (const field of ['Nome', 'Nascimento', 'E-mail']) await several.getByText(`${field}: `).waitFor()
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])

  await page.setViewportSize(PHONE)
  await settled(page)
  await picture(page, 'lote-celular')
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  await cpf.fill('11144477735')
  await cpf.press('Enter')
  await page.getByRole('button', { name: '2 com erro' }).waitFor()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cadastro em lote' }).waitFor()
})

it('a file of another system asks once what its roles and schools are, and ties guardians to their pupils', async () => {
  const { page } = await visit({ email: EMAIL, viewport: WIDE })
  const [{ escola, turma }] = turmas as [Turma]
  await page.goto(at(PLACE))
  await page.getByLabel('Arquivo CSV, XLSX, ODS ou JSON').setInputFiles({
    name: 'users.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(usuariosOneRoster11({ escola: 'org-sch-1', outra: 'org-sch-2' })),
  })
  await page.getByRole('button', { name: 'Enviar e conferir' }).click()
  await page.getByRole('heading', { level: 1, name: 'Diga o que é cada coluna' }).waitFor()
  const school = page.getByRole('combobox', { name: 'Significa: org-sch-1' })
  await school.waitFor()
  expect(await page.getByRole('combobox', { name: 'Significa: relative' }).inputValue()).toBe('responsavel')
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await page.setViewportSize(PHONE)
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await page.setViewportSize(WIDE)

  await school.selectOption(escola)
  await page.getByRole('textbox', { name: 'Turma, se for de uma só: org-sch-1' }).fill(turma)
  await page.getByRole('combobox', { name: 'Significa: org-sch-2' }).selectOption({ label: 'Deixar de fora' })
  await page.getByRole('combobox', { name: 'Significa: teacher' }).selectOption({ label: 'Deixar de fora' })
  await page.getByRole('button', { name: 'Conferir as linhas' }).click()
  await page.getByRole('button', { name: '4 criar' }).waitFor()
  await page.getByRole('button', { name: '4 ignorar' }).click()
  await page.getByText('Você deixou este papel de fora.').waitFor()
  await page.getByText('O arquivo a marca como excluída ou inativa', { exact: false }).waitFor()
  await settled(page)
  const before = await digest()
  await page.getByRole('button', { name: 'Salvar 4 cadastros' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Salvar 4 cadastros' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lote salvo' }).waitFor()
  const bonds = await sql(`select u.nome from vinculo v join usuario u on u.tenant_id = v.tenant_id
    and u.id = v.usuario_id where v.papel = 'responsavel' and u.nome in ('Rosa Lima', 'Davi Lima') order by 1`)
  expect(bonds.map(({ nome }) => nome)).toEqual(['Davi Lima', 'Rosa Lima', 'Rosa Lima'])
  await page.getByRole('button', { name: 'Desfazer o lote' }).click()
  await dialog.getByRole('button', { name: 'Desfazer o lote' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lote desfeito' }).waitFor()
  expect(await digest()).toBe(before)
})
