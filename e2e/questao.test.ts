/** The bank of questions: taken from a lesson, undone, taken again, found, edited with the editor's own form, put away. */
import { expect, it } from 'vitest'
import { buildTela } from '../areas/ensino/aula/factory.ts'
import { putPublished } from '../areas/ensino/aula/server/factory.ts'
import { at, axe, openBrowser, overflow, PHONE } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

/** A published lesson of the teacher's own, with two questions that can go and one that cannot. */
async function makeAula(titulo: string): Promise<number> {
  const [row] = await sql(
    `select u.tenant_id as id, u.id as autor, t.id as turma from usuario u
     join turma t on t.tenant_id = u.tenant_id and t.nome = '7º A' where u.email = 'professora@demo.test'`,
  )
  const place = {
    id: Number(row?.id),
    turma: Number(row?.turma),
    sql: async <R extends object>(text: string, values: readonly unknown[] = []) =>
      (await sql(text, [...values])) as R[],
  }
  const telas = [
    buildTela('texto'),
    buildTela('multipla_escolha', { enunciado: `<p>Como a água vira vapor em ${titulo}?</p>` }),
    buildTela('numerica', { enunciado: `<p>A quantos graus ferve em ${titulo}?</p>` }),
    buildTela('ordenar'),
  ]
  return (await putPublished(place, { id: Number(row?.autor) }, { titulo, telas })).id
}

it('takes the questions of a lesson once, undoes, edits one, archives it and brings it back', async () => {
  const titulo = `Vapor ${Date.now().toString(36)}`
  const aula = await makeAula(titulo)
  const storage = { font: 'gigantes' }
  const { page } = await visit({ email: 'professora@demo.test', viewport: PHONE, storage })
  await page.goto(at(`/logado/gerenciar/aula/info/${aula}`))
  await page.getByRole('link', { name: 'Extrair questões' }).click()
  await page.getByRole('heading', { level: 1, name: 'Extrair questões' }).waitFor()

  const all = page.getByRole('checkbox', { name: 'Selecionar as 2 que podem ir' })
  expect(await all.isChecked()).toBe(true)
  await page.getByText('O banco guarda questões objetivas').waitFor()
  await page.getByRole('checkbox', { name: 'Tela 3' }).uncheck()
  expect(await all.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true)
  await all.check()
  await page.getByLabel('Dificuldade').selectOption({ label: 'Difícil' })
  await page.getByRole('button', { name: 'Extrair 2 questões' }).click()
  await page.getByText('2 questões entraram no banco.').waitFor()
  await page.getByText('Já está no banco').first().waitFor()
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByText('2 questões saíram do banco.').waitFor()
  await page.getByRole('checkbox', { name: 'Tela 3' }).uncheck()
  await page.getByRole('button', { name: 'Extrair uma questão' }).click()
  await page.getByText('Uma questão entrou no banco.').waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Ver a questão da tela 2' }).waitFor()
  expect(await page.getByRole('checkbox', { name: 'Tela 2' }).isVisible()).toBe(false)

  await page.getByRole('link', { name: 'Banco de questões' }).click()
  await page.getByRole('heading', { level: 1, name: 'Banco de questões' }).waitFor()
  await page.getByRole('searchbox').fill(`agua VAPOR ${titulo}`)
  await page.getByRole('status').filter({ hasText: 'Uma questão' }).waitFor()
  await page.getByRole('link', { name: `Como a água vira vapor em ${titulo}?` }).click()
  await page.getByText('Evaporação').waitFor()

  await page.getByRole('button', { name: 'Editar' }).click()
  const letterB = page.getByRole('textbox', { name: 'Alternativa B' })
  await letterB.fill('Ebulição')
  await page.getByLabel('Explicação').fill('Ferver também faz vapor.')
  expect(await overflow(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Questão salva.').waitFor()
  await page.getByText('Ebulição').waitFor()
  await page.getByText('Ferver também faz vapor.').waitFor()

  await page.getByRole('button', { name: 'Arquivar' }).click()
  await page.getByText('Agora a questão está: Arquivada.').waitFor()
  await page.getByRole('button', { name: 'Trazer de volta' }).click()
  await page.getByText('Agora a questão está: Aprovada.').waitFor()
  await sql('delete from questao where origem_aula_id = $1', [aula])
})
