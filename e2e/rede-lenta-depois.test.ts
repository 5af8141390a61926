/** After a lesson, on a telephone with a slow network: a mended key, a path without turns left, a message given back. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { putMensagem, putTopico } from '../areas/conversa/forum/server/factory.ts'
import { COMUM } from '../areas/ensino/aula/factory.ts'
import { mendTela } from '../areas/ensino/aula/server/factory.ts'
import { at, axe, openBrowser, overflow, PHONE, picture } from './browser.ts'
import { sql } from './database.ts'
import { ask, foot, makeAula, titled } from './oficina.ts'
import { placeOf, slowNetwork } from './sem-rede.ts'
import { pathOf, stamp } from './trilhas.ts'

const { visit } = openBrowser()

const PUPIL = 'aluno@demo.test'

async function onPhone(): Promise<Page> {
  const { page } = await visit({ email: PUPIL, viewport: PHONE })
  await slowNetwork(page)
  return page
}

/** What somebody was told last of this, opened as they do. */
async function openNews(page: Page, words: string): Promise<void> {
  await page.goto(at('/logado/notificacoes'))
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(words) })
    .first()
    .click()
}

/** Nothing that one can't reach or read. */
async function fits(page: Page, nome: string): Promise<void> {
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await picture(page, nome)
}

it('a mended key is told, and its notice leads to the result with both marks, at the cost of no attempt', async () => {
  const titulo = `Soma ${stamp()}`
  const conteudo = { ...COMUM, enunciado: '<p>Quanto é?</p>', valor: 2, tolerancia: 0, unidade: '' }
  const { aula, address } = await makeAula(titulo, [{ tipo: 'numerica', titulo: 'Quanto', conteudo }], {
    tentativas: 2,
  })
  const page = await onPhone()
  await page.goto(address)
  await titled(page, 'Quanto é?')
  await page.getByRole('textbox').fill('7')
  await foot(page, 'Responder').click()
  await foot(page, 'Revisar').click()
  await page.getByRole('button', { name: 'Concluir a aula' }).click()
  await page.getByText('0,00').first().waitFor()

  const { place } = await placeOf()
  const [tela] = await sql('select id from tela where aula_id = $1', [aula])
  await mendTela(place, Number(tela?.id), { valor: 7 })
  await ask('PUT', `/gerenciar/pt-br/aulas/${aula}/publicacao`)
  const key = `/gerenciar/pt-br/aulas/${aula}/gabarito`
  type Found = { reparo: { id: number; passo: string } | null }
  const passo = async () => (await ask<Found>('GET', key)).reparo?.passo
  await ask('POST', key, { telas: [Number(tela?.id)], motivo: 'O certo é 7' })
  await expect.poll(passo).toBe('ensaiado')
  await ask('PUT', key, { reparo: (await ask<Found>('GET', key)).reparo?.id })
  await expect.poll(passo).toBe('gravado')

  await openNews(page, `O gabarito de “${titulo}” foi corrigido`)
  await page.getByText(/a nota passou de 0,00 para 10,00/).waitFor()
  await page.getByText(/O certo é 7/).waitFor()
  await fits(page, 'gabarito-corrigido-390')
  // Loaded again it is still the result.
  await page.reload()
  await page.getByText(/a nota passou de 0,00 para 10,00/).waitFor()
  expect(await sql('select count(*)::int as n from tentativa where aula_id = $1', [aula])).toEqual([{ n: 1 }])
})

