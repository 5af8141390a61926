/** Paths by their authors: built by the keyboard alone and published, two editors at once, refusals, archive and back. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, settled } from './browser.ts'
import { sql } from './database.ts'
import { press, tabTo, write } from './teclas.ts'

const { visit } = openBrowser()

const unique = (nome: string) => `${nome} ${Date.now().toString(36)}`
const AUTORA = 'professora@demo.test'

const open = async (page: Page, nome: string) => {
  await page.goto(at('/logado/gerenciar/trilhas'))
  await page.getByRole('heading', { level: 1, name: 'Trilhas' }).waitFor()
  await settled(page)
  await press(page, 'Nova trilha')
  await page.getByRole('dialog', { name: 'Nova trilha' }).waitFor()
  await write(page, 'Nome da trilha', nome)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: nome }).waitFor()
  await saved(page)
}

const saved = (page: Page) => page.locator('.te-estado').getByText('Salvo', { exact: true }).waitFor()

const idOf = async (nome: string): Promise<number> =>
  Number((await sql('select id from trilha where nome = $1', [nome]))[0]?.id)

/** An axis and its skills, one after the other by Enter. The focus stands on the button that adds an axis. */
async function typeEixo(page: Page, eixo: string, habilidades: readonly string[]): Promise<void> {
  await page.keyboard.press('Enter')
  await page.keyboard.type(eixo)
  for (const habilidade of habilidades) {
    await page.keyboard.press('Enter')
    await page.keyboard.type(habilidade)
  }
}

/** A lesson for each level of the skill whose name has the focus. */
async function pickThree(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Aulas de/ })
  await dialog.getByRole('listitem').nth(2).waitFor()
  await tabTo(page, 'Título ou código da aula')
  for (const key of ['ArrowDown', '1', 'ArrowDown', '2', 'ArrowDown', '3']) await page.keyboard.press(key)
  await dialog.getByText('3 aulas escolhidas').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+Tab')
}

it('builds a path of 3 axes × 4 skills × 3 levels by the keyboard alone and publishes it', async () => {
  const nome = unique('Água')
  const { page } = await visit({ email: AUTORA })
  await open(page, nome)
  const began = Date.now()

  await tabTo(page, 'Acrescentar eixo')
  for (const eixo of ['A', 'B', 'C']) {
    if (eixo !== 'A') await page.keyboard.press('Shift+Tab')
    await typeEixo(
      page,
      `Eixo ${eixo}`,
      [1, 2, 3, 4].map((n) => `Habilidade ${eixo}${n}`),
    )
  }
  // From the last skill upwards; the names of the axes stand between them.
  for (let left = 12; left > 0; left--) {
    if (left % 4 === 0 && left < 12) await page.keyboard.press('ArrowUp')
    await pickThree(page)
    if (left > 1) await page.keyboard.press('ArrowUp')
  }
  await saved(page)
  expect(await axe(page)).toEqual([])

  await press(page, 'Turmas e datas')
  await press(page, 'Dar a turmas')
  await write(page, 'Nome da turma ou da escola', '7º A')
  await page.getByRole('checkbox').nth(1).waitFor({ state: 'detached' })
  await press(page, /^7º A/, 'Space')
  await press(page, 'Salvar')
  await page.getByText('A turma segue a trilha').waitFor()
  await press(page, 'Publicar')
  await page.getByText('Tudo certo para publicar.').waitFor()
  expect(await axe(page)).toEqual([])
  await press(page, 'Publicar agora')
  await page.getByText('Trilha publicada').waitFor()
  expect(Date.now() - began).toBeLessThan(60_000)

  const id = await idOf(nome)
  const skills = await sql(
    `select e.ordem as eixo, h.ordem, h.nome, array_agg(a.nivel order by a.nivel) as niveis
     from trilha_habilidade h join trilha_eixo e on e.tenant_id = h.tenant_id and e.id = h.eixo_id
     join trilha_aula a on a.tenant_id = h.tenant_id and a.habilidade_id = h.id
     where h.trilha_id = $1 group by 1, 2, 3 order by 1, 2`,
    [id],
  )
  expect(skills).toHaveLength(12)
  expect(skills[5]).toMatchObject({ eixo: 2, ordem: 2, nome: 'Habilidade B2', niveis: [1, 2, 3] })
  const [turma] = await sql(
    `select t.nome from trilha_grupo g join turma t on t.tenant_id = g.tenant_id and t.id = g.turma_id
     where g.trilha_id = $1`,
    [id],
  )
  expect(turma).toMatchObject({ nome: '7º A' })
}, 120_000)

