/** Looking through the bank: a word with a slip, facets that count beside the list and in a drawer, what is nearly there. */
import { expect, it } from 'vitest'
import { putQuestao } from '../areas/avaliacao/questao/server/factory.ts'
import { at, axe, openBrowser, overflow, PHONE } from './browser.ts'
import { professora } from './professora.ts'

const { visit } = openBrowser()

/** Two questions of the teacher's, alike but for a letter, about a word that nothing else says. */
async function putDuas(palavra: string): Promise<[number, number]> {
  const { place, autor } = await professora()
  const put = (enunciado: string) => putQuestao(place, autor, { enunciado })
  const frase = `Por que a ${palavra} vira vapor quando o sol da manhã esquenta a beira do rio?`
  return [await put(`<p>${frase}</p>`), await put(`<p>${frase.replace('manhã', 'manha')}</p>`)]
}

it('finds by a word with a slip, narrows by a facet, and shows what is nearly the same', async () => {
  const [uma, outra] = await putDuas('condensação-açucarada')
  const { page } = await visit({ email: 'professora@demo.test' })
  await page.goto(at('/logado/gerenciar/questoes'))
  await page.getByRole('heading', { level: 1, name: 'Banco de questões' }).waitFor()
  const search = page.getByRole('searchbox', { name: 'Palavra, código ou tag' })
  await search.fill('asucarada')
  await page.getByText('Mostrando resultados parecidos com “asucarada”.').waitFor()
  await page.getByText(`Q-${uma}`).waitFor()
  await search.fill('CONDENSACAO acucarada')
  await page.getByText('2 questões').waitFor()
  const objetivas = page.getByRole('group', { name: 'Tipo' }).getByRole('checkbox', { name: /Objetiva/ })
  await objetivas.click()
  await page.getByRole('button', { name: 'Remover o filtro Objetiva' }).waitFor()
  expect(new URL(page.url()).searchParams.get('tipo')).toBe('objetiva')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Remover o filtro Objetiva' }).click()
  await page
    .getByRole('link', { name: /condensação-açucarada/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 2, name: 'Parecidas com esta' }).waitFor()
  await page.getByText('100% igual').waitFor()
  expect(page.url()).toContain(String(outra))
})

it('has its facets in a drawer on a phone, and says when nothing is there', async () => {
  const { page } = await visit({ email: 'professora@demo.test', viewport: PHONE })
  await page.goto(at('/logado/gerenciar/questoes?estado=aprovada'))
  await page.getByRole('button', { name: 'Filtros' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filtros' })
  await drawer
    .getByRole('group', { name: 'De quem' })
    .getByRole('checkbox', { name: /Minhas/ })
    .click()
  await drawer.getByRole('button', { name: /^Ver / }).click()
  await page.getByRole('button', { name: 'Filtros (1)' }).waitFor()
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  await page.getByRole('searchbox').fill('zzzqqqxxx')
  await page.getByText('Nenhuma questão com esses filtros').waitFor()
  await page.getByRole('button', { name: 'Limpar filtros' }).first().click()
  await page
    .getByText(/questões/)
    .first()
    .waitFor()
})
