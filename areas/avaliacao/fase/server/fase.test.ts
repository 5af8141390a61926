/** Phases through the door: listed as they may be opened, made, run to their end, refused with the sentence that says why. */

import { beforeAll, describe, expect, it } from 'vitest'
import { sure } from '../../../../core/contract/narrow.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { catalogoApi } from '../../../ensino/catalogo/contract.ts'
import { leaveTurma, putMatricula, setTurma } from '../../../escola/turma/server/factory.ts'
import { avaliacaoApi } from '../../avaliacao/contract.ts'
import { putAvaliacao } from '../../avaliacao/server/factory.ts'
import { putQuestao } from '../../questao/server/factory.ts'
import { faseApi } from '../contract.ts'
import type { EstadoFase } from '../shapes.ts'
import { putFase } from './factory.ts'

let tenant: TestTenant
let gestora: Person
let admin: Person
let professora: Person
let alunas: Person[]

beforeAll(async () => {
  tenant = await testTenant()
  gestora = await tenant.person('Lia', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' })
  admin = await tenant.person('Ana', { papel: 'administrador_tenant' })
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  alunas = []
  for (const nome of ['Ada', 'Bia', 'Cora'])
    alunas.push(await tenant.person(nome, { papel: 'aluno', turma: tenant.turma }))
})

const page = { pagina: 1, linhas: 100 }
const open = (who: Person, id: number) => callAs(who, faseApi.find, { params: { id } })
const listed = async (who: Person, query: object = {}): Promise<number[]> =>
  (await callAs(who, faseApi.list, { query: { ...page, ...query } })).data.fases.map(({ id }) => id)
const to = (id: number, status: EstadoFase, more: { motivo?: string; nome?: string } = {}, who = gestora) =>
  callAs(who, faseApi.status, { params: { id }, body: { status, ...more } })
interface Answered {
  status: number
  body: { mensagem?: string; campos?: Record<string, string> }
}
const said = async (answer: Promise<Answered>) => {
  const { status, body } = await answer
  return [status, body.mensagem]
}
const prova = async (cadernos = 1, estado: 'pronta' | 'rascunho' = 'pronta') =>
  putAvaliacao(tenant, professora, {
    ...{ rede: tenant.rede, estado, cadernos },
    questoes: [await putQuestao(tenant, professora, { rede: tenant.escola })],
  })
const todas = () => alunas.map(({ id }) => ({ id, turma: tenant.turma }))

describe('phases', () => {
  it('are listed exactly as they may be opened, for everybody', async () => {
    const all = [
      await putFase(tenant, gestora, { rede: tenant.rede }),
      await putFase(tenant, gestora, { rede: tenant.escola, estado: 'apuracao' }),
      await putFase(tenant, gestora, { rede: tenant.outraEscola }),
    ]
    const leitora = await tenant.person('Eva', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'leitura' })
    const coordenadora = await tenant.person('Inês', { papel: 'coordenador', rede: tenant.escola })
    const seen: number[] = []
    for (const who of [gestora, admin, leitora, coordenadora]) {
      const mine = (await listed(who)).filter((id) => all.includes(id))
      const opened: number[] = []
      for (const id of all) if ((await open(who, id)).status === 200) opened.push(id)
      expect(mine.sort()).toEqual(opened.sort())
      const totais = await callAs(who, faseApi.totais, { params: { ids: all } })
      expect(totais.data.fases.map(({ faseID }) => faseID).sort()).toEqual(opened)
      seen.push(opened.length)
    }
    expect(seen).toEqual([3, 3, 3, 1])
    expect((await callAs(professora, faseApi.list, { query: page })).status).toBe(403)
  })

  it('are found by words without accents, and by the days on which they begin or end as they are typed', async () => {
    const create = (nome: string, inicio: string, fim: string) =>
      callAs(gestora, faseApi.create, { body: { nome, rede_id: tenant.rede, inicio, fim } })
    const a = (await create('Avaliação diagnóstica', '2098-02-08', '2098-02-19')).data.fase
    const b = (await create('Formativa', '2098-05-03', '2098-12-08')).data.fase
    expect([a.status, a.quorum, a.rede.id, a.cliente_id > 0]).toEqual(['producao', 80, tenant.rede, true])
    const found = async (busca: string) =>
      (await listed(gestora, { busca })).filter((id) => id === a.id || id === b.id)
    expect(await found('diagnostica AVALIACAO')).toEqual([a.id])
    expect(await found('08/02/2098')).toEqual([a.id])
    expect(await found('8/2/2098')).toEqual([a.id])
    expect(await found('08/12/2098')).toEqual([b.id])
    expect(await found('19/2')).toEqual([a.id])
    expect(await found('09/02/2098')).toEqual([])
  })

  it('are refused with the field at fault, and a second editor is told', async () => {
    const body = { nome: 'Outra', rede_id: tenant.rede, inicio: '2099-03-02', fim: '2099-03-31' }
    const fields = async (wrong: object) => {
      const answer = await callAs(gestora, faseApi.create, { body: { ...body, ...wrong } })
      return [answer.status, Object.keys(answer.body.campos ?? {})]
    }
    expect(await fields({ fim: '2099-03-01' })).toEqual([400, ['fim']])
    expect(await fields({ inicio: '2020-03-02', fim: '2020-03-31' })).toEqual([400, ['fim']])
    expect(await fields({ nome: '  ' })).toEqual([400, ['nome']])
    expect(await fields({ quorum: 140 })).toEqual([400, ['quorum']])
    expect(await fields({ periodo: 999_999 })).toEqual([400, ['periodo']])
    expect(await fields({ rede_id: 999_999 })).toEqual([400, ['rede_id']])
    const outra = await testTenant()
    expect(await fields({ rede_id: outra.rede })).toEqual([400, ['rede_id']])
    const id = await putFase(tenant, gestora, { rede: tenant.rede })
    const edit = (revisao: number) =>
      callAs(gestora, faseApi.edit, { params: { id }, body: { revisao, quorum: 90 } })
    expect((await edit(1)).data.fase).toMatchObject({ quorum: 90, revisao: 2, nome: '1ª fase 2026' })
    expect((await edit(1)).status).toBe(409)
  })
})

