/** An assessment of 30 put together from a matrix, on a telephone: filled, changed, ordered, seen on paper, saved, closed. */
import { expect, it } from 'vitest'
import { putQuestao } from '../areas/avaliacao/questao/server/factory.ts'
import { at, axe, openBrowser, overflow, PHONE, picture } from './browser.ts'
import { sql } from './database.ts'
import { professora } from './professora.ts'

const { visit } = openBrowser()

/** What the questions are about: no two of them ask almost the same. */
const BICHOS =
  'jabuti capivara tucano boto lontra arara tatu jacaré onça quati cutia ema gavião sucuri mico preguiça anta paca tamanduá muçurana garça coruja sagui jaguatirica curió piranha pirarucu tainha robalo caranguejo siri polvo golfinho baleia pinguim urubu'.split(
    ' ',
  )

/** Approved questions of the teacher's own, twelve of each column; the way back takes them out. */
async function makeQuestoes() {
  const { place, autor } = await professora()
  const ids: number[] = []
  for (const [at, bicho] of BICHOS.entries())
    ids.push(
      await putQuestao(place, autor, {
        enunciado: `<p>Onde vive ${bicho}?</p>`,
        dificuldade: 2 + (at % 3),
      }),
    )
  const remove = async () => {
    await sql(`delete from avaliacao where titulo = 'Simulado do 7º ano'`)
    await sql('delete from questao_versao where questao_id = any($1::bigint[])', [ids])
    await sql('delete from questao where id = any($1::bigint[])', [ids])
  }
  return { ids, remove }
}

it('fills a matrix of 30 at once, takes one out and back, balances the key and shows it on paper', async () => {
  const { ids, remove } = await makeQuestoes()
  try {
    const { page } = await visit({ email: 'professora@demo.test', viewport: PHONE })
    await page.goto(at('/logado/gerenciar/questoes'))
    await page.getByRole('link', { name: 'Montar avaliação' }).click()
    await page.getByLabel('Nome da avaliação').fill('Simulado do 7º ano')
    for (const faixa of ['Fácil', 'Média', 'Difícil'])
      await page.getByRole('spinbutton', { name: `Qualquer habilidade, ${faixa}` }).fill('10')
    await page.getByText('30/48').waitFor()
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
    await page.getByRole('link', { name: 'Escolher as questões' }).click()
    await page.getByRole('heading', { name: 'Nenhuma na prova ainda' }).click()
    await page.getByRole('button', { name: 'Completar o que falta' }).click()
    await page.getByText('30 questões adicionadas.').waitFor()
    await page.getByText('matriz de 30 · completa').waitFor()
    await page.getByRole('button', { name: 'Dispensar este aviso' }).click()
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
    await picture(page, 'montagem-390')

    // One out, by its row in the list, and back.
    await page.getByRole('heading', { name: '30 na prova' }).click()
    await page
      .getByRole('button', { name: /^Na prova, nº/ })
      .first()
      .click()
    await page.getByRole('heading', { name: '29 na prova' }).waitFor()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await page.getByRole('heading', { name: '30 na prova' }).waitFor()

    // What stands in the address is the whole of it: another visit finds it.
    await page.reload()
    await page.getByText('matriz de 30 · completa').waitFor()

    await page.getByRole('link', { name: 'Ordem', exact: true }).click()
    await page.getByRole('button', { name: 'Embaralhar' }).click()
    await page.getByText('Ordem alterada.').waitFor()
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])

    await page.getByRole('link', { name: 'No papel' }).click()
    await page.getByRole('heading', { name: 'Questão 30', exact: true }).waitFor()
    await page.getByRole('checkbox', { name: 'Com o gabarito no fim' }).check()
    await page.getByRole('heading', { name: 'Gabarito', exact: true }).waitFor()
    expect(await page.locator('.mo-chaves li').count()).toBe(30)
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])

    // Saved, it is an assessment: in two booklets, closed, with a key for each.
    await page.getByRole('button', { name: 'Salvar avaliação' }).click()
    await page.getByRole('heading', { name: 'Simulado do 7º ano', level: 1 }).waitFor()
    // Among those that filled it are some that no sheet of paper takes.
    await page.getByLabel('Como é feita').selectOption('online')
    await page.getByLabel('Quantos cadernos').fill('2')
    await page.getByRole('checkbox', { name: /^As questões/ }).check()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('Avaliação salva.').last().waitFor()
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
    await page.getByRole('button', { name: 'Fechar avaliação' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Fechar avaliação' }).click()
    await page.getByText('Avaliação fechada.').waitFor()
    await page.getByRole('link', { name: 'Gabarito' }).click()
    await page.getByRole('heading', { name: 'Gabarito: Simulado do 7º ano' }).waitFor()
    // A place of the second booklet says which question of the first it is.
    await page
      .getByText(/^questão \d+$/)
      .first()
      .waitFor()
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toEqual([])

    // Begun anew, the one that was left is offered.
    await page.goto(at('/logado/gerenciar/montagem-avaliacao/e30'))
    await page.getByText('Simulado do 7º ano, com 30 questões.').waitFor()
    await page.getByRole('button', { name: 'Continuar', exact: true }).click()
    await page.getByText('matriz de 30 · completa').waitFor()

    // Six whose keys are all the same letter.
    await page.goto(at(`/logado/gerenciar/montagem-avaliacao/e30/${ids.slice(0, 6)}?passo=ordem`))
    await page.getByRole('heading', { name: '6 na prova' }).click()
    await page.getByText(/ 6 vezes seguidas, da 1 à 6\.$/).waitFor()
    await page.getByRole('button', { name: 'Equilibrar o gabarito' }).click()
    await page.getByText(/^Gabarito equilibrado/).waitFor()
    await expect.poll(() => page.getByText(/vezes seguidas/).count()).toBe(0)
  } finally {
    await remove()
  }
})

it('an address that was cut says so', async () => {
  const { page } = await visit({ email: 'professora@demo.test' })
  await page.goto(at('/logado/gerenciar/montagem-avaliacao/eyJkaXNj'))
  await page.getByText('Este endereço está incompleto').waitFor()
  await page.getByRole('link', { name: 'Começar uma nova' }).click()
  await page.getByLabel('Nome da avaliação').waitFor()
})
