/** A lesson of a path with two wrong answers: done again until they are right, then on to the path's next lesson. */
import { expect, it } from 'vitest'
import { COMUM } from '../areas/ensino/aula/factory.ts'
import { at, axe, openBrowser, overflow, PHONE, settled } from './browser.ts'
import { sql } from './database.ts'
import { foot, makeAula, putAway, type TelaFeita, titled } from './oficina.ts'
import { pathOf, stamp } from './trilhas.ts'

const { visit } = openBrowser()

const alternativa = (id: string, texto: string, correta = false) => ({ id, texto, correta, feedback: '' })
const pergunta = (enunciado: string, certa: string, outra: string): TelaFeita => ({
  tipo: 'multipla_escolha',
  titulo: enunciado,
  conteudo: {
    ...COMUM,
    enunciado: `<p>${enunciado}</p>`,
    alternativas: [alternativa('a', certa, true), alternativa('b', outra), alternativa('c', 'Nenhuma')],
    embaralhar: true,
  },
})
const PERGUNTAS = [
  ['O que sobe?', 'Vapor', 'Granizo'],
  ['O que cai?', 'Chuva', 'Nuvem'],
  ['O que corre?', 'Rio', 'Gelo'],
  ['O que gela?', 'Neve', 'Brisa'],
  ['O que infiltra?', 'Água', 'Pedra'],
] as const

it('a pupil does again what was wrong until it is right, and goes on along the path', async () => {
  const nome = `Refazer ${stamp()}`
  const telas = PERGUNTAS.map(([enunciado, certa, outra]) => pergunta(enunciado, certa, outra))
  const path = await pathOf(nome, { habilidades: 1 }, telas)
  const depois = `Depois de ${nome}`
  const { aula: segunda } = await makeAula(depois, telas.slice(0, 1))
  await sql(
    `insert into trilha_aula (tenant_id, trilha_id, habilidade_id, aula_id, nivel, ordem) values ($1, $2, $3, $4, 2, 2)`,
    [path.tenant.id, path.id, path.habilidades[0], segunda],
  )
  // By the path alone: the class has no attempts of its own to come.
  await sql('delete from turma_aula where aula_id = $1', [path.aula])
  const { page } = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  await page.goto(at(`/logado/trilhas/${path.id}`))
  await page.getByRole('button', { name: 'Começar a aula' }).click()

  const answer = async (enunciado: string, texto: string) => {
    await titled(page, enunciado)
    await page.getByRole('radio', { name: texto }).press('Space')
    await foot(page, 'Responder').press('Enter')
  }
  await answer('O que sobe?', 'Granizo')
  await page.getByText('Ainda não.').waitFor()
  await foot(page, 'Continuar').press('Enter')
  await answer('O que cai?', 'Chuva')
  await page.getByText('Muito bem!').waitFor()
  await foot(page, 'Continuar').press('Enter')
  await answer('O que corre?', 'Gelo')
  await page.getByText('Ainda não.').waitFor()
  await foot(page, 'Continuar').press('Enter')
  await answer('O que gela?', 'Neve')
  await page.getByText('Muito bem!').waitFor()
  await foot(page, 'Continuar').press('Enter')
  await answer('O que infiltra?', 'Água')
  await page.getByText('Muito bem!').waitFor()
  await putAway(page)
  await foot(page, 'Revisar').press('Enter')
  await foot(page, 'Concluir a aula').press('Enter')

  await titled(page, 'Aula concluída!')
  await page.getByText(/^2 telas você ainda está aprendendo/).waitFor()
  await page.getByText('6,00').waitFor()
  await page.getByText('Uma faceta acendeu na pedra Habilidade 1.1.').waitFor()
  const filled = () => page.locator('.primario').allTextContents()
  expect(await filled()).toEqual(['Refazer o que errei'])
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Refazer o que errei' }).press('Enter')

  // Wrong once more: it comes back at the end, and what is told is no more than that it was wrong.
  await answer('O que sobe?', 'Nenhuma')
  await page.getByText('Ela volta no fim.').waitFor()
  expect(await page.getByRole('button', { name: 'Ver a resposta certa' }).count()).toBe(0)
  await foot(page, 'Continuar').press('Enter')
  await answer('O que corre?', 'Rio')
  await page.getByText('Muito bem!').waitFor()
  expect(await axe(page)).toEqual([])
  await foot(page, 'Continuar').press('Enter')
  await answer('O que sobe?', 'Vapor')
  await page.getByText('Muito bem!').waitFor()
  await foot(page, 'Terminar').press('Enter')

  await titled(page, 'Agora você acertou tudo!')
  await page.getByText(/^As 2 telas que faltavam saíram\./).waitFor()
  // The grade is the one that was handed in.
  await page.getByText('6,00').waitFor()
  expect(await filled()).toEqual(['Próxima aula'])
  await page.getByText(`A seguir: ${depois}`).waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Próxima aula' }).press('Enter')
  await titled(page, 'O que sobe?')
  expect(new URL(page.url()).pathname).toBe(`/logado/aula/${segunda}`)
  await foot(page, 'Responder').waitFor()
})
