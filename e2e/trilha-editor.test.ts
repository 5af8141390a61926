/** The editor of paths by the pointer, what cannot be undone, two editors, and work that outlives its tab. */
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { putAula } from '../areas/playlist/server/factory.ts'
import { putTrilha, type TrilhaFeita } from '../areas/trilha/server/factory.ts'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, settled, type Visitor } from './browser.ts'
import { sql } from './database.ts'
import { placeOf } from './sem-rede.ts'

const { visit } = openBrowser()

const AUTORA = 'professora@demo.test'
const stamp = () => Date.now().toString(36)
const WAIT = { timeout: 15_000 }

/** A published path of the demonstration's teacher: two axes of two skills, each with the lessons Um, Dois and Três. */
async function feita(nome: string): Promise<TrilhaFeita & { aulas: number[] }> {
  const { place, professora } = await placeOf()
  const aulas: number[] = []
  for (const titulo of ['Um', 'Dois', 'Três'])
    aulas.push(await putAula(place, professora, { titulo: `${titulo} ${nome}`, visibilidade: 'plataforma' }))
  const trilha = await putTrilha(place, professora, { nome, eixos: 2, habilidades: 2, aulas })
  await sql('update trilha_aula set nivel = 1 where trilha_id = $1', [trilha.id])
  return { ...trilha, aulas }
}

const saved = (page: Page) => page.locator('.te-estado').getByText('Salvo', { exact: true }).waitFor()

async function open(page: Page, id: number): Promise<void> {
  await page.goto(at(`/logado/gerenciar/trilhas/${id}`))
  await page.locator('.te-estrutura').waitFor()
  await settled(page)
  await saved(page)
}

/** By the mouse: the grip of one row to the middle of another. */
async function drag(page: Page, grip: Locator, onto: Locator): Promise<void> {
  await grip.scrollIntoViewIfNeeded()
  const [from, to] = [await grip.boundingBox(), await onto.boundingBox()]
  if (!from || !to) throw new Error('Nothing to drag.')
  const x = from.x + from.width / 2
  await page.mouse.move(x, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, from.y + from.height / 2 + Math.sign(to.y - from.y) * 12, { steps: 4 })
  await page.mouse.move(x, to.y + to.height / 2, { steps: 12 })
  await page.waitForTimeout(250)
  await page.mouse.up()
}

const rows = (page: Page) => page.locator('.te-linhas .te-nome').allTextContents()
const grip = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).and(page.locator('.alca'))
const row = (page: Page, name: string) =>
  page
    .locator('.te-linhas > li')
    .filter({ has: page.locator('.te-nome', { hasText: new RegExp(`^${name}$`) }) })

it('takes axes, skills and lessons dragged by the pointer, and keeps them so', async () => {
  const nome = `Arrasta ${stamp()}`
  const { id, habilidades } = await feita(nome)
  const { page } = await visit({ email: AUTORA })
  await open(page, id)
  await drag(page, grip(page, 'Mover 1.1 Habilidade 1.1'), row(page, 'Habilidade 1.2'))
  const once = ['Eixo 1', 'Habilidade 1.2', 'Habilidade 1.1', 'Eixo 2', 'Habilidade 2.1', 'Habilidade 2.2']
  await expect.poll(() => rows(page), WAIT).toEqual(once)
  // Over the edge of its axis, into the next one.
  await drag(page, grip(page, 'Mover 1.2 Habilidade 1.1'), row(page, 'Habilidade 2.1'))
  const twice = ['Eixo 1', 'Habilidade 1.2', 'Eixo 2', 'Habilidade 2.1', 'Habilidade 1.1', 'Habilidade 2.2']
  await expect.poll(() => rows(page), WAIT).toEqual(twice)
  await drag(page, grip(page, 'Mover 2 Eixo 2'), row(page, 'Eixo 1'))
  const now = ['Eixo 2', 'Habilidade 2.1', 'Habilidade 1.1', 'Habilidade 2.2', 'Eixo 1', 'Habilidade 1.2']
  await expect.poll(() => rows(page), WAIT).toEqual(now)

  await row(page, 'Habilidade 1.1').locator('.te-abrir').click()
  const list = page.getByRole('list', { name: 'Fácil' })
  const lessons = async () =>
    (await list.locator('b').allTextContents()).map((title) => title.replace(` ${nome}`, ''))
  await expect.poll(lessons, WAIT).toEqual(['Um', 'Dois', 'Três'])
  await drag(page, grip(page, `Mover “Três ${nome}”`), list.getByRole('listitem').first())
  await expect.poll(lessons, WAIT).toEqual(['Três', 'Um', 'Dois'])
  await saved(page)
  await page.reload()
  await settled(page)
  await expect.poll(() => rows(page), WAIT).toEqual(now)
  const orders = await sql(
    `select e.nome as eixo, e.ordem, h.nome, h.ordem as lugar from rascunho_eixo e
     join rascunho_habilidade h on h.tenant_id = e.tenant_id and h.eixo_id = e.id
     where e.trilha_id = $1 order by e.ordem, h.ordem`,
    [id],
  )
  expect(orders.map(({ eixo, ordem, nome: skill, lugar }) => `${ordem} ${eixo}: ${lugar} ${skill}`)).toEqual([
    '1 Eixo 2: 1 Habilidade 2.1',
    '1 Eixo 2: 2 Habilidade 1.1',
    '1 Eixo 2: 3 Habilidade 2.2',
    '2 Eixo 1: 1 Habilidade 1.2',
  ])
  const kept = await sql(
    `select a.titulo from rascunho_aula x join aula a on a.tenant_id = x.tenant_id and a.id = x.aula_id
     where x.habilidade_id = $1 order by x.ordem`,
    [habilidades[0]],
  )
  expect(kept.map(({ titulo }) => titulo)).toEqual(
    ['Três', 'Um', 'Dois'].map((titulo) => `${titulo} ${nome}`),
  )
}, 120_000)