it('moves rows by the keyboard, over the edge of an axis too, and undoes a removal', async () => {
  const nome = unique('Ordem')
  const { page } = await visit({ email: AUTORA })
  await open(page, nome)
  await tabTo(page, 'Acrescentar eixo')
  await typeEixo(page, 'Um', ['A', 'B'])
  await page.keyboard.press('Shift+Tab')
  await typeEixo(page, 'Dois', ['C'])
  await saved(page)
  const order = () => page.locator('.te-linhas .te-nome').allTextContents()
  const row = (name: string) =>
    page.locator('.te-abrir').filter({ has: page.locator('.te-nome', { hasText: new RegExp(`^${name}$`) }) })

  await row('B').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(order, { timeout: 10_000 }).toEqual(['Um', 'A', 'Dois', 'B', 'C'])
  await page.keyboard.press('Alt+ArrowDown')
  expect(await order()).toEqual(['Um', 'A', 'Dois', 'C', 'B'])
  await row('Dois').focus()
  await page.keyboard.press('Alt+ArrowUp')
  expect(await order()).toEqual(['Dois', 'C', 'B', 'Um', 'A'])
  await page.getByText('Dois agora é 1', { exact: true }).waitFor({ state: 'attached' })

  await page.keyboard.press('Delete')
  expect(await order()).toEqual(['Um', 'A'])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  expect(await order()).toEqual(['Dois', 'C', 'B', 'Um', 'A'])
  await saved(page)
  await page.reload()
  await settled(page)
  expect(await order()).toEqual(['Dois', 'C', 'B', 'Um', 'A'])

  await page.setViewportSize(PHONE)
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
}, 90_000)

