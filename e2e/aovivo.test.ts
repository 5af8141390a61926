/** Live lessons: a weekly series and its changes; a room that counts who is there; a calendar that a telephone follows. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { axe, openBrowser, overflow, PHONE } from './browser.ts'
import { openMore, openTurma } from './turma.ts'

const { visit } = openBrowser()
const ROOM = 'https://meet.google.com/abc-defg-hij'

async function openAulas(page: Page): Promise<void> {
  await openTurma(page)
  await openMore(page, 'Ao vivo')
  await page.getByRole('heading', { level: 2, name: 'Aulas ao vivo' }).waitFor()
}

const unique = (words: string): string => `${words} ${Date.now().toString(36)}`
const cards = (page: Page, titulo: string) => page.getByRole('article', { name: titulo, exact: true })

/** Picks an act in the menu of a card. */
async function choose(page: Page, titulo: string, which: number, act: string): Promise<void> {
  await cards(page, titulo)
    .nth(which)
    .getByRole('button', { name: /^Mais ações/ })
    .click()
  await page.getByRole('menuitem', { name: act }).click()
}

/** The day that comes in so many days and the hour, as the native fields take them, in São Paulo. */
function wallOf(at: Date): { dia: string; hora: string } {
  const wall = new Date(at.getTime() - 3 * 3_600_000).toISOString()
  return { dia: wall.slice(0, 10), hora: wall.slice(11, 16) }
}

async function fillForm(page: Page, titulo: string, at: Date): Promise<void> {
  const { dia, hora } = wallOf(at)
  await page.getByRole('button', { name: 'Nova aula ao vivo' }).click()
  await page.getByLabel('Título').fill(titulo)
  await page.getByLabel('Dia', { exact: true }).fill(dia)
  await page.getByLabel('Início', { exact: true }).fill(hora)
  await page.getByLabel('Link da sala').fill(ROOM)
}

it('a weekly series is planned with an end, changed in one and in those that follow, and one called off', async () => {
  const { page } = await visit({ email: 'professora@demo.test' })
  const titulo = unique('Leitura')
  await openAulas(page)
  await fillForm(page, titulo, new Date(Date.now() + 86_400_000))
  await page.getByLabel('Repetir toda semana').check()
  await page.getByRole('button', { name: 'Marcar aula' }).click()
  // Without an end: said in a sentence, and nothing is planned.
  await page.getByRole('alert').getByText('Diga até quando a aula se repete').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Um número de vezes').check()
  await page.getByLabel('Número de aulas').fill('61')
  await page.getByRole('button', { name: 'Marcar aula' }).click()
  await page.getByRole('alert').getByText('Uma série tem no máximo 60 aulas').waitFor()
  await page.getByLabel('Número de aulas').fill('4')
  await page.getByRole('button', { name: 'Marcar aula' }).click()
  await page.getByText('4 aulas marcadas; a turma foi avisada').waitFor()
  await expect.poll(() => cards(page, titulo).count()).toBe(4)

  const second = unique('Visita')
  await choose(page, titulo, 1, 'Editar')
  await page.getByLabel('Título').fill(second)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Aula salva').waitFor()
  await expect.poll(() => cards(page, titulo).count()).toBe(3)

  const rest = unique('Oficina')
  await choose(page, titulo, 1, 'Editar')
  await page.getByLabel('Título').fill(rest)
  await page.getByLabel('Esta e as seguintes da série').check()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('2 aulas salvas').waitFor()
  await expect.poll(() => cards(page, rest).count()).toBe(2)
  await expect.poll(() => cards(page, titulo).count()).toBe(1)
  await expect.poll(() => cards(page, second).count()).toBe(1)

  await choose(page, rest, 0, 'Cancelar aula')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Uma palavra para a turma').fill('Reunião de pais')
  await dialog.getByRole('button', { name: 'Cancelar aula' }).click()
  await cards(page, rest).nth(0).getByText('Motivo: Reunião de pais').waitFor()
  await cards(page, rest).nth(1).getByText('Agendada').waitFor()
  expect(await axe(page)).toEqual([])
})