it('orders the lessons of a level by the keyboard, by arrows that keep the focus, on a phone', async () => {
  const nome = `Aulas ${stamp()}`
  const { id } = await feita(nome)
  const { page } = await visit({ email: AUTORA, viewport: PHONE, storage: { font: 'gigantes' } })
  await open(page, id)
  await row(page, 'Habilidade 1.1').locator('.te-abrir').click()
  const list = page.getByRole('list', { name: 'Fácil' })
  const lessons = async () =>
    (await list.locator('b').allTextContents()).map((title) => title.replace(` ${nome}`, ''))
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await page.getByRole('button', { name: `Descer “Um ${nome}”` }).press('Enter')
  await expect.poll(lessons, WAIT).toEqual(['Dois', 'Um', 'Três'])
  await expect.poll(focused, WAIT).toBe(`Descer “Um ${nome}”`)
  await page.keyboard.press('Enter')
  await expect.poll(lessons, WAIT).toEqual(['Dois', 'Três', 'Um'])
  // Its arrow is spent: the grip of the same row has the focus, and takes Alt with the arrow keys.
  await expect.poll(focused, WAIT).toBe(`Mover “Um ${nome}”`)
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(lessons, WAIT).toEqual(['Dois', 'Um', 'Três'])
  await page.getByText(`Um ${nome} agora é 2`, { exact: true }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: `Tirar “Um ${nome}”` }).click()
  await expect.poll(lessons, WAIT).toEqual(['Dois', 'Três'])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(lessons, WAIT).toEqual(['Dois', 'Um', 'Três'])
  await saved(page)
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
}, 120_000)

const menu = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'Mais ações da trilha' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

it('resets the attempts once the name is written, and discards a draft', async () => {
  const nome = `Zerar ${stamp()}`
  const { id, habilidades } = await feita(nome)
  await sql(
    `insert into trilha_tentativa (tenant_id, usuario_id, trilha_id, habilidade_id, numero)
     select u.tenant_id, u.id, $1, $2, n from usuario u, generate_series(1, 2) n where u.email = 'aluno@demo.test'`,
    [id, habilidades[0]],
  )
  const { page } = await visit({ email: AUTORA })
  await open(page, id)
  await menu(page, 'Zerar as tentativas')
  const question = page.getByRole('alertdialog', { name: `Zerar as tentativas de “${nome}”?` })
  await question.getByText('2 tentativas e seus pontos serão apagados, de todos os alunos').waitFor()
  await question.getByText('De quem criou: 0. De outras pessoas: 2.').waitFor()
  expect(await axe(page)).toEqual([])
  const act = question.getByRole('button', { name: 'Zerar tentativas' })
  expect(await act.isDisabled()).toBe(true)
  await question.getByRole('textbox').fill('outro nome')
  expect(await act.isDisabled()).toBe(true)
  await question.getByRole('textbox').fill(nome)
  await act.click()
  await page.getByText('2 tentativas apagadas').waitFor()
  expect(
    await sql('select id from trilha_tentativa where trilha_id = $1 and removida_em is null', [id]),
  ).toEqual([])
  await menu(page, 'Zerar as tentativas')
  await page.getByText('Ninguém começou esta trilha ainda').waitFor()
  await page.getByRole('button', { name: 'Fechar', exact: true }).last().click()

  await page.locator('.te-abrir', { hasText: 'Eixo 1' }).click()
  await page.getByLabel('Nome', { exact: true }).fill('Engano')
  await saved(page)
  expect(await sql('select nome from rascunho_eixo where trilha_id = $1 order by ordem', [id])).toEqual([
    { nome: 'Engano' },
    { nome: 'Eixo 2' },
  ])
  await menu(page, 'Descartar as mudanças')
  const lost = page.getByRole('alertdialog', { name: 'Descartar as mudanças?' })
  await lost.getByText('A trilha volta a ser como foi publicada').waitFor()
  expect(await axe(page)).toEqual([])
  await lost.getByRole('button', { name: 'Descartar mudanças' }).click()
  await page.getByText('As mudanças foram descartadas').waitFor()
  await expect.poll(() => rows(page).then(([first]) => first), WAIT).toBe('Eixo 1')
  expect(await sql('select trilha_id from trilha_rascunho where trilha_id = $1', [id])).toEqual([])
}, 120_000)

