/** Proving anew who one is through a provider, for whoever has no password: asked there, and only for oneself. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RealProvider, realProvider } from '../../../../core/testing/oidc-real.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { provedAgo } from '../../sessao/server/factory.ts'
import { provedorApi } from '../contract.ts'
import { begin, finish } from './testing.ts'

let tenant: TestTenant
let provider: RealProvider
let id: number
beforeAll(async () => {
  tenant = await testTenant()
  provider = await realProvider()
  const admin = await tenant.person('Administradora', { papel: 'administrador_tenant' })
  const { provedor } = (
    await callAs(admin, provedorApi.create, {
      body: { tipo: 'oidc', nome: 'Rede', issuer: provider.issuer, client_id: 'nos', segredo: 'um segredo' },
    })
  ).data
  id = provedor.id
  await provider.register({
    client_id: 'nos',
    client_secret: 'um segredo',
    redirect_uris: [provedor.retorno],
  })
})
afterAll(() => provider.close())

let accounts = 0
/** A person without a password, linked with an account there, whose last proof is old. */
async function someone(): Promise<{ person: Person; conta: string }> {
  const conta = `conta-${++accounts}`
  provider.accounts[conta] = { name: 'Rui' }
  const person = await tenant.person('Rui')
  await tenant.sql(
    'insert into identidade (tenant_id, usuario_id, issuer, subject) values ($1, $2, $3, $4)',
    [tenant.id, person.id, provider.issuer, conta],
  )
  await provedAgo(tenant, person, 60)
  return { person, conta }
}

/** To the provider and back as `conta`; what the signed-in person then has to show. */
async function trip(conta: string, how: { provar?: boolean; vincular?: boolean }) {
  const begun = await begin(tenant, id, how)
  const { data } = await finish(tenant, begun, await provider.visit(begun.endereco, conta))
  return { endereco: new URL(begun.endereco), data, ficha: `${data.ficha}.${begun.navegador}` }
}

const prove = (who: Person, ficha: string) => callAs(who, provedorApi.prove, { body: { ficha } })
/** A call that asks for a fresh proof before anything else. */
const guarded = async (who: Person) =>
  (await callAs(who, provedorApi.unlink, { params: { id: 999_999_999 } })).body.codigo

describe('proving through a provider', () => {
  it('asks there anew and opens what asks for a fresh proof, in this session, once', async () => {
    const { person, conta } = await someone()
    expect(await guarded(person)).toBe('prova_necessaria')
    const { endereco, data, ficha } = await trip(conta, { provar: true })
    expect([endereco.searchParams.get('prompt'), endereco.searchParams.get('max_age')]).toEqual([
      'login',
      '0',
    ])
    expect(data).toMatchObject({ resultado: 'provar' })
    expect([data.token, data.usuario]).toEqual([undefined, undefined])
    expect((await prove(person, ficha)).status).toBe(200)
    expect(await guarded(person)).toBe('nao_encontrado')
    expect((await prove(person, ficha)).body.codigo).toBe('link_usado')
    const log = await tenant.sql(
      `select 1 from auditoria where tenant_id = $1 and quem_id = $2 and acao = 'provar' and mudanca -> 'depois' ->> 'meio' = 'provedor'`,
      [tenant.id, person.id],
    )
    expect(log).toHaveLength(1)
  })

  it('is for the account that opens one’s own: neither somebody else’s, nor one that was not asked anew', async () => {
    const [mine, theirs] = [await someone(), await someone()]
    const { ficha: other } = await trip(theirs.conta, { provar: true })
    expect((await prove(mine.person, other)).body.codigo).toBe('outra_conta')
    const { ficha: remembered } = await trip(mine.conta, { vincular: true })
    expect((await prove(mine.person, remembered)).body.codigo).toBe('outra_conta')
    expect(await guarded(mine.person)).toBe('prova_necessaria')
  })

  it('does not stand in for a second factor', async () => {
    const { person, conta } = await someone()
    await tenant.sql(
      `insert into segundo_fator (tenant_id, usuario_id, segredo, confirmado_em) values ($1, $2, '\\x00', now())`,
      [tenant.id, person.id],
    )
    await tenant.sql('update sessao set fator_em = provada_em where usuario_id = $1', [person.id])
    const { ficha } = await trip(conta, { provar: true })
    expect((await prove(person, ficha)).body.codigo).toBe('codigo_necessario')
  })
})
