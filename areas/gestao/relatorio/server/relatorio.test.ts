/** Reports of a class: true figures, nobody else's record, nothing of what is hidden, files and their log. */

import { beforeAll, describe, expect, it } from 'vitest'
import { edgesOf } from '../../../../core/testing/beiras.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putEncontro } from '../../../conversa/aovivo/server/factory.ts'
import { putEnquete, putResposta } from '../../../conversa/enquete/server/factory.ts'
import { putMensagem, putTopico, setEscritoEm } from '../../../conversa/forum/server/factory.ts'
import { putAulaAberta, putEntrega } from '../../../ensino/entrega/server/factory.ts'
import { setRecursos } from '../../../escola/turma/server/factory.ts'
import { relatorioApi } from '../contract.ts'

let tenant: TestTenant
let professor: Person
let agatha: Person
let breno: Person
let mae: Person
let leitora: Person
let topico: number

const params = () => ({ turma: tenant.turma })
const forumOf = (query: { de?: string; ate?: string; busca?: string } = {}) =>
  callAs(professor, relatorioApi.forum, { params: params(), query })

beforeAll(async () => {
  tenant = await testTenant()
  const { turma, rede } = tenant
  professor = await tenant.person('Professora', { papel: 'professor', turma })
  agatha = await tenant.person('Ágatha', { papel: 'aluno', turma })
  breno = await tenant.person('Breno', { papel: 'aluno', turma })
  mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: agatha.id })
  leitora = await tenant.person('Leitora', { papel: 'gestor_rede', rede, funcao: 'leitura' })
  topico = (await putTopico(tenant, agatha, { titulo: 'Crônica' })).id
  const said = await putMensagem(tenant, agatha, topico)
  const old = await putMensagem(tenant, breno, topico)
  await putMensagem(tenant, breno, topico, { retida: true })
  const hidden = await putTopico(tenant, agatha, { status: '0' })
  const notice = await putTopico(tenant, professor, { tipo: 'aviso' })
  await putMensagem(tenant, agatha, hidden.id)
  await putMensagem(tenant, breno, notice.id)
  await tenant.sql('update mensagem set total_curtidas = 3 where tenant_id = $1 and id = $2', [
    tenant.id,
    said,
  ])
  await tenant.sql(
    `update mensagem set created_at = '2020-05-31 23:30-03' where tenant_id = $1 and id = $2`,
    [tenant.id, old],
  )
  await tenant.sql(
    `insert into topico_nota (tenant_id, topico_id, aluno_id, nota, mensagem, usuario_id, nota_publicada, mensagem_publicada, publicada_em)
     values ($1, $2, $3, 9, 'rascunho', $5, 8.5, 'Bom começo', now()), ($1, $2, $4, 4, 'rascunho', $5, null, '', null)`,
    [tenant.id, topico, agatha.id, breno.id, professor.id],
  )
  await tenant.sql(
    `with f as (insert into arquivo (tenant_id, chave, nome, extensao, tipo, bytes, sha256)
       values ($1, 'relatorio-teste', 'cronica.pdf', 'pdf', 'application/pdf', 10, 'x') returning id)
     insert into mensagem_anexo (tenant_id, mensagem_id, arquivo_id) select $1, $2, id from f`,
    [tenant.id, said],
  )
  const aula = await putEncontro(tenant, professor, { em: -120, duracao: 60, titulo: 'Revisão' })
  await putEncontro(tenant, professor, { em: 60 })
  await tenant.sql(
    `insert into encontro_presenca (tenant_id, encontro_id, usuario_id, intervalos)
     select $1, id, $3, tstzmultirange(tstzrange(inicio, inicio + interval '30 minutes')) from encontro
     where tenant_id = $1 and id = $2`,
    [tenant.id, aula, agatha.id],
  )
  const named = await putEnquete(tenant, professor, { titulo: 'Leituras' })
  const secret = await putEnquete(tenant, professor, { titulo: 'Secreta', anonima: true })
  await putResposta(tenant, named, agatha, [])
  await putResposta(tenant, secret, agatha, [], { anonima: true })
})

