/** Two tabs of one person write in one place: nothing of either is lost, and both say so. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, type Visitor } from './browser.ts'
import { ask } from './oficina.ts'
import { composer, mensagem, openTopico } from './turma.ts'

const { visit } = openBrowser()

const EMAIL = 'professora@demo.test'
const stamp = () => Date.now().toString(36)
const texto = (page: Page) => page.getByRole('textbox', { name: 'Escreva o texto desta tela' })

/** A lesson of two screens of text, by its address. */
async function makeRascunho(): Promise<string> {
  const { aula } = await ask<{ aula: { id: number } }>('POST', '/gerenciar/pt-br/aulas', {
    titulo: `Duas abas ${stamp()}`,
  })
  for (const nome of ['Rio', 'Avó'])
    await ask('POST', `/gerenciar/pt-br/aulas/${aula.id}/telas`, {
      tipo: 'texto',
      titulo: nome,
      conteudo: { html: `<p>${nome}</p>` },
    })
  return at(`/logado/gerenciar/aula/${aula.id}`)
}

const openTela = (page: Page, n: number) =>
  page
    .getByRole('navigation', { name: 'Telas da aula' })
    .getByRole('listitem')
    .nth(n - 1)
    .getByRole('button', { name: new RegExp(`^${n}`) })
    .click()

/** Written without network, so that only the device has it. */
async function writeOffline(page: Page, n: number, words: string): Promise<void> {
  await openTela(page, n)
  await texto(page).fill(words)
  await page.getByText('Não salvou; está guardado neste aparelho').waitFor()
}

const tellsOfOther = (page: Page) =>
  page.getByText('Esta aula está aberta também em outra aba.', { exact: false }).waitFor()

it('a lesson in two tabs without network: each keeps its draft, and both come back', async () => {
  const address = await makeRascunho()
  const visitor: Visitor = await visit({
    email: EMAIL,
    viewport: { width: 1280, height: 900 },
    fresh: true,
  })
  const { page, context } = visitor
  await page.goto(address)
  await texto(page).waitFor()
  const other = await context.newPage()
  await other.goto(address)
  await texto(other).waitFor()
  await tellsOfOther(other)
  expect(await axe(other)).toEqual([])
  await page.bringToFront()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await tellsOfOther(page)

  await context.setOffline(true)
  await writeOffline(page, 1, 'O rio que só a primeira aba sabe')
  await writeOffline(other, 2, 'A avó que só a segunda aba sabe')
  await page.close()
  await other.close()
  await context.setOffline(false)

  const back = await context.newPage()
  // A tab that is closed still holds its draft for as long as the browser takes to end it.
  await back.goto(at('/preferences.js'))
  const held = () => back.evaluate(async () => (await navigator.locks.query()).held?.length)
  await expect.poll(held).toBe(0)
  await back.goto(address)
  await back.getByText('Há mais um rascunho, de outra aba', { exact: false }).waitFor()
  expect(await axe(back)).toEqual([])
  await back.getByRole('button', { name: 'Continuar a partir delas' }).click()
  await back.getByText('Salvo', { exact: true }).waitFor()
  await back.reload()
  await back.getByRole('heading', { level: 1, name: 'Há mudanças que não foram salvas' }).waitFor()
  await back.getByRole('button', { name: 'Continuar a partir delas' }).click()
  await back.getByText('Salvo', { exact: true }).waitFor()
  await back.reload()
  await openTela(back, 1)
  await back.getByText('O rio que só a primeira aba sabe').waitFor()
  await openTela(back, 2)
  await back.getByText('A avó que só a segunda aba sabe').waitFor()
  expectRefusals(visitor)
})

it('answers to one topic in two tabs: each keeps its words, both say so, and the other comes after', async () => {
  const { page, context } = await visit({ email: EMAIL, viewport: PHONE, fresh: true })
  const [um, dois] = [`Primeira aba ${stamp()}`, `Segunda aba ${stamp()}`]
  const topico = 'O final que o conto não contou'
  await openTopico(page, topico)
  const box = (await composer(page)).getByRole('textbox')
  const other = await context.newPage()
  await openTopico(other, topico)
  const otherBox = (await composer(other)).getByRole('textbox')
  await box.fill(um)
  await page.getByText('Rascunho salvo').waitFor()
  await otherBox.fill(dois)
  for (const tab of [page, other])
    await tab.getByText('Você escreveu isto também em outra aba.', { exact: false }).waitFor()
  expect(await axe(other)).toEqual([])
  expect(await overflow(other)).toEqual([])
  await page.close()
  await other.close()

  for (const words of [dois, um]) {
    const again = await context.newPage()
    await openTopico(again, topico)
    const group = await composer(again)
    await expect.poll(() => group.getByRole('textbox').textContent()).toBe(words)
    await group.getByRole('button', { name: 'Responder' }).click()
    await mensagem(again, words).waitFor()
    await again.close()
  }
})