describe('a phase', () => {
  it('goes from nothing to its end, each step refused with the sentence of what is missing', async () => {
    const { data } = await callAs(gestora, faseApi.create, {
      body: {
        nome: '2ª fase 2026',
        rede_id: tenant.rede,
        inicio: '2099-03-02',
        fim: '2099-03-31',
        quorum: 60,
      },
    })
    const { id } = data.fase
    expect(await said(to(id, 'apuracao'))).toEqual([409, 'Fase não possui avaliações.'])
    const [papel, aberta] = [await prova(2), await prova(1, 'rascunho')]
    const added = await callAs(gestora, faseApi.add, { body: { fase_id: id, avaliacoes: [papel, aberta] } })
    expect(added.data.fase.avisos.map(({ codigo }) => codigo)).toEqual([
      'sem_datas',
      'abertas',
      'sem_participantes',
    ])
    expect(await said(to(id, 'apuracao'))).toEqual([
      409,
      'Uma ou mais avaliações desta fase não estão com datas configuradas.',
    ])
    const window = (avaliacaoID: number, inicio: string | null, fim: string | null) =>
      callAs(gestora, faseApi.schedule, { params: { faseID: id, avaliacaoID }, body: { inicio, fim } })
    expect((await window(papel, '2099-03-10T11:00:00Z', null)).status).toBe(400)
    expect((await window(papel, '2099-03-10T11:00:00Z', '2099-03-10T10:00:00Z')).status).toBe(400)
    expect((await window(papel, '2099-03-10T11:00:00Z', '2020-03-10T14:00:00Z')).status).toBe(400)
    // Nine in the evening of the 31st in São Paulo is in the phase; an hour past midnight is not.
    expect((await window(papel, '2099-04-01T00:00:00Z', '2099-04-01T02:00:00Z')).status).toBe(200)
    expect((await window(papel, '2099-04-01T00:00:00Z', '2099-04-01T04:00:00Z')).status).toBe(400)
    for (const one of [papel, aberta])
      expect((await window(one, '2099-03-10T11:00:00Z', '2099-03-10T14:00:00Z')).status).toBe(200)
    expect((await said(to(id, 'apuracao')))[1]).toBe(`A avaliação com o ID #${aberta} ainda não foi fechada.`)
    const gone = await callAs(gestora, faseApi.remove, { params: { faseID: id, avaliacaoID: aberta } })
    expect(gone.data.fase.avaliacoes.map(({ avaliacao }) => avaliacao.id)).toEqual([papel])
    expect((await said(to(id, 'apuracao')))[1]).toBe(
      `Avaliacão com o ID #${papel} está sem participantes vinculados.`,
    )
    const chosen = await callAs(gestora, faseApi.participar, {
      body: {
        fase_id: id,
        avaliacao_id: papel,
        escolhas: [{ tipo: 'rede', id: tenant.rede, marcado: true }],
      },
    })
    expect(chosen.data).toMatchObject({ entraram: 3, sairam: 0, alunos: 3 })
    expect((await to(id, 'apuracao')).data.fase.status).toBe('apuracao')
    // Asked for again, by two at once, it is done once.
    await Promise.all([to(id, 'apuracao'), to(id, 'apuracao', {}, admin)])
    const running = (await open(gestora, id)).data.fase
    expect(running.passos.map(({ de, para, quem }) => [de, para, quem.nome])).toEqual([
      ['producao', 'apuracao', 'Lia'],
    ])
    expect(running.permissoes).toEqual({
      ...{ editar: false, participantes: true, marcar: true },
      estados: ['producao', 'finalizado'],
    })
    const rows = async (query: object = {}) =>
      (await callAs(gestora, faseApi.participantes, { params: { id }, query: { ...page, ...query } })).data
    // Dealt one after the other, by name.
    expect((await rows()).participantes.map(({ nome, caderno }) => [nome, caderno])).toEqual([
      ['Ada', 1],
      ['Bia', 2],
      ['Cora', 1],
    ])
    expect(await said(to(id, 'finalizado'))).toEqual([409, '3 alunos ainda não realizaram avaliação.'])
    const mark = (body: Parameters<typeof callAs<typeof faseApi.marcar>>[2]['body']) =>
      callAs(gestora, faseApi.marcar, { params: { faseID: id, avaliacaoID: papel }, body })
    expect((await mark({ situacao: 'NC' })).status).toBe(400)
    const [ada = admin, bia = admin] = alunas
    const doente = { situacao: 'NC' as const, motivo: 'Doente.', alunos: [ada.id] }
    expect((await mark(doente)).data).toMatchObject({ mudaram: 1 })
    expect((await mark(doente)).data).toMatchObject({ mudaram: 0 })
    expect(await said(to(id, 'producao'))).toEqual([
      409,
      'Já há respostas ou ausências registradas. A fase não volta para a produção.',
    ])
    const file = await callAs(gestora, faseApi.exportar, {
      params: { id },
      body: { formato: 'csv', situacao: 'NC' },
    })
    const text = Buffer.from(file.data.conteudo, 'base64').toString('utf8')
    expect([file.data.total, text.split('\r\n')[1]]).toEqual([
      1,
      expect.stringMatching(/^Ada;.*;Não compareceu;Doente\.;\d\d\/\d\d\/\d{4}/),
    ])
    // Who answered is not told to be absent, by name or among all.
    await tenant.sql(`update participante set situacao = 'CO' where fase_id = $1 and aluno_id = $2`, [
      id,
      bia.id,
    ])
    expect((await mark({ situacao: 'NC', motivo: 'Faltou.', alunos: [bia.id] })).data).toMatchObject({
      mudaram: 0,
    })
    expect((await mark({ situacao: 'NC', motivo: 'Faltou no dia.' })).data).toMatchObject({ mudaram: 1 })
    expect((await rows({ situacao: 'NC' })).total).toBe(2)
    expect((await rows({ busca: 'cora' })).participantes[0]).toMatchObject({
      nome: 'Cora',
      motivo: 'Faltou no dia.',
    })
    expect(await said(to(id, 'finalizado'))).toEqual([409, 'Falta um aluno para o quórum.'])
    const done = (await to(id, 'finalizado', { motivo: 'Greve dos ônibus.' })).data.fase
    expect([done.status, done.versao, done.permissoes.marcar]).toEqual(['finalizado', 1, false])
    expect((await mark({ situacao: 'AD' })).status).toBe(409)
    expect((await to(id, 'apuracao')).status).toBe(400)
    const again = (await to(id, 'apuracao', { motivo: 'Chegou uma folha.' })).data.fase
    expect([again.status, again.versao]).toEqual(['apuracao', 2])
    expect(again.passos.map(({ motivo, totais }) => [motivo, totais.ausentes])).toEqual([
      ['Chegou uma folha.', 2],
      ['Greve dos ônibus.', 2],
      ['', 0],
    ])
    // Only administrators hide what pupils did, with its name typed.
    expect((await to(id, 'cancelado', { motivo: 'Engano.' })).status).toBe(409)
    const cancel = (nome: string) => to(id, 'cancelado', { motivo: 'Engano.', nome }, admin)
    expect((await cancel('2a fase')).status).toBe(400)
    expect((await cancel('2ª fase 2026')).data.fase.status).toBe('cancelado')
    expect((await to(id, 'producao', {}, admin)).status).toBe(409)
  })

  it('holds its assessments fast once it left production, whichever door is tried', async () => {
    const avaliacao = await prova()
    const id = await putFase(tenant, gestora, { rede: tenant.rede, avaliacoes: [avaliacao], alunos: todas() })
    const edit = async (estado: 'rascunho' | 'arquivada' | 'pronta') => {
      const { data } = await callAs(admin, avaliacaoApi.find, { params: { id: avaliacao } })
      const { revisao } = data.avaliacao
      return (
        await callAs(admin, avaliacaoApi.edit, {
          params: { avaliacao_id: avaliacao },
          body: { revisao, estado },
        })
      ).status
    }
    // In production it goes with the bank, and back.
    expect(await edit('rascunho')).toBe(200)
    expect(await edit('pronta')).toBe(200)
    expect((await to(id, 'apuracao')).status).toBe(200)
    expect(await edit('rascunho')).toBe(409)
    expect(await edit('arquivada')).toBe(409)
    const params = { faseID: id, avaliacaoID: avaliacao }
    const refused = [
      callAs(gestora, faseApi.remove, { params }),
      callAs(gestora, faseApi.schedule, { params, body: { inicio: null, fim: null } }),
      callAs(gestora, faseApi.add, { body: { fase_id: id, avaliacoes: [await prova()] } }),
      callAs(gestora, faseApi.edit, {
        params: { id },
        body: { revisao: (await open(gestora, id)).data.fase.revisao, quorum: 1 },
      }),
    ]
    for (const answer of refused) expect((await answer).status).toBe(409)
    // Nothing was recorded: it goes back, and so may the assessment.
    const back = (await to(id, 'producao')).data.fase
    expect(back.status).toBe('producao')
    expect(await edit('rascunho')).toBe(200)
    const rows = await callAs(gestora, faseApi.participantes, { params: { id }, query: page })
    expect(rows.data.participantes.map(({ caderno }) => caderno)).toEqual([null, null, null])
  })

  it('takes no assessment that is put away, of another network or of nobody; those in it already stay', async () => {
    const id = await putFase(tenant, gestora, { rede: tenant.rede })
    const outra = await testTenant()
    const outraProfessora = await outra.person('Zoé', { papel: 'professor', turma: outra.turma })
    const add = (...avaliacoes: number[]) =>
      callAs(gestora, faseApi.add, { body: { fase_id: id, avaliacoes } })
    const mine = await prova()
    expect((await add(mine)).status).toBe(200)
    for (const wrong of [
      999_999,
      await putAvaliacao(outra, outraProfessora),
      await putAvaliacao(tenant, professora),
      await putAvaliacao(tenant, professora, { rede: tenant.rede, estado: 'arquivada' }),
    ])
      expect((await add(mine, wrong)).status).toBe(400)
    expect((await add(mine)).data.fase.avaliacoes.map(({ avaliacao }) => avaliacao.id)).toEqual([mine])
  })
})

