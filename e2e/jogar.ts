/** Playing: the grid of a word search, dragging, and the grade that the server keeps of it. */
import type { Locator, Page } from 'playwright-core'
import { ask } from './oficina.ts'
import { findWord } from './telas.ts'

export const cell = (page: Page, [linha = 0, coluna = 0]: readonly number[]): Locator =>
  page.locator(`[data-cela="${linha},${coluna}"]`)

/** The rows of the grid of letters. */
export async function gradeOf(page: Page): Promise<string[]> {
  await cell(page, [0, 0]).waitFor()
  const rows = await page.getByRole('grid', { name: 'Grade de letras' }).getByRole('row').all()
  return Promise.all(rows.map(async (row) => (await row.getByRole('gridcell').allInnerTexts()).join('')))
}

/** From the cell that has the focus by the arrows to another one, and Enter. */
async function walk(page: Page, [linha = 0, coluna = 0]: readonly number[]): Promise<void> {
  const here = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.cela ?? '')
  const [l = 0, c = 0] = here.split(',').map(Number)
  const steps = (way: number, forth: string, back: string) =>
    Array.from({ length: Math.abs(way) }, () => (way > 0 ? forth : back))
  for (const key of [
    ...steps(linha - l, 'ArrowDown', 'ArrowUp'),
    ...steps(coluna - c, 'ArrowRight', 'ArrowLeft'),
  ])
    await page.keyboard.press(key)
  await page.keyboard.press('Enter')
}

/** Marks words; the focus is on a cell of the grid. */
export async function walkWords(page: Page, words: readonly string[]): Promise<void> {
  const grade = await gradeOf(page)
  for (const word of words) for (const end of findWord(grade, word)) await walk(page, end)
}

/** Marks words by drawing over them. */
export async function dragWords(page: Page, words: readonly string[]): Promise<void> {
  const grade = await gradeOf(page)
  for (const word of words) {
    const [from, to] = findWord(grade, word)
    await drag(page, cell(page, from), cell(page, to))
  }
}

/** Writes a word of a crossword: its clue leads to it in the grid. */
export async function writeWord(page: Page, pista: RegExp, palavra: string): Promise<void> {
  await page.getByRole('button', { name: pista }).press('Enter')
  await page.keyboard.type(palavra)
}

/** Both in sight, the middle of each. */
async function middlesOf(what: Locator, to: Locator): Promise<[from: Place, into: Place]> {
  await to.scrollIntoViewIfNeeded()
  await what.scrollIntoViewIfNeeded()
  const [from, into] = [await what.boundingBox(), await to.boundingBox()]
  if (!from || !into) throw new Error('There is nothing to drag.')
  const middle = ({ x, y, width, height }: typeof from): Place => ({ x: x + width / 2, y: y + height / 2 })
  return [middle(from), middle(into)]
}

interface Place {
  x: number
  y: number
}

/** Takes something with the pointer and lets go of it in the middle of something else. */
export async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  const [from, into] = await middlesOf(what, to)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(into.x, into.y, { steps: 8 })
  await page.mouse.up()
}

/** As `drag`, with a finger that rests on the middle of the thing until it has it. */
export async function dragByFinger(page: Page, what: Locator, to: Locator): Promise<void> {
  const [from, into] = await middlesOf(what, to)
  const screen = await page.context().newCDPSession(page)
  await screen.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Place[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints })
  const [dx, dy] = [into.x - from.x, into.y - from.y]
  await touch('touchStart', from)
  await what.and(page.locator('.arrasta')).waitFor()
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', { x: from.x + (dx * step) / 8, y: from.y + (dy * step) / 8 })
  await touch('touchEnd')
  await screen.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await screen.detach()
}

/** Who is signed in on this page. */
export const nameOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const sessions = JSON.parse(localStorage.getItem('sessions') ?? '[]') as { nome: string }[]
    return sessions[0]?.nome ?? ''
  })

/** The grade that the server keeps of whoever is signed in on this page, as the teacher reads it. */
export async function notasOf(page: Page, of: { aula: number; turma: number }): Promise<(number | null)[]> {
  const nome = await nameOf(page)
  const { alunos } = await ask<{ alunos: { aluno: { nome: string }; nota: number | null }[] }>(
    'GET',
    `/gerenciar/pt-br/turma/${of.turma}/aulas/${of.aula}/tentativas`,
  )
  return alunos.filter(({ aluno }) => aluno.nome.startsWith(nome)).map(({ nota }) => nota)
}
