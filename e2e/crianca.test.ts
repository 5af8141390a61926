/** A child of 8 who barely reads: in by card as its animal, a lesson to its end, on to the next; the face that it keeps. */
import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { COMUM } from '../areas/ensino/aula/factory.ts'
import { giveAula, putHabilidades } from '../areas/ensino/aula/server/factory.ts'
import { makeAparelhoToken, makeCodigo } from '../areas/escola/cartao/server/secrets.ts'
import { makeCodigo as makeCodigoDaTurma } from '../areas/escola/turma/rules.ts'
import { putMatricula } from '../areas/escola/turma/server/factory.ts'
import { at, axe, openBrowser, overflow, PHONE, picture, settled } from './browser.ts'
import { sql } from './database.ts'
import { foot, makeAula, putAway, type TelaFeita, titled } from './oficina.ts'
import { choose } from './olhar.ts'
import { stamp } from './trilhas.ts'

const { visit } = openBrowser()

const SENHA = ['gato', 'uva', 'sol']
const alternativa = (id: string, texto: string, correta = false) => ({ id, texto, correta, feedback: '' })
const pergunta = (enunciado: string, certa: string, outra: string): TelaFeita => ({
  tipo: 'multipla_escolha',
  titulo: enunciado,
  conteudo: {
    ...COMUM,
    enunciado: `<p>${enunciado}</p>`,
    alternativas: [alternativa('a', certa, true), alternativa('b', outra)],
    embaralhar: false,
  },
})

const put = async (text: string, values: unknown[]): Promise<number> =>
  Number((await sql(text, values))[0]?.id)

/** A class of the second year with one child in it, its card, a device of the class, and two lessons. */
async function makeWorld() {
  const [row] = await sql(
    `select n.id as tenant, p.id as autor, t.rede_id as rede from tenant n
     join usuario p on p.tenant_id = n.id and p.email = 'professora@demo.test'
     join turma t on t.tenant_id = n.id and t.nome like '7º A%' where n.principal limit 1`,
  )
  const tenant = Number(row?.tenant)
  const turma = await put(
    `insert into turma (tenant_id, rede_id, codigo, nome, ano_letivo, periodo, recursos)
     select $1, $2, $3, '2º B', ano_letivo, '2º ano', recursos from turma
     where tenant_id = $1 and rede_id = $2 and nome like '7º A%' limit 1 returning id`,
    [tenant, row?.rede, makeCodigoDaTurma((below) => randomInt(below))],
  )
  const bento = await put(`insert into usuario (tenant_id, nome, login) values ($1, $2, $3) returning id`, [
    tenant,
    'Bento Reis Lima',
    `bento-${stamp()}`,
  ])
  const place = { id: tenant, sql: sql as never, turma }
  await putMatricula(place, turma, { id: bento })
  const device = makeAparelhoToken()
  const aparelho = await put(
    `insert into aparelho (tenant_id, turma_id, token_hash, nome, expira_em)
     values ($1, $2, $3, 'Tablet', now() + interval '1 day') returning id`,
    [tenant, turma, device.hash],
  )
  const { codigo, hash } = makeCodigo()
  await sql('insert into cartao (tenant_id, usuario_id, codigo_hash) values ($1, $2, $3)', [
    tenant,
    bento,
    hash,
  ])
  await sql(
    `insert into senha_imagem (tenant_id, usuario_id, escolher_ate) values ($1, $2, now() + interval '1 day')`,
    [tenant, bento],
  )
  const [habilidade] = await sql(
    'select id, texto from habilidade where tenant_id = $1 order by id limit 1',
    [tenant],
  )
  const autor = { id: Number(row?.autor) }
  const give = async (titulo: string, tela: TelaFeita, hours: number) => {
    const { aula } = await makeAula(titulo, [tela])
    await giveAula(place, autor, aula, { turma, fim: new Date(Date.now() + hours * 3_600_000) })
    return aula
  }
  const primeira = await give('A casa da joaninha', pergunta('Onde mora?', 'Na folha', 'No mar'), 20)
  const segunda = await give('Quantas frutas?', pergunta('Quantas?', 'Três', 'Nenhuma'), 30)
  await putHabilidades(place, primeira, [Number(habilidade?.id)])
  return {
    ...{ turma, primeira, segunda, codigo, habilidade: String(habilidade?.texto) },
    aparelho: JSON.stringify({ id: aparelho, token: device.token }),
  }
}

const touch = async (page: Page) => {
  for (const imagem of SENHA) await page.getByRole('button', { name: imagem, exact: true }).click()
}

