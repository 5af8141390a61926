/** The life of a survey through its calls: making, answering once, ending, what stays fixed, who is told. */
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { suspend } from '../../../acesso/sessao/server/factory.ts'
import { setRecursos, setTurma } from '../../../escola/turma/server/factory.ts'
import { enqueteApi } from '../contract.ts'
import { PERGUNTAS } from '../factory.ts'
import { enqueteTexts } from '../texts.ts'
import { enqueteTasks } from './announce.ts'
import { putEnquete, putResposta } from './factory.ts'

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
const ahead = (hours: number) => ago(-hours)

const setUp = async () => {
  const tenant = await testTenant()
  const professor = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
  const alunos: Person[] = []
  for (const nome of ['Ana', 'Bia', 'Caio'])
    alunos.push(await tenant.person(nome, { papel: 'aluno', turma: tenant.turma }))
  const [aluno = professor] = alunos
  return { tenant, professor, alunos, aluno }
}

const fields = (tenant: TestTenant) => ({
  titulo: ' Semana da leitura ',
  descricao: '',
  perguntas: [...PERGUNTAS],
  turmas: [tenant.turma],
  publico: 'alunos' as const,
  anonima: false,
  resultados: 'fim' as const,
  compartilhada: false,
  inicio: null as string | null,
  fim: null as string | null,
})

const azul = [{ pergunta: 1, opcoes: [0] }]
const answer = (who: Person, id: number, turma: number, valores: object[] = azul) =>
  callAs(who, enqueteApi.answer, { params: { id }, body: { turma, valores: valores as never } })

const run = async (name: keyof typeof enqueteTasks, tenant: TestTenant, payload: object) => {
  const { database } = await testApp()
  const task = enqueteTasks[name] as (job: object) => Promise<void>
  await task({ tenantId: tenant.id, payload, database, progress: async () => {} })
}

describe('making', () => {
  it('keeps what was asked, for classes that the person answers for', async () => {
    const { tenant, professor, aluno } = await setUp()
    const { enquete } = (await callAs(professor, enqueteApi.create, { body: fields(tenant) })).data
    expect(enquete).toMatchObject({ titulo: 'Semana da leitura', estado: 'aberta', perguntas: PERGUNTAS })
    const body = { ...fields(tenant), turmas: [tenant.turma, tenant.outraTurma] }
    expect((await callAs(professor, enqueteApi.create, { body })).status).toBe(404)
    expect((await callAs(aluno, enqueteApi.create, { body: fields(tenant) })).status).toBe(403)
  })

  it('names every field at fault', async () => {
    const { tenant, professor } = await setUp()
    const [cor] = PERGUNTAS
    const body = {
      ...fields(tenant),
      titulo: ' ',
      anonima: true,
      resultados: 'ao_vivo' as const,
      perguntas: [{ ...(cor as (typeof PERGUNTAS)[0]), opcoes: ['Só uma'] }],
      inicio: ago(1).toISOString(),
      fim: ago(2).toISOString(),
    }
    const refused = await callAs(professor, enqueteApi.create, { body })
    expect([refused.status, Object.keys(refused.body.campos ?? {}).sort()]).toEqual([
      400,
      ['fim', 'inicio', 'pergunta-1', 'resultados', 'titulo'],
    ])
  })

  it('is refused where surveys are switched off or the class is closed', async () => {
    const { tenant, professor } = await setUp()
    const set = (change: string) =>
      tenant.sql(`update turma set ${change} where tenant_id = $1 and id = $2`, [tenant.id, tenant.turma])
    await set(`recursos = recursos || '{"enquetes": false}'`)
    expect((await callAs(professor, enqueteApi.create, { body: fields(tenant) })).body.campos).toHaveProperty(
      'turmas',
    )
    const listed = await callAs(professor, enqueteApi.list, {
      params: { turma: tenant.turma },
      query: { pagina: 1, linhas: 30 },
    })
    expect([listed.status, listed.body.codigo]).toEqual([403, 'recurso_desligado'])
    await set(`recursos = recursos || '{"enquetes": true}', status = 'encerrada'`)
    expect((await callAs(professor, enqueteApi.create, { body: fields(tenant) })).status).toBe(409)
  })
})

