/** The editor of paths by the pointer and on a phone, two editors, and work that outlives its tab. */
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { putSemTelas } from '../areas/ensino/aula/server/factory.ts'
import { putTrilha, type TrilhaFeita } from '../areas/trilhas/trilha/server/factory.ts'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, settled, type Visitor } from './browser.ts'
import { sql } from './database.ts'
import { placeOf } from './sem-rede.ts'

const { visit } = openBrowser()

const AUTORA = 'professora@demo.test'
const stamp = () => Date.now().toString(36)
const WAIT = { timeout: 120_000 }

/** A published path of the demonstration's teacher: two axes of two skills, each with the lessons Um, Dois and Três. */
async function feita(nome: string): Promise<TrilhaFeita & { aulas: number[] }> {
  const { place, professora } = await placeOf()
  const aulas: number[] = []
  for (const titulo of ['Um', 'Dois', 'Três'])
    aulas.push(
      await putSemTelas(place, professora, { titulo: `${titulo} ${nome}`, visibilidade: 'plataforma' }),
    )
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

it('takes axes, skills and lessons dragged by the pointer, keeps them so, and moves lessons on a phone', async () => {
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
  // By the keyboard too: a row keeps the focus through its move.
  await row(page, 'Habilidade 1.1').locator('.te-abrir').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(async () => (await rows(page))[1], WAIT).toBe('Habilidade 1.1')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => rows(page), WAIT).toEqual(now)

  await row(page, 'Habilidade 1.1').locator('.te-abrir').click()
  const list = page.getByRole('list', { name: 'Fácil' })
  const lessons = async () =>
    (await list.locator('b').allTextContents()).map((title) => title.replace(` ${nome}`, ''))
  await expect.poll(lessons, WAIT).toEqual(['Um', 'Dois', 'Três'])
  await drag(page, grip(page, `Mover “Três ${nome}”`), list.getByRole('listitem').first())
  await expect.poll(lessons, WAIT).toEqual(['Três', 'Um', 'Dois'])
  await saved(page)
  // From here on a phone with the largest letters.
  await page.evaluate(() => localStorage.setItem('font', 'gigantes'))
  await page.setViewportSize(PHONE)
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

  // By arrows that keep the focus.
  await saved(page)
  await row(page, 'Habilidade 1.1').locator('.te-abrir').click()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await page.getByRole('button', { name: `Descer “Três ${nome}”` }).press('Enter')
  await expect.poll(lessons, WAIT).toEqual(['Um', 'Três', 'Dois'])
  await expect.poll(focused, WAIT).toBe(`Descer “Três ${nome}”`)
  await page.keyboard.press('Enter')
  await expect.poll(lessons, WAIT).toEqual(['Um', 'Dois', 'Três'])
  // Its arrow is spent: the grip of the same row has the focus, and takes Alt with the arrow keys.
  await expect.poll(focused, WAIT).toBe(`Mover “Três ${nome}”`)
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(lessons, WAIT).toEqual(['Um', 'Três', 'Dois'])
  await page.getByText(`Três ${nome} agora é 2`, { exact: true }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: `Remover “Três ${nome}”` }).click()
  await expect.poll(lessons, WAIT).toEqual(['Um', 'Dois'])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(lessons, WAIT).toEqual(['Um', 'Três', 'Dois'])
  await saved(page)
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
})

/** The network of one window goes and comes. */
const offline = ({ context }: Visitor, gone: boolean) => context.setOffline(gone)

it('tells the first editor who took over, and loses nothing of what either wrote', async () => {
  const nome = `Troca ${stamp()}`
  const { id } = await feita(nome)
  const first = await visit({ email: AUTORA })
  await open(first.page, id)
  const second = await visit({ email: 'tenant@demo.test' })
  await second.page.goto(at(`/logado/gerenciar/trilhas/${id}`))
  await second.page.getByText(/está editando esta trilha/).waitFor()
  expect(await axe(second.page)).toEqual([])
  await second.page.getByRole('button', { name: 'Assumir a edição' }).click()
  await second.page.getByLabel('Nome da trilha').and(second.page.locator(':enabled')).waitFor()
  await second.page.getByLabel('Descrição').fill('Escrita por quem assumiu')
  await saved(second.page)

  await first.page.getByLabel('Nome da trilha').fill(`${nome} e clima`)
  await first.page.getByText(/assumiu a edição desta trilha/).waitFor()
  await first.page.getByText('ainda não foi salvo e continua nesta tela').waitFor()
  expect(await axe(first.page)).toEqual([])
  await first.page.getByRole('button', { name: 'Assumir de novo' }).click()
  await saved(first.page)
  expect(await first.page.getByLabel('Descrição').inputValue()).toBe('Escrita por quem assumiu')
  expect(await first.page.getByLabel('Nome da trilha').inputValue()).toBe(`${nome} e clima`)
  await first.page.goto(at('/logado/notificacoes'))
  await first.page.getByText(nome).first().waitFor()
  expect(expectRefusals(first).length).toBeGreaterThan(0)
  expect(expectRefusals(second).length).toBeGreaterThan(0)
})

it('brings back what a closed tab without network had not sent, and locks it when the account leaves', async () => {
  const nome = `Guarda ${stamp()}`
  const { id } = await feita(nome)
  const visitor = await visit({ email: AUTORA, fresh: true })
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
  await again.getByRole('button', { name: 'Adicionar eixo' }).click()
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
})
