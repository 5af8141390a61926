/** The log that only grows: written with what it tells, sealed, and broken by any edit or deletion. */
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../testing/app.ts'
import { type TestTenant, testTenant } from '../testing/tenant.ts'
import { audit, firstBrokenSeal } from './audit.ts'

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
    await tamper('create table if not exists copia_auditoria as select * from auditoria where false')
    for (let n = 0; n < 100; n += 1) {
      const numero = 1 + ((n * 37) % total)
      await tamper('delete from copia_auditoria where tenant_id = $tenant')
      await tamper(
        'insert into copia_auditoria select * from auditoria where tenant_id = $tenant and numero = $1',
        [numero],
      )
      await tamper(edits[n % edits.length] as string, [numero])
      const found = await broken()
      // A missing row shows at the one after it, or at the end of the chain.
      expect([numero, numero + 1]).toContain(found)
      await tamper('delete from auditoria where tenant_id = $tenant and numero = $1', [numero])
      await tamper('alter table auditoria disable trigger auditoria_encadeada')
      await tamper('insert into auditoria select * from copia_auditoria where tenant_id = $tenant')
      await tamper('alter table auditoria enable trigger auditoria_encadeada')
    }
    expect(await broken()).toBeNull()
    await tamper('drop table copia_auditoria')
  }, 60_000)
})
