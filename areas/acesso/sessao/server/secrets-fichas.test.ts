/** Links of one use: once, for one purpose, in time, in their own tenant; looking uses nothing. */
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { endFichas, type Finalidade, issueFicha, peekFicha, useFicha } from './secrets-fichas.ts'

let tenant: TestTenant
let other: TestTenant
beforeAll(async () => {
  ;[tenant, other] = await Promise.all([testTenant(), testTenant()])
})

const NOW = new Date('2026-11-21T12:00:00Z')
const HOUR_MS = 3_600_000

type Work = Parameters<Awaited<ReturnType<typeof testApp>>['database']['asTenant']>[1]
const inTenant = async (work: Work, { id } = tenant) => (await testApp()).database.asTenant(id, work)

const issue = (finalidade: Finalidade = 'recuperar_senha', usuarioId?: number) =>
  inTenant((tx) =>
    issueFicha(tx, { finalidade, now: NOW, dados: { a: 1 }, ...(usuarioId ? { usuarioId } : {}) }),
  ) as Promise<string>
const use = (token: string, now = NOW, finalidade: Finalidade = 'recuperar_senha', where = tenant) =>
  inTenant((tx) => useFicha(tx, finalidade, token, now), where)

describe('a link of one use', () => {
  it('serves once; looking at it uses nothing', async () => {
    const token = await issue()
    for (let n = 0; n < 2; n += 1)
      expect(await inTenant((tx) => peekFicha(tx, 'recuperar_senha', token, NOW))).toMatchObject({
        dados: { a: 1 },
      })
    expect(await use(token)).toMatchObject({ dados: { a: 1 } })
    await expect(use(token)).rejects.toMatchObject({ statusCode: 409, codigo: 'link_usado' })
  })

  it('of 50 uses at once, one succeeds', async () => {
    const token = await issue()
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => use(token)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('serves until its hour, not later', async () => {
    const [early, late] = [await issue(), await issue()]
    await expect(use(early, new Date(NOW.getTime() + HOUR_MS - 1))).resolves.toBeDefined()
    await expect(use(late, new Date(NOW.getTime() + HOUR_MS))).rejects.toMatchObject({
      statusCode: 422,
      codigo: 'link_vencido',
    })
  })

  it('made up, of another purpose or of another tenant: the same answer', async () => {
    const token = await issue()
    for (const attempt of [
      () => use('inventado'),
      () => use(token, NOW, 'validar_email'),
      () => use(token, NOW, 'recuperar_senha', other),
    ])
      await expect(attempt()).rejects.toMatchObject({ statusCode: 404, codigo: 'link_invalido' })
    await expect(use(token)).resolves.toBeDefined()
  })

  it('ends when a newer one takes its place', async () => {
    const { id } = await tenant.person('Ana')
    const token = await issue('recuperar_senha', id)
    await inTenant((tx) => endFichas(tx, id, ['recuperar_senha'], NOW))
    await expect(use(token)).rejects.toMatchObject({ codigo: 'link_usado' })
  })
})