describe('answering', () => {
  it('is done once, by who is asked, between start and end', async () => {
    const { tenant, professor, alunos, aluno } = await setUp()
    const id = await putEnquete(tenant, professor)
    expect((await answer(aluno, id, tenant.turma)).status).toBe(200)
    const again = await answer(aluno, id, tenant.turma)
    expect([again.status, again.body.codigo]).toEqual([409, 'ja_respondida'])
    expect(again.body.mensagem).toBe(enqueteTexts.jaRespondeu.pt)
    const other = alunos[1] as Person
    const bad = await answer(other, id, tenant.turma, [{ pergunta: 2, opcoes: [0] }])
    expect([bad.status, Object.keys(bad.body.campos ?? {})]).toEqual([400, ['pergunta-1']])
    const stranger = await tenant.person('De fora', { papel: 'aluno', turma: tenant.outraTurma })
    expect((await answer(stranger, id, tenant.turma)).status).toBe(404)
    expect((await answer(other, id, tenant.outraTurma)).status).toBe(404)

    const early = await putEnquete(tenant, professor, { inicio: ahead(1) })
    const late = await putEnquete(tenant, professor, { fim: ago(1) })
    const refusals = [await answer(other, early, tenant.turma), await answer(other, late, tenant.turma)]
    expect(refusals.map(({ status, body }) => [status, body.codigo])).toEqual([
      [422, 'enquete_nao_aberta'],
      [422, 'enquete_encerrada'],
    ])
    expect(refusals.map(({ body }) => body.mensagem)).toEqual([
      expect.stringContaining('ainda não abriu: ela abre em '),
      enqueteTexts.terminou.pt,
    ])
    const written = await tenant.sql(
      'select 1 from enquete_resposta where tenant_id = $1 and enquete_id = any($2)',
      [tenant.id, [early, late]],
    )
    expect(written).toEqual([])
    expect((await callAs(other, enqueteApi.find, { params: { id: early } })).data.enquete.perguntas).toEqual(
      [],
    )
    expect((await answer(other, id, tenant.turma)).status).toBe(200)
  })

  it.each([true, false])('twice at once counts once (anonymous: %s)', async (anonima) => {
    const { tenant, professor, alunos } = await setUp()
    const id = await putEnquete(tenant, professor, { anonima })
    const statuses = await Promise.all(
      [...alunos, ...alunos, ...alunos].map(async (who) => (await answer(who, id, tenant.turma)).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 409)).toHaveLength(6)
    const rows = await tenant.sql('select from enquete_resposta where enquete_id = $1', [id])
    expect(rows).toHaveLength(3)
  })

  it('an anonymous survey leaves nothing that joins person and answer', async () => {
    const { tenant, professor, alunos } = await setUp()
    const id = await putEnquete(tenant, professor, { anonima: true })
    // At once: whoever comes later shakes the box for all who came before.
    await Promise.all(alunos.map((who) => answer(who, id, tenant.turma)))
    const rows = await tenant.sql<{ usuario_id: unknown; xmin: string }>(
      'select usuario_id, xmin::text from enquete_resposta where enquete_id = $1',
      [id],
    )
    expect(rows.map(({ usuario_id }) => usuario_id)).toEqual([null, null, null])
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1)
    const log = await tenant.sql(
      `select 1 from auditoria where tenant_id = $1 and entidade = 'enquete'
       union all select 1 from repeticao where tenant_id = $1 union all select 1 from evento where tenant_id = $1`,
      [tenant.id],
    )
    expect(log).toEqual([])
    const names = await callAs(professor, enqueteApi.participants, {
      params: { id },
      query: { pagina: 1, linhas: 30, turma: tenant.turma },
    })
    expect([names.status, names.body.codigo]).toEqual([422, 'enquete_anonima'])
  })
})

