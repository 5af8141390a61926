/** Teachers hear of deliveries that have waited for more than a week: once for each sending; guardians of what came back. */

import { expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { setTurma } from '../../../escola/turma/server/factory.ts'
import { entregaApi as api } from '../contract.ts'
import { COBRAR } from './announce-cobrar.ts'
import { putAulaAberta, putEntrega } from './factory.ts'
import { entregaTasks } from './jobs.ts'

async function setUp() {
  const tenant = await testTenant()
  const { database } = await testApp()
  const professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  const aluna = await tenant.person('Bia', { papel: 'aluno', turma: tenant.turma })
  const caio = await tenant.person('Caio', { papel: 'aluno', turma: tenant.turma })
  const mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: aluna.id })
  const aula = await putAulaAberta(tenant, professora)
  const run = () =>
    entregaTasks[COBRAR]?.({ tenantId: tenant.id, payload: {}, database, progress: async () => {} } as never)
  const told = (tipo: string) =>
    tenant.sql<{ usuario_id: number; dados: object; destino: string }>(
      'select usuario_id, dados, destino from notificacao where tenant_id = $1 and tipo = $2 order by id',
      [tenant.id, tipo],
    )
  const sentAgo = (id: number, days: number) =>
    tenant.sql(`update entrega set enviada_em = now() - make_interval(days => $2) where id = $1`, [id, days])
  return { tenant, professora, aluna, caio, mae, aula, run, told, sentAgo }
}

it('once for all of a class, whoever runs it twice; again only for what is sent again', async () => {
  const { tenant, professora, aluna, caio, aula, run, told, sentAgo } = await setUp()
  const one = await putEntrega(tenant, aluna, aula)
  const other = await putEntrega(tenant, caio, aula)
  await sentAgo(one.id, 6)
  await sentAgo(other.id, 6)
  await run()
  expect(await told('entregas_paradas')).toEqual([])
  await sentAgo(one.id, 9)
  await sentAgo(other.id, 20)
  // Sent at the first instant of the day a week ago: the week is not over.
  const third = await putEntrega(
    tenant,
    await tenant.person('Duda', { papel: 'aluno', turma: tenant.turma }),
    aula,
  )
  await tenant.sql(
    `update entrega set enviada_em = (date_trunc('day', now() at time zone 'America/Sao_Paulo') - interval '7 days')
       at time zone 'America/Sao_Paulo' where id = $1`,
    [third.id],
  )
  await Promise.all([run(), run()])
  await run()
  expect(await told('entregas_paradas')).toEqual([
    {
      usuario_id: professora.id,
      dados: { turma: '7º A', vezes: 2 },
      destino: `/logado/turmas/turma/${tenant.turma}/correcoes-entrega`,
    },
  ])
  // Another day: nothing new waits, then one that was sent again does.
  await tenant.sql(`update notificacao set chave = chave || ':ontem' where tenant_id = $1`, [tenant.id])
  await run()
  expect(await told('entregas_paradas')).toHaveLength(1)
  await sentAgo(one.id, 8)
  await run()
  expect(await told('entregas_paradas')).toHaveLength(2)
})

it('of each class to its own teachers, all in one run', async () => {
  const { tenant, professora, aluna, aula, run, told, sentAgo } = await setUp()
  const { outraTurma } = tenant
  const outra = await tenant.person('Outra', { papel: 'professor', turma: outraTurma })
  const duda = await tenant.person('Duda', { papel: 'aluno', turma: outraTurma })
  await sentAgo((await putEntrega(tenant, aluna, aula)).id, 9)
  await sentAgo((await putEntrega(tenant, duda, aula, { turma: outraTurma })).id, 10)
  await run()
  expect((await told('entregas_paradas')).map(({ usuario_id }) => usuario_id).sort()).toEqual(
    [professora.id, outra.id].sort(),
  )
})

it('not of what was marked or came back, nor in a class that is closed', async () => {
  const { tenant, aluna, caio, aula, run, told, sentAgo } = await setUp()
  for (const [who, estado] of [
    [aluna, 'corrigida'],
    [caio, 'devolvida'],
  ] as const)
    await sentAgo((await putEntrega(tenant, who, aula, { estado })).id, 20)
  await run()
  expect(await told('entregas_paradas')).toEqual([])
  await tenant.sql(`update entrega set estado = 'enviada' where tenant_id = $1 and estado = 'devolvida'`, [
    tenant.id,
  ])
  await setTurma(tenant, tenant.turma, { status: 'encerrada' })
  await run()
  expect(await told('entregas_paradas')).toEqual([])
})

it('a delivery that comes back is told to its pupil, and to who answers for them', async () => {
  const { tenant, professora, aluna, mae, aula, told } = await setUp()
  const { id } = await putEntrega(tenant, aluna, aula)
  const [{ revisao } = { revisao: 0 }] = await tenant.sql<{ revisao: number }>(
    'select revisao from entrega where id = $1',
    [id],
  )
  const answer = await callAs(professora, api.giveBack, {
    params: { id },
    body: { comentario: 'Falta a data.', revisao },
  })
  expect(answer.status).toBe(200)
  const rows = await told('entrega_devolvida')
  expect(rows.map(({ usuario_id, dados }) => [usuario_id, dados])).toEqual([
    [aluna.id, { titulo: 'Carta ao museu', turma: '7º A' }],
    [mae.id, { titulo: 'Carta ao museu', turma: '7º A', dependente: true }],
  ])
})
