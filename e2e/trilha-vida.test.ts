/** What happens along a path: a turn taken away, a lesson failed, work handed in, the path gone meanwhile, the ranking. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { COMUM } from '../areas/aula/factory.ts'
import { putNotaNaTrilha } from '../core/testing/trilha-notas.ts'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, settled } from './browser.ts'
import { sql } from './database.ts'
import { ask, foot, titled } from './oficina.ts'
import { answer, type Caminho, doLesson, pathOf, pessoaOf, putPontos, stamp } from './trilhas.ts'

const { visit } = openBrowser()

const PUPIL = 'aluno@demo.test'
const TEACHER = 'professora@demo.test'

async function openPath(page: Page, { id }: Caminho, nome: string, more = ''): Promise<void> {
  await page.goto(at(`/logado/trilhas/${id}${more}`))
  await page.getByRole('heading', { level: 1, name: nome }).waitFor()
  await settled(page)
}

const painel = (page: Page, nome: string) => page.getByRole('region', { name: nome })

it('a teacher takes a turn of a pupil away: points are counted anew, it is logged, the pupil sees it', async () => {
  const nome = `Retirada ${stamp()}`
  const path = await pathOf(nome)
  const [habilidade = 0] = path.habilidades
  const aluno = { id: await pessoaOf(PUPIL) }
  const done = { trilha: path.id, habilidade, aula: path.aula }
  const first = await putNotaNaTrilha(path.tenant as never, aluno, { ...done, nota: 9 })
  await putNotaNaTrilha(path.tenant as never, aluno, { ...done, nota: 7, vez: 2 })
  await putPontos(path, aluno.id, 9)

  const { page: pupil } = await visit({ email: PUPIL })
  await openPath(pupil, path, nome, `?habilidade=${habilidade}`)
  await painel(pupil, 'Habilidade 1.1').getByText('9 de 10 pontos').waitFor()
  await pupil.getByText('Tentativa 2 de 3. Fica a melhor nota.').waitFor()

  const { page: teacher } = await visit({ email: TEACHER })
  await teacher.goto(at(`/logado/turmas/turma/${path.tenant.turma}/trilhas`))
  const card = teacher.getByRole('article', { name: nome })
  await card.getByRole('button', { name: 'Progresso da turma' }).click()
  const dialog = teacher.getByRole('dialog', { name: nome })
  await dialog.getByRole('row').filter({ hasText: '9' }).getByRole('button').first().click()
  await dialog.getByText('9 de 10 pontos').waitFor()
  expect(await axe(teacher)).toEqual([])
  const turn = dialog.getByRole('listitem').filter({ hasText: 'Tentativa 1' })
  await turn.getByRole('button', { name: 'Retirar' }).click()
  const asked = teacher.getByRole('alertdialog')
  await asked.getByText('Não dá para desfazer.').waitFor()
  await asked.getByRole('button', { name: 'Retirar' }).click()
  await teacher.getByText('Tentativa retirada; os pontos foram refeitos.').waitFor()
  await turn.getByText('retirada').waitFor()
  await dialog.getByText('7 de 10 pontos').waitFor()

  const logged = await sql(
    `select a.acao, u.email from auditoria a join usuario u on u.tenant_id = a.tenant_id and u.id = a.quem_id
     where a.entidade = 'trilha_tentativa' and a.entidade_id = $1`,
    [String(first.vez)],
  )
  expect(logged).toEqual([{ acao: 'retirar', email: TEACHER }])

  await pupil.reload()
  await painel(pupil, 'Habilidade 1.1').getByText('7 de 10 pontos').waitFor()
  await pupil.getByText('Tentativa 1 de 3. Fica a melhor nota.').waitFor()
}, 90_000)

it('who fails a lesson begins one more turn, and what was failed only shows how it ended', async () => {
  const nome = `De novo ${stamp()}`
  const path = await pathOf(nome)
  const { page } = await visit({ email: 'aluna@demo.test', viewport: PHONE })
  await openPath(page, path, nome)
  await page.getByRole('button', { name: 'Começar a aula' }).click()
  await doLesson(page, 'Fusão')
  await page.getByRole('heading', { level: 1, name: nome }).waitFor()
  const again = page.getByRole('button', { name: 'Nova tentativa' })
  await again.waitFor()
  await page.getByText('Tentativa 1 de 3. Fica a melhor nota.').waitFor()
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: `Vapor em ${nome}` }).click()
  await page.getByText('Ainda não aprovado').first().waitFor()
  await page.getByRole('link', { name: 'Voltar à trilha' }).click()

  await again.click()
  await doLesson(page)
  await page.getByText('Você ganhou 10 pontos nesta trilha.').waitFor()
  const turns = await sql('select numero from trilha_tentativa where trilha_id = $1 order by numero', [
    path.id,
  ])
  expect(turns.map(({ numero }) => numero)).toEqual([1, 2])
}, 90_000)

it('work is handed in along an axis, found and marked there by who teaches, and read by the pupil', async () => {
  const nome = `Cartas ${stamp()}`
  const path = await pathOf(nome, { habilidades: 1 }, [
    {
      tipo: 'dissertativa',
      titulo: 'A carta',
      conteudo: { ...COMUM, enunciado: '<p>Escreva ao museu.</p>', rubrica: [], minimo: 0, maximo: 500 },
    },
  ])
  const [eixo = 0] = path.eixos
  const { page: pupil } = await visit({ email: PUPIL, viewport: PHONE })
  await openPath(pupil, path, 'Eixo 1', `/${eixo}`)
  await pupil.getByRole('button', { name: 'Começar a aula' }).click()
  await titled(pupil, 'Escreva ao museu.')
  await pupil.getByRole('textbox').fill('Prezado museu, até breve.')
  await foot(pupil, 'Responder').click()
  await foot(pupil, 'Revisar').click()
  await foot(pupil, 'Concluir a aula').click()
  await pupil.getByRole('link', { name: 'Voltar à trilha' }).click()
  // Back at the axis; nothing is begun anew while it is being marked.
  await pupil.getByRole('heading', { level: 1, name: 'Eixo 1' }).waitFor()
  await pupil.getByText('na correção').waitFor()
  expect(await pupil.getByRole('button', { name: 'Nova tentativa' }).count()).toBe(0)
  const sent = () => sql('select id from entrega where aula_id = $1', [path.aula])
  await expect.poll(async () => (await sent()).length, { timeout: 20_000 }).toBe(1)
  await pupil.getByRole('link', { name: 'Suas entregas' }).click()
  await titled(pupil, 'Suas entregas')
  await pupil.getByText('O que você enviou em aulas de eixo Eixo 1').waitFor()
  await pupil.getByText('Espera correção').waitFor()
  expect(await axe(pupil)).toEqual([])
  expect(await overflow(pupil)).toEqual([])

  const { page: teacher } = await visit({ email: TEACHER })
  await openPath(teacher, path, 'Eixo 1', `/${eixo}`)
  await teacher.getByRole('link', { name: 'Entregas', exact: true }).click()
  await titled(teacher, 'Entregas')
  expect(await axe(teacher)).toEqual([])
  await teacher.getByRole('table', { name: 'Entregas' }).getByRole('link').first().click()
  await teacher.getByText('Prezado museu, até breve.').waitFor()
  await teacher.getByLabel(/^Nota/).fill('8')
  await teacher.getByRole('textbox', { name: 'Comentário para o aluno' }).fill('Pode enviar!')
  await teacher.getByRole('button', { name: 'Salvar nota' }).click()
  await teacher.getByText('Nota salva. O aluno foi avisado.').waitFor()
  expect(await axe(teacher)).toEqual([])
  await teacher
    .getByRole('navigation', { name: 'Você está em' })
    .getByRole('link', { name: 'Entregas', exact: true })
    .click()
  await teacher.getByRole('table', { name: 'Entregas' }).getByText('Corrigida').waitFor()
  await teacher.getByRole('radio', { name: 'Suas', exact: true }).press('Space')
  await teacher.getByText('Nenhuma entrega em eixo Eixo 1').waitFor()

  await pupil.reload()
  await pupil.getByText('Corrigida').waitFor()
  await pupil
    .getByRole('link', { name: /Vapor em/ })
    .first()
    .click()
  await pupil.getByText('Pode enviar!').first().waitFor()
  await pupil
    .getByRole('navigation', { name: 'Você está em' })
    .getByRole('link', { name: 'Suas entregas' })
    .click()
  await titled(pupil, 'Suas entregas')
  await pupil.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Eixo 1' }).click()
  await painel(pupil, 'Habilidade 1.1').getByText('8 de 10 pontos').waitFor()
}, 120_000)

it('a path that is archived or deleted while a pupil is in a lesson loses nothing, and says what happened', async () => {
  const nome = `Some ${stamp()}`
  const path = await pathOf(nome, { habilidades: 1 })
  const put = (status: 2 | 3) =>
    ask('PUT', '/projeto/pt-br/trilha/gerenciar/mudar-status', { trilha_id: path.id, status })
  const pupil = await visit({ email: 'aluna@demo.test', viewport: PHONE })
  const { page } = pupil
  await openPath(page, path, nome)
  await page.getByRole('button', { name: 'Começar a aula' }).click()
  await page.getByRole('radio', { name: 'Evaporação' }).waitFor()
  await put(3)
  await answer(page)
  const back = page.getByRole('link', { name: 'Voltar à trilha' })
  await back.waitFor()
  const kept = () => sql('select nota::float as nota from trilha_nota where trilha_id = $1', [path.id])
  await expect.poll(kept, { timeout: 15_000 }).toEqual([{ nota: 10 }])
  await back.click()
  await titled(page, 'Esta trilha não está com você')
  await page
    .getByText('Esta trilha foi excluída por quem a fez. O que você fez nela está guardado.')
    .waitFor()
  expect(await axe(page)).toEqual([])
  expectRefusals(pupil)

  // Brought back it is archived: all is there, and nothing new begins.
  await put(2)
  await openPath(page, path, nome)
  await page.getByText('Esta trilha não recebe aulas agora: arquivada.').first().waitFor()
  await painel(page, 'Habilidade 1.1').getByText('10 de 10 pontos').waitFor()
  expect(await page.getByRole('button', { name: /Começar|Nova tentativa/ }).count()).toBe(0)
  await settled(page)
  expect(await axe(page)).toEqual([])
}, 90_000)

it('who stands beyond the third place has an own row; who leaves the ranking is seen by nobody', async () => {
  const nome = `Corrida ${stamp()}`
  const path = await pathOf(nome)
  const [eu, outra] = [await pessoaOf(PUPIL), await pessoaOf('aluna@demo.test')]
  const rest = await sql(
    `select aluno_id from matricula where tenant_id = $1 and turma_id = $2 and status = 'adicionado'
       and aluno_id <> all($3::bigint[]) order by aluno_id limit 4`,
    [path.tenant.id, path.tenant.turma, [eu, outra]],
  )
  for (const [i, { aluno_id }] of rest.entries())
    await putPontos(path, Number(aluno_id), [40, 30, 30, 20][i] ?? 0)
  await putPontos(path, eu, 10)
  const pupil = await visit({ email: PUPIL })
  const { page } = pupil
  await openPath(page, path, nome)
  const card = page.getByRole('list', { name: /^Ranking: eixo/ })
  await card.waitFor()
  const rows = await card.getByRole('listitem').allTextContents()
  expect(rows.map((row) => row.match(/^\d+°/)?.[0])).toEqual(['1°', '2°', '2°', '5°'])
  expect(rows[3]).toMatch(/Você10$/)
  expect(await axe(page)).toEqual([])

  // A load that fails shows nobody, and makes no noise.
  await page.route('**/ranking-completo/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Completo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ranking completo da trilha' })
  await dialog.getByText('Ninguém no ranking ainda.').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  expectRefusals(pupil)
  await page.unroute('**/ranking-completo/**')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Completo' }).click()
  await dialog.getByText('Você').waitFor()

  // Pupils see every place where the class shows it.
  await sql(
    `update turma set recursos = recursos || '{"ranking_completo": true}'
     where id in (select turma_id from trilha_grupo where trilha_id = $1)`,
    [path.id],
  )
  const seen = async () => {
    const { page: other } = await visit({ email: 'aluna@demo.test' })
    await openPath(other, path, nome)
    await other.getByRole('button', { name: 'Completo' }).click()
    const all = other.getByRole('dialog', { name: 'Ranking completo da trilha' }).getByRole('list').first()
    await all.getByText('40').waitFor()
    return (await all.getByRole('listitem').allTextContents()).filter((row) => row.endsWith('10')).length
  }
  expect(await seen()).toBe(1)
  const choice = dialog.getByRole('switch', { name: 'Aparecer no ranking' })
  await choice.click()
  await expect.poll(() => choice.isChecked(), { timeout: 10_000 }).toBe(false)
  await dialog.getByText('Você').waitFor({ state: 'detached' })
  expect(await axe(page)).toEqual([])
  expect(await seen()).toBe(0)
  await choice.click()
  await dialog.getByText('Você').waitFor()
}, 120_000)
