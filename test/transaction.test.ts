/** What a transaction of a tenant allows: a reading writes nothing, and nothing is asked after its end. */
import { describe, expect, it } from 'vitest'
import type { Tx } from '../core/server/database.ts'
import { testApp } from '../core/testing/app.ts'
import { testTenant } from '../core/testing/tenant.ts'

const countClientes = async (tx: Tx) => (await tx.selectFrom('cliente').select('id').execute()).length
const addCliente = (tx: Tx) =>
  tx
    .insertInto('cliente')
    .values({ nome: 'Cliente', codigo: Math.random().toString(36).slice(2) })
    .execute()

describe('a transaction', () => {
  it('that only reads is refused every write by the database', async () => {
    const [{ database }, { id }] = [await testApp(), await testTenant()]
    await expect(database.asTenant(id, addCliente, { reads: true })).rejects.toThrow(/read-only transaction/)
    expect(await database.asTenant(id, countClientes, { reads: true })).toBe(1)
    await database.asTenant(id, addCliente)
    expect(await database.asTenant(id, countClientes, { reads: true })).toBe(2)
  })

  it('refuses a statement that comes after its end, which would run in somebody else’s', async () => {
    const [{ database }, own, other] = [await testApp(), await testTenant(), await testTenant()]
    for (const reads of [false, true]) {
      let kept: Tx | undefined
      await database.asTenant(
        own.id,
        async (tx) => {
          kept = tx
          return countClientes(tx)
        },
        { reads },
      )
      await database.asTenant(other.id, async (tx) => {
        await expect(countClientes(kept as Tx)).rejects.toThrow(/has ended/)
        expect(await countClientes(tx)).toBe(1)
      })
    }
  })

  it('of many readings at once keeps to its own tenant, whoever had the connection before', async () => {
    const { database } = await testApp()
    const tenants = await Promise.all(Array.from({ length: 4 }, () => testTenant()))
    const slugs = await Promise.all(
      Array.from({ length: 200 }, (_, n) => {
        const { id, slug } = tenants[n % tenants.length] as (typeof tenants)[number]
        return database.asTenant(
          id,
          async (tx) => [
            slug,
            (await tx.selectFrom('cliente').select('codigo').execute()).map((row) => row.codigo),
          ],
          { reads: n % 3 > 0 },
        )
      }),
    )
    for (const [slug, codigos] of slugs) expect(codigos).toEqual([slug])
  })
})
