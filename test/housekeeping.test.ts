/** What is cut back every hour, and what stays. */
import { describe, expect, it } from 'vitest'
import { clearSessoes } from '../areas/acesso/sessao/server/queries.ts'
import { CLEAR, clearKernel, enqueueHourly } from '../core/server/housekeeping.ts'
import { testApp } from './kit/app.ts'
import { testTenant } from './kit/tenant.ts'

describe('housekeeping', () => {
  it('deletes events, repeats and sessions that are long over, and nothing younger', async () => {
    const { database } = await testApp()
    const tenant = await testTenant()
    const person = await tenant.person('Pessoa')
    for (const age of ['25 hours', '23 hours']) {
      await tenant.sql(
        `insert into evento (tenant_id, canal, tipo, created_at) values ($1, 'turma:1', $2::text, now() - ($2::text)::interval)`,
        [tenant.id, age],
      )
      await tenant.sql(
        `insert into repeticao (tenant_id, usuario_id, chave, pedido_hash, created_at)
         values ($1, $2, $3::text, '\\x00', now() - ($3::text)::interval)`,
        [tenant.id, person.id, age],
      )
    }
    for (const ended of ['181 days', '179 days'])
      await tenant.sql(
        `insert into sessao (tenant_id, usuario_id, token_hash, expira_em)
         values ($1, $2, sha256($3::text::bytea), now() - ($3::text)::interval)`,
        [tenant.id, person.id, ended],
      )
    await database.asTenant(tenant.id, async (tx) => {
      await clearKernel(tx, new Date())
      await clearSessoes(tx, new Date())
    })
    const left = await tenant.sql(
      `select (select array_agg(tipo) from evento where tenant_id = $1) as eventos,
         (select array_agg(chave) from repeticao where tenant_id = $1) as repeticoes,
         (select count(*)::int from sessao where tenant_id = $1) as sessoes`,
      [tenant.id],
    )
    expect(left).toEqual([{ eventos: ['23 hours'], repeticoes: ['23 hours'], sessoes: 2 }])
  })

  it('is asked for once a tenant, however often', async () => {
    const { database } = await testApp()
    const tenant = await testTenant()
    await enqueueHourly(database, [tenant.id], [CLEAR])
    await enqueueHourly(database, [tenant.id], [CLEAR])
    const jobs = await tenant.sql(`select count(*)::int as n from graphile_worker.jobs where key = $1`, [
      `${tenant.id}:${CLEAR}`,
    ])
    expect(jobs).toEqual([{ n: 1 }])
  })
})
