/** Curricula: made, put in order by the keyboard, filled, personalised for a client, compared with the base and reset. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { at, axe, openBrowser, overflow, PHONE, settled } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

const PLATAFORMA = 'admin@demo.test'
const GESTORA = 'gestora@demo.test'

const slug = async () => String((await sql('select slug from tenant where principal'))[0]?.slug)

/** A name that no other try has. */
const fresh = (nome: string) => `${nome} ${Date.now().toString(36)}`

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

async function makeCurriculo(page: Page, nome: string): Promise<void> {
  await page.goto(at('/logado/curriculos'))
  await page.getByRole('heading', { level: 1, name: 'Currículos' }).waitFor()
  await page.getByRole('link', { name: 'Novo currículo' }).click()
  await page.getByRole('textbox', { name: 'Nome' }).fill(nome)
  await button(page, '6º ano').click()
  expect(await axe(page)).toEqual([])
  await button(page, 'Criar currículo').click()
  await page.getByRole('heading', { level: 1, name: 'Categorias' }).waitFor()
}

async function addCategoria(page: Page, nome: string, sigla: string): Promise<void> {
  await button(page, 'Nova categoria').click()
  const dialog = page.getByRole('dialog', { name: 'Nova categoria' })
  await dialog.getByRole('textbox', { name: 'Nome da categoria' }).fill(nome)
  await dialog.getByRole('textbox', { name: /^Sigla/ }).fill(sigla)
  await dialog.getByRole('button', { name: 'Criar categoria' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: nome, exact: true }).waitFor()
}

async function addHabilidade(page: Page, codigo: string, texto: string): Promise<void> {
  await button(page, 'Nova habilidade').click()
  const drawer = page.getByRole('dialog', { name: 'Nova habilidade' })
  await drawer.getByRole('textbox', { name: 'Código', exact: true }).fill(codigo)
  await drawer.getByRole('textbox', { name: 'O que o aluno deve saber fazer' }).fill(texto)
  await drawer.getByRole('button', { name: '6º ano' }).click()
  await drawer.getByRole('button', { name: 'Criar habilidade' }).click()
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('rowheader', { name: codigo }).waitFor()
}

