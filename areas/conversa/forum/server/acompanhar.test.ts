/** Lists, marks, notices and the clock through the real door. */

import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { setTurma } from '../../../escola/turma/server/factory.ts'
import { forumApi } from '../contract.ts'
import { putMensagem, putTopico } from './factory.ts'
import { forumTasks } from './jobs.ts'

let tenant: TestTenant
let professor: Person
let alunos: Person[]
let aluno: Person
let responsavel: Person
let leitora: Person

beforeAll(async () => {
  tenant = await testTenant()
  const { turma } = tenant
  professor = await tenant.person('Rosângela', { papel: 'professor', turma })
  alunos = []
  for (const nome of ['Ágata', 'Bruno', 'Caio'])
    alunos.push(await tenant.person(nome, { papel: 'aluno', turma }))
  aluno = alunos[0] as Person
  responsavel = await tenant.person('Mãe da Ágata', { papel: 'responsavel', aluno: aluno.id })
  leitora = await tenant.person('Leitora', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'leitura' })
})

const hour = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * hour)

const list = async (who: Person, query: object = {}) =>
  (
    await callAs(who, forumApi.listTopicos, {
      query: { pagina: 1, linhas: 30, gru_id: tenant.turma, ...query },
    })
  ).data
const titles = async (who: Person, query: object = {}) =>
  (await list(who, query)).topicos.map(({ titulo }) => titulo)

describe('the list', () => {
  it('searches without accents, filters, sorts and pages, pinned ones on top', async () => {
    const turma = await tenant.newTurma('Da lista')
    const mestre = await tenant.person('Mestre', { papel: 'professor', turma })
    const put = (given: object) => putTopico(tenant, mestre, { turma, ...given })
    await put({ titulo: 'Ação e reação', conteudo: '<p>A <b>física</b> de Newton</p>', temas: ['física'] })
    await put({ titulo: 'Zebra 100%', fim: fromNow(-1) })
    const fixado = await put({ titulo: 'Mapa', fixado: true, inicio: fromNow(1) })
    const inTurma = (query: object = {}) => titles(mestre, { gru_id: turma, ...query })

    expect(await inTurma()).toEqual(['Mapa', 'Zebra 100%', 'Ação e reação'])
    expect(await inTurma({ ordem: 'titulo' })).toEqual(['Mapa', 'Ação e reação', 'Zebra 100%'])
    expect(await inTurma({ busca: 'ACAO' })).toEqual(['Ação e reação'])
    expect(await inTurma({ busca: 'fisica de' })).toEqual(['Ação e reação'])
    expect(await inTurma({ busca: '100%' })).toEqual(['Zebra 100%'])
    expect(await inTurma({ busca: '0_' })).toEqual([])
    expect(await inTurma({ tema: 'física' })).toEqual(['Ação e reação'])
    expect(await inTurma({ statusData: 3 })).toEqual(['Zebra 100%'])
    expect(await inTurma({ statusData: 2 })).toEqual(['Mapa'])
    expect(await inTurma({ pagina: 2, linhas: 2 })).toEqual(['Ação e reação'])
    expect((await list(mestre, { gru_id: turma, pagina: 9 })).total).toBe(3)

    await callAs(mestre, forumApi.favorite, { params: { id: fixado.id }, body: { favorita: true } })
    expect(await inTurma({ favoritas: true })).toEqual(['Mapa'])
    const { temas } = (await callAs(mestre, forumApi.temas, { query: { gru_id: turma } })).data
    expect(temas).toEqual([{ nome: 'física', total: 1 }])
    expect((await list(mestre, { gru_id: turma })).permissoes).toEqual({
      criarTopico: true,
      criarAviso: true,
      configurar: true,
      moderar: true,
    })
    expect((await callAs(mestre, forumApi.listTopicos, { query: { pagina: 0, linhas: 30 } })).status).toBe(
      400,
    )
  })

  it('tells what is new, until it is seen', async () => {
    const { id } = await putTopico(tenant, professor)
    const isNew = async () =>
      (await list(aluno, { naoLidas: true })).topicos.some((topico) => topico.id === id)
    const novidades = async () =>
      (await callAs(aluno, forumApi.novidades, { query: {} })).data.novidades.find(
        ({ gru_id }) => gru_id === tenant.turma,
      )?.forum ?? 0
    expect(await isNew()).toBe(true)
    const before = await novidades()
    await callAs(aluno, forumApi.markSeen, { params: { id }, body: {} })
    expect(await isNew()).toBe(false)
    expect(await novidades()).toBe(before - 1)
    const mensagem = await putMensagem(tenant, professor, id)
    expect(await isNew()).toBe(true)
    await callAs(aluno, forumApi.markSeen, { params: { id }, body: { mensagem_id: mensagem } })
    await callAs(aluno, forumApi.markSeen, { params: { id }, body: { mensagem_id: 1 } })
    expect(await isNew()).toBe(false)
  })

  it('has a bin for who leads, from where a topic comes back', async () => {
    const { id } = await putTopico(tenant, professor, { titulo: 'Engano' })
    expect((await callAs(aluno, forumApi.remove, { params: { id } })).status).toBe(403)
    for (let i = 0; i < 2; i++)
      expect((await callAs(professor, forumApi.remove, { params: { id } })).status).toBe(200)
    expect(await titles(professor)).not.toContain('Engano')
    expect(await titles(professor, { excluidos: true })).toEqual(['Engano'])
    expect(await titles(aluno, { excluidos: true })).toEqual([])
    expect((await callAs(aluno, forumApi.find, { params: { id } })).status).toBe(404)
    for (let i = 0; i < 2; i++)
      expect((await callAs(professor, forumApi.restore, { params: { id } })).data.topico.status).toBe('1')
    expect(await titles(aluno)).toContain('Engano')
  })
})

