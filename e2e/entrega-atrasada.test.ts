/** A delivery that comes late, goes back with words, comes again and is marked by its rubric: both sides see each step. */
import { expect, it } from 'vitest'
import { COMUM } from '../areas/ensino/aula/factory.ts'
import { axe, openBrowser, overflow, PHONE } from './browser.ts'
import { sql } from './database.ts'
import { ask, foot, makeAula, titled } from './oficina.ts'

const { visit } = openBrowser()

const nivel = (nome: string, pontos: number) => ({ nome, descricao: '', pontos })
const RUBRICA = [
  { id: 'ideia', criterio: 'Ideia', niveis: [nivel('Começou', 1), nivel('Pronta', 4)] },
  { id: 'forma', criterio: 'Forma', niveis: [nivel('Começou', 2), nivel('Pronta', 6)] },
]

it('late, given back, sent again, marked', async () => {
  const made = await makeAula('Carta que se atrasa', [
    {
      tipo: 'dissertativa',
      titulo: 'A carta',
      conteudo: {
        ...COMUM,
        enunciado: '<p>Escreva ao museu.</p>',
        rubrica: RUBRICA,
        minimo: 0,
        maximo: 500,
      },
    },
  ])
  const { page: pupil } = await visit({ email: 'aluna@demo.test', viewport: PHONE })
  await pupil.goto(made.address)
  await titled(pupil, 'Escreva ao museu.')
  await pupil.getByRole('textbox').fill('Prezado museu,')
  await foot(pupil, 'Responder').click()
  await foot(pupil, 'Revisar').click()
  await titled(pupil, 'Antes de concluir')
  // The time of the lesson in the class ends before the pupil hands in.
  await sql(`update turma_aula set fim = now() - interval '20 seconds' where aula_id = $1`, [made.aula])
  await foot(pupil, 'Concluir a aula').click()
  await pupil
    .getByText(/professor/)
    .first()
    .waitFor()

  const list = `/projeto/pt-br/turma/${made.turma}/entregas?aula=${made.aula}&linhas=100`
  const arrived = async () => (await ask<{ entregas: { id: number }[] }>('GET', list)).entregas
  await expect.poll(async () => (await arrived()).length).toBe(1)
  const address = new URL(made.address)
  const place = (end = '') =>
    new URL(`/logado/turmas/turma/${made.turma}/atividades-entrega/${made.aula}${end}`, address).href

  const { page: teacher } = await visit({ email: 'professora@demo.test' })
  await teacher.goto(place())
  const row = teacher.getByRole('row').filter({ hasText: 'atrasada' })
  await row.first().waitFor()
  await row.getByRole('link').first().click()
  await teacher.getByRole('heading', { level: 2, name: 'Correção' }).waitFor()
  await teacher.getByText('atrasada', { exact: true }).first().waitFor()
  const one = teacher.url()
  await teacher.getByRole('textbox', { name: 'Comentário para o aluno' }).fill('Falta a data e a assinatura.')
  await teacher.getByRole('button', { name: 'Devolver ao aluno' }).click()
  await teacher.getByText('Entrega devolvida. O aluno foi avisado.').waitFor()

  await pupil.goto(one)
  await pupil.getByRole('heading', { level: 2, name: 'Recado da professora ou do professor' }).waitFor()
  await pupil.getByText('Falta a data e a assinatura.').first().waitFor()
  // Who may not correct finds no way to: neither grade nor giving back.
  expect(await pupil.getByRole('radio').count()).toBe(0)
  expect(await pupil.getByRole('button', { name: 'Devolver ao aluno' }).count()).toBe(0)
  expect(await axe(pupil)).toEqual([])
  expect(await overflow(pupil)).toEqual([])
  await pupil
    .getByRole('textbox', { name: 'Seu texto' })
    .fill('Florianópolis, 22 de novembro. Prezado museu, Ana')
  await pupil.getByRole('button', { name: 'Enviar de novo' }).click()
  await pupil.getByText('Enviada. Agora é com a professora ou o professor.').waitFor()

  await teacher.goto(one)
  await teacher.getByText('Prezado museu, Ana').first().waitFor()
  await teacher.getByText('2ª vez').first().waitFor()
  for (const criterio of await teacher.getByRole('main').getByRole('group').all())
    await criterio.getByRole('radio', { name: /Pronta/ }).check()
  await teacher.getByRole('textbox', { name: 'Comentário para o aluno' }).fill('Agora sim!')
  await teacher.getByRole('button', { name: 'Salvar nota' }).click()
  await teacher.getByText('Nota salva. O aluno foi avisado.').waitFor()

  await pupil.goto(one)
  await pupil.getByRole('heading', { level: 2, name: 'Correção' }).waitFor()
  await pupil.getByText('10,0').first().waitFor()
  await pupil.getByText('Agora sim!').first().waitFor()
  expect(await pupil.getByRole('button', { name: 'Enviar de novo' }).count()).toBe(0)
})
