/** A public page of blocks: composed by who administers, seen by visitors, in one tenant and no other. */
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, settled } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

const ADMIN = 'tenant@demo.test'
const PAGINA = '/trilhaeducador'
const LIMIT = 120_000
const PRINCIPAL = '(select id from tenant where principal)'

const slug = async () => String((await sql('select slug from tenant where principal'))[0]?.slug)
/** As if nobody had ever composed it. */
const forget = () => sql(`delete from pagina_publica where tenant_id = ${PRINCIPAL}`)
beforeEach(forget)
afterAll(forget)

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const block = (page: Page, name: RegExp) => page.locator('.ve-abrir').filter({ hasText: name })
const publish = (page: Page) => page.getByRole('button', { name: 'Publicar', exact: true }).click()

async function compose(): Promise<{ page: Page; visitor: Awaited<ReturnType<typeof visit>> }> {
  const visitor = await visit({ email: ADMIN })
  await visitor.page.goto(at(`/logado/administracao/${await slug()}/paginas${PAGINA}`))
  await h1(visitor.page, 'Trilha do educador')
  return { page: visitor.page, visitor }
}

/** What a visitor of a host finds under the page's address. */
async function look(host: string, heading: string): Promise<Page> {
  const { page } = await visit({ host })
  await page.goto(at(PAGINA, host))
  await h1(page, heading)
  return page
}

it('an administrator edits it, visitors see it, another tenant keeps its own; back to the model', {
  timeout: LIMIT,
}, async () => {
  const nome = `Formação ${Date.now().toString(36)}`
  const { page } = await compose()
  await page.getByText('Esta página ainda é o modelo').waitFor()
  await block(page, /^Abertura/).click()
  await page.getByLabel('Título', { exact: true }).fill(nome)
  // Seen at once beside the form, and by nobody else.
  await page.locator('.ve-pagina .vt-titulo', { hasText: nome }).waitFor()
  await look('localhost', 'Formação no seu ritmo, uma habilidade de cada vez')

  await page.getByRole('button', { name: 'Acrescentar bloco' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Chamada/ })
    .click()
  await publish(page)
  await page.getByText('blocos precisam de correção').or(page.getByText('Um bloco precisa')).waitFor()
  await page.getByText('Escreva um título.').waitFor()
  await page.getByText('Escreva o que o botão diz.').waitFor()
  await page.getByLabel('Título', { exact: true }).fill('Inscreva-se até sexta')
  await page.getByLabel('O que o botão diz').fill('Quero ir')
  await page.getByLabel('Para onde leva').fill('javascript:alert(1)')
  await page.getByText('Use um caminho deste site').waitFor()
  await page.getByLabel('Para onde leva').fill('mailto:formacao@rede.example.com.br')
  expect(await axe(page)).toEqual([])
  await publish(page)
  await page.getByText('Página publicada.').waitFor()

  const seen = await look('localhost', nome)
  await seen.getByRole('heading', { level: 2, name: 'Inscreva-se até sexta' }).waitFor()
  expect(await seen.getByRole('link', { name: 'Quero ir' }).getAttribute('href')).toBe(
    'mailto:formacao@rede.example.com.br',
  )
  expect(await axe(seen)).toEqual([])
  await look('floripa.localhost', 'Quem ensina na ilha aprende com a maré')

  await page.getByRole('button', { name: 'Voltar ao modelo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Voltar ao modelo' }).click()
  await page.getByText('A página voltou ao modelo.').waitFor()
  await look('localhost', 'Formação no seu ritmo, uma habilidade de cada vez')
})

it('the model speaks the language of the visitor; who is signed in is led on', {
  timeout: LIMIT,
}, async () => {
  const { page } = await visit({ storage: { authLanguage: 'en-us' } })
  await page.goto(at(PAGINA))
  await h1(page, 'Training at your own pace, one skill at a time')
  await page.getByRole('link', { name: 'Sign me up' }).waitFor()
  const pupil = await visit({ email: 'aluno@demo.test' })
  await pupil.page.goto(at(PAGINA))
  await pupil.page.getByRole('link', { name: 'Ver minhas trilhas' }).waitFor()
  expect(await pupil.page.getByRole('link', { name: 'Quero me inscrever' }).count()).toBe(0)
})

