/** The class hears the day before that a live lesson begins: once for each hour that it is planned for. */
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { vesperaTasks } from './announce-vespera.ts'
import { putEncontro } from './factory.ts'

it('teachers, pupils and guardians, once, whoever runs it twice; anew for another hour', async () => {
  const tenant = await testTenant()
  const { database } = await testApp()
  const professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  const aluna = await tenant.person('Bia', { papel: 'aluno', turma: tenant.turma })
  const mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: aluna.id })
  const [task] = Object.values(vesperaTasks)
  const run = () => task?.({ tenantId: tenant.id, payload: {}, database } as never)
  const told = () =>
    tenant.sql<{ usuario_id: string; dados: object; destino: string }>(
      `select usuario_id, dados, destino from notificacao where tenant_id = $1 and tipo = 'agenda_abre' order by usuario_id`,
      [tenant.id],
    )
  const put = async (titulo: string, em: number, given: Parameters<typeof putEncontro>[2] = {}) => {
    const id = await putEncontro(tenant, professora, { titulo, em, ...given })
    await tenant.sql(`update encontro set created_at = now() - interval '3 days' where id = $1`, [id])
    return id
  }
  const id = await put('Revisão', 20 * 60)
  await put('Longe', 25 * 60)
  await put('Cancelada', 20 * 60, { cancelada: true })
  // Just planned: the class was told then.
  await putEncontro(tenant, professora, { titulo: 'Agora', em: 5 * 60 })
  await Promise.all([run(), run()])
  await run()
  const rows = await told()
  expect(rows.map(({ usuario_id }) => Number(usuario_id))).toEqual(
    [professora, aluna, mae].map((one) => one.id).toSorted((a, b) => a - b),
  )
  expect(rows[0]).toMatchObject({
    dados: { coisa: 'ao_vivo', titulo: 'Revisão', turma: '7º A' },
    destino: `/logado/turmas/turma/${tenant.turma}/aulas-ao-vivo/${id}`,
  })
  await tenant.sql(
    `update encontro set inicio = inicio + interval '1 hour', fim = fim + interval '1 hour' where id = $1`,
    [id],
  )
  await run()
  expect(await told()).toHaveLength(6)
})
