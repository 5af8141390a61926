/** A suggestion of study from its writing to the pupil who marks the alternative that it is for. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { COMUM } from '../areas/ensino/aula/factory.ts'
import { at, axe, openBrowser, overflow, PHONE } from './browser.ts'
import { ask, foot, makeAula, putAway, titled } from './oficina.ts'
import { stamp } from './trilhas.ts'

const { visit } = openBrowser()

const ENUNCIADO = 'Como a água vira vapor?'
const alternativa = (id: string, texto: string, correta = false) => ({ id, texto, correta, feedback: '' })

/** A lesson of one question, which stands in the teacher's bank too. */
async function perguntada(titulo: string): Promise<{ address: string; questao: number }> {
  const { aula, address } = await makeAula(
    titulo,
    [
      {
        tipo: 'multipla_escolha',
        titulo: ENUNCIADO,
        conteudo: {
          ...COMUM,
          enunciado: `<p>${ENUNCIADO}</p>`,
          alternativas: [
            alternativa('a', 'Evaporação', true),
            alternativa('b', 'Fusão'),
            alternativa('c', 'Chuva'),
          ],
          embaralhar: false,
        },
      },
    ],
    { tentativas: 1 },
  )
  const place = `/gerenciar/pt-br/aulas/${aula}/questoes`
  const { aula: lida, telas } = await ask<{ aula: { versao: number }; telas: { id: number }[] }>('GET', place)
  const { questoes } = await ask<{ questoes: { questao: number }[] }>('POST', place, {
    ...{ versao: lida.versao, telas: telas.map(({ id }) => id), disciplina: null, periodo: null },
    ...{ habilidades: [], dificuldade: null, rede_id: null },
  })
  return { address, questao: questoes[0]?.questao ?? 0 }
}

/** Writes one for the school, with a text to read, and publishes it. */
async function publish(page: Page, titulo: string): Promise<void> {
  await page.goto(at('/logado/gerenciar/sugestao/cadastrar'))
  await page.getByRole('textbox', { name: 'Título' }).fill(titulo)
  await page.getByRole('textbox', { name: 'O que fazer' }).click()
  await page.keyboard.type('Derreter não é evaporar: compare o gelo e a roupa no varal.')
  await page.getByRole('button', { name: 'Adicionar atividade' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova atividade' })
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Observe o varal')
  await dialog.getByText('Texto', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Texto' }).click()
  await page.keyboard.type('Molhe dois panos e deixe um no sol.')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('list').getByText('Observe o varal').waitFor()
  await page.getByLabel('Onde fica').selectOption({ label: 'E. M. Morro do Ipê' })
  await page.getByRole('button', { name: 'Salvar e publicar' }).click()
  await page.getByText('Sugestão publicada.').waitFor()
  await titled(page, titulo)
}

it('is written on a phone, linked to an alternative, and read by who marks it', async () => {
  const titulo = `Derreter e evaporar ${stamp()}`
  const { address, questao } = await perguntada(`Vapor ${stamp()}`)
  const { page } = await visit({ email: 'professora@demo.test', viewport: PHONE })
  await publish(page, titulo)
  expect(await overflow(page)).toEqual([])

  await page.goto(at(`/logado/gerenciar/questoes/${questao}`))
  const choose = async (button: string, dialog: string) => {
    await page.getByRole('button', { name: button }).click()
    const window = page.getByRole('dialog', { name: dialog })
    await window.getByRole('searchbox', { name: 'Buscar nas sugestões' }).fill(titulo)
    await window.getByRole('button', { name: new RegExp(`^${titulo}`) }).click()
    await window.waitFor({ state: 'hidden' })
  }
  await page.getByText('Quem errar esta questão ainda não vê nenhuma sugestão.').waitFor()
  await choose('Ligar sugestão', 'Ligar sugestão')
  const desta = page.getByRole('list', { name: 'Quem errar esta questão vê:' })
  await desta.getByRole('link', { name: titulo }).waitFor()
  await desta.getByRole('button', { name: `Desligar ${titulo}` }).click()
  await desta.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await desta.getByRole('link', { name: titulo }).waitFor()
  await desta.getByRole('button', { name: `Desligar ${titulo}` }).click()
  await desta.waitFor({ state: 'hidden' })
  await choose('Escolher sugestão para quem marcar B. Fusão', 'Quem marcar B. Fusão')
  const porAlternativa = page.getByRole('list', { name: 'Sugestões por alternativa' })
  await porAlternativa.getByRole('link', { name: titulo }).waitFor()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])

  const aluno = await visit({ email: 'aluno@demo.test', viewport: PHONE })
  await aluno.page.goto(address)
  await titled(aluno.page, ENUNCIADO)
  await aluno.page.getByRole('radio', { name: 'Fusão' }).press('Space')
  await foot(aluno.page, 'Responder').press('Enter')
  await putAway(aluno.page)
  await foot(aluno.page, 'Revisar').press('Enter')
  await foot(aluno.page, 'Concluir a aula').press('Enter')
  await titled(aluno.page, 'Aula concluída!')
  const sugerida = aluno.page.getByRole('article', { name: titulo })
  await sugerida.getByText('Derreter não é evaporar: compare o gelo e a roupa no varal.').waitFor()
  await sugerida.getByText('Molhe dois panos e deixe um no sol.').waitFor()
  expect(await axe(aluno.page)).toEqual([])
  expect(await overflow(aluno.page)).toEqual([])
})
