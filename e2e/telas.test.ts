/** Every type of screen that is scored: all right by the keyboard alone, partly right by the pointer. */
import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { axe, openBrowser, overflow, PHONE } from './browser.ts'
import { cell, drag, dragByFinger, dragWords, notasOf, walkWords, writeWord } from './jogar.ts'
import { foot, makeAula, putAway, titled } from './oficina.ts'
import { NORDESTE, SUL, telasPontuadas } from './telas.ts'

const { visit } = openBrowser()

const TITULO = 'Todas as interações'
/** Each try has a lesson of its own: it would go on in the middle of the other's. */
let made: { aula: number; turma: number; address: string }
beforeEach(async () => {
  made = await makeAula(TITULO, await telasPontuadas())
})

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

/** Answers, and hears how much of it is right: 1 for all. */
async function done(page: Page, fracao: number, press: (on: Locator) => Promise<void>): Promise<void> {
  await press(foot(page, 'Responder'))
  await page
    .getByText(fracao === 1 ? 'Muito bem!' : `Quase lá: ${Math.round(fracao * 100)}% certo.`)
    .waitFor()
  expect(await overflow(page)).toEqual([])
  await press(page.getByRole('button', { name: /^(Continuar|Revisar)$/ }))
}

/** Each card is turned and read; then those of a pair, one after the other. */
async function findPairs(page: Page, turn: (card: Locator) => Promise<void>): Promise<void> {
  const cards = page.getByRole('list', { name: 'Tabuleiro' }).getByRole('button')
  await cards.first().waitFor()
  const isFound = (at: number) => cards.nth(at).evaluate((card) => card.classList.contains('par'))
  const isDown = async (at: number) => (await cards.nth(at).getAttribute('aria-disabled')) === null
  const faces = new Map<string, number>()
  for (let at = 0; at < 4; at++) {
    await turn(cards.nth(at))
    const name = page.getByRole('button', { name: new RegExp(`^Carta ${at + 1}: `) })
    faces.set(((await name.getAttribute('aria-label')) ?? '').replace(/^Carta \d+: (.*)\.$/, '$1'), at)
  }
  for (const pair of [
    ['H₂O', 'água'],
    ['NaCl', 'sal'],
  ]) {
    const [a = 0, b = 0] = pair.map((face) => faces.get(face) ?? 0)
    if (await isFound(a)) continue
    await expect.poll(async () => (await isDown(a)) && (await isDown(b))).toBe(true)
    await turn(cards.nth(a))
    await turn(cards.nth(b))
  }
}

const orderOf = async (page: Page): Promise<string[]> =>
  (await page.locator('.tl-ordem li').allInnerTexts()).map((text) => text.replace(/^\d+\s*/, '').trim())

async function theEnd(page: Page, nota: string): Promise<void> {
  await titled(page, 'Antes de concluir')
  await putAway(page)
  await foot(page, 'Concluir a aula').press('Enter')
  await titled(page, 'Aula concluída!')
  await page.getByText(nota).first().waitFor()
}

