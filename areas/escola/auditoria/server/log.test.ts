/** The log that only grows: written with what it tells, sealed, and broken by any edit or deletion. */
import { beforeAll, describe, expect, it } from 'vitest'
import { audit, firstBrokenSeal } from '../../../../core/server/audit.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'

let tenant: TestTenant
beforeAll(async () => {
  tenant = await testTenant()
})

const asTenant = async <T>(
  work: Parameters<Awaited<ReturnType<typeof testApp>>['database']['asTenant']>[1],
) => {
  const { database } = await testApp()
  return (await database.asTenant(tenant.id, work)) as T
}

const write = (count: number) =>
  asTenant((tx) =>
    audit(
      { tx, actor: { id: 1, tenantId: tenant.id } },
      ...Array.from({ length: count }, (_, n) => ({
        entidade: 'teste',
        id: n,
        acao: 'mudar',
        mudanca: { antes: { n }, depois: { n: n + 1 } },
      })),
    ),
  )

const broken = () => asTenant<number | null>((tx) => firstBrokenSeal(tx))

/** Past the walls: the owner of the tables, with the triggers asleep. */
const tamper = (text: string, values: unknown[] = []) =>
  tenant.sql(text.replaceAll('$tenant', String(tenant.id)), values)

describe('the log', () => {
  it('numbers and seals each row, one chain whatever the number of writers', async () => {
    await Promise.all(Array.from({ length: 20 }, () => write(5)))
    const rows = await tenant.sql<{ numero: string }>(
      'select numero from auditoria where tenant_id = $1 order by numero',
      [tenant.id],
    )
    expect(rows.map(({ numero }) => Number(numero))).toEqual(Array.from({ length: 100 }, (_, n) => n + 1))
    expect(await broken()).toBeNull()
  })

  it('is kept or lost with what it tells', async () => {
    await expect(
      asTenant(async (tx) => {
        await audit({ tx }, { entidade: 'teste', acao: 'perder' })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(
      await tenant.sql("select 1 from auditoria where tenant_id = $1 and acao = 'perder'", [tenant.id]),
    ).toEqual([])
    expect(await broken()).toBeNull()
  })

  it('can be neither changed nor emptied by the role of the requests', async () => {
    for (const statement of ['updateTable', 'deleteFrom'] as const)
      await expect(
        asTenant((tx) =>
          statement === 'updateTable'
            ? tx.updateTable('auditoria').set({ acao: 'x' }).execute()
            : tx.deleteFrom('auditoria').execute(),
        ),
      ).rejects.toThrow(/permission denied/)
    await expect(
      asTenant((tx) => tx.updateTable('auditoria_ponta').set({ numero: 1 }).execute()),
    ).rejects.toThrow(/permission denied/)
  })

  it('shows any of 100 edits, deletions and forgeries, and is whole again when they are undone', async () => {
    const [{ total } = { total: 0 }] = await tenant.sql<{ total: number }>(
      'select count(*)::int as total from auditoria where tenant_id = $1',
      [tenant.id],
    )
    expect(total).toBeGreaterThanOrEqual(100)
    const edits = [
      "update auditoria set acao = 'outra' where tenant_id = $tenant and numero = $1",
      'update auditoria set quem_id = 2 where tenant_id = $tenant and numero = $1',
      "update auditoria set quando = quando + interval '1 microsecond' where tenant_id = $tenant and numero = $1",
      `update auditoria set mudanca = '{"antes":{}}' where tenant_id = $tenant and numero = $1`,
      'delete from auditoria where tenant_id = $tenant and numero = $1',
    ]
    for (let n = 0; n < 100; n += 1) {
      const numero = 1 + ((n * 37) % total)
      const [kept] = await tenant.sql<{ linha: object }>(
        'select to_jsonb(a) as linha from auditoria a where tenant_id = $1 and numero = $2',
        [tenant.id, numero],
      )
      await tamper(edits[n % edits.length] as string, [numero])
      const found = await broken()
      // A missing row shows at the one after it, or at the end of the chain.
      expect([numero, numero + 1]).toContain(found)
      // One transaction: whoever writes meanwhile, in another file of tests, never meets the trigger asleep.
      const linha = JSON.stringify(kept?.linha).replaceAll("'", "''")
      await tenant.sql(`begin; alter table auditoria disable trigger auditoria_encadeada;
        delete from auditoria where tenant_id = ${tenant.id} and numero = ${numero};
        insert into auditoria select * from jsonb_populate_record(null::auditoria, '${linha}');
        alter table auditoria enable trigger auditoria_encadeada; commit`)
    }
    expect(await broken()).toBeNull()
  })

  it('shows rows taken from the end, rows put after it, and a chain whose end was taken too', async () => {
    const ultima = 'numero = (select max(numero) from auditoria where tenant_id = $tenant)'
    const [{ numero } = { numero: 0 }] = await tenant.sql<{ numero: number }>(
      'select max(numero)::int as numero from auditoria where tenant_id = $1',
      [tenant.id],
    )
    await tamper(`delete from auditoria where tenant_id = $tenant and ${ultima}`)
    expect(await broken()).toBe(numero)
    const whole = await testTenant()
    const { database } = await testApp()
    const log = () => database.asTenant(whole.id, firstBrokenSeal)
    await database.asTenant(whole.id, (tx) => audit({ tx }, { entidade: 'teste', acao: 'criar' }))
    expect(await log()).toBeNull()
    await whole.sql('update auditoria_ponta set numero = 0 where tenant_id = $1', [whole.id])
    expect(await log()).toBe(1)
    await whole.sql('delete from auditoria_ponta where tenant_id = $1', [whole.id])
    expect(await log()).toBe(1)
    await whole.sql('delete from auditoria where tenant_id = $1', [whole.id])
    expect(await log()).toBeNull()
  })
})
