/** A public page of blocks: composed by who administers, seen by visitors, in one tenant and no other. */
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { at, axe, openBrowser, overflow, PHONE } from './browser.ts'
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

async function open(page: Page): Promise<void> {
  await page.goto(at(`/logado/administracao/${await slug()}/paginas${PAGINA}`))
  await h1(page, 'Trilha do educador')
}

/** What a visitor of a host finds under the page's address. */
async function look(host: string, heading: string): Promise<Page> {
  const { page } = await visit({ host })
  await page.goto(at(PAGINA, host))
  await h1(page, heading)
  return page
}

it('an administrator composes it, visitors see it, another tenant keeps its own; back to the model', {
  timeout: LIMIT,
}, async () => {
  const nome = `Formação ${Date.now().toString(36)}`
  const { page } = await visit({ email: ADMIN })
  await open(page)
  await page.getByText('Esta página ainda é o modelo').waitFor()
  await block(page, /^Abertura/).click()
  await page.getByLabel('Título', { exact: true }).fill(nome)
  // Seen at once beside the form.
  await page.locator('.ve-pagina .vt-titulo', { hasText: nome }).waitFor()

  await page.getByRole('button', { name: 'Adicionar bloco' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Chamada/ })
    .click()
  await page.getByLabel('Título', { exact: true }).fill('Inscreva-se até sexta')
  await page.getByLabel('O que o botão diz').fill('Quero ir')
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

  // Blocks are moved by the keyboard; form and preview fit a phone with the largest letters.
  const order = () => page.locator('.ve-lista .ve-palavras > b').allTextContents()
  expect(await order()).toEqual(['Abertura', 'Cartões', 'Passos'])

  await page.getByRole('button', { name: /^Mover Cartões/ }).focus()
  await page.keyboard.press('Space')
  await page.getByText('lugar 1 de 2').waitFor({ state: 'attached' })
  // The places are measured in the frames after the piece was lifted.
  await page.waitForTimeout(300)
  await page.keyboard.press('ArrowDown')
  await page.getByText('lugar 2 de 2').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect.poll(order).toEqual(['Abertura', 'Passos', 'Cartões'])

  await page.setViewportSize(PHONE)
  await page.evaluate(() => {
    localStorage.setItem('font', 'gigantes')
    dispatchEvent(new StorageEvent('storage', { key: 'font' }))
  })
  await page.waitForFunction(() => document.documentElement.dataset.tamanho === 'gigantes')
  await block(page, /^Cartões/).click()
  await page.getByRole('group', { name: 'Cartão 1' }).waitFor()
  expect(await overflow(page)).toEqual([])
  await page.getByRole('radio', { name: 'Prévia' }).check()
  await page.getByRole('radio', { name: 'Celular' }).check()
  await page.locator('.ve-pagina .vt-titulo').waitFor()
  expect(await overflow(page)).toEqual([])
})