it('blocks are moved by the keyboard, copied, and taken out with a way back', {
  timeout: LIMIT,
}, async () => {
  const { page } = await compose()
  const order = () => page.locator('.ve-lista .ve-palavras > b').allTextContents()
  await block(page, /^Passos/).waitFor()
  expect(await order()).toEqual(['Abertura', 'Cartões', 'Passos'])

  await page.getByRole('button', { name: /^Mover Cartões/ }).focus()
  await page.keyboard.press('Space')
  await page.getByText('lugar 1 de 2').waitFor({ state: 'attached' })
  // The places are measured in the frames after the piece was lifted.
  await page.waitForTimeout(300)
  await page.keyboard.press('ArrowDown')
  await page.getByText('lugar 2 de 2').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect.poll(order, { timeout: 10_000 }).toEqual(['Abertura', 'Passos', 'Cartões'])

  await page.getByRole('button', { name: /^Ações de Passos/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Duplicar' }).press('Enter')
  await expect.poll(order, { timeout: 10_000 }).toEqual(['Abertura', 'Passos', 'Passos', 'Cartões'])
  await page.getByRole('button', { name: /^Ações de Cartões/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Remover' }).press('Enter')
  await expect.poll(order, { timeout: 10_000 }).toEqual(['Abertura', 'Passos', 'Passos'])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(order, { timeout: 10_000 }).toEqual(['Abertura', 'Passos', 'Passos', 'Cartões'])

  // Leaving asks first.
  await page.getByRole('link', { name: 'Páginas públicas' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continuar editando' }).click()
  expect(await order()).toHaveLength(4)
})

it('what somebody else published meanwhile is not run over, and nothing written is lost', {
  timeout: LIMIT,
}, async () => {
  const { page, visitor } = await compose()
  const other = await compose()
  for (const [who, nome] of [
    [other.page, 'A da colega'],
    [page, 'A minha'],
  ] as const) {
    await block(who, /^Abertura/).click()
    await who.getByLabel('Título', { exact: true }).fill(nome)
    await publish(who)
    if (who === other.page) await who.getByText('Página publicada.').waitFor()
  }
  const asked = page.getByRole('alertdialog')
  await asked.getByText('Nada do que você escreveu se perdeu').waitFor()
  expectRefusals(visitor, /status of 409/)
  await look('localhost', 'A da colega')
  await asked.getByRole('button', { name: 'Continuar editando' }).click()
  expect(await page.getByLabel('Título', { exact: true }).inputValue()).toBe('A minha')
  await publish(page)
  await asked.getByRole('button', { name: 'Publicar a minha' }).click()
  await page.getByText('Página publicada.').waitFor()
  expectRefusals(visitor, /status of 409/)
  await look('localhost', 'A minha')
})

it('fits a phone with the largest letters: the list, the form, the preview', { timeout: LIMIT }, async () => {
  const { page } = await visit({ email: ADMIN, viewport: PHONE, storage: { font: 'gigantes' } })
  await page.goto(at(`/logado/administracao/${await slug()}/paginas`))
  await page.getByRole('link', { name: 'Editar Trilha do educador' }).click()
  await h1(page, 'Trilha do educador')
  await settled(page)
  expect(await overflow(page)).toEqual([])
  await block(page, /^Cartões/).click()
  await page.getByRole('group', { name: 'Cartão 1' }).waitFor()
  expect(await overflow(page)).toEqual([])
  await page.getByRole('radio', { name: 'Prévia' }).check()
  await page.getByRole('radio', { name: 'Celular' }).check()
  await page.locator('.ve-pagina .vt-titulo').waitFor()
  expect(await overflow(page)).toEqual([])
})
