/** Participation in a graded topic at the desk: by keys alone; what each pupil sees is what was meant for them. */
import { expect, it } from 'vitest'
import { at, axe, expectRefusals, openBrowser, PHONE } from './browser.ts'
import { sql } from './database.ts'

const { visit } = openBrowser()

/** What is meant for each, by the order in which they spoke. */
const notaOf = (n: number): string => `${(n % 9) + 1},5`

/** A graded topic of the class of the demonstration in which so many pupils spoke, one after the other; the pupil of the journeys first. */
async function setUp(alunos: number) {
  const titulo = `Debate da horta ${Date.now().toString(36)}`
  const [row] = await sql(
    `with dela as (
       select v.tenant_id, v.usuario_id, v.turma_id from vinculo v join usuario u on u.tenant_id = v.tenant_id and u.id = v.usuario_id
       join matricula m on m.tenant_id = v.tenant_id and m.turma_id = v.turma_id and m.status = 'adicionado'
       join usuario al on al.tenant_id = m.tenant_id and al.id = m.aluno_id and al.email = 'aluna@demo.test'
       where u.email = 'professora@demo.test' and v.papel = 'professor' limit 1
     ), novo as (
       insert into topico (tenant_id, turma_id, usuario_id, tipo, titulo, avaliativo)
       select tenant_id, turma_id, usuario_id, 'forum', $1, true from dela returning tenant_id, id, turma_id, usuario_id
     ), abre as (
       insert into mensagem (tenant_id, topico_id, usuario_id, abertura, conteudo)
       select tenant_id, id, usuario_id, true, '<p>O que plantar na horta?</p>' from novo
     ), gente as (
       select u.id, u.nome, row_number() over (order by u.email = 'aluna@demo.test' desc nulls last, u.nome) as n
       from novo join matricula m on m.tenant_id = novo.tenant_id and m.turma_id = novo.turma_id and m.status = 'adicionado'
       join usuario u on u.tenant_id = m.tenant_id and u.id = m.aluno_id and u.status = 'ativo' order by n limit $2::int
     ), fala as (
       insert into mensagem (tenant_id, topico_id, usuario_id, nivel, conteudo)
       select novo.tenant_id, novo.id, gente.id, 1, '<p>Eu plantaria couve, diz ' || gente.nome || '.</p>' from novo, gente
       returning id
     ), parte as (
       insert into topico_participacao (tenant_id, topico_id, usuario_id, interacoes, ultima_em)
       select novo.tenant_id, novo.id, gente.id, 1, now() - interval '1 day' + make_interval(secs => gente.n) from novo, gente
     )
     select novo.id::int, novo.turma_id::int as turma, novo.tenant_id as tenant,
       (select json_agg(nome order by n) from gente) as nomes from novo`,
    [titulo, alunos],
  )
  const { id, turma, tenant, nomes } = row as { id: number; turma: number; tenant: number; nomes: string[] }
  const page = `/logado/turmas/turma/${turma}/forum/${id}`
  return { id, turma, tenant, nomes, titulo, topico: at(page), desk: at(`${page}/mesa`) }
}

const notasOf = (id: number) =>
  sql(
    `select u.nome, n.nota::float8 as nota, n.nota_publicada::float8 as publicada, n.mensagem_publicada as palavras, n.pronta
     from topico_nota n join usuario u on u.tenant_id = n.tenant_id and u.id = n.aluno_id where n.topico_id = $1
     order by u.nome`,
    [id],
  )