describe('the box of a class', () => {
  it('is shaken by itself: what another class answered stays there', async () => {
    const { tenant, professor, alunos } = await setUp()
    const segunda = await tenant.newTurma('7º B')
    const outra = await tenant.person('Outra', { papel: 'aluno', turma: segunda })
    const id = await putEnquete(tenant, professor, { anonima: true, turmas: [tenant.turma, segunda] })
    expect((await answer(outra, id, segunda)).status).toBe(200)
    for (const who of alunos) expect((await answer(who, id, tenant.turma)).status).toBe(200)
    const rows = await tenant.sql<{ turma: number; n: number }>(
      `select turma_id as turma, count(*)::int as n from enquete_resposta where enquete_id = $1
       group by turma_id order by turma_id`,
      [id],
    )
    expect(rows.map(({ turma, n }) => [Number(turma), n])).toEqual([
      [tenant.turma, alunos.length],
      [segunda, 1],
    ])
  })
})

describe('after the first answer', () => {
  it('questions and anonymity are fixed; title and end are not', async () => {
    const { tenant, professor, aluno } = await setUp()
    const { enquete } = (await callAs(professor, enqueteApi.create, { body: fields(tenant) })).data
    await answer(aluno, enquete.id, tenant.turma)
    const edit = (change: object, versao = 1) =>
      callAs(professor, enqueteApi.edit, {
        params: { id: enquete.id },
        body: { ...fields(tenant), inicio: enquete.agendamento.inicio, versao, ...change },
      })
    for (const change of [{ perguntas: PERGUNTAS.slice(0, 2) }, { anonima: true }, { publico: 'todos' }]) {
      const refused = await edit(change)
      expect([refused.status, refused.body.codigo]).toEqual([409, 'enquete_fixada'])
    }
    const changed = await edit({ titulo: 'Outro título', fim: ahead(5).toISOString() })
    expect(changed.data.enquete).toMatchObject({ titulo: 'Outro título', versao: 2, fixada: true })
    expect((await edit({ titulo: 'Atrasada' })).body.codigo).toBe('editada_por_outra')
    expect((await callAs(professor, enqueteApi.remove, { params: { id: enquete.id } })).status).toBe(409)
  })

  it('an anonymous survey that ended does not reopen; one with names does', async () => {
    const { tenant, professor, aluno } = await setUp()
    const reopen = async (anonima: boolean) => {
      const inicio = ago(3)
      const id = await putEnquete(tenant, professor, { anonima, inicio, fim: ago(1) })
      await putResposta(tenant, id, aluno, azul, { anonima })
      const body = { ...fields(tenant), anonima, inicio: inicio.toISOString(), fim: ahead(1).toISOString() }
      return (await callAs(professor, enqueteApi.edit, { params: { id }, body: { ...body, versao: 1 } }))
        .status
    }
    expect([await reopen(true), await reopen(false)]).toEqual([409, 200])
  })
})

describe('the classes of a survey', () => {
  it('may be changed by who leads them: another is asked for, one that is closed stays', async () => {
    const tenant = await testTenant()
    const closed = await tenant.newTurma('Encerrada')
    const turmas = [tenant.turma, closed]
    const professor = await tenant.person(
      'Professora',
      ...turmas.map((turma) => ({ papel: 'professor' as const, turma })),
    )
    const inicio = ago(1)
    const id = await putEnquete(tenant, professor, { turmas, inicio })
    await setTurma(tenant, closed, { status: 'encerrada' })
    const edit = (classes: readonly number[], versao: number) =>
      callAs(professor, enqueteApi.edit, {
        params: { id },
        body: { ...fields(tenant), inicio: inicio.toISOString(), turmas: [...classes], versao },
      })
    const told = async (versao: number, classes: readonly number[]) => {
      const { status, body } = await edit(classes, versao)
      const rows = await tenant.sql<{ turma_id: number }>(
        'select turma_id from enquete_turma where enquete_id = $1 order by turma_id',
        [id],
      )
      return [status, body.codigo, rows.map(({ turma_id }) => Number(turma_id))]
    }
    expect(await told(1, [...turmas, tenant.outraTurma])).toEqual([404, 'nao_encontrado', turmas])
    expect(await told(1, turmas)).toEqual([200, undefined, turmas])
    expect(await told(2, [tenant.turma])).toEqual([200, undefined, [tenant.turma]])
    expect(await told(3, turmas)).toEqual([409, 'turma_encerrada', [tenant.turma]])
  })
})