describe('the report of the forum', () => {
  it('counts what can be seen of each pupil, with the mark that was published', async () => {
    const { alunos } = (await forumOf()).data
    expect(alunos.map(({ aluno: { nome }, ultima: _, ...rest }) => ({ nome, ...rest }))).toEqual([
      { nome: 'Ágatha', topicos: 1, respostas: 1, curtidas: 3, nota: 8.5 },
      { nome: 'Breno', topicos: 0, respostas: 1, curtidas: 0, nota: null },
    ])
  })

  it('is narrowed to days of São Paulo, both included, and to a name without its accents', async () => {
    const replies = async (query: { de?: string; ate?: string; busca?: string }) =>
      Object.fromEntries(
        (await forumOf(query)).data.alunos.map(({ aluno, respostas }) => [aluno.nome, respostas]),
      )
    expect(await replies({ ate: '2020-05-31' })).toEqual({ Ágatha: 0, Breno: 1 })
    expect(await replies({ ate: '2020-05-30' })).toEqual({ Ágatha: 0, Breno: 0 })
    expect(await replies({ de: '2020-06-01' })).toEqual({ Ágatha: 1, Breno: 0 })
    expect(await replies({ busca: 'agat' })).toEqual({ Ágatha: 1 })
    expect(await replies({ busca: '%' })).toEqual({})
    const refused = await forumOf({ de: '2020-06-02', ate: '2020-06-01' })
    expect([refused.status, Object.keys(refused.body.campos ?? {})]).toEqual([400, ['ate']])
  })

  it('counts the likes of what was written within its days', async () => {
    const likes = async (query: { de?: string; ate?: string }) =>
      (await forumOf(query)).data.alunos.map(({ curtidas }) => curtidas)
    expect([await likes({ de: '2020-06-01' }), await likes({ ate: '2020-05-31' })]).toEqual([
      [3, 0],
      [0, 0],
    ])
  })

  it('counts to the first and the last instant of its days', async () => {
    const turma = await tenant.newTurma('Beiras')
    const docente = await tenant.person('Docente', { papel: 'professor', turma })
    const caio = await tenant.person('Caio', { papel: 'aluno', turma })
    const edges = edgesOf('2019-03-10', '2019-03-12')
    for (const { at } of edges) {
      const { id } = await putTopico(tenant, caio, { turma })
      await putMensagem(tenant, caio, id)
      await setEscritoEm(tenant, id, at)
    }
    const { alunos } = (
      await callAs(docente, relatorioApi.forum, {
        params: { turma },
        query: { de: '2019-03-10', ate: '2019-03-12' },
      })
    ).data
    expect(alunos.map(({ topicos, respostas }) => [topicos, respostas])).toEqual([[2, 2]])
  })

  it('is taken away as a file, which is logged', async () => {
    const file = await callAs(professor, relatorioApi.exportForum, {
      params: params(),
      body: { formato: 'csv', busca: 'agatha' },
    })
    const csv = Buffer.from(file.data.conteudo, 'base64').toString()
    expect(csv).toContain('Ágatha;1;1;3;8,5;')
    expect(csv).not.toContain('Breno')
    expect(
      await tenant.sql(
        `select 1 from auditoria where tenant_id = $1 and quem_id = $2 and acao = 'exportar' and entidade = 'turma'`,
        [tenant.id, professor.id],
      ),
    ).toHaveLength(1)
  })
})

