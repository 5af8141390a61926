/** Who hears that a path is open to their class: each once, when it is. */
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { trilhaGerenciarApi as api } from '../contract-gerenciar.ts'
import { trilhaTasks } from './announce.ts'
import { putTrilha } from './factory.ts'

async function setUp(publicada = true) {
  const tenant = await testTenant()
  const { database } = await testApp()
  const professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  const aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
  await tenant.person('Longe', { papel: 'aluno', turma: tenant.outraTurma })
  const { id } = await putTrilha(tenant, professor, { publicada })
  const schedule = (body: object = {}) =>
    callAs(professor, api.schedule, { body: { trilha_id: id, turmas: [tenant.turma], ...body } } as never)
  /** Runs what waits of this path, as the worker would. */
  const run = async () => {
    const [task] = Object.values(trilhaTasks)
    await task?.({ tenantId: tenant.id, payload: { trilha: id, por: professor.id }, database } as never)
  }
  const told = async () =>
    (
      await tenant.sql<{ usuario_id: string; destino: string }>(
        `select usuario_id, destino from notificacao where tenant_id = $1 and tipo = 'trilha_aberta' order by usuario_id`,
        [tenant.id],
      )
    ).map(({ usuario_id, destino }) => [Number(usuario_id), destino])
  const jobs = async () =>
    (
      await tenant.sql<{ run_at: Date }>(
        `select run_at from graphile_worker.jobs where key like '%trilha.avisar:' || $1::text || ':%' order by run_at desc`,
        [id],
      )
    ).map(({ run_at }) => run_at.toISOString())
  const there = [[aluno.id, `/logado/turmas/turma/${tenant.turma}/trilhas`]]
  return { tenant, id, schedule, run, told, jobs, there }
}

it('once, however often it is given', async () => {
  const { schedule, run, told, there } = await setUp()
  await schedule()
  await run()
  await schedule()
  await run()
  expect(await told()).toEqual(there)
})

it('when it opens, not before and not after', async () => {
  const { tenant, id, schedule, run, told, jobs, there } = await setUp()
  const inicio = new Date(Date.now() + 7_200_000).toISOString()
  await schedule({ inicio })
  expect(await jobs()).toContain(inicio)
  await run()
  await tenant.sql(
    `update trilha_grupo set inicio = now() - interval '2 hours', fim = now() - interval '1 hour' where trilha_id = $1`,
    [id],
  )
  await run()
  expect(await told()).toEqual([])
  await tenant.sql('update trilha_grupo set fim = null where trilha_id = $1', [id])
  await run()
  expect(await told()).toEqual(there)
})

it('not while it is a draft, put away, or the class has paths switched off', async () => {
  const { tenant, id, schedule, run, told, there } = await setUp(false)
  await schedule()
  await run()
  await tenant.sql('update trilha set versao = 1, publicada_em = now(), status = 2 where id = $1', [id])
  await run()
  await tenant.sql('update trilha set status = 1 where id = $1', [id])
  const recurso = `update turma set recursos = recursos || jsonb_build_object('trilhas', $2::boolean) where id = $1`
  await tenant.sql(recurso, [tenant.turma, false])
  await run()
  expect(await told()).toEqual([])
  await tenant.sql(recurso, [tenant.turma, true])
  await run()
  expect(await told()).toEqual(there)
})