describe('ending', () => {
  it('closes now, then archives; one without answers is deleted', async () => {
    const { tenant, professor, aluno } = await setUp()
    const id = await putEnquete(tenant, professor)
    const params = { id }
    await answer(aluno, id, tenant.turma)
    expect((await callAs(professor, enqueteApi.archive, { params, body: { arquivada: true } })).status).toBe(
      409,
    )
    expect((await callAs(professor, enqueteApi.close, { params })).data.enquete.estado).toBe('encerrada')
    expect((await callAs(professor, enqueteApi.close, { params })).status).toBe(409)
    await callAs(professor, enqueteApi.archive, { params, body: { arquivada: true } })
    expect((await callAs(aluno, enqueteApi.find, { params })).status).toBe(404)
    const list = async (arquivadas: boolean) =>
      (
        await callAs(professor, enqueteApi.list, {
          params: { turma: tenant.turma },
          query: { pagina: 1, linhas: 30, arquivadas },
        })
      ).data.enquetes.map((one) => one.id)
    expect([await list(false), await list(true)]).toEqual([[], [id]])
    // What is put away is for staff; a class that was asked nothing has nothing.
    const listAs = (who: Person, arquivadas: boolean) =>
      callAs(who, enqueteApi.list, {
        params: { turma: tenant.turma },
        query: { pagina: 1, linhas: 30, arquivadas },
      })
    expect((await listAs(aluno, true)).status).toBe(403)
    expect((await listAs(aluno, false)).data).toMatchObject({ enquetes: [], total: 0 })
    const empty = await putEnquete(tenant, professor)
    expect((await callAs(professor, enqueteApi.remove, { params: { id: empty } })).status).toBe(200)
    const log = await tenant.sql<{ acao: string }>(
      `select acao from auditoria where tenant_id = $1 and entidade = 'enquete' order by numero`,
      [tenant.id],
    )
    expect(log.map(({ acao }) => acao)).toEqual(['encerrar', 'apagar'])
  })
})