describe('marks', () => {
  const path = (id: number) => ({ gru_id: tenant.turma, tpc_id: id })
  const notas = async (who: Person, id: number) =>
    (await callAs(who, forumApi.listNotas, { params: path(id) })).data.notas

  it('are drafts until they are published; each pupil reads only their own, and is told', async () => {
    const { id } = await putTopico(tenant, professor, { avaliativo: true })
    const [one, two] = alunos as [Person, Person]
    const mae = await tenant.person('Mãe da Ágata', { papel: 'responsavel', aluno: one.id })
    const draft = [
      { aluno_id: one.id, revisao: 0, nota: 9.5, mensagem: 'Ótimo caminho.' },
      { aluno_id: two.id, revisao: 0, nota: null, mensagem: '' },
    ]
    const saved = await callAs(professor, forumApi.saveNotas, { params: path(id), body: { notas: draft } })
    expect(saved.data.notas).toMatchObject([
      {
        aluno: { nome: 'Ágata' },
        nota: 9.5,
        mensagem: 'Ótimo caminho.',
        rascunho: true,
        publicadaEm: null,
        topico: id,
      },
      { aluno: { nome: 'Bruno' }, nota: null, rascunho: false },
      { aluno: { nome: 'Caio' }, nota: null, interacoes: 0 },
    ])
    expect(await notas(one, id)).toEqual([])
    const publish = async () =>
      (await callAs(professor, forumApi.publishNotas, { params: path(id), body: {} })).data.publicadas
    expect([await publish(), await publish()]).toEqual([1, 0])
    expect(await notas(one, id)).toMatchObject([{ nota: 9.5, mensagem: 'Ótimo caminho.', rascunho: false }])
    expect(await notas(two, id)).toEqual([])
    const told = await tenant.sql(
      `select from notificacao where usuario_id = $1 and tipo = 'nota_publicada'`,
      [one.id],
    )
    expect(told).toHaveLength(1)
    const home = await tenant.sql(
      `select destino, dados ->> 'dependente' as dependente from notificacao where usuario_id = $1`,
      [mae.id],
    )
    expect(home).toEqual([
      {
        destino: `/logado/turmas/turma/${tenant.turma}/relatorios/portfolio?aluno=${one.id}`,
        dependente: 'true',
      },
    ])
    await tenant.sql('update vinculo set fim = now() where usuario_id = $1', [mae.id])

    await callAs(professor, forumApi.saveNotas, {
      params: path(id),
      body: { notas: [{ aluno_id: one.id, revisao: 1, nota: 4, mensagem: 'Mudei' }] },
    })
    expect(await notas(one, id)).toMatchObject([{ nota: 9.5, mensagem: 'Ótimo caminho.' }])
    expect(await notas(leitora, id)).toMatchObject([{ nota: 9.5 }, { nota: null }, { nota: null }])
    expect((await callAs(one, forumApi.find, { params: { id } })).data.topico.nota).toBe(9.5)
  })

  it('are refused for a pupil of elsewhere, out of range, twice the same, on a plain topic, by who may not', async () => {
    const { id } = await putTopico(tenant, professor, { avaliativo: true })
    const plain = await putTopico(tenant, professor)
    const outro = await tenant.person('Outro', { papel: 'aluno', turma: tenant.outraTurma })
    const save = async (who: Person, topico: number, notas: object[]) =>
      (await callAs(who, forumApi.saveNotas, { params: path(topico), body: { notas: notas as never } }))
        .status
    const fine = { aluno_id: aluno.id, revisao: 0, nota: 7, mensagem: '' }
    expect(await save(professor, id, [fine, { ...fine, aluno_id: outro.id }])).toBe(409)
    expect(await notas(professor, id)).toMatchObject([{ nota: null }, {}, {}])
    expect(await save(professor, id, [fine, fine])).toBe(409)
    expect(await save(professor, id, [{ ...fine, nota: 10.1 }])).toBe(400)
    expect(await save(professor, id, [{ ...fine, nota: '7' }])).toBe(400)
    expect(await save(professor, plain.id, [fine])).toBe(409)
    expect(await save(aluno, id, [fine])).toBe(403)
    expect(await save(leitora, id, [fine])).toBe(403)
    expect(await save(professor, id, [fine])).toBe(200)
    const elsewhere = { params: { gru_id: tenant.outraTurma, tpc_id: id } }
    expect((await callAs(professor, forumApi.listNotas, elsewhere)).status).toBe(404)
  })
})