it('whoever has the room open is counted, and the teacher reads it and takes it along', async () => {
  const teacher = (await visit({ email: 'professora@demo.test' })).page
  const titulo = unique('Plantão')
  await openAulas(teacher)
  await fillForm(teacher, titulo, new Date(Date.now() + 3 * 60_000))
  await teacher.getByLabel('Sala de espera').check()
  await teacher.getByRole('button', { name: 'Marcar aula' }).click()
  await teacher.getByText('Aula marcada; a turma foi avisada').waitFor()

  const pupil = (await visit({ email: 'aluno@demo.test', viewport: PHONE })).page
  await openAulas(pupil)
  await pupil.getByRole('link', { name: titulo }).click()
  await pupil.getByText('Você está na sala de espera').waitFor()
  expect(await pupil.getByRole('link', { name: 'Abrir a sala' }).count()).toBe(0)

  // The page of the pupil hears by itself that it begins.
  await cards(teacher, titulo).getByRole('button', { name: 'Começar agora' }).click()
  const counted = pupil.waitForResponse((answer) => answer.url().endsWith('/presenca') && answer.ok())
  const way = pupil.getByRole('link', { name: 'Abrir a sala' })
  await way.waitFor()
  expect(await way.getAttribute('href')).toBe(ROOM)
  await counted
  await pupil.getByText('Sua presença está sendo contada').waitFor()
  expect(await axe(pupil)).toEqual([])
  expect(await overflow(pupil)).toEqual([])

  await cards(teacher, titulo).getByRole('button', { name: 'Encerrar aula' }).click()
  await pupil.getByText('Esta aula terminou').waitFor()

  await teacher.getByRole('link', { name: 'Presença' }).click()
  await teacher.getByRole('heading', { level: 2, name: 'Presença nas aulas ao vivo' }).waitFor()
  const which = teacher.getByRole('combobox', { name: 'Aula' })
  await which.selectOption((await which.locator('option', { hasText: titulo }).getAttribute('value')) ?? '')
  await teacher.getByText(/^1 de \d+ presenças esperadas/).waitFor()
  await teacher.getByRole('button', { name: 'Só quem esteve' }).click()
  const row = teacher.getByRole('row').filter({ hasText: 'Tiago Nascimento' })
  await row.waitFor()
  await expect.poll(() => teacher.getByRole('row').count()).toBe(2)
  expect(await axe(teacher)).toEqual([])
  await teacher.getByRole('button', { name: 'Exportar' }).click()
  const saving = teacher.waitForEvent('download')
  await teacher.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^presenca-.*\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Tiago Nascimento')
})

it('a calendar follows the lessons by a secret address until it is ended', async () => {
  const { page } = await visit({ email: 'aluna@demo.test' })
  const stranger = (await visit()).page
  await openAulas(page)
  await page.getByRole('button', { name: 'Agenda no celular' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agenda no celular' })
  await dialog.getByLabel('Nome da agenda').fill('Meu celular')
  await dialog.getByRole('button', { name: 'Criar endereço' }).click()
  const address = (await dialog.getByText(/\/agenda\/.+\.ics$/).textContent()) ?? ''
  expect(await axe(page)).toEqual([])

  const followed = await stranger.request.get(address)
  expect([followed.status(), followed.headers()['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ])
  const text = await followed.text()
  expect(text).toContain('BEGIN:VEVENT')
  expect(text).toContain('Plantão de dúvidas')
  expect(text).not.toContain('meet.google.com')

  await dialog.getByRole('button', { name: 'Encerrar o endereço Meu celular' }).click()
  await page.getByText('Endereço encerrado').waitFor()
  expect((await stranger.request.get(address)).status()).toBe(404)
})