it('who spends the turns of a path is told whom to ask, and goes on with one more', async () => {
  const nome = `Sem saída ${stamp()}`
  const { id, tenant, habilidades } = await pathOf(nome)
  await sql(
    `with g as (insert into regra_trilha (tenant_id, nome, tentativas) values ($1, $3, 1) returning id)
     update trilha set regra_id = g.id from g where trilha.tenant_id = $1 and trilha.id = $2`,
    [tenant.id, id, nome],
  )
  const page = await onPhone()
  await page.goto(at(`/logado/trilhas/${id}`))
  await page.getByRole('button', { name: 'Começar a aula' }).click()
  await page.getByRole('radio', { name: 'Fusão' }).check()
  await foot(page, 'Responder').click()
  await foot(page, 'Revisar').click()
  await foot(page, 'Concluir a aula').click()
  await page.getByRole('link', { name: 'Voltar à trilha' }).click()
  await page.getByRole('heading', { level: 1, name: nome }).waitFor()
  const skill = at(`/logado/trilhas/${id}?habilidade=${habilidades[0]}`)
  const spent = async () => {
    await page.goto(skill)
    await page.getByRole('heading', { level: 2, name: 'Habilidade 1.1' }).waitFor()
    return page.getByText('Você usou todas as tentativas. Fica a melhor nota.').count()
  }
  await expect.poll(spent).toBe(1)
  await page.getByText(/quer ir adiante\? Fale com .*: só quem dá aula na turma/).waitFor()
  await fits(page, 'trilha-sem-tentativas-390')

  const { page: teacher } = await visit({ email: 'professora@demo.test' })
  await teacher.goto(at(`/logado/turmas/turma/${tenant.turma}/trilhas`))
  await teacher
    .locator('article, li')
    .filter({ hasText: nome })
    .getByRole('button', { name: 'Progresso da turma' })
    .first()
    .click()
  await teacher.getByRole('button', { name: /^Dar mais uma tentativa a / }).click()
  await teacher.getByText(/tem mais uma tentativa em Habilidade 1\.1/).waitFor()

  await openNews(page, 'deu a você mais uma tentativa em “Habilidade 1\\.1”')
  await page.getByRole('heading', { level: 1, name: nome }).waitFor()
  expect(await spent()).toBe(0)
  await page.getByRole('button', { name: 'Nova tentativa' }).click()
  await page.getByRole('radio', { name: 'Evaporação' }).waitFor()
})

it('a message given back is read with its reason, changed and sent again in its place', async () => {
  const { place, professora } = await placeOf()
  const [aluno] = await sql('select id from usuario where email = $1', [PUPIL])
  const titulo = `Quem conta ${stamp()}`
  const topico = await putTopico(place, professora, { titulo })
  const id = await putMensagem(place, { id: Number(aluno?.id) }, topico.id, {
    conteudo: '<p>O Caio não leu.</p>',
  })
  const last = await putMensagem(place, professora, topico.id, { conteudo: '<p>Última.</p>' })
  await ask('PUT', `/gerenciar/pt-br/forum/moderacao/${id}/recusar`, { motivo: 'Sem falar do colega.' })

  const page = await onPhone()
  await openNews(page, `Sua mensagem em “${titulo}”`)
  await page.getByText('Motivo: Sem falar do colega.').waitFor()
  await fits(page, 'mensagem-devolvida-390')
  await page.getByRole('button', { name: 'Mudar e enviar de novo' }).click()
  const words = page.locator(`#mensagem-${id}`).getByRole('textbox')
  await words.fill('O texto é longo.')
  await page.getByRole('button', { name: 'Enviar de novo' }).dblclick()
  await page.getByText('Só você e os professores veem esta mensagem até ela ser liberada.').waitFor()
  expect(
    await sql(
      'select id::int, retida, ocultar, versao from mensagem where topico_id = $1 and nivel = 1 order by id',
      [topico.id],
    ),
  ).toEqual([
    { id: Number(id), retida: true, ocultar: false, versao: 2 },
    { id: Number(last), retida: false, ocultar: false, versao: 1 },
  ])

  const { page: teacher } = await visit({ email: 'professora@demo.test' })
  await openNews(teacher, `mudou a mensagem devolvida em “${titulo}”`)
  await teacher.getByText(/Foi devolvida e voltou alterada/).waitFor()
  await teacher.getByRole('button', { name: 'Liberar' }).click()
  await teacher.getByText('A mensagem já aparece para a turma.').waitFor()
})
