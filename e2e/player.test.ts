/** Playing a lesson: by keyboard alone to a known grade, on two devices. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { axe, openBrowser, overflow, PHONE } from './browser.ts'
import { writeWord } from './jogar.ts'
import { openTurma } from './turma.ts'

const { visit } = openBrowser()

const AULA = 'Biomas do Brasil'

async function openAulas(page: Page): Promise<void> {
  await openTurma(page)
  await page
    .getByRole('navigation', { name: 'Turma' })
    .getByRole('link', { name: 'Aulas', exact: true })
    .press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Aulas', exact: true }).waitFor()
}

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** The filled button at the foot. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

async function well(page: Page): Promise<void> {
  await press(page, 'Responder')
  await page.getByText('Muito bem!').waitFor()
  await press(page, 'Continuar')
}

const PARES = {
  Amazônia: 'Floresta quente e muito úmida, com rios imensos',
  Cerrado: 'Árvores tortas, raízes fundas, nascentes',
  Caatinga: 'Plantas que perdem as folhas na seca',
  Pampa: 'Campos de capim no sul do país',
  Pantanal: 'Planície que alaga parte do ano',
}
const PALAVRAS = {
  'Maior felino das Américas': 'ONÇA',
  'Árvore que floresce na seca': 'IPÊ',
  'Ave símbolo do Pantanal': 'TUIUIÚ',
  'Cacto da Caatinga': 'MANDACARU',
  'Ave colorida de bico forte': 'ARARA',
}
const RELAMPAGO = {
  'Mico-leão-dourado': 'Mata Atlântica',
  'Vitória-régia': 'Amazônia',
  'Lobo-guará': 'Cerrado',
  Juazeiro: 'Caatinga',
}

it('a lesson is done by keyboard alone, goes on on another device, and ends with its grade', async () => {
  const first = (await visit({ email: 'aluno@demo.test', viewport: PHONE })).page
  await openAulas(first)
  expect(await axe(first)).toEqual([])
  await first.getByRole('link', { name: `Começar: ${AULA}` }).press('Enter')
  await titled(first, 'Seis paisagens, um país')
  expect(await axe(first)).toEqual([])
  await press(first, 'Continuar')

  await titled(first, 'Ligue cada bioma ao seu retrato.')
  await press(first, 'Responder')
  await first.getByText('Responda antes de continuar.').waitFor()
  for (const [bioma, retrato] of Object.entries(PARES)) {
    await first.getByRole('button', { name: retrato, exact: true }).press('Enter')
    await first.getByRole('button', { name: `${bioma}: vazio` }).press('Enter')
    await first.getByRole('button', { name: `${bioma}: ${retrato}` }).waitFor()
  }
  expect(await axe(first)).toEqual([])
  expect(await overflow(first)).toEqual([])
  await well(first)

  await titled(first, 'Julgue.')
  const judge = (about: RegExp, what: string) =>
    first.getByRole('group', { name: about }).getByRole('radio', { name: what }).press('Space')
  await judge(/Caatinga/, 'Verdadeiro')
  await judge(/Cerrado/, 'Verdadeiro')
  await judge(/Mata/, 'Verdadeiro')
  // A double tap answers, and passes neither what is said of the answer nor the next try.
  await first.getByRole('button', { name: 'Responder', exact: true }).dblclick()
  await first.getByText('Quase lá: 67% certo.').waitFor()
  const again = first.getByRole('button', { name: 'Tentar de novo' })
  expect(await again.getAttribute('class')).toContain('primario')
  await press(first, 'Tentar de novo')
  await judge(/Cerrado/, 'Falso')
  await well(first)
  await titled(first, 'Resolva a cruzadinha.')

  const { page } = await visit({ email: 'aluno@demo.test' })
  await openAulas(page)
  await page.getByRole('link', { name: `Continuar: ${AULA}` }).press('Enter')
  await titled(page, 'Resolva a cruzadinha.')
  for (const [pista, palavra] of Object.entries(PALAVRAS)) await writeWord(page, new RegExp(pista), palavra)
  expect(await axe(page)).toEqual([])
  await well(page)

  await titled(page, 'Por que a seca no Cerrado preocupa quem mora longe dele?')
  await page.getByRole('radio', { name: /nascem rios/ }).press('Space')
  await well(page)

  await titled(page, 'Responda depressa.')
  await page.getByRole('switch', { name: 'Sem relógio' }).press('Space')
  await press(page, 'Começar')
  for (const [pergunta, resposta] of Object.entries(RELAMPAGO)) {
    await page.getByRole('heading', { level: 2, name: pergunta }).waitFor()
    await page.getByRole('radio', { name: resposta }).press('Space')
    await press(page, 'Próxima')
  }
  await well(page)

  await titled(page, 'Em qual bioma você acha que fica a nossa cidade?')
  await page.getByRole('radio', { name: 'Cerrado' }).press('Space')
  await press(page, 'Responder')
  await press(page, 'Revisar')
  await titled(page, 'Antes de concluir')
  await press(page, 'Concluir a aula')
  await titled(page, 'Aula concluída!')
  await page.getByText('10,00').waitFor()
  await page.getByText('Aprovado', { exact: true }).waitFor()
  expect(await axe(page)).toEqual([])
  await page.reload()
  await page.getByText('10,00').waitFor()
})
