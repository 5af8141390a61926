/** The forum under stress: keyboard alone, two tabs, a lost connection. */
import { expect, it } from 'vitest'
import { writingTexts } from '../areas/conversa/forum/web/writing-texts.ts'
import { expectRefusals, openBrowser } from './browser.ts'
import { composer, mensagem, openTopico } from './turma.ts'

const { visit } = openBrowser()
const TOPICO = 'O final que o conto não contou'
const unique = (words: string) => `${words} ${Date.now().toString(36)}`

it('opens a topic, answers and likes by the keyboard alone, with the focus in sight', async () => {
  const { page } = await visit({ email: 'aluna@demo.test' })
  await openTopico(page, TOPICO)
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return { name: '', outlined: true }
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const outlined = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      return { name: element.getAttribute('aria-label') ?? element.textContent ?? '', outlined }
    })
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 120; step += 1) {
      await page.keyboard.press('Tab')
      const now = await focused()
      expect(now.outlined, `the focus on “${now.name.slice(0, 40)}” is seen`).toBe(true)
      if (name.test(now.name)) return
    }
    throw new Error(`Tab never reached ${name}`)
  }
  await page.reload()
  await page
    .getByRole('button', { name: /^Curtir/ })
    .first()
    .waitFor()
  await page.keyboard.press('Tab')
  expect((await focused()).name).toBe('Pular para o conteúdo')
  await page.keyboard.press('Enter')
  await tabTo(/^Curtir/)
  await page.keyboard.press('Enter')
  await tabTo(/Escreva uma resposta…$/)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'textbox')
  const words = unique('Pelo teclado')
  await page.keyboard.type(words)
  await page.keyboard.press('Control+Enter')
  await mensagem(page, words).waitFor()
})

it('an edit in two tabs loses nothing: both texts are shown, and one is chosen', async () => {
  const visitor = await visit({ email: 'aluno@demo.test', fresh: true })
  const { page, context } = visitor
  await openTopico(page, TOPICO)
  const words = unique('Primeira versão')
  const box = await composer(page)
  await box.getByRole('textbox').pressSequentially(words)
  await box.getByRole('button', { name: 'Responder' }).click()
  await mensagem(page, words).waitFor()

  const other = await context.newPage()
  await other.goto(page.url())
  const edit = async (tab: typeof page, text: string) => {
    const mine = mensagem(tab, words)
    await mine.getByRole('button', { name: /^Mais ações/ }).click()
    await tab.getByRole('menuitem', { name: 'Editar' }).click()
    const editor = tab.getByRole('group', { name: 'Editar mensagem' })
    // Whole, and at once: where the caret of a slow tab stands is none of this test.
    await editor.getByRole('textbox').fill(words + text)
    return editor
  }
  const first = await edit(page, ' da aba um')
  const second = await edit(other, ' da aba dois')
  await second.getByRole('button', { name: 'Salvar' }).click()
  // Saved, and not only written: the words stand in the editor as well.
  await second.waitFor({ state: 'detached' })
  await mensagem(other, 'da aba dois').waitFor()
  await first.getByRole('button', { name: 'Salvar' }).click()
  const conflict = page.getByRole('region', { name: writingTexts.conflito.pt })
  // The edit's draft is the device's: a slow second tab may have gone on from it.
  await conflict.getByText(/da aba um$/).waitFor()
  await conflict.getByText('da aba dois').waitFor()
  await conflict.getByRole('button', { name: 'Ficar com o meu' }).click()
  await mensagem(page, 'da aba um').waitFor()
  await mensagem(other, 'da aba um').waitFor()
  expect(expectRefusals(visitor, /status of 409/)).toHaveLength(1)
})

it('a send without connection keeps the words, and goes through once when it is back', async () => {
  const visitor = await visit({ email: 'aluno@demo.test' })
  const { page, context } = visitor
  await openTopico(page, TOPICO)
  const words = unique('Escrito no túnel')
  const box = await composer(page)
  await context.setOffline(true)
  await page.getByText('Sem conexão.', { exact: true }).waitFor()
  await box.getByRole('textbox').pressSequentially(words)
  await box.getByRole('button', { name: 'Responder' }).click()
  await box.getByText(/Não foi enviada\. Sem conexão.*continua aqui\./).waitFor()
  await box.getByText(words).waitFor()
  await context.setOffline(false)
  await box.getByRole('button', { name: 'Tentar de novo' }).click()
  await mensagem(page, words).waitFor()
  await page.reload()
  await mensagem(page, words).waitFor()
  await expect.poll(() => page.getByRole('article').filter({ hasText: words }).count()).toBe(1)
  expectRefusals(visitor)
})