it('is answered by keyboard alone, all of it right', async () => {
  const { page } = await visit({ email: 'aluno@demo.test' })
  await page.goto(made.address)
  const enter = (on: Locator) => on.press('Enter')
  const space = (on: Locator) => on.press('Space')
  const well = () => done(page, 1, enter)
  const put = async (peca: string, lugar: string) => {
    const piece = button(page, peca)
    const isHeld = async () => (await piece.getAttribute('aria-pressed')) === 'true'
    const hold = async () => {
      if (!(await isHeld())) await enter(piece)
      return isHeld()
    }
    // A screen that has just come still moves the focus to its heading.
    await expect.poll(hold, { interval: 300 }).toBe(true)
    await enter(button(page, lugar))
  }

  await titled(page, 'Uma certa')
  await space(page.getByRole('radio', { name: 'Evaporação' }))
  await well()
  await titled(page, 'Várias certas')
  for (const name of ['Rio', 'Mar', 'Lago']) await space(page.getByRole('checkbox', { name }))
  await well()
  await titled(page, 'Julgue')
  for (const [frase, lado] of [
    ['O gelo', 'Verdadeiro'],
    ['O Sol', 'Falso'],
    ['A Lua', 'Falso'],
    ['A Terra', 'Verdadeiro'],
  ] as const)
    await space(page.getByRole('group', { name: new RegExp(frase) }).getByRole('radio', { name: lado }))
  await well()
  await titled(page, 'Um número')
  await page.getByLabel('Sua resposta (em m)').pressSequentially('3,45')
  await well()
  await titled(page, 'Uma palavra')
  await page.getByLabel('Sua resposta').pressSequentially('AGUA')
  await well()
  await titled(page, 'Pares')
  await put('Gelo', 'Sólido: vazio')
  await put('Chuva', 'Líquido: vazio')
  await put('Vapor', 'Gás: vazio')
  expect(await axe(page)).toEqual([])
  await well()

  await titled(page, 'Em ordem')
  await page.locator('.tl-ordem li').first().waitFor()
  for (const [at, nome] of ['Evapora', 'Condensa', 'Chove', 'Escoa'].entries())
    for (let now = (await orderOf(page)).indexOf(nome); now > at; now--) {
      await enter(button(page, `Subir ${nome}`))
      // The button went along with what it moves: the next press needs no looking for it.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe(`Subir ${nome}`)
    }
  await well()

  await titled(page, 'Complete escrevendo')
  await page.getByLabel('Lacuna 1').pressSequentially('cem')
  await page.getByLabel('Lacuna 2').pressSequentially('0')
  await well()
  await titled(page, 'Complete com as palavras')
  await put('Sol', 'Lacuna 1: vazio')
  await put('Terra', 'Lacuna 2: vazio')
  await well()
  await titled(page, 'Partes da célula')
  await put('Pulmão', 'Corpo verde: vazio')
  // The wrong one is taken out again.
  await enter(button(page, 'Corpo verde: Pulmão'))
  await enter(button(page, 'Remover Pulmão daqui'))
  await put('Núcleo', 'Círculo roxo: vazio')
  await put('Vacúolo', 'Bolsa azul: vazio')
  await put('Cloroplasto', 'Corpo verde: vazio')
  expect(await axe(page)).toEqual([])
  await well()

  await titled(page, 'No mapa')
  const mira = page.getByRole('application', { name: /^Imagem para marcar/ })
  let [x, y] = [50, 50]
  for (const alvo of [NORDESTE, SUL]) {
    for (; Math.abs(alvo.x - x) >= 2; x += alvo.x > x ? 2 : -2)
      await mira.press(alvo.x > x ? 'ArrowRight' : 'ArrowLeft')
    for (; Math.abs(alvo.y - y) >= 2; y += alvo.y > y ? 2 : -2)
      await mira.press(alvo.y > y ? 'ArrowDown' : 'ArrowUp')
    await enter(mira)
  }
  await page.getByText('2 de 2 marcas').waitFor()
  await well()

  await titled(page, 'Em grupos')
  for (const [item, grupo] of [
    ['Ipê', 'Seres vivos'],
    ['Onça', 'Seres vivos'],
    ['Pedra', 'Não vivos'],
    ['Vento', 'Não vivos'],
  ] as const)
    await put(item, `Colocar aqui: ${grupo}`)
  await well()
  await titled(page, 'Memória')
  await findPairs(page, enter)
  await page.getByText('2 de 2 pares').waitFor()
  await well()

  await titled(page, 'Caça-palavras')
  await cell(page, [0, 0]).focus()
  await walkWords(page, ['CHUVA', 'NUVEM', 'RIO'])
  await page.getByText('3 de 3 palavras marcadas').waitFor()
  expect(await axe(page)).toEqual([])
  await well()

  await titled(page, 'Cruzadinha')
  await writeWord(page, /Água em gás/, 'vapor')
  await writeWord(page, /Água sólida/, 'gelo')
  await writeWord(page, /Corre para o mar/, 'rio')
  await well()
  await titled(page, 'Relâmpago')
  await enter(button(page, 'Começar'))
  for (const certa of ['4', '9']) {
    await space(page.getByRole('radio', { name: certa, exact: true }))
    await enter(button(page, 'Próxima'))
  }
  await well()

  await titled(page, 'Um filme que pergunta')
  await enter(button(page, 'Responder sem assistir'))
  await page.getByText('Cresce ou míngua?').waitFor()
  await space(page.getByRole('radio', { name: 'Cresce' }))
  await enter(button(page, 'Continuar o vídeo'))
  await page.getByText('Como ela está agora?').waitFor()
  await space(page.getByRole('radio', { name: 'Cheia' }))
  await enter(button(page, 'Continuar o vídeo'))
  await well()
  await theEnd(page, '10,00')
  expect(await notasOf(page, made)).toEqual([10])
})

