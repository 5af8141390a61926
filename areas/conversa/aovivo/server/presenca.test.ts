/** Presence through the real door: beacons in any order, within the lesson, and the report that counts them. */
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { edgesOf } from '../../../../core/testing/beiras.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { aovivoApi } from '../contract.ts'
import { coverage } from '../rules-presenca.ts'
import { putEncontro } from './factory.ts'
import { addPresenca } from './queries-presenca.ts'

let tenant: TestTenant
let professor: Person
let aluno: Person
let colega: Person

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  aluno = await tenant.person('Ágata', { papel: 'aluno', turma: tenant.turma })
  colega = await tenant.person('=Bento', { papel: 'aluno', turma: tenant.turma })
  await tenant.sql(`update matricula set data_matricula = now() - interval '30 days' where tenant_id = $1`, [
    tenant.id,
  ])
})

const beacon = (who: Person, id: number, idades: number[]) =>
  callAs(who, aovivoApi.beacon, { params: { id }, body: { idades } })
const intervalsOf = async (id: number, who: Person) =>
  (
    await tenant.sql<{ de: number; ate: number }>(
      `select extract(epoch from lower(r) - e.inicio)::float8 as de, extract(epoch from upper(r) - e.inicio)::float8 as ate
       from encontro_presenca p join encontro e on e.tenant_id = p.tenant_id and e.id = p.encontro_id, unnest(p.intervalos) r
       where p.encontro_id = $1 and p.usuario_id = $2 order by 1`,
      [id, who.id],
    )
  ).map(({ de, ate }) => [Math.round(de), Math.round(ate)])
const report = async (query: object = {}) =>
  (
    await callAs(professor, aovivoApi.report, {
      params: { turma: tenant.turma },
      query: { pagina: 1, linhas: 100, ...query },
    })
  ).data

describe('a beacon', () => {
  it('counts while the lesson runs, once from two tabs, whatever comes again', async () => {
    const id = await putEncontro(tenant, professor, { em: -10 })
    expect((await beacon(aluno, id, [0, 60, 120])).data).toMatchObject({ estado: 'ao_vivo', conta: true })
    const once = await intervalsOf(id, aluno)
    expect(once).toHaveLength(1)
    expect(Math.abs((once[0]?.[0] ?? 0) - 480)).toBeLessThan(5)
    await Promise.all([beacon(aluno, id, [120, 0]), beacon(aluno, id, [60])])
    expect((await intervalsOf(id, aluno)).map(([de]) => de)).toEqual([once[0]?.[0]])
    await beacon(aluno, id, [400])
    expect(await intervalsOf(id, aluno)).toHaveLength(2)
  })

  it('does not count before the beginning, nor what is claimed of then', async () => {
    const before = await putEncontro(tenant, professor, { em: 5 })
    expect((await beacon(aluno, before, [0])).data).toMatchObject({ estado: 'agendada', conta: false })
    const id = await putEncontro(tenant, professor, { em: -2 })
    await beacon(aluno, id, [600, 300, 60])
    const [[de = 0, ate = 0] = [], ...rest] = await intervalsOf(id, aluno)
    expect([ate - de, rest]).toEqual([75, []])
    expect(Math.abs(de - 60)).toBeLessThan(5)
  })

  it('that could not be sent before the end is taken shortly after, and counts up to the end', async () => {
    const id = await putEncontro(tenant, professor, { em: -32, duracao: 30 })
    expect((await beacon(aluno, id, [150])).data).toMatchObject({ estado: 'encerrada', conta: false })
    const [[de = 0, ate = 0] = [], ...rest] = await intervalsOf(id, aluno)
    expect([ate, rest]).toEqual([1800, []])
    expect(Math.abs(de - 1770)).toBeLessThan(5)
    const old = await putEncontro(tenant, professor, { em: -60, duracao: 30 })
    await beacon(aluno, old, [600])
    expect(await intervalsOf(old, aluno)).toEqual([])
  })

  it('that is too old, too many or none is refused', async () => {
    const id = await putEncontro(tenant, professor, { em: -10 })
    for (const idades of [[], [601], [-1], [1.5], Array.from({ length: 13 }, () => 0)])
      expect((await beacon(aluno, id, idades)).status).toBeGreaterThanOrEqual(400)
    expect((await beacon(professor, id, [0])).status).toBe(403)
    expect(await intervalsOf(id, aluno)).toEqual([])
  })
})

describe('any delivery', () => {
  it('joins to the same presence', async () => {
    const { database } = await testApp()
    const now = new Date()
    const window = { de: new Date(now.getTime() - 40 * 60_000), ate: now }
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 1, maxLength: 10 }),
        async (idades) => {
          const [a, b] = [await putEncontro(tenant, professor), await putEncontro(tenant, professor)]
          const ranges = coverage(idades, now, window)
          await database.asTenant(tenant.id, async (tx) => {
            await addPresenca(tx, a, aluno.id, ranges)
            for (const range of [...ranges, ...ranges].reverse()) await addPresenca(tx, b, aluno.id, [range])
          })
          const [row] = await tenant.sql<{ same: boolean }>(
            `select count(*) < 2 or min(intervalos::text) = max(intervalos::text) as same
             from encontro_presenca where encontro_id = any($1::bigint[])`,
            [[a, b]],
          )
          expect(row?.same).toBe(true)
        },
      ),
      { numRuns: 15 },
    )
  })
})

