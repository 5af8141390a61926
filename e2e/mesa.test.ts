/** The desk to correct at: a class's works of three questions, by keys alone on a slow network; then by telephone. */
import { expect, it } from 'vitest'
import { COMUM } from '../areas/ensino/aula/factory.ts'
import { at, axe, expectRefusals, openBrowser, PHONE } from './browser.ts'
import { sql } from './database.ts'
import { ask } from './oficina.ts'

const { visit } = openBrowser()

const ALUNOS = 35
const QUESTOES = 3
const nivel = (nome: string, pontos: number) => ({ nome, descricao: `Como é “${nome}”.`, pontos })
const criterio = (id: string, nome: string) => ({
  id,
  criterio: nome,
  niveis: [nivel('Ainda não', 0), nivel('Em parte', 2), nivel('Quase', 4), nivel('Sim', 5)],
})
const RUBRICA = [criterio('ideia', 'Tem uma ideia'), criterio('forma', 'Escreve com clareza')]
/** What is meant for each work, 1 to 4 a criterion: no two neighbours the same. */
const levelsOf = (aluno: number, questao: number): [number, number] => [
  ((aluno + questao) % 4) + 1,
  ((aluno * 3 + questao * 2) % 4) + 1,
]

/** A class of its own with a lesson of open questions, all of them answered by everybody. */
async function setUp(alunos: number, questoes: number) {
  const [row] = await sql(
    `with dela as (
       select v.tenant_id, v.usuario_id, t.rede_id from vinculo v join usuario u using (tenant_id)
       join turma t on t.tenant_id = v.tenant_id and t.id = v.turma_id
       where u.id = v.usuario_id and u.email = 'professora@demo.test' and v.papel = 'professor' limit 1
     ), nova as (
       insert into turma (tenant_id, rede_id, codigo, nome, ano_letivo)
       select tenant_id, rede_id, translate(upper(substr(md5(random()::text), 1, 7)), '01', '23'), 'Mesa', 2026 from dela
       returning tenant_id, id
     ), papel as (
       insert into vinculo (tenant_id, usuario_id, papel, turma_id, inicio)
       select dela.tenant_id, dela.usuario_id, 'professor', nova.id, now() - interval '1 day' from dela, nova
     ), gente as (
       insert into usuario (tenant_id, nome, login)
       select tenant_id, 'Aluno ' || lpad(g::text, 2, '0'), 'mesa-' || id || '-' || g from nova, generate_series(1, $1::int) g
       returning tenant_id, id
     ), dentro as (
       insert into matricula (tenant_id, turma_id, aluno_id) select gente.tenant_id, nova.id, gente.id from gente, nova
     )
     select id::int as turma, tenant_id from nova`,
    [alunos],
  )
  const { turma, tenant_id: tenant } = row as { turma: number; tenant_id: number }
  const titulo = `Carta do leitor ${turma}`
  const { aula } = await ask<{ aula: { id: number } }>('POST', '/gerenciar/pt-br/aulas', {
    titulo,
    visibilidade: 'turma',
  })
  for (let n = 1; n <= questoes; n++)
    await ask('POST', `/gerenciar/pt-br/aulas/${aula.id}/telas`, {
      tipo: 'dissertativa',
      titulo: `Questão ${n}`,
      conteudo: {
        ...COMUM,
        enunciado: `<p>Escreva a parte ${n}.</p>`,
        rubrica: RUBRICA,
        minimo: 0,
        maximo: 2_000,
      },
    })
  await ask('PUT', `/gerenciar/pt-br/aulas/${aula.id}/publicacao`)
  await ask('POST', `/gerenciar/pt-br/aulas/${aula.id}/turmas`, {
    ...{ turmas: [turma], dtInicio: null, dtFim: null, obrigatoria: false, peso: 1 },
    mostrar_gabarito: 'apos_tentativa',
  })
  await sql(
    `with feita as (
       insert into tentativa (tenant_id, aula_id, versao, usuario_id, turma_id, numero, estado, iniciada_em, ultima_em, concluida_em)
       select $1, $2, 1, m.aluno_id, m.turma_id, 1, 'aguardando_correcao', now(), now(), now()
       from matricula m where m.tenant_id = $1 and m.turma_id = $3
       returning tenant_id, id, usuario_id, aula_id, turma_id
     )
     insert into entrega (tenant_id, tentativa_id, tela_id, aula_id, versao, usuario_id, turma_id, estado, vez, texto, enviada_em)
     select f.tenant_id, f.id, t.tela_id, f.aula_id, 1, f.usuario_id, f.turma_id, 'enviada', 1,
       'Prezado editor, escreve ' || u.nome || '. Também acho que a escola podia ajudar. Nenhuma planta morreu.',
       now() - interval '2 days' + make_interval(secs => row_number() over (partition by t.tela_id order by u.nome))
     from feita f join usuario u on u.tenant_id = f.tenant_id and u.id = f.usuario_id
     join tela_publicada t on t.tenant_id = f.tenant_id and t.aula_id = f.aula_id and t.versao = 1`,
    [tenant, aula.id, turma],
  )
  const desk = at(`/logado/turmas/turma/${turma}/correcoes-entrega`)
  return { turma, tenant, aula: aula.id, titulo, desk }
}

