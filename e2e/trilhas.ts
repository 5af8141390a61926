/** Paths of the demonstration's teacher, given to 7º A, for journeys along them. */
import type { Page } from 'playwright-core'
import { COMUM } from '../areas/ensino/aula/factory.ts'
import { putTrilha, type TrilhaFeita } from '../areas/trilhas/trilha/server/factory.ts'
import { at } from './browser.ts'
import { sql } from './database.ts'
import { foot, makeAula, putAway, type TelaFeita } from './oficina.ts'

const alternativa = (id: string, texto: string, correta = false) => ({ id, texto, correta, feedback: '' })

const PERGUNTA: TelaFeita = {
  tipo: 'multipla_escolha',
  titulo: 'A água sobe',
  conteudo: {
    ...COMUM,
    alternativas: [alternativa('a', 'Evaporação', true), alternativa('b', 'Fusão')],
    embaralhar: false,
  },
}

export interface Caminho extends TrilhaFeita {
  /** The lesson of all its skills. */
  aula: number
  tenant: { id: number; sql: never; turma: number }
}

/** Two skills in one axis, each of one short lesson, unless told otherwise. */
export async function pathOf(nome: string, given: object = {}, telas = [PERGUNTA]): Promise<Caminho> {
  const { aula, turma } = await makeAula(`Vapor em ${nome}`, telas)
  const [row] = await sql(
    `select n.id as tenant, p.id as autor from tenant n
     join usuario p on p.tenant_id = n.id and p.email = 'professora@demo.test' where n.principal`,
  )
  const tenant = { id: Number(row?.tenant), sql: sql as never, turma }
  const trilha = await putTrilha(
    tenant,
    { id: Number(row?.autor) },
    { nome, eixos: 1, habilidades: 2, aulas: [aula], turmas: [turma], ...given },
  )
  await sql(`update trilha set musica = 'rio', cenario = 'rio' where tenant_id = $1 and id = $2`, [
    tenant.id,
    trilha.id,
  ])
  return { ...trilha, aula, tenant }
}

export const stamp = () => Date.now().toString(36)

/** Finds it as pupils do: paths of the demonstration stand beside it. */
export async function find(page: Page, nome: string): Promise<void> {
  await page.goto(at('/logado/trilhas'))
  await page.getByRole('heading', { level: 1, name: 'Trilhas' }).waitFor()
  await page.getByPlaceholder('Buscar trilha').fill(nome)
  await page.getByRole('link', { name: nome, exact: true }).waitFor()
}

/** Answers the one question right, hands the lesson in, and goes back to the path. */
export async function doLesson(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Evaporação' }).press('Space')
  await foot(page, 'Responder').press('Enter')
  await page.getByText('Muito bem!').first().waitFor()
  await putAway(page)
  await foot(page, 'Revisar').press('Enter')
  await foot(page, 'Concluir a aula').press('Enter')
  await page.getByRole('link', { name: 'Voltar à trilha' }).press('Enter')
}
