/** What a transaction of a tenant allows: a reading writes nothing, and nothing is asked after its end. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Tx } from '../core/server/database.ts'
import { testApp } from './kit/app.ts'
import { testTenant } from './kit/tenant.ts'

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

  it('that only reads takes the plan that is kept, and one that writes chooses', async () => {
    const [{ database }, { id }] = [await testApp(), await testTenant()]
    const chosen = (reads: boolean) =>
      database.asTenant(
        id,
        async (tx) =>
          (await sql<{ como: string }>`select current_setting('plan_cache_mode') as como`.execute(tx)).rows,
        { reads },
      )
    expect(await chosen(true)).toEqual([{ como: 'force_generic_plan' }])
    expect(await chosen(false)).toEqual([{ como: 'auto' }])
    expect(await chosen(true)).toEqual([{ como: 'force_generic_plan' }])
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

  describe('of a reading that leaves in one write with others', () => {
    const ask = <T>(tx: Tx, text: string) => sql<T>`${sql.raw(text)}`.execute(tx)

    it('shares connections with them', async () => {
      const [{ database }, { id }] = [await testApp(), await testTenant()]
      const pids = await Promise.all(
        Array.from({ length: 24 }, () =>
          database.asTenant(
            id,
            async (tx) =>
              (await ask<{ pid: number }>(tx, 'select pg_backend_pid() as pid')).rows[0]?.pid ?? 0,
            { reads: true },
          ),
        ),
      )
      expect(pids).not.toContain(0)
      expect(new Set(pids).size).toBe(3)
    })

    it('fails alone, and takes no plan of theirs along', async () => {
      const [{ database }, own, other] = [await testApp(), await testTenant(), await testTenant()]
      // Nobody asked this before: the one that fails is the first to have it planned.
      const text = `select codigo, ${Math.floor(Math.random() * 1e9)} as n from cliente`
      const reading = ({ id }: { id: number }, first: string) =>
        database.asTenant(
          id,
          async (tx) =>
            (await Promise.all([ask(tx, first), ask<{ codigo: string }>(tx, text)]))[1].rows[0]?.codigo,
          { reads: true },
        )
      const read = () =>
        Promise.allSettled([
          reading(own, 'select 1 / 0'),
          reading(other, 'select 1'),
          reading(own, 'select 2'),
        ])
      for (let time = 0; time < 3; time += 1) {
        const [failed, ...good] = await read()
        expect(failed?.status).toBe('rejected')
        expect(good).toEqual([
          { status: 'fulfilled', value: other.slug },
          { status: 'fulfilled', value: own.slug },
        ])
      }
    })

    it('is told when its connection ends, and the next one is served', async () => {
      const [{ database }, { id }] = [await testApp(), await testTenant()]
      const asking = (text: string) =>
        database
          .asTenant(id, (tx) => ask(tx, text), { reads: true })
          .then(
            () => 'answered',
            (error: Error) => error.message,
          )
      const ends = await Promise.all([
        asking('select pg_sleep(30)'),
        asking('select 1'),
        (async () => {
          const slept = `state = 'active' and query = 'select pg_sleep(30)'`
          const end = `select pg_terminate_backend(pid) as n from pg_stat_activity where ${slept}`
          await expect.poll(async () => (await database.pool.query(end)).rowCount).toBe(1)
          return 'ended'
        })(),
      ])
      expect(ends[0]).toMatch(/terminat/i)
      expect(ends[1]).toMatch(/terminat/i)
      expect(await asking('select 1')).toBe('answered')
    })
  })
})