describe('the report', () => {
  it('has a row for each pupil of each lesson, with the time within it', async () => {
    const turma = await tenant.newTurma('Relatório')
    const teacher = await tenant.person('Docente', { papel: 'professor', turma })
    for (const person of [aluno, colega])
      await tenant.sql(
        `insert into matricula (tenant_id, turma_id, aluno_id, data_matricula) values ($1, $2, $3, now() - interval '9 days')`,
        [tenant.id, turma, person.id],
      )
    const late = await tenant.person('Zeca', { papel: 'aluno', turma })
    const id = await putEncontro(tenant, teacher, { turma, em: -100, duracao: 50, titulo: 'Poemas' })
    await putEncontro(tenant, teacher, { turma, em: -200, cancelada: true })
    await putEncontro(tenant, teacher, { turma, em: 60 })
    // 20 minutes from the tenth on, and 10 that reach past the end.
    await tenant.sql(
      `insert into encontro_presenca (tenant_id, encontro_id, usuario_id, intervalos)
       select $1, id, $3, tstzmultirange(tstzrange(inicio + interval '10 min', inicio + interval '30 min'),
         tstzrange(inicio + interval '45 min', inicio + interval '55 min')) from encontro where id = $2`,
      [tenant.id, id, aluno.id],
    )
    const ask = async (query: object = {}) =>
      (
        await callAs(teacher, aovivoApi.report, {
          params: { turma },
          query: { pagina: 1, linhas: 100, ...query },
        })
      ).data
    const all = await ask()
    expect(
      all.presencas.map(({ aluno: { nome }, minutos, percentual }) => [nome, minutos, percentual]),
    ).toEqual([
      ['=Bento', 0, 0],
      ['Ágata', 25, 50],
    ])
    expect(all).toMatchObject({ total: 2, esperadas: 2, vieram: 1 })
    expect(all.encontros.map((one) => one.id)).toEqual([id])
    // Who entered the class afterwards was not missed.
    expect(all.presencas.some((row) => row.aluno.id === late.id)).toBe(false)
    const present = await ask({ presentes: true })
    expect([present.total, present.esperadas, present.presencas[0]?.aluno.nome]).toEqual([1, 2, 'Ágata'])
    expect((await ask({ encontro: id + 1 })).total).toBe(0)
    // Who left the class stays where they were present.
    await tenant.sql(
      `update matricula set status = 'removido', data_saida = now() where turma_id = $1 and aluno_id = any($2::bigint[])`,
      [turma, [aluno.id, colega.id]],
    )
    expect((await ask()).presencas.map((row) => row.aluno.nome)).toEqual(['Ágata'])
  })

  it('is of the last 30 days unless told, and refuses a period the wrong way round', async () => {
    const { de, ate } = await report()
    expect((Date.parse(ate) - Date.parse(de)) / 86_400_000).toBe(30)
    const wrong = (query: object) =>
      callAs(professor, aovivoApi.report, {
        params: { turma: tenant.turma },
        query: { pagina: 1, linhas: 30, ...query },
      })
    for (const query of [{ de: '2026-02-02', ate: '2026-02-01' }, { ate: '2026-02-30' }, { de: 'ontem' }])
      expect((await wrong(query)).status).toBeGreaterThanOrEqual(400)
  })

  it('holds what began in the days asked for, to their first and last instant', async () => {
    const turma = await tenant.newTurma('Beiras')
    const teacher = await tenant.person('Docente', { papel: 'professor', turma })
    const pupil = await tenant.person('Aluna', { papel: 'aluno', turma })
    const wanted: number[] = []
    for (const { at, within } of edgesOf('2026-03-10', '2026-03-12')) {
      const id = await putEncontro(tenant, teacher, { turma })
      await tenant.sql(
        `update encontro set inicio = $2::timestamptz, fim = $2::timestamptz + interval '1 hour' where id = $1`,
        [id, at],
      )
      await tenant.sql(
        `insert into encontro_presenca (tenant_id, encontro_id, usuario_id, intervalos)
         select $1, id, $3, tstzmultirange(tstzrange(inicio, fim)) from encontro where id = $2`,
        [tenant.id, id, pupil.id],
      )
      if (within) wanted.unshift(id)
    }
    const period = { de: '2026-03-10', ate: '2026-03-12' }
    const { data } = await callAs(teacher, aovivoApi.report, {
      params: { turma },
      query: { pagina: 1, linhas: 100, ...period },
    })
    expect(data.encontros.map(({ id }) => id)).toEqual(wanted)
    expect(data.presencas.map(({ encontro }) => encontro)).toEqual(wanted)
    const file = await callAs(teacher, aovivoApi.exportReport, {
      params: { turma },
      body: { formato: 'csv', ...period },
    })
    expect(Buffer.from(file.data.conteudo, 'base64').toString().trim().split('\n')).toHaveLength(3)
  })

  it('leaves as a file in which nothing runs, and in the log', async () => {
    const id = await putEncontro(tenant, professor, { em: -70, titulo: '+Soma' })
    const answer = await callAs(professor, aovivoApi.exportReport, {
      params: { turma: tenant.turma },
      body: { formato: 'csv', encontro: id },
    })
    const rows = parse(Buffer.from(answer.data.conteudo, 'base64'), {
      bom: true,
      delimiter: ';',
    }) as string[][]
    expect(rows[0]).toEqual(['Data', 'Título', 'Aluno', 'Entrou', 'Saiu', 'Minutos', '%'])
    expect(rows.slice(1).map((row) => row.slice(1, 3))).toEqual([
      ["'+Soma", "'=Bento"],
      ["'+Soma", 'Ágata'],
    ])
    const log = await tenant.sql<{ mudanca: object }>(
      `select mudanca from auditoria where tenant_id = $1 and acao = 'exportar_presenca' and entidade_id = $2`,
      [tenant.id, String(tenant.turma)],
    )
    expect(log).toHaveLength(1)
    expect(log[0]?.mudanca).toMatchObject({ depois: { formato: 'csv', total: 2, encontro: id } })
  })
})