/** As light and as dark: nothing for axe, nothing beyond the edge. */
async function isWell(page: Page, named?: string): Promise<void> {
  await settled(page)
  for (const fundo of ['padrao', 'escuro'] as const) {
    await choose(page, fundo, 'padrao')
    expect([fundo, await axe(page), await overflow(page)]).toEqual([fundo, [], []])
    if (named) await picture(page, fundo === 'padrao' ? named : `${named}-escuro`)
  }
  await choose(page, 'padrao', 'padrao')
}

it('a child signs in by card as its animal, plays a lesson and goes on to the next', async () => {
  const made = await makeWorld()
  const { page } = await visit({ viewport: PHONE, storage: { aparelho: made.aparelho } })
  await page.goto(at(`/login/cartao#${made.codigo}`))
  await page.getByRole('heading', { name: 'Oi, Bento', exact: true }).waitFor()
  expect(await page.locator('svg.animal').count()).toBe(1)
  // Of who it is the device shows no more than that.
  expect(await page.getByText(/Reis|Lima/).count()).toBe(0)
  await isWell(page, 'cartao-crianca-celular')
  await touch(page)
  await page.getByText('Agora toque nas mesmas 3').waitFor()
  await touch(page)

  await page.waitForURL(at('/logado'))
  await titled(page, 'Oi, Bento!')
  // Its two, and what the network has for everybody, of which no more than a third is told.
  await page.getByText(/^Hoje são [23] coisas\.$/).waitFor()
  const bar = page.getByRole('navigation', { name: 'Principal, telefone' })
  expect(await bar.getByRole('link').allInnerTexts()).toEqual(['Casa', 'Caminho', 'Turma', 'Jogos'])
  await isWell(page, 'inicio-crianca-celular')
  await page.getByRole('button', { name: /^Trocar de bicho/ }).click()
  await page.getByRole('button', { name: 'tucano', exact: true }).click()
  await page.getByRole('button', { name: 'Trocar de bicho: agora é tucano' }).waitFor()

  const first = page.getByRole('region', { name: 'A casa da joaninha' })
  await first.getByRole('link', { name: 'Começar' }).click()
  await titled(page, 'Onde mora?')
  await isWell(page)
  await page.getByRole('radio', { name: 'Na folha' }).press('Space')
  await foot(page, 'Responder').press('Enter')
  await page.getByText('Muito bem!').waitFor()
  await putAway(page)
  await foot(page, 'Revisar').or(foot(page, 'Concluir a aula')).press('Enter')
  const conclude = foot(page, 'Concluir a aula')
  const done = page.getByRole('heading', { level: 1, name: 'Aula concluída!' })
  await conclude.or(done).first().waitFor()
  if (await conclude.isVisible()) await conclude.press('Enter')
  await done.waitFor()
  await page.getByRole('heading', { name: 'O que você aprendeu' }).waitFor()
  await page.getByText(made.habilidade).waitFor()
  await page.getByText('A seguir: Quantas frutas?').waitFor()
  expect(await page.locator('.primario').allTextContents()).toEqual(['Próxima aula'])
  await isWell(page)
  await page.getByRole('link', { name: 'Próxima aula' }).press('Enter')
  await titled(page, 'Quantas?')
  await page.goto(at('/logado'))
  await page.getByRole('region', { name: 'Suas pedras da semana: Você tem 1 pedra.' }).waitFor()
  await page
    .getByRole('region', { name: 'Quantas frutas?' })
    .getByRole('link', { name: 'Continuar' })
    .waitFor()

  // The other face, chosen under Acessibilidade, stays chosen; the card opens it too.
  await page.getByRole('button', { name: /^Acessibilidade/ }).click()
  await page.getByRole('radio', { name: 'Comum' }).click()
  await page.getByRole('heading', { name: 'Sua semana' }).waitFor()
  await page.goto(at('/logout'))
  await page.goto(at(`/login/cartao#${made.codigo}`))
  await page.getByRole('heading', { name: 'Oi, Bento L.', exact: true }).waitFor()
  expect(await page.locator('svg.animal').count()).toBe(0)
  await touch(page)
  await page.waitForURL(at('/logado'))
  await page.getByRole('heading', { name: 'Sua semana' }).waitFor()
  await page.getByRole('button', { name: /^Acessibilidade/ }).click()
  await page.getByRole('radio', { name: 'Pela turma' }).click()
  await titled(page, 'Oi, Bento!')
  await page.getByRole('button', { name: 'Trocar de bicho: agora é tucano' }).waitFor()
})