it('tells both of two editors who has it, and loses nothing of what the first wrote', async () => {
  const nome = unique('Dois')
  const first = await visit({ email: AUTORA })
  await open(first.page, nome)
  await tabTo(first.page, 'Acrescentar eixo')
  await typeEixo(first.page, 'Clima', [])
  await saved(first.page)
  const address = at(`/logado/gerenciar/trilhas/${await idOf(nome)}`)

  const second = await visit({ email: 'tenant@demo.test' })
  await second.page.goto(address)
  await second.page.getByText(/está editando esta trilha/).waitFor()
  expect(await second.page.getByLabel('Nome da trilha').isDisabled()).toBe(true)
  expect(await axe(second.page)).toEqual([])
  await second.page.getByRole('button', { name: 'Assumir a edição' }).click()
  await second.page.getByText(/está editando esta trilha/).waitFor({ state: 'detached' })
  await second.page.getByLabel('Descrição').fill('Escrita por quem assumiu')
  await saved(second.page)

  await first.page.getByLabel('Nome', { exact: true }).fill('Clima e tempo')
  await first.page.getByText(/assumiu a edição desta trilha/).waitFor()
  await first.page.getByText('ainda não foi salvo e continua nesta tela').waitFor()
  expect(await first.page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Clima e tempo')
  expect(await axe(first.page)).toEqual([])
  await first.page.getByRole('button', { name: 'Assumir de novo' }).click()
  await saved(first.page)
  const [eixo] = await sql('select nome from rascunho_eixo where trilha_id = $1', [await idOf(nome)])
  expect(eixo).toMatchObject({ nome: 'Clima e tempo' })
  await first.page.getByRole('button', { name: 'Dados da trilha' }).click()
  expect(await first.page.getByLabel('Descrição').inputValue()).toBe('Escrita por quem assumiu')
  expect(expectRefusals(first).length).toBeGreaterThan(0)
  expect(expectRefusals(second).length).toBeGreaterThan(0)
}, 90_000)

it('says at the field what a schedule lacks, and in its place why an order was refused', async () => {
  const nome = unique('Recusas')
  const visitor = await visit({ email: AUTORA })
  const { page } = visitor
  await open(page, nome)
  await page.getByRole('button', { name: 'Turmas e datas' }).click()
  await page.getByRole('button', { name: 'Dar a turmas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dar a turmas' })
  await dialog.getByRole('checkbox', { name: /^7º A/ }).check()
  await dialog.getByLabel('Início').fill('2026-12-10T08:00')
  await dialog.getByLabel('Fim').fill('2026-12-09T08:00')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await dialog.locator('#fim-erro', { hasText: 'O fim precisa vir depois do início' }).waitFor()
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Fim').fill('2026-12-20T18:30')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('de 10/12/2026').waitFor()
  await page.getByText('até 20/12/2026').waitFor()

  await page.getByRole('button', { name: 'Acrescentar eixo' }).click()
  await typeEixo(page, 'Um', [])
  await page.getByRole('button', { name: 'Acrescentar eixo' }).click()
  await page.keyboard.type('Dois')
  await saved(page)
  // Behind the editor's back the draft gets an axis that it knows nothing of.
  await sql(
    `insert into rascunho_eixo (tenant_id, trilha_id, nome, ordem)
     select tenant_id, trilha_id, 'De fora', 3 from trilha_rascunho where trilha_id = $1`,
    [await idOf(nome)],
  )
  await page.locator('.te-abrir', { hasText: 'Dois' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  const refusal = page.getByRole('alert').filter({ hasText: 'Não foi possível salvar' })
  await refusal.waitFor()
  expect(await refusal.textContent()).toMatch(/ordem/i)
  expect(expectRefusals(visitor).length).toBeGreaterThan(0)
}, 90_000)

it('archives a path, undoes it, deletes one and brings it back', async () => {
  const nome = unique('Vida')
  const { page } = await visit({ email: AUTORA })
  await open(page, nome)
  await page.getByRole('link', { name: 'Gerenciar trilhas' }).click()
  const row = page.locator('.tg-item', { hasText: nome })
  await page.getByRole('searchbox', { name: 'Nome ou código da trilha' }).fill(nome.toUpperCase())
  await row.waitFor()
  const act = async (name: string) => {
    await row.getByRole('button', { name: `Ações de ${nome}` }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await act('Arquivar')
  await page.getByText(`“${nome}” arquivada`).waitFor()
  await row.waitFor({ state: 'detached' })
  await page.getByText(/^Arquivadas \(/).click()
  await row.waitFor()
  await row.getByRole('button', { name: 'Reativar' }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByText(/^Ativas \(/).click()
  await row.waitFor()
  await act('Excluir')
  const question = page.getByRole('alertdialog', { name: `Excluir a trilha “${nome}”?` })
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Excluir trilha' }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByText(/^Excluídas \(/).click()
  await row.getByText('pode voltar até').waitFor()
  await row.getByRole('button', { name: 'Restaurar' }).click()
  await row.waitFor({ state: 'detached' })
  const [trilha] = await sql('select status from trilha where nome = $1', [nome])
  expect(trilha).toMatchObject({ status: 2 })
}, 90_000)

it('makes a rule of one’s own, whose words the editor then uses', async () => {
  const [regra, nome] = [unique('Módulos'), unique('Regra')]
  const { page } = await visit({ email: AUTORA })
  await page.goto(at('/logado/gerenciar/trilhas/regras'))
  await page.getByRole('button', { name: 'Nova regra' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova regra' })
  await dialog.getByLabel('Nome da regra').fill(regra)
  await dialog.getByLabel('Eixo, no singular').fill('Módulo')
  await dialog.getByLabel('Eixo, no plural').fill('Módulos')
  await dialog.getByLabel('Pontos para o certificado (%)').fill('170')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await dialog.locator('#minimo_certificado-erro', { hasText: 'inteiro de 1 a 100' }).waitFor()
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Pontos para o certificado (%)').fill('80')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  const row = page.locator('.tg-item', { hasText: regra })
  await row.getByText('80% dá o certificado').waitFor()

  await open(page, nome)
  await page.getByLabel('Regra', { exact: true }).selectOption({ label: regra })
  await page.getByRole('button', { name: 'Acrescentar módulo' }).waitFor()
  await saved(page)
  await page.goto(at('/logado/gerenciar/trilhas/regras'))
  await row.getByText('usada em 1 trilha').waitFor()
  await row.getByRole('button', { name: `Excluir a regra ${regra}` }).click()
  await page.getByText('escolha outra regra nelas antes de excluir').waitFor()
}, 90_000)

it('takes a sheet for the certificate, and says why a file is none', async () => {
  const nome = unique('Folha')
  const visitor = await visit({ email: AUTORA })
  const { page } = visitor
  await open(page, nome)
  await page.getByRole('button', { name: 'Aparência e certificado' }).click()
  await page.getByRole('radio', { name: 'Folha da plataforma' }).waitFor()
  const sample = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ver uma amostra em PDF' }).click()
  expect((await readFile(await (await sample).path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('radio', { name: 'Espaço' }).check()
  await page.getByRole('radio', { name: 'Estrelas' }).check()
  await page.getByRole('button', { name: 'Enviar uma imagem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova folha de certificado' })
  const send = async (name: string, buffer: Buffer) => {
    await dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer })
    await dialog.getByRole('button', { name: 'Enviar folha' }).click()
  }
  await send('falsa.png', Buffer.from('not a picture'))
  await dialog.getByRole('alert').first().waitFor()
  expect(await axe(page)).toEqual([])
  expect(expectRefusals(visitor)).toHaveLength(1)
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1754, height: 1240 })
    canvas.getContext('2d')?.fillRect(40, 40, 1674, 1160)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  await dialog.getByText('Clara', { exact: true }).click()
  await dialog.getByText('Esquerda', { exact: true }).click()
  await send('folha.png', Buffer.from(drawn, 'base64'))
  await page.getByText('Folha enviada e escolhida.').waitFor()
  expect(await page.getByRole('radio', { name: 'folha', exact: true }).isChecked()).toBe(true)
  await saved(page)
  await expect
    .poll(
      () =>
        sql(
          `select d.cenario, d.musica, l.tinta, l.posicao from trilha_rascunho d
           join certificado_layout l on l.tenant_id = d.tenant_id and l.id = d.certificado_layout_id
           where d.trilha_id = (select id from trilha where nome = $1)`,
          [nome],
        ),
      { timeout: 10_000 },
    )
    .toEqual([{ cenario: 'espaco', musica: 'estrelas', tinta: 'clara', posicao: 'esquerda' }])
}, 90_000)