describe('portfolios', () => {
  const list = async (who: Person) =>
    (await callAs(who, relatorioApi.listPortfolios, { params: params() })).data.alunos
  const open = (who: Person, aluno: Person) =>
    callAs(who, relatorioApi.portfolio, { params: { ...params(), aluno: aluno.id } })

  it('are listed to the teacher, and each pupil and guardian finds one', async () => {
    expect((await list(professor)).map(({ aluno }) => aluno.nome)).toEqual(['Ágatha', 'Breno'])
    expect((await list(leitora)).length).toBe(2)
    expect((await list(breno)).map(({ aluno }) => aluno.nome)).toEqual(['Breno'])
    expect((await list(mae)).map(({ aluno }) => aluno.nome)).toEqual(['Ágatha'])
    expect((await list(professor))[0]).toMatchObject({
      entregas: 0,
      forum: 1,
      arquivos: 1,
      nota: 8.5,
      enquetes: 1,
      presencas: 1,
    })
    for (const [who, whose] of [
      [breno, agatha],
      [mae, breno],
    ] as const)
      expect((await open(who, whose)).status).toBe(404)
  })

  it('hold what was handed in, what was published, and how long one was there', async () => {
    for (const who of [professor, mae, agatha]) {
      const { portfolio } = (await open(who, agatha)).data
      expect(portfolio.forum).toMatchObject([
        {
          topico,
          titulo: 'Crônica',
          mensagens: 2,
          nota: 8.5,
          devolutiva: 'Bom começo',
          arquivos: [{ nome: 'cronica.pdf', bytes: 10 }],
        },
      ])
      expect(portfolio.presencas).toMatchObject([{ titulo: 'Revisão', minutos: 30, percentual: 50 }])
    }
    expect((await open(professor, breno)).data.portfolio.forum).toMatchObject([
      { nota: null, devolutiva: '', mensagens: 1 },
    ])
  })

  it('hold the deliveries of lessons that were sent, with their marks, in the mean too', async () => {
    const turma = await tenant.newTurma('Com entregas')
    const aluna = await tenant.person('Carla', { papel: 'aluno', turma })
    const autora = await tenant.person('Autora', { papel: 'professor', turma })
    const aula = await putAulaAberta(tenant, autora, { turma })
    const at = { turma, aluno: aluna.id }
    const opened = async (who: Person) => (await callAs(who, relatorioApi.portfolio, { params: at })).data
    await putEntrega(tenant, aluna, aula, { turma, estado: 'pendente' })
    expect((await opened(aluna)).portfolio.entregas).toEqual([])
    const { id } = await putEntrega(tenant, aluna, aula, { turma, estado: 'corrigida', nota: 8 })
    await tenant.sql(
      `with f as (insert into arquivo (tenant_id, chave, nome, extensao, tipo, bytes, sha256)
         values ($1, 'entrega-teste', 'carta.pdf', 'pdf', 'application/pdf', 10, 'y') returning id)
       insert into entrega_arquivo (tenant_id, entrega_id, arquivo_id) select $1, $2, id from f`,
      [tenant.id, id],
    )
    for (const who of [aluna, autora])
      expect((await opened(who)).portfolio.entregas).toMatchObject([
        {
          id,
          aula: aula.id,
          titulo: 'Carta ao museu',
          estado: 'corrigida',
          nota: 8,
          arquivos: [{ nome: 'carta.pdf' }],
        },
      ])
    const line = async () =>
      (await callAs(autora, relatorioApi.listPortfolios, { params: { turma } })).data.alunos[0]
    expect(await line()).toMatchObject({ entregas: 1, forum: 0, arquivos: 1, nota: 8 })
    // What is not corrected yet counts as handed in, and in no mean.
    const another = await putAulaAberta(tenant, autora, { turma })
    await putEntrega(tenant, aluna, another, { turma, estado: 'enviada' })
    expect(await line()).toMatchObject({ entregas: 2, nota: 8 })
    const file = await callAs(autora, relatorioApi.exportPortfolio, {
      params: { turma },
      body: { formato: 'csv' },
    })
    expect(Buffer.from(file.data.conteudo, 'base64').toString()).toMatch(
      /Carla;Carta ao museu.*;carta\.pdf;8;/,
    )
    await setRecursos(tenant, turma, { aulas: false })
    expect((await opened(aluna)).portfolio.entregas).toBeNull()
    expect(await line()).toMatchObject({ entregas: null, arquivos: 0, nota: null })
  })

  it('tell of an anonymous survey to nobody but who answered it', async () => {
    const titles = async (who: Person) =>
      (await open(who, agatha)).data.portfolio.enquetes?.map(({ titulo }) => titulo)
    expect(await titles(agatha)).toEqual(['Secreta', 'Leituras'])
    for (const who of [professor, mae]) expect(await titles(who)).toEqual(['Leituras'])
  })

  it('are taken away as a file with a line for each thing', async () => {
    const file = await callAs(professor, relatorioApi.exportPortfolio, {
      params: params(),
      body: { formato: 'csv', aluno: agatha.id },
    })
    const csv = Buffer.from(file.data.conteudo, 'base64').toString()
    expect(csv).toContain('Ágatha;Crônica;cronica.pdf;8,5;Bom começo')
    expect(csv).not.toContain('Breno')
  })
})

describe('the index', () => {
  const index = async (who: Person) => (await callAs(who, relatorioApi.index, { params: params() })).data

  it('tells the figure of each report that the person may open', async () => {
    expect(await index(professor)).toMatchObject({
      forum: 3,
      portfolio: 2,
      enquetes: 2,
      meet: 1,
      transferencias: 0,
      campanha: 0,
    })
    expect(await index(leitora)).toMatchObject({ forum: 3, campanha: null })
    expect(await index(agatha)).toMatchObject({ forum: null, portfolio: 1, enquetes: null, meet: null })
  })

  it('leaves out what the class has switched off, whose report is refused with a sentence', async () => {
    await setRecursos(tenant, tenant.turma, { forum: false })
    expect(await index(professor)).toMatchObject({ forum: null, enquetes: 2 })
    const refused = await forumOf()
    expect([refused.status, refused.body.codigo]).toEqual([403, 'recurso_desligado'])
  })
})