/** The network of one window goes and comes. */
const offline = ({ context }: Visitor, gone: boolean) => context.setOffline(gone)

it('tells the first editor, on the spot and among the notifications, who took over', async () => {
  const nome = `Troca ${stamp()}`
  const { id } = await feita(nome)
  const first = await visit({ email: AUTORA })
  await open(first.page, id)
  const second = await visit({ email: 'tenant@demo.test' })
  await second.page.goto(at(`/logado/gerenciar/trilhas/${id}`))
  await second.page.getByRole('button', { name: 'Assumir a edição' }).click()
  await second.page.getByLabel('Nome da trilha').and(second.page.locator(':enabled')).waitFor()
  // Turning to the page is a sign of life.
  await first.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await first.page.getByText(/assumiu a edição desta trilha/).waitFor()
  await first.page.getByText('Tudo o que você escreveu está salvo no rascunho.').waitFor()
  expect(await first.page.getByLabel('Nome da trilha').isDisabled()).toBe(true)
  await first.page.goto(at('/logado/notificacoes'))
  await first.page.getByText(nome).first().waitFor()
  expect(expectRefusals(first).length).toBeGreaterThan(0)
  expect(expectRefusals(second).length).toBeGreaterThan(0)
}, 90_000)

it('brings back what a closed tab without network had not sent, and locks it when the account leaves', async () => {
  const nome = `Guarda ${stamp()}`
  const { id } = await feita(nome)
  const visitor = await visit({ email: AUTORA })
  const { page, context } = visitor
  await open(page, id)
  await page.locator('.te-abrir', { hasText: 'Eixo 2' }).click()
  await offline(visitor, true)
  await page.getByLabel('Nome', { exact: true }).fill('Sem rede')
  await page.getByText('Não foi possível salvar').first().waitFor()
  await page.close({ runBeforeUnload: false })
  await offline(visitor, false)
  expect(expectRefusals(visitor).length).toBeGreaterThan(0)
  // Meanwhile somebody else gave the path another axis.
  await sql(
    `insert into trilha_eixo (tenant_id, trilha_id, nome, ordem) select tenant_id, id, 'De fora', 3 from trilha where id = $1`,
    [id],
  )

  const again = await context.newPage()
  await again.goto(at(`/logado/gerenciar/trilhas/${id}`))
  await again.getByRole('heading', { level: 1, name: 'Há mudanças que não foram salvas' }).waitFor()
  await again.getByText('A trilha mudou desde então').waitFor()
  expect(await axe(again)).toEqual([])
  await again.getByRole('button', { name: 'Continuar a partir delas' }).click()
  await saved(again)
  expect(await sql('select nome from rascunho_eixo where trilha_id = $1 order by ordem', [id])).toMatchObject(
    [{ nome: 'Eixo 1' }, { nome: 'Sem rede' }, { nome: 'De fora' }],
  )
  await again.reload()
  await saved(again)

  // A new axis without a name stays on the device alone; nobody reads it there once the account has left.
  await again.getByRole('button', { name: 'Acrescentar eixo' }).click()
  await again.getByText('Falta um nome para salvar').waitFor()
  const kept = () =>
    again.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('por-enviar:')).length)
  await expect.poll(kept, WAIT).toBe(1)
  again.once('dialog', (dialog) => void dialog.accept())
  // The session serves the other journeys too: the server is not told.
  await context.route('**/conta/*/logout', (route) => route.abort())
  await again.goto(at('/logout'))
  await again.getByText('Ainda não enviado: 1 rascunho.').waitFor()
  await again.getByRole('button', { name: 'Sair', exact: true }).click()
  await again.waitForURL(/\/login/)
  expect(await kept()).toBe(0)
  expect(expectRefusals(visitor).length).toBeGreaterThan(0)
}, 120_000)

it('brings back the words of a rule that was closed without saving, and forgets them once it is saved', async () => {
  const nome = `Etapas ${stamp()}`
  const { page } = await visit({ email: AUTORA, viewport: PHONE })
  const dialog = page.getByRole('dialog', { name: 'Nova regra' })
  const openNew = async () => {
    await page.goto(at('/logado/gerenciar/trilhas/regras'))
    await page.getByRole('button', { name: 'Nova regra' }).click()
  }
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':regra:')).length)
  page.on('dialog', (leaving) => void leaving.accept())
  await openNew()
  await dialog.getByLabel('Nome da regra').fill(nome)
  await dialog.getByLabel('Eixo, no singular').fill('Etapa')
  await openNew()
  await dialog.getByText('Há mudanças que não foram salvas').waitFor()
  await dialog.getByText(nome).waitFor()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Continuar a partir delas' }).click()
  expect(await dialog.getByLabel('Eixo, no singular').inputValue()).toBe('Etapa')
  expect(await kept()).toBe(1)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await page.locator('.tg-item', { hasText: nome }).waitFor()
  expect(await kept()).toBe(0)
  await openNew()
  expect(await dialog.getByLabel('Nome da regra').inputValue()).toBe('')
}, 90_000)