async function choose(page: Page, menu: string, action: string): Promise<void> {
  await button(page, menu).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Messages stand over what is at the top of the page. */
async function putAway(page: Page): Promise<void> {
  const dismiss = page
    .getByRole('region', { name: 'Mensagens do sistema' })
    .getByRole('button', { name: 'Dispensar' })
  while (await dismiss.first().isVisible()) await dismiss.first().click()
}

/** The categories of the page, in their order. */
const categorias = (page: Page) =>
  page.getByRole('list', { name: 'Categorias' }).locator('.cu-nome > a').allTextContents()

/** Without a mouse: the row goes down so many places. */
async function lower(page: Page, nome: string, places: readonly number[], total: number): Promise<void> {
  await button(page, `Mover “${nome}”`).focus()
  await page.keyboard.press('Space')
  const spoken = (place: number) =>
    page.getByText(`lugar ${place} de ${total}`).first().waitFor({ state: 'attached' })
  await spoken(1)
  // The places are measured in the frames after the piece was lifted.
  await page.waitForTimeout(300)
  for (const place of places) {
    await page.keyboard.press('ArrowDown')
    await spoken(place)
  }
  const kept = page.waitForResponse((answer) => answer.url().includes('/reordenar/') && answer.ok())
  await page.keyboard.press('Space')
  await kept
}

it('a category goes into another and comes back, by the keyboard and by the pointer, and into no loop', async () => {
  const nome = fresh('Currículo da escada')
  const { page } = await visit({ email: PLATAFORMA })
  await makeCurriculo(page, nome)
  for (const [titulo, sigla] of [
    ['Leitura', 'LE'],
    ['Escrita', 'ES'],
    ['Poesia', 'PO'],
  ] as const)
    await addCategoria(page, titulo, sigla)
  const tree = () =>
    page.locator('.cu-linha').evaluateAll((rows) =>
      rows.map((row) => {
        const depth = row.closest('.cu-dentro') ? '› ' : ''
        return depth + (row.querySelector('.cu-nome > a')?.textContent ?? '')
      }),
    )
  const expectTree = (rows: readonly string[]) => expect.poll(tree).toEqual(rows)

  await button(page, 'Ações de “Poesia”').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Mover para…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Mover “Poesia”' })
  await dialog.getByLabel('Dentro de').focus()
  await page.keyboard.type('Leitura')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Mover', exact: true }).press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await expectTree(['Leitura', '› Poesia', 'Escrita'])

  // A category is not offered itself, nor what lies in it.
  await choose(page, 'Ações de “Leitura”', 'Mover para…')
  const offered = page.getByRole('dialog', { name: 'Mover “Leitura”' }).getByLabel('Dentro de')
  expect(await offered.locator('option').allTextContents()).toEqual(['Nenhuma: no primeiro nível', 'Escrita'])
  await page.keyboard.press('Escape')

  await choose(page, 'Ações de “Poesia”', 'Mover para…')
  await dialog.getByLabel('Dentro de').selectOption({ label: 'Nenhuma: no primeiro nível' })
  await dialog.getByLabel('Lugar').selectOption({ label: 'Em primeiro' })
  await dialog.getByRole('button', { name: 'Mover', exact: true }).click()
  await expectTree(['Poesia', 'Leitura', 'Escrita'])
  await button(page, 'Desfazer').last().click()
  await expectTree(['Leitura', '› Poesia', 'Escrita'])
  await page.setViewportSize(PHONE)
  expect(await overflow(page)).toEqual([])
})

it('a base is made, put in order by the keyboard, filled, emptied and brought back', async () => {
  const nome = fresh('Currículo da praça')
  const { page } = await visit({ email: PLATAFORMA })
  await makeCurriculo(page, nome)
  await page.getByText('Nenhuma categoria ainda').waitFor()
  expect(await axe(page)).toEqual([])
  await addCategoria(page, 'Leitura', 'LE')
  await addCategoria(page, 'Escrita', 'ES')
  await addCategoria(page, 'Números', 'NU')
  await lower(page, 'Leitura', [2, 3], 3)
  await page.reload()
  await settled(page)
  await page.getByRole('link', { name: 'Números' }).waitFor()
  expect(await categorias(page)).toEqual(['Escrita', 'Números', 'Leitura'])

  await button(page, 'Renomear “Números”').click()
  await page.getByRole('textbox', { name: 'Novo nome de “Números”' }).fill('Números e medidas')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Números e medidas' }).waitFor()
  expect(await axe(page)).toEqual([])

  await page.getByRole('link', { name: 'Leitura' }).click()
  await page.getByText('Nenhuma habilidade ainda').waitFor()
  for (const n of [1, 2, 3]) await addHabilidade(page, `LE0${n}`, `Ler em praça pública, passo ${n}.`)
  await page.getByRole('checkbox', { name: 'Marcar LE01' }).check()
  await page.getByRole('checkbox', { name: 'Marcar LE03' }).check()
  await button(page, 'Excluir marcadas').click()
  await page.getByRole('alertdialog', { name: 'Excluir 2 habilidades?' }).waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await page.getByText('1 habilidade', { exact: true }).waitFor()
  await button(page, 'Desfazer').click()
  await page.getByText('3 habilidades', { exact: true }).waitFor()
  await page.getByRole('searchbox', { name: 'Código ou palavras' }).fill('PRACA publica, passo 2')
  await page.getByText('1 habilidade', { exact: true }).waitFor()

  await putAway(page)
  await page.getByRole('link', { name: 'Listas de apoio' }).click()
  await page.getByText('Nenhuma lista ainda').waitFor()
  await button(page, 'Nova lista').click()
  await page.getByRole('textbox', { name: 'Nome da lista' }).fill('Temas transversais')
  await button(page, 'Criar lista').click()
  await page.getByRole('textbox', { name: 'Novos itens' }).fill('Saúde\nTrabalho\nCultura')
  await button(page, 'Adicionar').click()
  await expect.poll(() => page.getByText('adicionado').count()).toBe(3)
  await button(page, 'Remover “Trabalho”').click()
  await page.getByText('2 itens').waitFor()
  expect(await axe(page)).toEqual([])
  await button(page, 'Desfazer').click()
  await page.getByText('3 itens').waitFor()
})

it('a client has its own version, sees what is new in the base, and goes back to it', async () => {
  const nome = fresh('Base para a rede')
  const admin = (await visit({ email: PLATAFORMA })).page
  await makeCurriculo(admin, nome)
  await addCategoria(admin, 'Leitura', 'LE')
  const categoriasDaBase = admin.url()
  const id = /curriculos\/(\d+)/.exec(categoriasDaBase)?.[1]
  await admin.getByRole('link', { name: 'Leitura' }).click()
  await addHabilidade(admin, 'LE01', 'Ler em voz alta.')
  const daBase = admin.url()
  await admin.goto(at(`/logado/administracao/${await slug()}/curriculos/${id}/vinculos`))
  const turned = admin.waitForResponse((answer) => answer.url().includes('/alterar/status/') && answer.ok())
  await admin.getByRole('switch', { name: /Secretaria Municipal de Educação/ }).click()
  await turned

  const gestora = (await visit({ email: GESTORA })).page
  await gestora.goto(at(`/logado/curriculos/${id}/etapas`))
  await gestora.getByText('Você vê a versão da Secretaria Municipal de Educação.').waitFor()
  await choose(gestora, 'Ações de “Leitura”', 'Personalizar para um cliente')
  await gestora.getByRole('dialog').getByRole('button', { name: 'Personalizar' }).click()
  await gestora.getByText('personalizada', { exact: true }).waitFor()
  await gestora.getByRole('link', { name: 'Leitura' }).click()
  await addHabilidade(gestora, 'SME01', 'Cantar a ciranda da cidade.')

  await admin.goto(daBase)
  await button(admin, 'Editar LE01').click()
  await admin
    .getByRole('textbox', { name: 'O que o aluno deve saber fazer' })
    .fill('Ler em voz alta, com ritmo.')
  await button(admin, 'Salvar').click()
  await admin.getByText('LE01 salva').waitFor()
  // The base does not have what is the client's.
  expect(await admin.getByText('SME01').count()).toBe(0)

  await gestora.goto(at(`/logado/curriculos/${id}/etapas`))
  await button(gestora, '1 diferença com a base').click()
  const drawer = gestora.getByRole('dialog', { name: /Diferenças com a base/ })
  await drawer.getByText('Ler em voz alta, com ritmo.').waitFor()
  expect(await axe(gestora)).toEqual([])
  await drawer.getByRole('button', { name: 'Aceitar LE01' }).click()
  await drawer.waitFor({ state: 'hidden' })
  await button(gestora, '1 diferença com a base').waitFor({ state: 'detached' })

  await choose(gestora, 'Ações de “Leitura”', 'Redefinir para a base')
  const asked = gestora.getByRole('alertdialog', { name: 'Redefinir “Leitura” para a base?' })
  await asked.getByText('Cantar a ciranda da cidade.').waitFor()
  expect(await axe(gestora)).toEqual([])
  await asked.getByRole('button', { name: 'Redefinir para a base' }).click()
  await gestora.getByText('personalizada', { exact: true }).waitFor({ state: 'detached' })
  await gestora.getByRole('link', { name: 'Leitura' }).click()
  await gestora.getByText('Ler em voz alta, com ritmo.').waitFor()
  expect(await gestora.getByText('SME01').count()).toBe(0)
})
