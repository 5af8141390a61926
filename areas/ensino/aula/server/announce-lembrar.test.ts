/** Who hears the day before that a lesson opens or ends: each once, whatever runs twice, and nobody at night. */

import { expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { setTurma } from '../../../escola/turma/server/factory.ts'
import { DAYTIME, runDelivery } from '../../entrega/server/testing.ts'
import { COMUM } from '../factory.ts'
import { aulaTasks } from './announce-lembrar.ts'
import { giveAula, putPublished } from './factory.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

async function setUp() {
  const tenant = await testTenant()
  const { database } = await testApp()
  const professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  const aluna = await tenant.person('Bia', { papel: 'aluno', turma: tenant.turma })
  const mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: aluna.id })
  await tenant.person('De fora', { papel: 'aluno', turma: tenant.outraTurma })
  const [task] = Object.values(aulaTasks)
  const run = () => task?.({ tenantId: tenant.id, payload: {}, database } as never)
  const told = (tipo: string) =>
    tenant.sql<{ usuario_id: string; dados: object; destino: string }>(
      'select usuario_id, dados, destino from notificacao where tenant_id = $1 and tipo = $2 order by usuario_id',
      [tenant.id, tipo],
    )
  const agedTo = (vinculo: number, hours: number) =>
    tenant.sql('update turma_aula set created_at = $2 where id = $1', [vinculo, inHours(-hours)])
  return { tenant, professora, aluna, mae, run, told, agedTo }
}

it('a lesson that opens within a day: the class and its guardians, once, and again for a new date', async () => {
  const { tenant, professora, aluna, mae, run, told, agedTo } = await setUp()
  const inicio = inHours(20)
  const { vinculo } = await putPublished(tenant, professora, { titulo: 'Frações', inicio })
  await agedTo(vinculo, 48)
  const later = await putPublished(tenant, professora, { titulo: 'Depois', inicio: inHours(30) })
  await agedTo(later.vinculo, 48)
  await Promise.all([run(), run()])
  await run()
  const rows = await told('agenda_abre')
  expect(rows.map(({ usuario_id }) => Number(usuario_id))).toEqual(
    [professora, aluna, mae].map(({ id }) => id).toSorted((a, b) => a - b),
  )
  expect(rows[0]).toMatchObject({
    dados: { coisa: 'aula', titulo: 'Frações', turma: '7º A', inicio: inicio.toISOString() },
    destino: `/logado/turmas/turma/${tenant.turma}/aulas`,
  })
  await tenant.sql('update turma_aula set inicio = $2 where id = $1', [vinculo, inHours(22)])
  await run()
  expect(await told('agenda_abre')).toHaveLength(6)
})

it('nothing of a lesson that was just given, was taken away, has passed, or stands in a closed class', async () => {
  const { tenant, professora, run, told, agedTo } = await setUp()
  const [just, gone, past] = [
    await putPublished(tenant, professora, { titulo: 'Agora', inicio: inHours(5) }),
    await putPublished(tenant, professora, { titulo: 'Tirada', inicio: inHours(5) }),
    await putPublished(tenant, professora, { titulo: 'Passada', inicio: inHours(-1) }),
  ]
  for (const { vinculo } of [gone, past]) await agedTo(vinculo, 48)
  await tenant.sql('update turma_aula set removida_em = now() where id = $1', [gone.vinculo])
  const closed = await tenant.newTurma('Encerrada')
  await tenant.person('Aluno', { papel: 'aluno', turma: closed })
  const there = await giveAula(tenant, professora, just.id, { turma: closed, inicio: inHours(5) })
  await agedTo(there, 48)
  await setTurma(tenant, closed, { status: 'encerrada' })
  await run()
  expect(await told('agenda_abre')).toEqual([])
})

it('a time that ends: not to who did it already; of a delivery it says so', async () => {
  const { tenant, professora, aluna, mae, run, told } = await setUp()
  const colega = await tenant.person('Caio', { papel: 'aluno', turma: tenant.turma })
  const fim = inHours(10)
  const tela = { tipo: 'dissertativa' as const, conteudo: { ...COMUM, rubrica: [], minimo: 0, maximo: 100 } }
  const { id } = await putPublished(tenant, professora, { titulo: 'Carta', fim, telas: [tela] })
  await tenant.sql(
    `insert into resultado (tenant_id, usuario_id, aula_id, turma_id, concluidas) values ($1, $2, $3, $4, 1)`,
    [tenant.id, aluna.id, id, tenant.turma],
  )
  await run()
  await run()
  const rows = await told('agenda_prazo')
  expect(rows.map(({ usuario_id }) => Number(usuario_id))).toEqual(
    [professora, colega].map(({ id }) => id).toSorted((a, b) => a - b),
  )
  expect(rows.map(({ usuario_id }) => Number(usuario_id))).not.toContain(mae.id)
  expect(rows[0]?.dados).toMatchObject({ coisa: 'entrega', titulo: 'Carta', fim: fim.toISOString() })
})

it('leaves the telephone alone until seven in the morning, and then is there once', async () => {
  const { tenant, professora, aluna, run, agedTo } = await setUp()
  const { vinculo } = await putPublished(tenant, professora, { titulo: 'Frações', inicio: inHours(20) })
  await agedTo(vinculo, 48)
  await tenant.sql('update usuario set email = $1 where id = $2', [`a@${tenant.slug}.test`, aluna.id])
  await tenant.sql(
    `insert into notificacao_escolha (tenant_id, usuario_id, categoria, email) values ($1, $2, 'agenda', 'imediata')`,
    [tenant.id, aluna.id],
  )
  await run()
  const sent: string[] = []
  const mailer = { send: async ({ to }: { to: string }) => void sent.push(to), close: () => {} }
  const night = new Date(DAYTIME.getTime() + 12 * 3_600_000)
  const morning = new Date(night.getTime() + 9 * 3_600_000)
  const deliver = (at: Date) => runDelivery(tenant, { mailer: mailer as never }, { at })
  await deliver(night)
  expect(sent).toEqual([])
  await deliver(morning)
  await deliver(morning)
  expect(sent).toEqual([`a@${tenant.slug}.test`])
})