it('is answered by the pointer, and each part of it counts', async () => {
  const { page } = await visit({ email: 'aluna@demo.test', viewport: { ...PHONE, height: 1_400 } })
  await page.goto(made.address)
  const click = (on: Locator) => on.click()
  const fracoes: number[] = []
  const part = async (fracao: number) => {
    fracoes.push(fracao)
    await done(page, fracao, click)
  }
  const into = (peca: string, lugar: string) => drag(page, button(page, peca), button(page, lugar))

  await titled(page, 'Uma certa')
  await page.getByRole('radio', { name: 'Evaporação' }).click()
  await part(1)
  await titled(page, 'Várias certas')
  for (const name of ['Rio', 'Mar']) await page.getByRole('checkbox', { name }).click()
  await part(2 / 3)
  await titled(page, 'Julgue')
  for (const frase of ['O gelo', 'O Sol', 'A Lua'])
    await page
      .getByRole('group', { name: new RegExp(frase) })
      .getByRole('radio', { name: frase === 'O gelo' ? 'Verdadeiro' : 'Falso' })
      .click()
  await part(0.75)
  await titled(page, 'Um número')
  await page.getByLabel('Sua resposta (em m)').fill('3.6')
  await part(1)
  await titled(page, 'Uma palavra')
  await page.getByLabel('Sua resposta').fill('água')
  await part(1)
  await titled(page, 'Pares')
  await into('Gelo', 'Sólido: vazio')
  await into('Vapor', 'Líquido: vazio')
  await into('Chuva', 'Gás: vazio')
  await part(1 / 3)

  await titled(page, 'Em ordem')
  await page.locator('.tl-ordem li').first().waitFor()
  const item = (nome: string) => page.locator('.tl-ordem li').filter({ hasText: nome })
  const wanted = ['Condensa', 'Evapora', 'Chove', 'Escoa']
  for (const [at, nome] of wanted.entries())
    if ((await orderOf(page))[at] !== nome)
      await drag(page, item(nome).locator('.num'), page.locator('.tl-ordem li').nth(at).locator('.num'))
  expect(await orderOf(page)).toEqual(wanted)
  await part(2 / 3)

  await titled(page, 'Complete escrevendo')
  await page.getByLabel('Lacuna 1').fill('100')
  await page.getByLabel('Lacuna 2').fill('10')
  await part(0.5)
  await titled(page, 'Complete com as palavras')
  await into('Sol', 'Lacuna 1: vazio')
  await into('Marte', 'Lacuna 2: vazio')
  await part(0.5)
  await titled(page, 'Partes da célula')
  await into('Núcleo', 'Círculo roxo: vazio')
  await into('Vacúolo', 'Bolsa azul: vazio')
  await part(2 / 3)
  await titled(page, 'No mapa')
  const mira = page.getByRole('application', { name: /^Imagem para marcar/ })
  const box = await mira.boundingBox()
  for (const { x, y } of [SUL, { x: 10, y: 90 }])
    await mira.click({ position: { x: ((box?.width ?? 0) * x) / 100, y: ((box?.height ?? 0) * y) / 100 } })
  await part(0.5)
  await titled(page, 'Em grupos')
  for (const [peca, grupo] of [
    ['Ipê', 'Seres vivos'],
    ['Onça', 'Seres vivos'],
    ['Pedra', 'Não vivos'],
    ['Vento', 'Seres vivos'],
  ] as const) {
    // By its whole body: half of them with the mouse, half with a finger.
    const move = ['Onça', 'Vento'].includes(peca) ? dragByFinger : drag
    await move(page, button(page, peca), page.getByRole('region', { name: grupo }).getByRole('heading'))
  }
  await part(0.75)

  await titled(page, 'Memória')
  await findPairs(page, click)
  await page.getByText('2 de 2 pares').waitFor()
  await part(1)
  await titled(page, 'Caça-palavras')
  await dragWords(page, ['NUVEM', 'RIO'])
  await page.getByText('2 de 3 palavras marcadas').waitFor()
  await part(2 / 3)
  await titled(page, 'Cruzadinha')
  await writeWord(page, /Água em gás/, 'VAPOR')
  await writeWord(page, /Água sólida/, 'GELO')
  await part(2 / 3)
  await titled(page, 'Relâmpago')
  await button(page, 'Começar').click()
  for (const escolhida of ['4', '6']) {
    await page.getByRole('radio', { name: escolhida, exact: true }).click()
    await button(page, 'Próxima').click()
  }
  await part(0.5)

  await titled(page, 'Um filme que pergunta')
  const film = page.locator('video')
  await film.evaluate((video: HTMLVideoElement) => void video.play())
  await page.getByText('Cresce ou míngua?').waitFor()
  expect(await film.evaluate((video: HTMLVideoElement) => [video.paused, video.textTracks.length])).toEqual([
    true,
    1,
  ])
  await page.getByRole('radio', { name: 'Míngua' }).click()
  await button(page, 'Continuar o vídeo').click()
  await page.getByText('Como ela está agora?').waitFor()
  await page.getByRole('radio', { name: 'Cheia' }).click()
  await button(page, 'Continuar o vídeo').click()
  await part(0.5)
  const nota = Math.floor((1_000 * fracoes.reduce((sum, one) => sum + one, 0)) / fracoes.length + 0.5) / 100
  await theEnd(page, nota.toFixed(2).replace('.', ','))
  expect(await notasOf(page, made)).toEqual([nota])
})
