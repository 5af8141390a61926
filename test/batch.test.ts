/** Statements that travel together: what each is told, also after one that fails, and with what they carry. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database, Tx } from '../core/server/database.ts'
import { fixed } from '../core/server/fixed.ts'
import { testApp } from './kit/app.ts'
import { testTenant } from './kit/tenant.ts'

let database: Database
let tenant: number
beforeAll(async () => {
  database = (await testApp()).database
  tenant = (await testTenant()).id
})

const reading = <T>(work: (tx: Tx) => Promise<T>) => database.asTenant(tenant, work, { reads: true })
const half = (tx: Tx, n: number) => sql<{ x: number }>`select 10 / ${n}::int as x`.execute(tx)

describe('statements asked together', () => {
  it('are told apart: each its own rows, in whatever order they are awaited', async () => {
    const found = await reading((tx) =>
      Promise.all([1, 2, 5].map(async (n) => (await half(tx, n)).rows[0]?.x)),
    )
    expect(found).toEqual([10, 5, 2])
  })

  it('behind one that fails are not done, and told the same; the connection serves the next', async () => {
    for (let round = 0; round < 12; round += 1) {
      const told = await database
        .asTenant(tenant, async (tx) => {
          const all = await Promise.allSettled([half(tx, 1), half(tx, 0), half(tx, 2)])
          return Promise.reject(all.map((one) => (one.status === 'rejected' ? one.reason.code : 'done')))
        })
        .catch((codes: unknown) => codes)
      expect(told).toEqual(['done', '22012', '22012'])
      expect((await reading((tx) => half(tx, 2))).rows).toEqual([{ x: 5 }])
    }
  })

  it('that can’t be planned are told so, each time, and leave nothing behind', async () => {
    const wrong = (tx: Tx) => sql`select no_such_column from cliente`.execute(tx)
    for (let round = 0; round < 3; round += 1)
      await expect(reading(wrong)).rejects.toMatchObject({ code: '42703' })
    expect((await reading((tx) => half(tx, 5))).rows).toEqual([{ x: 2 }])
  })

  it('of a later turn of a reading see the same tenant, and may write as little', async () => {
    await reading(async (tx) => {
      const tenantNow = () => sql<{ t: number }>`select current_tenant() as t`.execute(tx)
      expect((await tenantNow()).rows).toEqual([{ t: tenant }])
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect((await tenantNow()).rows).toEqual([{ t: tenant }])
      await expect(sql`delete from cliente`.execute(tx)).rejects.toMatchObject({ code: '25006' })
    })
  })

  it('carry any text, bytes, nothing, and more than fits into one piece of memory', async () => {
    const long = 'á€😀'.repeat(200_000)
    const bytes = Buffer.from([0, 255, 39, 92])
    const { rows } = await reading((tx) =>
      sql`select ${long}::text as long, ${bytes}::bytea as bytes, ${null}::text as none, ${''}::text as empty`.execute(
        tx,
      ),
    )
    expect(rows).toEqual([{ long, bytes, none: null, empty: '' }])
    await expect(reading((tx) => sql`select ${'a\0b'}::text`.execute(tx))).rejects.toMatchObject({
      code: '22021',
    })
  })

  it('that change rows tell how many, and are undone together', async () => {
    const add = (tx: Tx) =>
      sql`insert into cliente (nome, codigo) select 'Lote', 'lote' || n from generate_series(1, 3) n`.execute(
        tx,
      )
    const undone = database.asTenant(tenant, async (tx) => {
      expect((await add(tx)).numAffectedRows).toBe(3n)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await database.asTenant(tenant, add)
  })
})

describe('a statement put together once', () => {
  const between = fixed((tx, from: number, text: string, to: number) =>
    tx
      .selectFrom('cliente')
      .select((q) => [q.val(text).as('said'), q.fn.countAll<number>().as('n')])
      .where('id', '>=', from)
      .where('id', '<=', to)
      .where('nome', '<>', 'constante'),
  )

  it('is given its arguments anew each time, in their places', async () => {
    const of = (from: number, text: string, to: number) => reading((tx) => between(tx, from, text, to))
    expect(await of(0, 'tudo', 2_000_000_000)).toEqual([{ said: 'tudo', n: expect.any(Number) }])
    expect(await of(2, 'nada', 1)).toEqual([{ said: 'nada', n: 0 }])
    expect((await of(0, 'tudo', 2_000_000_000))[0]?.n).toBeGreaterThan(0)
  })
})