describe('notices', () => {
  it('are read and acknowledged by pupils and guardians, and the teacher sees by whom', async () => {
    const { id } = await putTopico(tenant, professor, { tipo: 'aviso', pedeCiente: true })
    const find = async (who: Person) => (await callAs(who, forumApi.find, { params: { id } })).data.topico
    expect((await find(responsavel)).permissoes).toMatchObject({
      darCiente: true,
      responder: false,
      interagir: false,
    })
    const acknowledge = (who: Person) => callAs(who, forumApi.acknowledge, { params: { id } })
    const first = (await acknowledge(responsavel)).data.cienteEm
    expect((await acknowledge(responsavel)).data.cienteEm).toBe(first)
    expect((await find(responsavel)).cienteEm).toBe(first)
    await callAs(aluno, forumApi.markSeen, { params: { id }, body: {} })
    expect((await acknowledge(leitora)).status).toBe(403)

    const receipts = (who: Person, query: object = {}) =>
      callAs(who, forumApi.listLeituras, { params: { id }, query: { pagina: 1, linhas: 30, ...query } })
    const { data } = await receipts(professor)
    expect(data.totais).toEqual({
      destinatarios: 4,
      lido: 2,
      ciente: 1,
      alunos: { total: 3, lido: 1, ciente: 0 },
      responsaveis: { total: 1, lido: 1, ciente: 1 },
    })
    expect(
      data.leituras.map(({ usuario, cienteEm, vistoEm }) => [
        usuario.nome,
        usuario.papel,
        vistoEm !== null,
        cienteEm,
      ]),
    ).toEqual([
      ['Ágata', 'aluno', true, null],
      ['Bruno', 'aluno', false, null],
      ['Caio', 'aluno', false, null],
      ['Mãe da Ágata', 'responsavel', true, first],
    ])
    expect((await receipts(professor, { situacao: 'sem_ciente' })).data.total).toBe(3)
    expect((await receipts(aluno)).status).toBe(403)
    expect((await receipts(leitora)).status).toBe(200)
  })

  it('an urgent one is told to pupils and guardians as such', async () => {
    const turma = await tenant.newTurma('Urgente')
    const [mestre, crianca] = [
      await tenant.person('Mestre', { papel: 'professor', turma }),
      await tenant.person('Criança', { papel: 'aluno', turma }),
    ]
    const pai = await tenant.person('Pai', { papel: 'responsavel', aluno: crianca.id })
    const { status } = await callAs(mestre, forumApi.create, {
      body: {
        gru_id: turma,
        tipo: 'aviso',
        titulo: 'Sem aula amanhã',
        conteudo: '<p>Chuva.</p>',
        urgente: true,
      },
    })
    expect(status).toBe(200)
    const told = await tenant.sql<{ usuario_id: number; tipo: string }>(
      'select usuario_id, tipo from notificacao where usuario_id = any($1) order by usuario_id',
      [[mestre.id, crianca.id, pai.id]],
    )
    expect(told).toEqual([
      { usuario_id: crianca.id, tipo: 'aviso_urgente' },
      { usuario_id: pai.id, tipo: 'aviso_urgente' },
    ])
  })
})