describe('schools', () => {
  it('are told by participation, the lowest first, found by name, of one assessment where it is asked', async () => {
    const [ada = admin, bia = admin] = alunas
    const fora = await tenant.person('Duda', { papel: 'aluno', turma: tenant.outraTurma })
    const [um, dois] = [await prova(), await prova()]
    const id = await putFase(tenant, gestora, {
      ...{ rede: tenant.rede, estado: 'apuracao', avaliacoes: [um, dois] },
      alunos: [
        { id: ada.id, turma: tenant.turma, situacao: 'CO' },
        { id: bia.id, turma: tenant.turma, situacao: 'AT' },
        { id: fora.id, turma: tenant.outraTurma, situacao: 'NC' },
      ],
    })
    const asked = async (query: object = {}) =>
      (await callAs(gestora, faseApi.escolas, { params: { id }, query: { ...page, ...query } })).data
    const { escolas, total } = await asked()
    expect(escolas.map(({ id, totais }) => [id, totais.presentes, totais.ausentes, totais.fora])).toEqual([
      [tenant.outraEscola, 0, 2, 0],
      [tenant.escola, 2, 0, 2],
    ])
    expect(total).toBe(2)
    expect((await asked({ avaliacao: um })).escolas[1]?.totais).toMatchObject({
      presentes: 1,
      fora: 1,
      total: 2,
    })
    const [first] = escolas
    expect((await asked({ busca: first?.nome })).escolas.map(({ id }) => id)).toContain(first?.id)
    expect((await asked({ busca: 'nenhuma assim' })).total).toBe(0)
    // A page past the last one is empty, not an error.
    expect(await asked({ pagina: 9 })).toMatchObject({ escolas: [], total: 2 })
    await leaveTurma(tenant, fora)
  })
})

