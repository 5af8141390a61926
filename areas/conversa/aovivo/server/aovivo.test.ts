/** Live lessons through the real door: planning, series, states, the room, and who is told. */

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { setRecursos, setTurma } from '../../../escola/turma/server/factory.ts'
import { aovivoApi } from '../contract.ts'
import { putEncontro } from './factory.ts'

let tenant: TestTenant
let professor: Person
let aluno: Person
let responsavel: Person
let since = 0

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
  responsavel = await tenant.person('Responsável', { papel: 'responsavel', aluno: aluno.id })
})
beforeEach(async () => {
  const [row] = await tenant.sql<{ n: number }>(
    'select coalesce(max(id), 0) as n from notificacao where tenant_id = $1',
    [tenant.id],
  )
  since = Number(row?.n)
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const plan = (change: object = {}) => ({
  titulo: 'Revisão para a prova',
  inicio: inMinutes(24 * 60),
  duracao: 50,
  provedor: 'meet' as const,
  url: 'https://meet.google.com/abc-defg-hij',
  sala_espera: false,
  gravar: false,
  ...change,
})
const create = (change: object = {}, who = professor) =>
  callAs(who, aovivoApi.create, { params: { turma: tenant.turma }, body: plan(change) })
const find = async (who: Person, id: number) =>
  (await callAs(who, aovivoApi.find, { params: { id } })).data.encontro
const told = () =>
  tenant.sql<{ usuario_id: number; tipo: string; dados: { vezes?: number; motivo?: string } }>(
    'select usuario_id::int, tipo, dados from notificacao where tenant_id = $1 and id > $2 order by id',
    [tenant.id, since],
  )
const toldAs = async () => (await told()).map(({ usuario_id, tipo }) => [usuario_id, tipo])
const jobsOf = (id: number) =>
  tenant.sql<{ run_at: Date }>('select run_at from graphile_worker.jobs where key = $1', [
    `${tenant.id}:aovivo.mover:${id}`,
  ])

describe('planning', () => {
  it('tells pupils and guardians, not the author, and leaves a job for the reminder', async () => {
    const { data } = await create()
    expect(data.criadas).toBe(1)
    expect(data.encontro).toMatchObject({ estado: 'agendada', duracao: 50, turma: { id: tenant.turma } })
    expect(await toldAs()).toEqual([
      [aluno.id, 'aula_marcada'],
      [responsavel.id, 'aula_marcada'],
    ])
    const [job] = await jobsOf(data.encontro.id)
    expect(job?.run_at.getTime()).toBe(new Date(data.encontro.inicio).getTime() - 15 * 60_000)
  })

  it.each<[string, object, string]>([
    ['in the past', { inicio: inMinutes(-30) }, 'inicio'],
    ['in three years', { inicio: inMinutes(3 * 366 * 24 * 60) }, 'inicio'],
    ['without https', { url: 'http://meet.google.com/abc' }, 'url'],
    ['elsewhere than the provider', { url: 'https://zoom.us/j/1' }, 'url'],
    ['a blank title', { titulo: '   ' }, 'titulo'],
    ['a repetition without end', { recorrencia: { dias: [1] } }, 'recorrencia'],
    ['a repetition of more than 60', { recorrencia: { dias: [1], vezes: 61 } }, 'recorrencia'],
    ['a repetition over two years ahead', { recorrencia: { dias: [1], ate: '2033-01-01' } }, 'recorrencia'],
  ])('%s is refused at the field', async (_, change, campo) => {
    const { status, body } = await create(change)
    expect([status, Object.keys(body.campos ?? {})]).toEqual([400, [campo]])
    // A sentence, of words that a person reads.
    expect(body.campos?.[campo]).toMatch(/^\p{Lu}[^_]{8,}\.$/u)
    expect(await told()).toEqual([])
  })

  it('a series makes each lesson and tells once', async () => {
    const { data } = await create({
      titulo: 'Plantão',
      recorrencia: { dias: [0, 1, 2, 3, 4, 5, 6], vezes: 4 },
    })
    expect(data.criadas).toBe(4)
    expect((await told()).map(({ tipo, dados }) => [tipo, dados.vezes])).toEqual([
      ['aula_marcada', 4],
      ['aula_marcada', 4],
    ])
    const rows = await tenant.sql<{ n: number; jobs: number }>(
      `select count(*)::int as n, (select count(*)::int from graphile_worker.jobs
         where key in (select e.tenant_id || ':aovivo.mover:' || e.id from encontro e where e.titulo = 'Plantão' and e.tenant_id = $1)) as jobs
       from encontro where titulo = 'Plantão' and tenant_id = $1`,
      [tenant.id],
    )
    expect(rows[0]).toEqual({ n: 4, jobs: 4 })
  })
})

describe('a change', () => {
  const series = async () => {
    const { data } = await create({ recorrencia: { dias: [0, 1, 2, 3, 4, 5, 6], vezes: 4 } })
    const rows = await tenant.sql<{ id: number; inicio: Date }>(
      `select id::int, inicio from encontro where serie_id = (select serie_id from encontro where id = $1) order by inicio`,
      [data.encontro.id],
    )
    return { first: data.encontro, rows }
  }
  const edit = (id: number, change: object) =>
    callAs(professor, aovivoApi.edit, {
      params: { id },
      body: { ...plan(), alcance: 'esta' as const, versao: 1, ...change },
    })

  it('of this and the following moves them along and leaves those before', async () => {
    const { rows } = await series()
    const [one, two, three, four] = rows.map(({ inicio }) => inicio.getTime())
    const to = new Date((two as number) + 3_600_000).toISOString()
    since = Number((await tenant.sql<{ n: number }>('select max(id) as n from notificacao'))[0]?.n)
    const { data } = await edit(rows[1]?.id as number, { inicio: to, alcance: 'seguintes', titulo: 'Mudou' })
    expect(data.mudadas).toBe(3)
    const now = await tenant.sql<{ inicio: Date; titulo: string }>(
      `select inicio, titulo from encontro where id = any($1::bigint[]) order by inicio`,
      [rows.map(({ id }) => id)],
    )
    expect(now.map(({ inicio }) => inicio.getTime())).toEqual([
      one,
      ...[two, three, four].map((at) => (at as number) + 3_600_000),
    ])
    expect(now.map(({ titulo }) => titulo)).toEqual(['Revisão para a prova', 'Mudou', 'Mudou', 'Mudou'])
    expect(await toldAs()).toEqual([
      [aluno.id, 'aula_mudou'],
      [responsavel.id, 'aula_mudou'],
    ])
  })

  it('of this one leaves the others; the same dates tell nobody', async () => {
    const { first, rows } = await series()
    since = Number((await tenant.sql<{ n: number }>('select max(id) as n from notificacao'))[0]?.n)
    const { data } = await edit(first.id, { inicio: first.inicio, titulo: 'Só esta' })
    expect([data.mudadas, data.encontro.titulo]).toEqual([1, 'Só esta'])
    expect((await find(professor, rows[2]?.id as number)).titulo).toBe('Revisão para a prova')
    expect(await told()).toEqual([])
  })

  it('by two at once: the second is told so', async () => {
    const { data } = await create()
    const { id, inicio } = data.encontro
    const both = await Promise.all([
      edit(id, { inicio, titulo: 'Uma' }),
      edit(id, { inicio, titulo: 'Outra' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('while it runs may make it longer, not move it', async () => {
    const id = await putEncontro(tenant, professor, { em: -20, duracao: 30 })
    const { inicio } = await find(professor, id)
    expect((await edit(id, { inicio: inMinutes(30) })).body.campos).toHaveProperty('inicio')
    expect((await edit(id, { inicio, duracao: 10 })).body.campos).toHaveProperty('duracao')
    const { data } = await edit(id, { inicio, duracao: 90 })
    expect(data.encontro).toMatchObject({ estado: 'ao_vivo', duracao: 90 })
  })
})

describe('calling off', () => {
  it('tells the class why, and is taken back with all that it reached', async () => {
    const { data } = await create({ recorrencia: { dias: [0, 1, 2, 3, 4, 5, 6], vezes: 3 } })
    const params = { id: data.encontro.id }
    since = Number((await tenant.sql<{ n: number }>('select max(id) as n from notificacao'))[0]?.n)
    const body = { motivo: 'Conselho de classe', alcance: 'seguintes' as const }
    const off = await callAs(professor, aovivoApi.cancel, { params, body })
    expect([off.data.mudadas, off.data.encontro.estado]).toEqual([3, 'cancelada'])
    expect((await told())[0]).toMatchObject({
      tipo: 'aula_cancelada',
      dados: { motivo: 'Conselho de classe', vezes: 3 },
    })
    expect((await find(aluno, params.id)).motivo).toBe('Conselho de classe')
    expect((await callAs(professor, aovivoApi.cancel, { params, body })).status).toBe(409)
    const back = await callAs(professor, aovivoApi.restore, { params })
    expect([back.data.mudadas, back.data.encontro.estado]).toEqual([3, 'agendada'])
    expect((await callAs(professor, aovivoApi.restore, { params })).status).toBe(409)
    const log = await tenant.sql<{ acao: string }>(
      `select acao from auditoria where tenant_id = $1 and entidade = 'encontro' and entidade_id = $2 order by numero`,
      [tenant.id, String(params.id)],
    )
    expect(log.map(({ acao }) => acao)).toEqual(['cancelar', 'retomar'])
  })

  it('is taken back alone: what another act called off stays so', async () => {
    const { data } = await create({ recorrencia: { dias: [0, 1, 2, 3, 4, 5, 6], vezes: 3 } })
    const rows = await tenant.sql<{ id: number }>(
      `select id::int from encontro where serie_id = (select serie_id from encontro where id = $1) order by inicio`,
      [data.encontro.id],
    )
    const [first = 0, second = 0] = rows.map(({ id }) => id)
    const off = (id: number) =>
      callAs(professor, aovivoApi.cancel, { params: { id }, body: { motivo: 'Feriado', alcance: 'esta' } })
    expect((await off(second)).data.mudadas).toBe(1)
    await tenant.sql(`update encontro set cancelado_em = cancelado_em - interval '1 hour' where id = $1`, [
      second,
    ])
    expect((await off(first)).data.mudadas).toBe(1)
    const back = await callAs(professor, aovivoApi.restore, { params: { id: first } })
    expect([back.data.mudadas, (await find(professor, second)).estado]).toEqual([1, 'cancelada'])
  })

  it('deletes what has not begun, and nothing else', async () => {
    const { data } = await create()
    const remove = (id: number) =>
      callAs(professor, aovivoApi.remove, { params: { id }, query: { alcance: 'esta' } })
    expect((await remove(data.encontro.id)).data.removidas).toBe(1)
    expect((await callAs(professor, aovivoApi.find, { params: { id: data.encontro.id } })).status).toBe(404)
    const running = await putEncontro(tenant, professor, { em: -5 })
    expect((await remove(running)).status).toBe(409)
    expect((await find(professor, running)).estado).toBe('ao_vivo')
  })
})

describe('the room', () => {
  it.each<[string, Parameters<typeof putEncontro>[2], boolean]>([
    ['tomorrow', { em: 1440 }, false],
    ['in ten minutes', { em: 10 }, true],
    ['in ten minutes, with a waiting room', { em: 10, salaEspera: true }, false],
    ['running', { em: -10, salaEspera: true }, true],
    ['over', { em: -90 }, false],
    ['called off', { em: 5, cancelada: true }, false],
  ])('%s', async (_, given, open) => {
    const id = await putEncontro(tenant, professor, given)
    expect((await find(aluno, id)).url !== null).toBe(open)
    // Guardians see the schedule, never the room; who teaches always has it.
    expect((await find(responsavel, id)).url).toBeNull()
    expect((await find(professor, id)).url).not.toBeNull()
  })

  it('is begun and ended by the teacher, who tells the class once', async () => {
    const id = await putEncontro(tenant, professor, { em: 30 })
    const params = { id }
    expect((await callAs(professor, aovivoApi.end, { params })).status).toBe(409)
    expect((await callAs(professor, aovivoApi.start, { params })).data.encontro.estado).toBe('ao_vivo')
    expect((await callAs(professor, aovivoApi.start, { params })).status).toBe(409)
    expect(await toldAs()).toEqual([[aluno.id, 'aula_comecou']])
    expect((await callAs(professor, aovivoApi.end, { params })).data.encontro.estado).toBe('encerrada')
    expect((await callAs(professor, aovivoApi.end, { params })).status).toBe(409)
  })

  it('is not begun hours before', async () => {
    const id = await putEncontro(tenant, professor, { em: 120 })
    expect((await callAs(professor, aovivoApi.start, { params: { id } })).status).toBe(409)
  })

  it('has a recording until its day', async () => {
    const id = await putEncontro(tenant, professor, { em: -90 })
    const set = (gravacao: { url: string; expira_em: string } | null) =>
      callAs(professor, aovivoApi.setRecording, { params: { id }, body: { gravacao } })
    const url = 'https://videos.escola.example/aula'
    expect((await set({ url, expira_em: inMinutes(-1) })).status).toBe(400)
    await set({ url, expira_em: inMinutes(60) })
    expect((await find(aluno, id)).gravacao?.url).toBe(url)
    expect((await find(responsavel, id)).gravacao).toBeNull()
    await tenant.sql(`update encontro set gravacao_expira_em = now() - interval '1 minute' where id = $1`, [
      id,
    ])
    expect((await find(aluno, id)).gravacao).toBeNull()
    expect((await find(professor, id)).gravacao).not.toBeNull()
    expect((await set(null)).data.encontro.gravacao).toBeNull()
  })
})

describe('a class', () => {
  it('that is closed keeps its lessons and takes no new ones', async () => {
    const turma = await tenant.newTurma('Encerrada')
    const teacher = await tenant.person('Docente', { papel: 'professor', turma })
    const id = await putEncontro(tenant, teacher, { turma })
    await setTurma(tenant, turma, { status: 'encerrada' })
    expect((await find(teacher, id)).permissoes.manage).toBe(false)
    const made = await callAs(teacher, aovivoApi.create, { params: { turma }, body: plan() })
    expect([made.status, made.body.codigo]).toEqual([409, 'aula_ao_vivo'])
  })

  it('that switched lessons off shows them to nobody, and says so', async () => {
    const turma = await tenant.newTurma('Sem aulas ao vivo')
    const pupil = await tenant.person('Aluno', { papel: 'aluno', turma })
    const administradora = await tenant.person('Administradora', { papel: 'administrador_tenant' })
    const id = await putEncontro(tenant, professor, { turma })
    expect((await callAs(pupil, aovivoApi.find, { params: { id } })).status).toBe(200)
    await setRecursos(tenant, turma, { ao_vivo: false })
    for (const who of [pupil, administradora])
      expect((await callAs(who, aovivoApi.find, { params: { id } })).body.codigo).toBe('recurso_desligado')
    expect((await callAs(pupil, aovivoApi.upcoming, { query: {} })).data.encontros).toEqual([])
  })

  it('lists what comes nearest first, what is over latest first, and the same lessons as one by one', async () => {
    const turma = await tenant.newTurma('Lista')
    const teacher = await tenant.person('Docente', { papel: 'professor', turma })
    const ids = []
    for (const em of [60, -10, 30, -90, -200]) ids.push(await putEncontro(tenant, teacher, { turma, em }))
    const list = async (quando: 'proximas' | 'anteriores') =>
      (await callAs(teacher, aovivoApi.list, { params: { turma }, query: { pagina: 1, linhas: 30, quando } }))
        .data
    expect((await list('proximas')).encontros.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]])
    expect((await list('anteriores')).encontros.map(({ id }) => id)).toEqual([ids[3], ids[4]])
    const next = await callAs(teacher, aovivoApi.upcoming, { query: {} })
    expect(next.data.encontros.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]])
    for (const id of ids) expect((await find(teacher, id)).permissoes.manage).toBe(true)
  })
})
