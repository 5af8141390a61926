/** The preference calls through the real door. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { MAX_BYTES, preferenciaApi } from '../contract.ts'

let tenant: TestTenant
let ana: Person
let bia: Person

beforeAll(async () => {
  tenant = await testTenant()
  ana = await tenant.person('Ana')
  bia = await tenant.person('Bia')
})

const find = (who: Person, chave: string) => callAs(who, preferenciaApi.find, { params: { chave } })
const save = (who: Person, chave: string, preferencias: object) =>
  callAs(who, preferenciaApi.save, { body: { chave, preferencias } })

describe('preferences', () => {
  it('come back as they were stored, each person their own', async () => {
    const stored = { contraste: 'alto', fonte: { tamanho: 'grandes', nomes: ['á', 1, true, null] } }
    expect((await save(ana, 'acessibilidade', stored)).status).toBe(200)
    expect((await find(ana, 'acessibilidade')).data.preferencias).toEqual(stored)
    expect((await find(bia, 'acessibilidade')).data.preferencias).toBeNull()
  })

  it('are replaced, not merged', async () => {
    await save(ana, 'filtros', { a: 1, b: 2 })
    await save(ana, 'filtros', { b: 3 })
    expect((await find(ana, 'filtros')).data.preferencias).toEqual({ b: 3 })
  })

  it('may be sent as JSON text', async () => {
    await save(ana, 'texto', '{"ordem": "titulo"}' as unknown as object)
    expect((await find(ana, 'texto')).data.preferencias).toEqual({ ordem: 'titulo' })
  })

  it.each([
    ['a list', []],
    ['a number', 3],
    ['a text that is no JSON', 'oi'],
    ['too much', { longo: 'x'.repeat(MAX_BYTES) }],
    ['NUL inside', { texto: 'a\u0000b' }],
  ])('refuses %s with the field at fault', async (_, preferencias) => {
    const { status, body } = await save(ana, 'recusada', preferencias as object)
    expect(status).toBe(400)
    expect(Object.keys(body.campos ?? {}).join()).toContain('preferencias')
    expect((await find(ana, 'recusada')).data.preferencias).toBeNull()
  })

  it.each(['', 'Maiuscula', 'com espaço', '../x', 'x'.repeat(61)])('refuses the key %j', async (chave) => {
    expect((await save(ana, chave, { a: 1 })).status).toBe(400)
  })

  it('keeps at most 60 keys, and goes on replacing them', async () => {
    const full = await tenant.person('Cheia')
    await tenant.sql(
      `insert into preferencia (tenant_id, usuario_id, chave, preferencias)
       select $1, $2, 'k' || n, '{}' from generate_series(1, 60) n`,
      [tenant.id, full.id],
    )
    expect((await save(full, 'mais', { a: 1 })).status).toBe(400)
    expect((await save(full, 'k7', { a: 1 })).status).toBe(200)
  })

  it('need a session', async () => {
    expect(
      (await callAs({ host: tenant.host }, preferenciaApi.find, { params: { chave: 'a' } })).status,
    ).toBe(401)
  })
})
