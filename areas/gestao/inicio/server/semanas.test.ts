/** The weeks of schools: counted at night from what was done, against a slow second reckoning; read by whoever answers for them. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Fuso } from '../../../../core/contract/cidades.ts'
import { inWays, USUAL_WAYS } from '../../../../core/server/ways.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putPublished } from '../../../ensino/aula/server/factory.ts'
import { changeEntrega, putAulaAberta, putEntrega } from '../../../ensino/entrega/server/factory.ts'
import { putTentativa } from '../../../ensino/tentativa/server/factory.ts'
import { inicioApi } from '../contract.ts'
import { SEMANAS, segunda } from '../rules-semanas.ts'
import { contarSemanas } from './jobs.ts'

const ACRE = 'America/Rio_Branco'
const DAY = 86_400_000
const now = new Date()
/** Noon of a day of the week that began `back` weeks ago. */
const within = (back: number, day = 2) => new Date(Date.parse(`${segunda(now, back)}T15:00:00Z`) + day * DAY)

const inFuso = <T>(fuso: Fuso, work: () => T): T => inWays({ ...USUAL_WAYS, fuso }, work)

const count = async (tenant: TestTenant, at = now) => {
  const { database } = await testApp()
  await contarSemanas({ tenantId: tenant.id, database }, at)
}

const rede = async (who: Person) => {
  const { rede: found } = (await callAs(who, inicioApi.hoje, undefined)).data
  if (!found) throw new Error(`${who.nome} manages nothing.`)
  return found
}
const semana = async (who: Person, back: number) =>
  (await rede(who)).semanas.find((one) => one.semana === segunda(now, back))

describe('what is counted', () => {
  let tenant: TestTenant
  let gestora: Person
  let coordenadora: Person
  let admin: Person
  let ana: Person
  let bia: Person
  let caio: Person
  beforeAll(async () => {
    tenant = await testTenant()
    const professor = await tenant.person('Rosa', { papel: 'professor', turma: tenant.turma })
    gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'leitura' })
    coordenadora = await tenant.person('Célia', { papel: 'coordenador', rede: tenant.outraEscola })
    admin = await tenant.person('Admin', { papel: 'administrador_tenant' })
    // Ana is in both schools.
    ana = await tenant.person(
      'Ana',
      { papel: 'aluno', turma: tenant.turma },
      { papel: 'aluno', turma: tenant.outraTurma },
    )
    bia = await tenant.person('Bia', { papel: 'aluno', turma: tenant.turma })
    caio = await tenant.person('Caio', { papel: 'aluno', turma: tenant.outraTurma })
    const done = async (who: Person, back: number, given: Parameters<typeof putTentativa>[3] = {}) => {
      const aula = await putPublished(tenant, professor, { titulo: 'Notícia' })
      await putTentativa(tenant, who, aula, { estado: 'concluida', concluida_em: within(back), ...given })
    }
    await done(ana, 1)
    await done(ana, 1)
    await done(bia, 1)
    await done(caio, 1, { turma: tenant.outraTurma })
    // By herself: it counts where she studies, in each school, and once for the network.
    await done(ana, 2, { turma: null })
    // None of these is a lesson brought to its end by a pupil of the class.
    await done(bia, 2, { estado: 'anulada' })
    await done(bia, 2, { estado: 'iniciada', concluida_em: null })
    await done(bia, 2, { estado: 'expirada' })
    await done(professor, 2)
    // Sent three weeks ago, and the attempt that it is of ended in this one.
    const entrega = await putEntrega(tenant, bia, await putAulaAberta(tenant, professor))
    await changeEntrega(tenant, { id: entrega.id }, { enviada_em: within(3) })
    await count(tenant)
  })

  it('is each pupil once, by the school and for all above it, whatever class they did it in', async () => {
    expect(await semana(gestora, 1)).toMatchObject({ alunos: 3, aulas: 4 })
    expect(await semana(coordenadora, 1)).toMatchObject({ alunos: 1, aulas: 1 })
    expect(await semana(gestora, 2)).toMatchObject({ alunos: 1, aulas: 1 })
    expect(await semana(gestora, 3)).toMatchObject({ alunos: 1, aulas: 0 })
    expect(await semana(gestora, 0)).toMatchObject({ alunos: 1, aulas: 1 })
    expect(await semana(coordenadora, 2)).toMatchObject({ alunos: 1, aulas: 1 })
    expect((await rede(admin)).semanas).toEqual((await rede(gestora)).semanas)
  })

  it('has what waits of the week that runs alone, and zeros where nothing was done', async () => {
    const { semanas, contada_em } = await rede(gestora)
    expect(semanas).toHaveLength(SEMANAS + 1)
    expect(semanas.at(-1)).toMatchObject({ semana: segunda(now), esperam: 1 })
    expect(semanas.slice(0, -1).every(({ esperam }) => esperam === null)).toBe(true)
    expect(semanas[0]).toMatchObject({ alunos: 0, aulas: 0 })
    expect(contada_em).toBe(now.toISOString())
    expect((await rede(coordenadora)).semanas.at(-1)).toMatchObject({ esperam: 0 })
  })

  it('stands in the line of a school as it was counted', async () => {
    const escolas = (await rede(gestora)).escolas
    const of = (id: number) => escolas.find((one) => one.id === id)?.semanas
    expect(of(tenant.outraEscola)).toEqual((await rede(coordenadora)).semanas)
    expect(of(tenant.escola)?.find((one) => one.semana === segunda(now, 1))).toMatchObject({
      alunos: 2,
      aulas: 3,
    })
  })

  it('is counted once a day, anew with what came late, and what waited stays as it was', async () => {
    const aula = await putPublished(tenant, caio, { titulo: 'Atrasada', turma: tenant.outraTurma })
    await putTentativa(tenant, caio, aula, {
      ...{ turma: tenant.outraTurma, estado: 'concluida', concluida_em: within(1, 4) },
    })
    await count(tenant)
    expect(await semana(coordenadora, 1)).toMatchObject({ alunos: 1, aulas: 1 })
    await tenant.sql('update escola_semana set esperam = 7 where tenant_id = $1 and semana = $2', [
      tenant.id,
      segunda(now, 1),
    ])
    await count(tenant, new Date(now.getTime() + DAY))
    expect(await semana(coordenadora, 1)).toMatchObject({ alunos: 1, aulas: 2, esperam: 7 })
  })

  it('is forgotten after a year and some weeks', async () => {
    await tenant.sql(
      `insert into escola_semana (tenant_id, rede_id, semana, alunos, aulas, contada_em)
       select $1, $2, s::date, 1, 1, '2020-01-01' from unnest($3::text[]) s`,
      [tenant.id, tenant.escola, [segunda(now, 61), segunda(now, 58)]],
    )
    await count(tenant, new Date(now.getTime() + 2 * DAY))
    const kept = await tenant.sql<{ n: number }>(
      'select count(*)::int as n from escola_semana where tenant_id = $1 and contada_em < $2',
      [tenant.id, '2021-01-01'],
    )
    expect(kept).toEqual([{ n: 1 }])
  })
})

