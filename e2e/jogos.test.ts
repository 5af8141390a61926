/** Games from their shelf to their end: word search, crossword and lightning quiz, by the keyboard alone and by the pointer. */
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { at, axe, openBrowser, overflow, PHONE } from './browser.ts'
import { cell, dragWords, notasOf, walkWords, writeWord } from './jogar.ts'
import { foot, makeAula, putAway, titled } from './oficina.ts'
import { press, tabTo, write } from './teclas.ts'
import { telasPontuadas } from './telas.ts'

const { visit } = openBrowser()

const JOGOS = ['caca_palavras', 'cruzadinha', 'quiz_relampago']

let titulo: string
let made: Awaited<ReturnType<typeof makeAula>>
beforeEach(async () => {
  titulo = `Jogos da água ${Date.now().toString(36)}`
  const telas = await telasPontuadas()
  made = await makeAula(
    titulo,
    telas.flatMap(({ tipo, titulo: nome, conteudo }) =>
      JOGOS.includes(tipo) ? { tipo, titulo: nome, conteudo: { ...conteudo, tentativas: 2 } } : [],
    ),
  )
})

/** The points of the week that stand above the shelf; none before the first round. */
async function pointsOf(page: Page): Promise<number> {
  const [stat] = await page.locator('.fato', { hasText: 'pontos nesta semana' }).all()
  return Number((await stat?.locator('b').textContent())?.replace(/\D/g, '') ?? 0)
}

async function openShelf(page: Page): Promise<void> {
  await page.goto(at('/logado/games'))
  await page
    .getByRole('link', { name: /^Jogar / })
    .first()
    .waitFor()
}

it('is found on the shelf and played to its end by the keyboard alone', async () => {
  const { page } = await visit({ email: 'aluno@demo.test' })
  await openShelf(page)
  const before = await pointsOf(page)
  await write(page, 'Buscar um jogo', titulo)
  await page.getByRole('link', { name: `Jogar ${titulo}` }).waitFor()
  await press(page, `Jogar ${titulo}`)

  await titled(page, 'Caça-palavras')
  await cell(page, [0, 0]).waitFor()
  await tabTo(page, /, linha 1, coluna 1$/)
  await walkWords(page, ['CHUVA', 'NUVEM', 'RIO'])
  await page.getByText('3 de 3 palavras marcadas').waitFor()
  await press(page, 'Responder')
  await page.getByText('Muito bem!').waitFor()
  await press(page, 'Continuar')

  await titled(page, 'Cruzadinha')
  await press(page, /Água em gás/)
  await page.keyboard.type('vapor')
  await press(page, /Água sólida/)
  await page.keyboard.type('gelo')
  await press(page, /Corre para o mar/)
  await page.keyboard.type('rio')
  await press(page, 'Responder')
  await page.getByText('Muito bem!').waitFor()
  await press(page, 'Continuar')

  await titled(page, 'Relâmpago')
  const rodada = async (respostas: readonly string[]) => {
    await press(page, 'Começar')
    for (const resposta of respostas) {
      const radio = page.getByRole('radio', { name: resposta, exact: true })
      await radio.waitFor()
      // One question at a time: all is handed in after the last.
      expect(await foot(page, 'Responder').isVisible()).toBe(false)
      // Tab reaches the first of the group; the arrows choose, Enter goes on.
      await tabTo(page, /^[A-Z]?[4-9]$/)
      await page.keyboard.press('Space')
      for (let i = 0; i < 2 && !(await radio.isChecked()); i++) await page.keyboard.press('ArrowDown')
      expect(await radio.isChecked()).toBe(true)
      await page.keyboard.press('Enter')
    }
    await press(page, 'Responder')
  }
  await rodada(['4', '6'])
  await page.getByText('Quase lá: 50% certo.').waitFor()
  await press(page, 'Tentar de novo')
  await rodada(['4', '9'])
  await page.getByText('Muito bem!').waitFor()
  await press(page, 'Revisar')
  await titled(page, 'Antes de concluir')
  await putAway(page)
  await press(page, 'Concluir a aula')
  await titled(page, 'Aula concluída!')
  await page.getByText('10,00').first().waitFor()
  expect(await notasOf(page, made)).toEqual([10])

  await openShelf(page)
  await expect.poll(() => pointsOf(page)).toBe(before + 100)
  await write(page, 'Buscar um jogo', titulo)
  await page
    .getByRole('article')
    .filter({ hasText: titulo })
    .getByText('Nesta semana: 10,0 · Sua melhor nota: 10,0')
    .waitFor()
  expect(await axe(page)).toEqual([])
})

it('is found on the shelf and played to its end by the pointer, on a telephone; each part counts', async () => {
  const { page } = await visit({ email: 'aluna@demo.test', viewport: PHONE })
  await openShelf(page)
  await page.getByPlaceholder('Buscar um jogo').fill(titulo)
  // The newest of all is on the shelf before the search: a click between the two lists would hit nothing.
  await expect.poll(() => page.getByRole('link', { name: /^Jogar / }).count()).toBe(1)
  await page.getByRole('link', { name: `Jogar ${titulo}` }).click()
  const partly = async (cem: number) => {
    await foot(page, 'Responder').click()
    await page.getByText(`Quase lá: ${cem}% certo.`).waitFor()
    expect(await overflow(page)).toEqual([])
    await page.getByRole('button', { name: /^(Continuar|Revisar)$/ }).click()
  }

  await titled(page, 'Caça-palavras')
  await dragWords(page, ['NUVEM', 'RIO'])
  await page.getByText('2 de 3 palavras marcadas').waitFor()
  // What was marked by mistake is taken back and marked anew, letter by letter.
  await page.getByRole('button', { name: 'Limpar RIO' }).click()
  await page.getByText('1 de 3 palavras marcadas').waitFor()
  await dragWords(page, ['CHUVA'])
  await page.getByText('2 de 3 palavras marcadas').waitFor()
  await partly(67)

  await titled(page, 'Cruzadinha')
  // A touch on the grid is where the word is written.
  await page.locator('.tl-cruz .casa', { hasText: '1' }).first().click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  await writeWord(page, /Água sólida/, 'neve')
  await writeWord(page, /Água em gás/, 'vapor')
  await writeWord(page, /Corre para o mar/, 'rio')
  await partly(67)

  await titled(page, 'Relâmpago')
  await page.getByRole('button', { name: 'Começar' }).click()
  for (const escolhida of ['4', '6']) {
    await page.getByRole('radio', { name: escolhida, exact: true }).click()
    await page.getByRole('button', { name: 'Próxima' }).click()
  }
  await page.getByText('Pronto: 2 de 2 respondidas.').first().waitFor()
  await partly(50)
  await titled(page, 'Antes de concluir')
  await putAway(page)
  await foot(page, 'Concluir a aula').click()
  await titled(page, 'Aula concluída!')
  await page.getByText('6,11').first().waitFor()
  expect(await notasOf(page, made)).toEqual([6.11])
})