describe('telling', () => {
  const news = (tenant: TestTenant, tipo: string) =>
    tenant.sql<{ usuario_id: number }>(
      'select usuario_id from notificacao where tenant_id = $1 and tipo = $2 order by usuario_id',
      [tenant.id, tipo],
    )

  it('everybody asked hears once that it opened, by the job or by the sweep', async () => {
    const { tenant, professor, alunos } = await setUp()
    const id = await putEnquete(tenant, professor)
    const early = await putEnquete(tenant, professor, { inicio: ahead(1) })
    // Twice by its own job as well, as where a worker stopped in between.
    for (const payload of [{ enquete: id }, { enquete: id }, {}, { enquete: early }, {}])
      await run('enquete.abrir', tenant, payload)
    expect((await news(tenant, 'enquete_aberta')).map(({ usuario_id }) => Number(usuario_id))).toEqual(
      alunos.map((aluno) => aluno.id),
    )
  })

  it('nobody hears of what ended or is put away, nor in a class that is closed or has surveys switched off', async () => {
    const { tenant, professor, alunos } = await setUp()
    const [fechada, desligada] = [await tenant.newTurma('Fechada'), await tenant.newTurma('Desligada')]
    for (const turma of [fechada, desligada]) await tenant.person('Elsa', { papel: 'aluno', turma })
    await setTurma(tenant, fechada, { status: 'encerrada' })
    await setRecursos(tenant, desligada, { enquetes: false })
    const turmas = [tenant.turma, fechada, desligada]
    const there = await putEnquete(tenant, professor, { turmas, titulo: 'Aberta' })
    const ended = await putEnquete(tenant, professor, { turmas, fim: ago(1) })
    const away = await putEnquete(tenant, professor, { turmas })
    await tenant.sql('update enquete set arquivada_em = now() where id = $1', [away])
    // All that are due, in one run.
    await run('enquete.abrir', tenant, {})
    for (const enquete of [there, ended, away]) await run('enquete.lembrar', tenant, { enquete })
    for (const tipo of ['enquete_aberta', 'enquete_lembrete'])
      expect((await news(tenant, tipo)).map(({ usuario_id }) => Number(usuario_id))).toEqual(
        alunos.map((one) => one.id),
      )
    const told = await tenant.sql<{ destino: string; dados: object }>(
      `select distinct destino, dados from notificacao where tenant_id = $1`,
      [tenant.id],
    )
    expect(told).toEqual([
      {
        destino: `/logado/turmas/turma/${tenant.turma}/enquetes/${there}`,
        dados: { titulo: 'Aberta', turma: '7º A' },
      },
    ])
    // The call counts as the job tells, and one class with surveys off hides none of the others.
    const administradora = await tenant.person('Administradora', { papel: 'administrador_tenant' })
    const reminded = await callAs(administradora, enqueteApi.remind, { params: { id: there } })
    expect(reminded.data.lembrados).toBe(alunos.length)
    const due = await tenant.sql('select 1 from enquete where tenant_id = $1 and anunciada_em is null', [
      tenant.id,
    ])
    expect(due).toEqual([])
  })

  it('waits for the start, and again where a later one is set', async () => {
    const { tenant, professor } = await setUp()
    const body = { ...fields(tenant), inicio: ahead(2).toISOString() }
    const { enquete } = (await callAs(professor, enqueteApi.create, { body })).data
    const { id } = enquete
    const planned = async () => {
      const [job] = await tenant.sql<{ run_at: Date }>(
        'select run_at from graphile_worker._private_jobs where key like $1',
        [`%enquete.abrir:${id}`],
      )
      return job?.run_at.toISOString()
    }
    expect(await planned()).toBe(body.inicio)
    const announced = async () => {
      const [row] = await tenant.sql<{ told: boolean }>(
        'select anunciada_em is not null as told from enquete where id = $1',
        [id],
      )
      return row?.told
    }
    const told: unknown[] = []
    for (const [versao, inicio] of [ahead(3), ahead(-1), ahead(4)].entries()) {
      // It opened, or so it was told.
      await tenant.sql('update enquete set anunciada_em = now(), inicio = $2 where id = $1', [id, inicio])
      const change = { ...body, inicio: inicio.toISOString(), versao: versao + 1 }
      const { status } = await callAs(professor, enqueteApi.edit, { params: { id }, body: change })
      told.push([status, await announced(), (await planned()) === change.inicio])
    }
    expect(told).toEqual([
      [200, false, true],
      [200, true, true],
      [200, false, true],
    ])
  })

  it('guardians are asked for their pupils, and nobody who is suspended', async () => {
    const { tenant, professor, aluno, alunos } = await setUp()
    const mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: aluno.id })
    const gone = await tenant.person('Suspensa', { papel: 'aluno', turma: tenant.turma })
    await suspend(tenant, gone)
    // Of another class, and a guardian of nobody here.
    const outro = await tenant.person('Outro', { papel: 'aluno', turma: tenant.outraTurma })
    await tenant.person('Vizinha', { papel: 'responsavel', aluno: outro.id })
    const count = async (publico: 'alunos' | 'responsaveis' | 'todos') => {
      const id = await putEnquete(tenant, professor, { publico })
      await run('enquete.lembrar', tenant, { enquete: id })
      const told = await tenant.sql<{ usuario_id: number }>(
        'select usuario_id from notificacao where tenant_id = $1 and destino like $2 order by usuario_id',
        [tenant.id, `%/${id}`],
      )
      const { enquete } = (await callAs(professor, enqueteApi.find, { params: { id } })).data
      const people = told.map(({ usuario_id }) => Number(usuario_id))
      expect(enquete.participacao).toEqual({ respostas: 0, previstos: people.length })
      return people
    }
    const pupils = alunos.map(({ id }) => id)
    expect([await count('alunos'), await count('responsaveis'), await count('todos')]).toEqual([
      pupils,
      [mae.id],
      [...pupils, mae.id],
    ])
  })

  it('a reminder goes to who has not answered, once a day', async () => {
    const { tenant, professor, alunos, aluno } = await setUp()
    const id = await putEnquete(tenant, professor, { anonima: true })
    await answer(aluno, id, tenant.turma)
    const remind = () => callAs(professor, enqueteApi.remind, { params: { id } })
    expect((await remind()).data.lembrados).toBe(2)
    expect((await remind()).body.codigo).toBe('ja_lembrada')
    await run('enquete.lembrar', tenant, { enquete: id })
    expect((await news(tenant, 'enquete_lembrete')).map(({ usuario_id }) => Number(usuario_id))).toEqual(
      alunos.slice(1).map((one) => one.id),
    )
  })
})