describe('who takes part', () => {
  it('is chosen in the tree: all of a year, but not one class; who has taken it stays', async () => {
    const vinda = await testTenant()
    const chefe = await vinda.person('Lia', { papel: 'gestor_rede', rede: vinda.rede, funcao: 'escrita' })
    const autora = await vinda.person('Cecília', { papel: 'professor', turma: vinda.turma })
    const { ensinos } = (await callAs(autora, catalogoApi.periodos, {})).data
    const ano = sure(ensinos[0]?.periodos[0])
    await setTurma(vinda, vinda.turma, { periodo: ano.nome.toUpperCase() })
    await setTurma(vinda, vinda.outraTurma, { periodo: 'outro' })
    const [ana, bia, caio] = [
      await vinda.person('Ana', { papel: 'aluno', turma: vinda.turma }),
      await vinda.person('Bia', { papel: 'aluno', turma: vinda.turma }),
      await vinda.person('Caio', { papel: 'aluno', turma: vinda.outraTurma }),
    ]
    const avaliacao = await putAvaliacao(vinda, autora, {
      rede: vinda.rede,
      estado: 'pronta',
      periodo: ano.id,
    })
    const id = await putFase(vinda, chefe, { rede: vinda.rede, avaliacoes: [avaliacao] })
    const params = { faseID: id, avaliacaoID: avaliacao }
    const top = async (do_ano: boolean) =>
      (await callAs(chefe, faseApi.arvore, { params, query: { do_ano } })).data
    const seen = await top(true)
    expect([
      seen.rede.total,
      (await top(false)).rede.total,
      seen.avaliacao.periodo?.nome !== undefined,
    ]).toEqual([2, 3, true])
    const choose = (
      do_ano: boolean,
      ...escolhas: { tipo: 'rede' | 'turma' | 'aluno'; id: number; marcado: boolean }[]
    ) =>
      callAs(chefe, faseApi.participar, { body: { fase_id: id, avaliacao_id: avaliacao, do_ano, escolhas } })
    const all = { tipo: 'rede', id: vinda.rede, marcado: true } as const
    const not = (aluno: number) => ({ tipo: 'aluno', id: aluno, marcado: false }) as const
    expect((await choose(true, all, not(bia.id))).data).toMatchObject({ entraram: 1, sairam: 0, alunos: 1 })
    expect((await choose(true, all, not(bia.id))).data).toMatchObject({ entraram: 0, sairam: 0, alunos: 1 })
    expect((await choose(false, all)).data).toMatchObject({ entraram: 2, sairam: 0, alunos: 3 })
    await vinda.sql(`update participante set situacao = 'CO' where fase_id = $1 and aluno_id = $2`, [
      id,
      caio.id,
    ])
    expect((await choose(false, { ...all, marcado: false })).data).toMatchObject({
      entraram: 0,
      sairam: 2,
      alunos: 1,
    })
    const below = await callAs(chefe, faseApi.arvoreNos, {
      params: { ...params, tipo: 'turma', no: vinda.outraTurma },
      query: { pagina: 1, do_ano: false },
    })
    expect(below.data.nos).toMatchObject([{ id: caio.id, selecionados: 1, travados: 1 }])
    const found = await callAs(chefe, faseApi.arvoreBusca, { params, query: { busca: 'ana', do_ano: false } })
    expect(found.data.nos.map(({ tipo, id }) => [tipo, id])).toContainEqual(['aluno', ana.id])
  })

  it('stays who they are when they change class, and comes late with the next booklet', async () => {
    const avaliacao = await prova(2)
    const [ada = admin] = alunas
    const id = await putFase(tenant, gestora, {
      ...{ rede: tenant.rede, avaliacoes: [avaliacao] },
      alunos: [{ id: ada.id, turma: tenant.turma }],
    })
    expect((await to(id, 'apuracao')).status).toBe(200)
    await putMatricula(tenant, tenant.turma, ada, { status: 'transferido' })
    await putMatricula(tenant, tenant.outraTurma, ada)
    const late = await callAs(gestora, faseApi.participar, {
      body: {
        fase_id: id,
        avaliacao_id: avaliacao,
        escolhas: [{ tipo: 'rede', id: tenant.rede, marcado: true }],
      },
    })
    expect(late.data).toMatchObject({ entraram: 2, sairam: 0, alunos: 3 })
    const { participantes } = (await callAs(gestora, faseApi.participantes, { params: { id }, query: page }))
      .data
    expect(participantes.map(({ nome, caderno }) => [nome, caderno])).toEqual([
      ['Ada', 1],
      ['Bia', 2],
      ['Cora', 1],
    ])
    await leaveTurma(tenant, ada, tenant.outraTurma)
    await putMatricula(tenant, tenant.turma, ada)
  })

  it('is out when they leave the network, whichever way, and in again when they come back; what is known stays', async () => {
    const avaliacao = await prova()
    const { turma, outraTurma } = tenant
    const [muda, sai, faltou, fez, dita] = [
      await tenant.person('Muda', { papel: 'aluno', turma }),
      await tenant.person('Sai', { papel: 'aluno', turma }),
      await tenant.person('Faltou', { papel: 'aluno', turma }),
      await tenant.person('Fez', { papel: 'aluno', turma }),
      await tenant.person('Dita', { papel: 'aluno', turma }),
    ]
    const todos = [muda, sai, faltou, fez, dita]
    const put = (estado: EstadoFase) =>
      putFase(tenant, gestora, {
        ...{ rede: tenant.rede, estado, avaliacoes: [avaliacao] },
        alunos: todos.map(({ id }) => ({ id, turma, situacao: id === fez.id ? 'CO' : 'AD' })),
      })
    const [corre, acabada] = [await put('apuracao'), await put('finalizado')]
    await callAs(gestora, faseApi.marcar, {
      params: { faseID: corre, avaliacaoID: avaliacao },
      body: { situacao: 'NC', motivo: 'Faltou no dia.', alunos: [faltou.id] },
    })
    // Known to have left before the register says so.
    await callAs(gestora, faseApi.marcar, {
      params: { faseID: corre, avaliacaoID: avaliacao },
      body: { situacao: 'AE', motivo: 'Mudou de cidade.', alunos: [dita.id] },
    })
    const situacoes = async (id: number) => {
      const { participantes } = (
        await callAs(gestora, faseApi.participantes, { params: { id }, query: page })
      ).data
      return Object.fromEntries(participantes.map(({ nome, situacao }) => [nome, situacao]))
    }
    for (const aluno of [muda, faltou, fez])
      await putMatricula(tenant, turma, aluno, { status: 'transferido' })
    await leaveTurma(tenant, sai)
    await putMatricula(tenant, outraTurma, dita)
    expect(await situacoes(corre)).toEqual({ Muda: 'AT', Sai: 'AE', Faltou: 'NC', Fez: 'CO', Dita: 'AE' })
    expect(await situacoes(acabada)).toEqual({ Muda: 'AD', Sai: 'AD', Faltou: 'AD', Fez: 'CO', Dita: 'AD' })
    // To another school of the network, and back to the class.
    await putMatricula(tenant, outraTurma, muda)
    await putMatricula(tenant, turma, sai)
    expect(await situacoes(corre)).toEqual({ Muda: 'AD', Sai: 'AD', Faltou: 'NC', Fez: 'CO', Dita: 'AE' })
    for (const aluno of todos) await leaveTurma(tenant, aluno)
  })
})
