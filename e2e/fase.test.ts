/** A network manager takes a phase from nothing to its end: assessment, dates, participants, absences, a reason. */
import { expect, it } from 'vitest'
import { at, axe, openBrowser, overflow, PHONE } from './browser.ts'
import { sql } from './database.ts'
import { places } from './places.ts'

const { visit } = openBrowser()
const NOME = 'Fase da jornada'

it('makes a phase, runs it and finishes it below the quorum with a reason', async () => {
  const { avaliacaoPronta } = await places()
  try {
    const { page } = await visit({ email: 'gestora@demo.test', viewport: PHONE })
    await page.goto(at('/logado/gerenciar/fase'))
    await page.getByRole('button', { name: 'Nova fase' }).click()
    await page.getByLabel('Nome da fase').fill(NOME)
    await page.getByLabel('Primeiro dia').fill('01/03/2027')
    await page.getByLabel('Último dia').fill('31/03/2027')
    await page.getByRole('button', { name: 'Criar fase' }).click()
    await page.getByRole('heading', { level: 1, name: NOME }).waitFor()
    await page.getByText('Fase não possui avaliações.').waitFor()
    await page.getByRole('button', { name: 'Escolher avaliações' }).click()
    await page.getByRole('checkbox', { name: 'Prova do 1º bimestre' }).check()
    await page.getByRole('button', { name: 'Adicionar uma' }).click()
    await page.getByText('Uma ou mais avaliações desta fase não estão com datas configuradas.').waitFor()
    expect([await overflow(page), await axe(page)]).toEqual([[], []])

    await page.getByRole('link', { name: 'Ver as datas' }).click()
    await page.getByLabel('Começa').fill('10/03/2027, 8h')
    await page.getByLabel('Termina').fill('10/03/2027, 11h30')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('Datas salvas.').waitFor()
    await page.getByRole('link', { name: NOME }).click()
    await page
      .getByText(`Avaliacão com o ID #${avaliacaoPronta} está sem participantes vinculados.`)
      .waitFor()
    await page.getByRole('link', { name: 'Escolher participantes' }).first().click()
    // One school of the year that the test is for.
    const escola = page.getByRole('treeitem', { name: /E\. M\. Lagoa Serena/ })
    await escola.waitFor()
    await escola.locator('.cx').click()
    await page.getByRole('button', { name: 'Salvar escolha' }).click()
    await page.getByText(/^Salvo: \d+ entraram, 0 saíram\.$/).waitFor()
    await page.getByRole('link', { name: NOME }).click()
    await page.getByRole('button', { name: 'Começar a apuração' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Começar a apuração' }).click()
    await page.getByText(/alunos ainda não realizaram avaliação\.$/).waitFor()

    // Nobody came.
    await page.getByRole('button', { name: /^Ações de Prova do 1º bimestre/ }).click()
    await page.getByRole('menuitem', { name: 'Quem fez e quem falta' }).click()
    await page.getByRole('button', { name: 'Marcar todos os pendentes' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
    await page.getByText(/^\d+ alunos marcados\.$/).waitFor()
    expect([await overflow(page), await axe(page)]).toEqual([[], []])
    await page.getByRole('link', { name: NOME }).click()
    await page.getByRole('button', { name: 'Finalizar a fase' }).click()
    await page.getByRole('dialog').getByLabel('Motivo').fill('Enchente: as escolas fecharam.')
    await page.getByRole('dialog').getByRole('button', { name: 'Finalizar a fase' }).click()
    await page.getByText('resultado, versão 1').waitFor()
    await page.getByText('Enchente: as escolas fecharam.').waitFor()
    // The day on which it begins finds it.
    await page.goto(at('/logado/gerenciar/fase?busca=01/03/2027'))
    await page.getByRole('link', { name: NOME }).waitFor()
    expect(await page.getByRole('link', { name: 'Saída do ano' }).count()).toBe(0)
  } finally {
    await sql('delete from fase where nome = $1', [NOME])
  }
})