it('eight participations by keys alone on a slow network, sent at once: each pupil has their own', async () => {
  const { id, tenant, nomes, titulo, topico, desk } = await setUp(8)
  const { page, context } = await visit({ email: 'professora@demo.test' })
  await context.route('**/notas/mesa/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto(desk)
  await page.getByRole('heading', { level: 1, name: titulo }).waitFor()
  for (const [n, nome] of nomes.entries()) {
    await page.getByRole('heading', { level: 2, name: nome }).waitFor()
    await page.getByText(`Eu plantaria couve, diz ${nome}.`).waitFor()
    if (n === 0) expect(await axe(page)).toEqual([])
    await page.waitForFunction(() => document.activeElement?.getAttribute('inputmode') === 'decimal')
    await page.keyboard.type(notaOf(n), { delay: 20 })
    if (n === 0) {
      await page.keyboard.press('Tab')
      await page.keyboard.type('Conte também do adubo.')
      await page.keyboard.press('Control+Enter')
    } else await page.keyboard.press('Enter')
  }
  await page.getByText('Tudo corrigido').waitFor()
  await expect.poll(async () => (await notasOf(id)).filter(({ pronta }) => pronta).length).toBe(nomes.length)
  // Nothing of it shows before it is sent.
  expect((await notasOf(id)).every(({ publicada }) => publicada === null)).toBe(true)
  await page.getByRole('button', { name: `Enviar ${nomes.length} correções` }).press('Enter')
  await page.getByText('Nada espera por você aqui').waitFor()
  await page.getByRole('button', { name: 'Dispensar este aviso' }).last().press('Enter')
  await expect
    .poll(async () => Object.fromEntries((await notasOf(id)).map(({ nome, publicada }) => [nome, publicada])))
    .toEqual(Object.fromEntries(nomes.map((nome, n) => [nome, Number(notaOf(n).replace(',', '.'))])))
  const told = await sql(
    `select count(*)::int as n from notificacao n join matricula m on m.tenant_id = n.tenant_id and m.aluno_id = n.usuario_id
       and m.turma_id = (select turma_id from topico where tenant_id = $1 and id = $2)
     where n.tenant_id = $1 and n.tipo = 'nota_publicada' and n.destino like $3 group by n.usuario_id`,
    [tenant, id, `%/forum/${id}`],
  )
  expect(told).toEqual(nomes.map(() => ({ n: 1 })))

  const pupil = await visit({ email: 'aluna@demo.test' })
  await pupil.page.goto(topico)
  await pupil.page.getByText(notaOf(0), { exact: true }).waitFor()
  await pupil.page.getByText('Conte também do adubo.').waitFor()
})

it('two correctors: the second is told and chooses; names are hidden; by telephone', async () => {
  const { id, desk, nomes } = await setUp(2)
  const [nome = ''] = nomes
  const one = await visit({ email: 'professora@demo.test' })
  const two = await visit({ email: 'professora@demo.test', viewport: PHONE })
  for (const { page } of [one, two]) {
    await page.goto(desk)
    await page.getByRole('heading', { level: 2, name: nome }).waitFor()
  }
  await one.page.getByRole('textbox', { name: 'Nota, de 0 a 10' }).fill('8')
  await one.page.getByText('Salvo').waitFor()
  await two.page.getByRole('textbox', { name: 'Nota, de 0 a 10' }).fill('6')
  await two.page.getByText('também escreveu nesta correção').waitFor()
  expectRefusals(two, /409 \(Conflict\).*notas\/mesa/)
  expect((await notasOf(id)).map(({ nota }) => nota)).toEqual([8])
  expect(await axe(two.page)).toEqual([])
  await two.page.getByRole('button', { name: 'Ficar com a minha' }).click()
  await expect.poll(async () => (await notasOf(id)).map(({ nota }) => nota)).toEqual([6])
  await two.page.getByRole('button', { name: 'Salvar e próxima' }).click()
  await two.page.getByRole('heading', { level: 2, name: nomes[1] ?? '' }).waitFor()

  // The queue is searched by a key, whatever the accents.
  await one.page.locator('.mesa-obra').focus()
  await one.page.keyboard.press('/')
  await one.page.keyboard.type((nomes[1] ?? '').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())
  await one.page.keyboard.press('Enter')
  await one.page.getByRole('heading', { level: 2, name: nomes[1] ?? '' }).waitFor()
  await one.page.getByRole('button', { name: 'Sem nomes' }).click()
  await one.page.getByRole('heading', { level: 2, name: /^Trabalho \d/ }).waitFor()
  await one.page.getByRole('button', { name: 'Com nomes' }).click()
})