it('who answers for a network and for a school of it is told of each pupil once; who only teaches, of nothing', async () => {
  const tenant = await testTenant()
  const both = await tenant.person(
    'Dupla',
    { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' },
    { papel: 'coordenador', rede: tenant.escola },
  )
  const aluno = await tenant.person('Ana', { papel: 'aluno', turma: tenant.turma })
  await putTentativa(tenant, aluno, await putPublished(tenant, both), {
    ...{ estado: 'concluida', concluida_em: within(1) },
  })
  expect((await rede(both)).semanas).toEqual([])
  expect((await rede(both)).contada_em).toBeNull()
  await count(tenant)
  expect(await semana(both, 1)).toMatchObject({ alunos: 1, aulas: 1 })
  // Coordinates one school, teaches in the other: that one is none of theirs.
  const outra = await tenant.person(
    'Outra',
    { papel: 'coordenador', rede: tenant.outraEscola },
    { papel: 'professor', turma: tenant.turma },
  )
  expect(await semana(outra, 1)).toMatchObject({ alunos: 0, aulas: 0 })
  expect((await rede(outra)).escolas.map(({ id }) => id)).toEqual([tenant.outraEscola])
})

it('is by the calendar of the tenant', async () => {
  const tenant = await testTenant({ fuso: ACRE })
  const [esta, passada] = inFuso(ACRE, () => [segunda(now, 1), segunda(now, 2)])
  const gestora = await tenant.person('Gestora', { papel: 'coordenador', rede: tenant.escola })
  const aluno = await tenant.person('Ana', { papel: 'aluno', turma: tenant.turma })
  // Monday, half past midnight in Brasília: Sunday in Rio Branco, where the week before has not ended.
  await putTentativa(tenant, aluno, await putPublished(tenant, gestora), {
    ...{ estado: 'concluida', concluida_em: new Date(Date.parse(`${esta}T03:30:00Z`)) },
  })
  await inFuso(ACRE, () => count(tenant))
  const { semanas } = await rede(gestora)
  expect(semanas.filter(({ aulas }) => aulas > 0).map(({ semana: dia }) => dia)).toEqual([passada])
})
