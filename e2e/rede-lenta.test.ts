/** A lesson on a telephone at the edge of a village: what is typed, ordered and looked at counts once, as a kind teacher would. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { COMUM } from '../areas/ensino/aula/factory.ts'
import { picture } from '../core/server/files/samples.ts'
import { axe, openBrowser, overflow, PHONE } from './browser.ts'
import { sql } from './database.ts'
import { foot, keepFile, makeAula, putAway, titled } from './oficina.ts'
import { slowNetwork } from './sem-rede.ts'

const { visit } = openBrowser()

const ITENS = ['Nuvem', 'Chuva', 'Rio', 'Mar']

/** As who is impatient: the second tap comes before anything was answered. */
async function tapTwice(page: Page, name: string): Promise<void> {
  await foot(page, name).dblclick()
  await putAway(page)
}

const answers = (aula: number) =>
  sql(
    `select t.tipo, r.vezes from resposta r
     join tentativa a on a.tenant_id = r.tenant_id and a.id = r.tentativa_id
     join tela t on t.tenant_id = r.tenant_id and t.id = r.tela_id
     where a.aula_id = $1 order by t.ordem`,
    [aula],
  )

it('typed answers, an ordering and a picture in the statement, with double taps, count once each', async () => {
  const mapa = await keepFile('mapa.png', await picture('png', 1_200, 800))
  const { aula, address } = await makeAula(`Na beira da vila ${Date.now().toString(36)}`, [
    {
      tipo: 'numerica',
      titulo: 'Quanto',
      conteudo: {
        ...COMUM,
        enunciado: `<figure data-midia="${mapa}" data-tipo="imagem" data-alt="Um mapa"></figure><p>Quanto é?</p>`,
        valor: 12_500.5,
        tolerancia: 0,
        unidade: 'm',
      },
    },
    {
      tipo: 'resposta_curta',
      titulo: 'Quem',
      conteudo: {
        ...COMUM,
        enunciado: '<p>Como a água sobe?</p>',
        aceitas: ['evaporação'],
        maiusculas: false,
        quase: true,
        tentativas: 2,
      },
    },
    {
      tipo: 'ordenar',
      titulo: 'Ordem',
      conteudo: {
        ...COMUM,
        enunciado: '<p>Ponha em ordem.</p>',
        itens: ITENS.map((texto, i) => ({ id: `i${i}`, texto })),
      },
    },
  ])
  const { page } = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  await slowNetwork(page)
  await page.goto(address)

  await titled(page, 'Quanto é?')
  await page.getByAltText('Um mapa').waitFor()
  await page.getByRole('textbox').fill('12.500,5')
  await tapTwice(page, 'Responder')
  await page.getByText('Muito bem!').waitFor()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await foot(page, 'Continuar').click()

  await titled(page, 'Como a água sobe?')
  await page.getByRole('textbox').fill('evaporasão')
  await tapTwice(page, 'Responder')
  await page.getByText('Quase!').waitFor()
  await foot(page, 'Tentar de novo').click()
  await page.getByRole('textbox').fill('Evaporação.')
  await tapTwice(page, 'Responder')
  await page.getByText('Muito bem!').waitFor()
  await foot(page, 'Continuar').click()

  await titled(page, 'Ponha em ordem.')
  const shown = await page.getByRole('listitem').allTextContents()
  expect(shown.map((text) => ITENS.findIndex((item) => text.includes(item)))).not.toEqual([0, 1, 2, 3])
  await tapTwice(page, 'Responder')
  await foot(page, 'Revisar').click()
  await page.getByRole('button', { name: 'Concluir a aula' }).dblclick()
  await page
    .getByText(/^Nota|Sua nota/)
    .first()
    .waitFor()
  expect(await answers(aula)).toEqual([
    { tipo: 'numerica', vezes: 1 },
    { tipo: 'resposta_curta', vezes: 2 },
    { tipo: 'ordenar', vezes: 1 },
  ])
})
