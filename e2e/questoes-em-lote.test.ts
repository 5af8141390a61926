/** Many questions at once: chosen beyond the page, changed and taken back, taken out; and filters that a person keeps. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { putQuestao } from '../areas/avaliacao/questao/server/factory.ts'
import { at, axe, openBrowser, overflow, PHONE, settled } from './browser.ts'
import { sql } from './database.ts'
import { professora } from './professora.ts'

const { visit } = openBrowser()

/** Words that nothing else in the bank says, each of a journey of its own. */
const words: string[] = []
function newWord(): string {
  const word = `lote${words.length}${[...Date.now().toString(5)].map((digit) => 'bdfgl'[Number(digit)]).join('')}`
  words.push(word)
  return word
}
afterAll(async () => {
  await sql('delete from questao where texto like any($1)', [words.map((word) => `%${word}%`)])
})

/** So many questions of the teacher's about the word. */
async function putMuitas(palavra: string, many: number): Promise<void> {
  const { place, autor } = await professora()
  const enunciado = `<p>O que é a ${palavra}?</p>`
  const first = await putQuestao(place, autor, { enunciado })
  await sql(
    `insert into questao (tenant_id, usuario_id, tipo, conteudo, texto, estado)
     select tenant_id, usuario_id, tipo, conteudo, texto, estado from questao, generate_series(2, $2::int) where id = $1`,
    [first, many],
  )
}

const count = async (palavra: string, which: string) =>
  Number(
    (await sql(`select count(*) as n from questao where texto like $1 and ${which}`, [`%${palavra}%`]))[0]?.n,
  )

async function clean(page: Page): Promise<void> {
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
}

async function openBank(page: Page, busca = ''): Promise<void> {
  await page.goto(at(`/logado/gerenciar/questoes${busca === '' ? '' : `?busca=${busca}`}`))
  await page.getByRole('heading', { level: 1, name: 'Banco de questões' }).waitFor()
}

const acts = (page: Page) => page.getByRole('group', { name: 'Ações com as selecionadas' })

async function chooseAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Selecionar as 30 desta página' }).check()
  await page.getByRole('button', { name: 'Selecionar todas as 34 que a busca encontra' }).click()
  await acts(page).getByText('34 selecionadas').waitFor()
}

it('changes all that a search finds, beyond the page, takes that back, and takes them out', async () => {
  const palavra = newWord()
  await putMuitas(palavra, 34)
  const { page } = await visit({ email: 'professora@demo.test' })
  await openBank(page, palavra)
  await chooseAll(page)
  await clean(page)
  await acts(page).getByRole('button', { name: 'Mudar dados' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mudar dados de 34 questões' })
  await dialog.getByLabel('Dificuldade').selectOption({ label: 'Difícil' })
  await dialog.getByRole('button', { name: 'Salvar mudanças' }).click()
  await page.getByText('34 questões mudaram.').waitFor()
  expect(await count(palavra, 'dificuldade = 4')).toBe(34)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByText('34 questões voltaram a ser como eram.').waitFor()
  expect(await count(palavra, 'dificuldade is null')).toBe(34)

  await chooseAll(page)
  await acts(page).getByRole('button', { name: 'Arquivar' }).click()
  await page.getByText('34 questões arquivadas.').waitFor()
  await page.getByText('Nenhuma questão com esses filtros').waitFor()
  expect(await count(palavra, `estado = 'arquivada'`)).toBe(34)
  await page.getByRole('button', { name: 'Desfazer' }).last().click()
  await page.getByRole('checkbox', { name: 'Selecionar as 30 desta página' }).waitFor()
  expect(await count(palavra, `estado = 'aprovada'`)).toBe(34)

  await chooseAll(page)
  await acts(page).getByRole('link', { name: 'Exportar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Exportar questões' }).waitFor()
  await page.getByLabel('Formato').selectOption('moodle_xml')
  const button = page.getByRole('button', { name: 'Baixar 34 questões' })
  await button.waitFor()
  await clean(page)
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  const xml = await readFile(await file.path(), 'utf8')
  expect(xml.split(palavra)).toHaveLength(34 + 1)
})

it('keeps, uses, updates and forgets a filter, and says how many may be chosen, on a phone', async () => {
  const palavra = newWord()
  await putMuitas(palavra, 105)
  const nome = `Filtro ${palavra}`
  const { page } = await visit({ email: 'professora@demo.test', viewport: PHONE })
  const chip = page.getByRole('button', { name: nome, exact: true })
  const busca = () => new URL(page.url()).searchParams.get('busca')

  await openBank(page, palavra)
  await page.getByRole('button', { name: 'Salvar filtro' }).click()
  const dialog = page.getByRole('dialog', { name: 'Salvar este filtro' })
  await dialog.getByLabel('Nome do filtro').fill(nome)
  await dialog.getByRole('button', { name: 'Salvar filtro' }).click()
  await dialog.waitFor({ state: 'hidden' })

  await openBank(page)
  await chip.click()
  await page.getByText('105 questões').waitFor()
  expect(busca()).toBe(palavra)
  await page.getByRole('checkbox', { name: 'Selecionar as 30 desta página' }).check()
  await page.getByText('São 105 questões, e dá para selecionar até 100 por vez.').waitFor()
  await page.getByRole('button', { name: 'Selecionar as 100 primeiras' }).click()
  await acts(page).getByText('100 selecionadas').waitFor()
  await clean(page)
  await acts(page).getByRole('link', { name: 'Exportar' }).click()
  await page.getByRole('button', { name: 'Baixar 100 questões' }).waitFor()
  await clean(page)

  await openBank(page)
  await chip.click()
  await page.getByText('105 questões').waitFor()
  await page.getByRole('searchbox').fill(`${palavra} que`)
  await page.getByRole('button', { name: `Atualizar “${nome}”` }).click()
  await page.getByText(`Filtro ${nome} atualizado.`).waitFor()
  await clean(page)
  await openBank(page)
  await chip.click()
  await page.waitForURL((url) => url.searchParams.get('busca') === `${palavra} que`)

  await page.getByRole('button', { name: `Ações do filtro ${nome}` }).click()
  await page.getByRole('menuitem', { name: 'Excluir' }).click()
  await page.getByText(`Filtro ${nome} excluído.`).waitFor()
  await chip.waitFor({ state: 'hidden' })
  await openBank(page)
  await page.getByText(palavra).first().waitFor()
  expect(await chip.count()).toBe(0)
})
