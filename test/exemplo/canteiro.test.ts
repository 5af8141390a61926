/** An area of one table, one call and one screen, as an example of how little that is: it is built, asked and counted. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { TenantServices } from '../../areas/acesso/tenant/server/find-register.ts'
import { moveClockOf } from '../../core/testing/clock.ts'
import type { TestConnection } from '../../core/testing/postgres.ts'
import { openForCopy } from '../../database/copy.ts'
import { newTestApp } from '../kit/app.ts'
import { callAs } from '../kit/call.ts'
import { type TestTenant, testTenant } from '../kit/tenant.ts'
import { migratedDatabase } from '../template.ts'
import { canteiroApi } from './canteiro/contract.ts'
import { canteiroServer } from './canteiro/server/area.ts'

const FOLDER = path.join(import.meta.dirname, 'canteiro')
const MIGRATION = readFileSync(path.join(FOLDER, 'migration.sql'), 'utf8')

let one: Awaited<ReturnType<typeof newTestApp>>
let tenant: TestTenant

/** On a database of its own, which has the example's table as well. */
beforeAll(async () => {
  const shared = inject('connection') as TestConnection
  const prefix = shared.database.split('_').slice(0, 2).join('_')
  const connection = await migratedDatabase({ maintenance: { ...shared, database: 'postgres' }, prefix })
  await moveClockOf(connection, inject('passo'))
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(MIGRATION).finally(async () => client.end())
  await openForCopy(connection)
  one = await newTestApp({
    connection,
    extend: (app) => {
      for (const { serve } of canteiroServer.calls) serve(app, app.services as TenantServices)
    },
  })
  tenant = await testTenant({ on: one })
})
afterAll(() => one.close())

const beds = (of: TestTenant, turma: number, nomes: readonly string[]) =>
  of.sql(
    `insert into canteiro (tenant_id, turma_id, nome, plantado_em)
     select $1, $2, nome, '2026-03-02' from unnest($3::text[]) as nome`,
    [of.id, turma, nomes],
  )

describe('the example', () => {
  it('is nine files and 150 lines, the migration among them', () => {
    const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    const lines = files.reduce(
      (sum, { parentPath, name }) =>
        sum + readFileSync(path.join(parentPath, name), 'utf8').trimEnd().split('\n').length,
      0,
    )
    expect(files.length).toBeLessThanOrEqual(9)
    expect(lines).toBeLessThanOrEqual(150)
  })

  it('lists the beds of a class by name, page by page, found without accents', async () => {
    const aluna = await tenant.person('Aluna', { papel: 'aluno', turma: tenant.turma })
    await beds(tenant, tenant.turma, ['Hortelã', 'Alface', 'Feijão'])
    await beds(tenant, tenant.outraTurma, ['Milho'])
    const list = async (query: { busca?: string; pagina: number; linhas: number }) =>
      (await callAs(aluna, canteiroApi.list, { params: { turma: tenant.turma }, query }, { app: one.app }))
        .data
    const first = await list({ pagina: 1, linhas: 2 })
    expect(first).toMatchObject({
      total: 3,
      canteiros: [{ nome: 'Alface', plantado_em: '2026-03-02' }, { nome: 'Feijão' }],
    })
    expect((await list({ pagina: 2, linhas: 2 })).canteiros.map(({ nome }) => nome)).toEqual(['Hortelã'])
    expect((await list({ busca: 'hortela', pagina: 1, linhas: 30 })).total).toBe(1)
  })

  it('shows them to whoever sees the class, and to nobody else', async () => {
    const { turma, outraTurma, escola } = tenant
    const foreign = await testTenant({ on: one })
    const people = [
      [200, await tenant.person('Professora', { papel: 'professor', turma })],
      [200, await tenant.person('Coordenadora', { papel: 'coordenador', rede: escola })],
      [200, await tenant.person('Administradora', { papel: 'administrador_tenant' })],
      [404, await tenant.person('De outra turma', { papel: 'aluno', turma: outraTurma })],
      [404, await tenant.person('Sem papel')],
      [401, { host: tenant.host }],
    ] as const
    const query = { pagina: 1, linhas: 30 }
    for (const [status, who] of people)
      expect(
        (await callAs(who, canteiroApi.list, { params: { turma }, query }, { app: one.app })).status,
      ).toBe(status)
    const admin = await foreign.person('De outro tenant', { papel: 'administrador_tenant' })
    expect(
      (await callAs(admin, canteiroApi.list, { params: { turma }, query }, { app: one.app })).status,
    ).toBe(404)
    await beds(foreign, foreign.turma, ['De outro tenant'])
    const seen = await one.database.asTenant(tenant.id, (tx) =>
      tx.selectFrom('canteiro').select('nome').execute(),
    )
    expect(seen.map(({ nome }) => nome)).not.toContain('De outro tenant')
    expect(seen.length).toBeGreaterThan(0)
  })
})
