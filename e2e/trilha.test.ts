/** A path from its list to its end: map, lessons, points, ranking, the list by keyboard, a path that opens later. */
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { readPdf } from '../core/server/pdf/testing.ts'
import { at, axe, openBrowser, overflow, PHONE, settled } from './browser.ts'
import { doLesson, find, pathOf, stamp } from './trilhas.ts'

const { visit } = openBrowser()

it('a pupil follows a path to its end, on the map and in the list, and stands in its ranking', async () => {
  const nome = `Água que sobe ${stamp()}`
  await pathOf(nome)
  const { page } = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  await find(page, nome)
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: nome, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: nome }).waitFor()
  await settled(page)

  // Music is off until somebody turns it on, and is remembered by nothing else.
  const music = page.getByRole('button', { name: 'Música' })
  expect(await music.getAttribute('aria-pressed')).toBe('false')
  await music.press('Enter')
  expect(await music.getAttribute('aria-pressed')).toBe('true')
  await music.press('Enter')
  expect(await music.getAttribute('aria-pressed')).toBe('false')

  // The next step is told to eyes and ears; what is not reached yet is there too.
  const first = page.getByRole('button', { name: /^Habilidade 1\.1/ })
  expect(await first.getAttribute('aria-current')).toBe('step')
  await page.getByRole('button', { name: /^Habilidade 1\.2/ }).waitFor()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])

  await page.getByRole('heading', { level: 2, name: 'Habilidade 1.1' }).waitFor()
  await page.getByRole('button', { name: 'Começar a aula' }).click()
  await doLesson(page)
  await page.getByRole('heading', { level: 1, name: nome }).waitFor()
  await page.getByText(/^Você ganhou 10 pontos nesta trilha\.$/).waitFor()
  await page.getByText('Você completou: Habilidade 1.1.').waitFor()

  // The list says the same, and takes the keys.
  await page.getByRole('radio', { name: 'Lista' }).press('Space')
  const second = page.getByRole('listitem').getByRole('button', { name: /^Habilidade 1\.2/ })
  await second.waitFor()
  expect(await second.getAttribute('aria-current')).toBe('step')
  expect(await axe(page)).toEqual([])
  await second.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Habilidade 1.2' }).waitFor()
  await page.getByRole('button', { name: 'Começar a aula' }).press('Enter')
  await doLesson(page)
  await page.getByText('Trilha completa!').waitFor()
  await page.getByText('100%', { exact: true }).first().waitFor()

  // Alone in the ranking, or ahead of everybody.
  const ranking = page.getByRole('list', { name: /^Ranking: eixo/ })
  await ranking.getByText('Você').waitFor()
  expect(await ranking.getByRole('listitem').first().textContent()).toMatch(/^1°[\s\S]*20$/)
  await page.getByRole('button', { name: 'Completo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ranking completo da trilha' })
  await dialog.getByRole('list').first().getByText('Você').waitFor()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')

  // Earned: issued once, printed, and anybody may check it.
  await page.getByRole('button', { name: 'Emitir certificado' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: `Baixar o certificado de ${nome} em PDF` }).click()
  const { pages, tagged } = readPdf(await readFile(await (await saving).path()))
  expect([pages.length, tagged]).toEqual([1, true])
  expect((pages[0] ?? '').replace(/\s+/g, ' ')).toContain(nome)
  const check = await page.getByRole('link', { name: 'Ver certificado' }).getAttribute('href')
  const { page: anybody } = await visit()
  await anybody.goto(at(check ?? ''))
  await anybody.getByRole('heading', { name: 'Certificado válido' }).waitFor()
  await anybody.getByText(nome).waitFor()

  // Done: it stands among the completed ones, and no longer among those under way.
  await page.goto(at(`/logado/trilhas?busca=${encodeURIComponent(nome)}`))
  await page.getByText('Nenhuma trilha com essas palavras').waitFor()
  await page.getByRole('link', { name: 'Completadas' }).click()
  await page.getByRole('heading', { level: 1, name: 'Completadas' }).waitFor()
  await page.getByPlaceholder('Buscar trilha').fill(nome)
  await page.getByRole('article', { name: nome }).getByText('100%').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Em curso' }).click()
  await page.getByRole('heading', { level: 1, name: 'Trilhas' }).waitFor()
}, 120_000)

it('a path that opens later is seen with its date, and locked', async () => {
  const nome = `Ainda não ${stamp()}`
  const inicio = new Date(Date.now() + 20 * 86_400_000)
  await pathOf(nome, { inicio })
  const { page } = await visit({ email: 'aluno@demo.test' })
  await find(page, nome)
  const dia = inicio.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  await page.getByRole('article', { name: nome }).getByText(`abre ${dia}`).waitFor()
  await page.getByRole('link', { name: nome, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: nome }).waitFor()
  await page.getByText(`Esta trilha não recebe aulas agora: abre ${dia}.`).first().waitFor()
  await page.getByRole('button', { name: /^Habilidade 1\.1.*agendada/ }).waitFor()
  await settled(page)
  expect(await page.getByRole('button', { name: 'Começar a aula' }).isVisible()).toBe(false)
  expect(await axe(page)).toEqual([])
}, 60_000)

it('a path of somebody else is no page', async () => {
  const { page } = await visit({ email: 'aluno@demo.test' })
  await page.goto(at('/logado/trilhas/zzz'))
  await page.getByRole('heading', { level: 1, name: 'Esta trilha não está com você' }).waitFor()
}, 60_000)
