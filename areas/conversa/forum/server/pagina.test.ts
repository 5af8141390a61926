/** What a page of a topic costs the database where many other messages are: the page, by the plan that is kept for every topic. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putMensagem, putTopico } from './factory.ts'
import { pageOfMensagens } from './queries-mensagem.ts'

const OTHERS = 6_000

let tenant: TestTenant
let aluno: Person
let topico: number
let cheio: number

beforeAll(async () => {
  tenant = await testTenant()
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
  cheio = (await putTopico(tenant, aluno)).id
  await tenant.sql(
    `with raiz as (
       insert into mensagem (tenant_id, topico_id, usuario_id, conteudo, nivel)
       select $1, $2, $3, '<p>Outra.</p>', 1 from generate_series(1, $4::int) returning id)
     insert into mensagem (tenant_id, topico_id, usuario_id, conteudo, nivel, resposta_id, raiz_id)
     select $1, $2, $3, '<p>Resposta.</p>', 2, id, id from raiz cross join generate_series(1, 5)`,
    [tenant.id, cheio, aluno.id, OTHERS / 6],
  )
  topico = (await putTopico(tenant, aluno)).id
  await putMensagem(tenant, aluno, topico, { em: await putMensagem(tenant, aluno, topico) })
  await tenant.sql('analyze mensagem')
})
afterAll(() => tenant.sql('delete from mensagem where topico_id = $1 and not abertura', [cheio]))

/** Messages that this transaction came by. */
const walkedOver = async (tx: Tx): Promise<number> =>
  (
    await sql<{ n: number }>`
      select seq_tup_read + idx_tup_fetch as n from pg_stat_xact_user_tables where relname = 'mensagem'`.execute(
      tx,
    )
  ).rows[0]?.n ?? 0

const walkedBy = async (work: (tx: Tx) => Promise<unknown>) =>
  (await testApp()).database.asTenant(tenant.id, async (tx) => {
    // Joins as where the statistics lead astray; what needs none stays as it is.
    await sql`select set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_nestloop', 'off', true)`.execute(
      tx,
    )
    const before = await walkedOver(tx)
    await work(tx)
    return (await walkedOver(tx)) - before
  })

it('comes by its own messages, whatever else was said in the database', async () => {
  const actor = { ...aluno, tenantId: tenant.id, funcoes: [], redes: [], turmas: [], dependentes: [] }
  const page = { ordem: 'antigas', pagina: 1, linhas: 20 } as const
  const walked = await walkedBy(async (tx) => {
    const { raizes, fios } = await pageOfMensagens(tx, topico, { actor, readsAll: false }, page)
    expect([raizes.length, fios.length]).toEqual([1, 1])
  })
  expect(walked).toBeLessThan(100)
})

it('would be seen to walk over all of them', async () => {
  const walked = await walkedBy((tx) => sql`select max(length(conteudo)) from mensagem`.execute(tx))
  expect(walked).toBeGreaterThanOrEqual(OTHERS)
})