describe('the clock', () => {
  const moved = async (topico?: number) => {
    const { database } = await testApp()
    const task = forumTasks['forum.moveStatusData'] as (job: object) => Promise<void>
    await task({ tenantId: tenant.id, payload: { topico }, database, progress: async () => {} })
  }
  const rowOf = async (id: number) =>
    (
      await tenant.sql<{ status_data: number; anunciado_em: Date | null }>(
        'select status_data, anunciado_em from topico where id = $1',
        [id],
      )
    )[0]
  const toldOf = async (who: Person, id: number) =>
    (
      await tenant.sql(`select from notificacao where usuario_id = $1 and destino like $2`, [
        who.id,
        `%/forum/${id}%`,
      ])
    ).length

  it('opens a scheduled topic: unseen before, told once after', async () => {
    const { data } = await callAs(professor, forumApi.create, {
      body: {
        gru_id: tenant.turma,
        tipo: 'forum',
        titulo: 'Semana que vem',
        conteudo: '<p>x</p>',
        agendar: true,
        inicio: fromNow(1).toISOString(),
      },
    })
    const { id } = data.topico
    expect(data.topico).toMatchObject({ agendar: true, statusData: 2 })
    expect((await callAs(aluno, forumApi.find, { params: { id } })).status).toBe(404)
    const jobs = await tenant.sql('select from graphile_worker.jobs where key = $1', [
      `${tenant.id}:forum.moveStatusData:${id}`,
    ])
    expect(jobs).toHaveLength(1)
    await moved(id)
    expect([await rowOf(id), await toldOf(aluno, id)]).toMatchObject([
      { status_data: 2, anunciado_em: null },
      0,
    ])

    await tenant.sql(`update topico set inicio = now() - interval '1 second' where id = $1`, [id])
    // Even before the job comes by, the clock decides.
    expect((await callAs(aluno, forumApi.find, { params: { id } })).data.topico).toMatchObject({
      statusData: 1,
      agendar: false,
    })
    for (let i = 0; i < 2; i++) await moved()
    expect([await rowOf(id), await toldOf(aluno, id)]).toMatchObject([{ status_data: 1 }, 1])

    await tenant.sql(`update topico set fim = now() - interval '1 ms' where id = $1`, [id])
    await moved(id)
    expect(await rowOf(id)).toMatchObject({ status_data: 3 })
    expect(await toldOf(aluno, id)).toBe(1)
  })

  it('leaves a topic in the bin alone', async () => {
    const { id } = await putTopico(tenant, professor, { inicio: fromNow(1) })
    await tenant.sql(
      `update topico set inicio = now() - interval '1 s', status_data = 2, removido_em = now() where id = $1`,
      [id],
    )
    await moved(id)
    await moved()
    expect([await rowOf(id), await toldOf(aluno, id)]).toMatchObject([
      { status_data: 2, anunciado_em: null },
      0,
    ])
  })

  it('a topic shown after it was hidden is told then, once', async () => {
    const { data } = await callAs(professor, forumApi.create, {
      body: { gru_id: tenant.turma, tipo: 'forum', titulo: 'Escondido', conteudo: '<p>x</p>', ocultar: true },
    })
    const { id } = data.topico
    expect(await toldOf(aluno, id)).toBe(0)
    for (const ocultar of [false, true, false])
      await callAs(professor, forumApi.setState, { params: { id }, body: { ocultar } })
    expect(await toldOf(aluno, id)).toBe(1)
  })
})

describe('a closed class', () => {
  it('is read-only, and says so', async () => {
    const turma = await tenant.newTurma('Encerrada')
    const mestre = await tenant.person('Mestre', { papel: 'professor', turma })
    const { id } = await putTopico(tenant, mestre, { turma })
    await setTurma(tenant, turma, { status: 'encerrada' })
    expect((await callAs(mestre, forumApi.find, { params: { id } })).status).toBe(200)
    const answer = await callAs(mestre, forumApi.reply, { params: { id }, body: { conteudo: 'x' } })
    expect([answer.status, answer.body.mensagem]).toEqual([
      409,
      'Esta turma está encerrada: o fórum dela é só para leitura.',
    ])
    const opened = await callAs(mestre, forumApi.create, {
      body: { gru_id: turma, tipo: 'forum', titulo: 'x', conteudo: 'x' },
    })
    expect(opened.status).toBe(409)
    expect((await callAs(mestre, forumApi.remove, { params: { id } })).status).toBe(403)
  })
})