const linesOf = (aula: number) =>
  sql(
    `select e.id::int, u.nome, t.ordem, e.estado, e.nota, e.rubrica, e.comentario, c.rubrica as rascunho, c.pronta
     from entrega e join usuario u on u.tenant_id = e.tenant_id and u.id = e.usuario_id
     join tela_publicada t on t.tenant_id = e.tenant_id and t.aula_id = e.aula_id and t.versao = e.versao and t.tela_id = e.tela_id
     left join entrega_correcao c on c.tenant_id = e.tenant_id and c.entrega_id = e.id
     where e.aula_id = $1 order by t.ordem, u.nome`,
    [aula],
  )

it('thirty-five works of three questions by keys alone, 300 ms from the server: each mark on its own pupil', async () => {
  const { aula, titulo, desk, tenant } = await setUp(ALUNOS, QUESTOES)
  const { page, context } = await visit({ email: 'professora@demo.test' })
  await context.route('**/correcao', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto(desk)
  await page.getByRole('heading', { level: 1, name: titulo }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Aluno 01' }).waitFor()
  expect(await axe(page)).toEqual([])
  for (let questao = 1; questao <= QUESTOES; questao++)
    for (let aluno = 1; aluno <= ALUNOS; aluno++) {
      // The next ones are here already: what a key is for stands on the screen.
      await page
        .getByRole('button', { name: `Aluno ${String(aluno).padStart(2, '0')}` })
        .and(page.locator('[aria-current]'))
        .waitFor()
      await page.getByRole('group', { name: /^Tem uma ideia/ }).waitFor()
      for (const level of levelsOf(aluno, questao)) await page.keyboard.press(String(level), { delay: 50 })
      if (aluno === 2 && questao === 1) {
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('c')
        await page.keyboard.type('Confira o verbo.')
        await page.keyboard.press('Enter')
      }
      await page.keyboard.press('Enter', { delay: 50 })
    }
  await page.getByText('Tudo corrigido').waitFor()
  await page
    .getByRole('progressbar', { name: `${ALUNOS * QUESTOES} de ${ALUNOS * QUESTOES} corrigidas` })
    .waitFor()
  await expect
    .poll(async () => (await linesOf(aula)).filter(({ pronta }) => pronta).length)
    .toBe(ALUNOS * QUESTOES)
  const meant = Array.from({ length: QUESTOES * ALUNOS }, (_, at) => {
    const [ideia, forma] = levelsOf((at % ALUNOS) + 1, Math.floor(at / ALUNOS) + 1)
    return [
      { criterio: 'ideia', nivel: ideia - 1 },
      { criterio: 'forma', nivel: forma - 1 },
    ]
  })
  expect((await linesOf(aula)).map(({ rascunho }) => rascunho)).toEqual(meant)
  expect(await axe(page)).toEqual([])

  // Sent, taken back, and sent: pupils hear once, however many of their works there are.
  const button = page.getByRole('button', { name: `Enviar ${ALUNOS * QUESTOES} correções` })
  await button.press('Enter')
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter')
  await button.press('Enter')
  await page.getByText('Nada espera por você aqui').waitFor()
  await page.getByRole('button', { name: 'Dispensar este aviso' }).last().press('Enter')
  await expect
    .poll(async () => (await linesOf(aula)).filter(({ estado }) => estado === 'corrigida').length)
    .toBe(ALUNOS * QUESTOES)
  const sent = await linesOf(aula)
  expect(sent.map(({ rubrica }) => rubrica)).toEqual(meant)
  const told = await sql(
    `select count(*)::int as n from notificacao n where n.tenant_id = $1 and n.tipo = 'nota_publicada'
       and n.destino like $2 group by n.usuario_id`,
    [tenant, `%/atividades-entrega/${aula}/%`],
  )
  expect(told).toEqual(Array.from({ length: ALUNOS }, () => ({ n: 1 })))
})

it('two tabs: the second is told, and nothing is lost; names are hidden; by telephone criterion by criterion', async () => {
  const { aula, desk } = await setUp(3, 1)
  const one = await visit({ email: 'professora@demo.test' })
  const two = await visit({ email: 'professora@demo.test', viewport: PHONE })
  for (const { page } of [one, two]) {
    await page.goto(desk)
    await page.getByRole('heading', { level: 2, name: 'Aluno 01' }).waitFor()
  }
  await one.page.getByRole('textbox', { name: 'Comentário geral' }).fill('Bom começo')
  await one.page.getByText('Salvo').waitFor()
  await two.page.getByRole('textbox', { name: 'Comentário geral' }).fill('Outra coisa')
  await two.page.getByText('também escreveu nesta correção').waitFor()
  expectRefusals(two, /409 \(Conflict\).*correcao/)
  expect((await linesOf(aula))[0]).toMatchObject({ estado: 'enviada', comentario: '' })
  expect(await axe(two.page)).toEqual([])
  await two.page.getByRole('button', { name: 'Ficar com a minha' }).click()
  await two.page.getByText('Salvo').waitFor()
  await two.page.reload()
  await expect
    .poll(() => two.page.getByRole('textbox', { name: 'Comentário geral' }).inputValue())
    .toBe('Outra coisa')
  await two.page.getByRole('radio', { name: /Quase/ }).first().check({ force: true })
  await two.page.getByRole('button', { name: 'Salvar e próxima' }).click()
  await two.page.getByRole('alert').getByText('falta 1 critério').waitFor()
  await two.page.getByRole('radio', { name: /Sim/ }).last().check({ force: true })
  await two.page.getByRole('button', { name: 'Salvar e próxima' }).click()
  await two.page.getByRole('heading', { level: 2, name: 'Aluno 02' }).waitFor()
  await two.page.getByRole('button', { name: /^1 de 3/ }).click()
  await two.page
    .getByRole('dialog')
    .getByRole('button', { name: /Aluno 03/ })
    .click()
  await two.page.getByRole('heading', { level: 2, name: 'Aluno 03' }).waitFor()

  await one.page.getByRole('button', { name: 'Sem nomes' }).click()
  await one.page.getByRole('heading', { level: 2, name: /^Trabalho \d$/ }).waitFor()
  expect(
    await one.page
      .getByText(/Aluno \d\d/)
      .and(one.page.locator(':not(article *):not(article)'))
      .count(),
  ).toBe(0)
})
