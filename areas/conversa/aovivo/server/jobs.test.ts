/** What the clock does to lessons: moved and reminded once, however often and from however many processes it looks. */

import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { setTurma } from '../../../escola/turma/server/factory.ts'
import { putEncontro } from './factory.ts'
import { aovivoTasks } from './jobs.ts'
import { MOVE } from './queries.ts'

let tenant: TestTenant
let professor: Person
let aluno: Person

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
})

async function run(payload: { encontro?: number } = {}): Promise<void> {
  const { database } = await testApp()
  const task = aovivoTasks[MOVE] as unknown as (job: object) => Promise<void>
  await task({ tenantId: tenant.id, payload, database, progress: async () => {} })
}
const stateOf = async (id: number) =>
  (
    await tenant.sql<{ estado: string; lembrado: boolean; exato: boolean }>(
      `select estado, lembrado_em is not null as lembrado,
         coalesce(iniciado_em = inicio, true) and coalesce(encerrado_em = fim, true) as exato
       from encontro where id = $1`,
      [id],
    )
  )[0]
const remindersOf = async (id: number) =>
  (
    await tenant.sql<{ usuario_id: number }>(
      `select usuario_id::int from notificacao where tenant_id = $1 and tipo = 'aula_lembrete' and destino like '%/' || $2`,
      [tenant.id, id],
    )
  )
    .map(({ usuario_id }) => usuario_id)
    .sort((a, b) => a - b)
const lookOf = async (id: number) =>
  (
    await tenant.sql<{ at: Date }>('select run_at as at from graphile_worker.jobs where key = $1', [
      `${tenant.id}:${MOVE}:${id}`,
    ])
  )[0]?.at
const timesOf = async (id: number) =>
  (await tenant.sql<{ inicio: Date; fim: Date }>('select inicio, fim from encontro where id = $1', [id]))[0]
const told = () => [professor.id, aluno.id].sort((a, b) => a - b)

describe('the clock', () => {
  it('reminds the class once, even when it looks again and again, and comes back at the beginning', async () => {
    const id = await putEncontro(tenant, professor, { em: 10 })
    await run({ encontro: id })
    await Promise.all([run({ encontro: id }), run({ encontro: id }), run()])
    expect(await remindersOf(id)).toEqual(told())
    expect(await stateOf(id)).toEqual({ estado: 'agendada', lembrado: true, exato: true })
    expect(await lookOf(id)).toEqual((await timesOf(id))?.inicio)
  })

  it('does nothing before its time, but comes back', async () => {
    const id = await putEncontro(tenant, professor, { em: 60 })
    await run({ encontro: id })
    expect(await stateOf(id)).toMatchObject({ estado: 'agendada', lembrado: false })
    expect(await remindersOf(id)).toEqual([])
    const { inicio } = (await timesOf(id)) as { inicio: Date }
    expect((await lookOf(id))?.getTime()).toBe(inicio.getTime() - 15 * 60_000)
  })

  it('begins and ends it at its hours, not at those of the job', async () => {
    const running = await putEncontro(tenant, professor, { em: -5 })
    await run({ encontro: running })
    expect(await stateOf(running)).toMatchObject({ estado: 'ao_vivo', exato: true })
    expect(await lookOf(running)).toEqual((await timesOf(running))?.fim)
    const over = await putEncontro(tenant, professor, { em: -90 })
    await run({ encontro: over })
    expect(await stateOf(over)).toMatchObject({ estado: 'encerrada', exato: true })
    expect(await remindersOf(over)).toEqual([])
  })

  it('tells the screens once for each state', async () => {
    const id = await putEncontro(tenant, professor, { em: -5 })
    const events = async () =>
      (
        await tenant.sql<{ n: number }>(
          `select count(*)::int as n from evento where tenant_id = $1 and tipo = 'aula_ao_vivo_mudou'`,
          [tenant.id],
        )
      )[0]?.n as number
    const before = await events()
    await run({ encontro: id })
    await run({ encontro: id })
    expect((await events()) - before).toBe(1)
  })

  it('leaves what was called off, and what is gone', async () => {
    const id = await putEncontro(tenant, professor, { em: 10, cancelada: true })
    await run({ encontro: id })
    expect(await stateOf(id)).toMatchObject({ estado: 'cancelada', lembrado: false })
    await run({ encontro: 999_999_999 })
  })

  it('finds by itself what a lost job left behind', async () => {
    const ids = []
    for (const em of [-90, -5, 10]) ids.push(await putEncontro(tenant, professor, { em }))
    await run()
    expect(await Promise.all(ids.map(stateOf))).toEqual([
      { estado: 'encerrada', lembrado: false, exato: true },
      { estado: 'ao_vivo', lembrado: false, exato: true },
      { estado: 'agendada', lembrado: true, exato: true },
    ])
  })

  it('reminds nobody in a class that is closed', async () => {
    const turma = await tenant.newTurma('Encerrada')
    await tenant.person('Aluno', { papel: 'aluno', turma })
    const id = await putEncontro(tenant, professor, { em: 10, turma })
    await setTurma(tenant, turma, { status: 'encerrada' })
    await run({ encontro: id })
    expect(await remindersOf(id)).toEqual([])
  })
})
