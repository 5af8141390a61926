/** The providers of a tenant: who may change them, what is told of them, what is kept. */
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Brand } from '../../../../core/server/brand.ts'
import { readConfig } from '../../../../core/server/config.ts'
import { fakeProvider } from '../../../../core/testing/oidc.ts'
import { newTestApp, testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { provedorApi } from '../contract.ts'
import { findParty, partyFromEnvironment, presentParty } from './find-party.ts'
import { begin, finish, newNavegador } from './testing.ts'

let tenant: TestTenant
let admin: Person
beforeAll(async () => {
  tenant = await testTenant()
  admin = await tenant.person('Administradora', { papel: 'administrador_tenant' })
})

const create = (body: object) =>
  callAs(admin, provedorApi.create, {
    body: {
      tipo: 'oidc',
      nome: 'Rede',
      client_id: 'c',
      issuer: 'https://sso.rede.example',
      ...body,
    } as never,
  })
const change = (id: number, body: object) => callAs(admin, provedorApi.change, { params: { id }, body })
const listAll = async () => (await callAs(admin, provedorApi.listConfigurados, {})).data.provedores

const SECRET = 'segredo-que-ninguém-vê'

describe('a provider', () => {
  it('is added, listed without its secret, changed and switched off; the log tells who, never the secret', async () => {
    const { provedor } = (await create({ segredo: SECRET, client_id: 'um' })).data
    expect(provedor).toMatchObject({ confidencial: true, ativo: true, do_ambiente: false })
    expect(provedor.escopos).toBe('openid email profile')
    expect(provedor.retorno).toMatch(new RegExp(`^http://${tenant.host}(:\\d+)?/login/token/${provedor.id}$`))
    expect(await listAll()).toContainEqual(provedor)

    const [before] = await tenant.sql<{ segredo: Buffer }>('select segredo from provedor where id = $1', [
      provedor.id,
    ])
    expect(before?.segredo.includes(SECRET)).toBe(false)
    await change(provedor.id, { nome: 'Rede nova', ativo: false })
    const [after] = await tenant.sql<{ segredo: Buffer; nome: string }>(
      'select segredo, nome from provedor where id = $1',
      [provedor.id],
    )
    expect(after).toEqual({ segredo: before?.segredo, nome: 'Rede nova' })
    expect((await callAs({ host: tenant.host }, provedorApi.list, {})).data.provedores).toEqual([])

    expect((await change(provedor.id, { segredo: null })).data.provedor.confidencial).toBe(false)
    const rows = await tenant.sql<{ acao: string; quem_id: number; tudo: string }>(
      `select acao, quem_id, auditoria::text as tudo from auditoria
       where tenant_id = $1 and entidade = 'provedor' order by numero`,
      [tenant.id],
    )
    expect(rows.map(({ acao }) => acao)).toEqual(['criar', 'mudar', 'mudar'])
    for (const { quem_id, tudo } of rows) {
      expect(Number(quem_id)).toBe(admin.id)
      expect(tudo).not.toContain(SECRET)
    }
  })

  it('gives its secret to the provider only', async () => {
    const fake = await fakeProvider()
    const { provedor } = (await create({ segredo: SECRET, issuer: fake.issuer })).data
    const begun = await begin(tenant, provedor.id)
    expect(begun.endereco).not.toContain(encodeURIComponent(SECRET))
    expect((await finish(tenant, begun, fake.answerTo(begun.endereco))).status).toBe(200)
    expect(fake.redeemed.map((form) => form.get('client_secret'))).toEqual([SECRET])
    await fake.close()
  })

  it('of another issuer than its secret is given another secret, or none is sent', async () => {
    const [own, stranger] = [await fakeProvider(), await fakeProvider()]
    const { provedor } = (await create({ segredo: SECRET, issuer: own.issuer, client_id: 'troca' })).data
    const moved = await change(provedor.id, { issuer: stranger.issuer, nome: 'Outro nome' })
    expect(moved).toMatchObject({ status: 422, body: { codigo: 'segredo_de_outro_emissor' } })
    expect(Object.keys(moved.body.campos ?? {})).toEqual(['segredo'])

    // The same issuer, spelt the same, keeps its secret; another one with its own, or with none, is taken.
    expect((await change(provedor.id, { issuer: own.issuer, nome: 'Mesmo' })).status).toBe(200)
    expect((await change(provedor.id, { issuer: stranger.issuer, segredo: 'do-outro' })).status).toBe(200)
    const trip = await begin(tenant, provedor.id)
    expect((await finish(tenant, trip, stranger.answerTo(trip.endereco))).status).toBe(200)
    expect(stranger.redeemed.map((form) => form.get('client_secret'))).toEqual(['do-outro'])
    const back = await change(provedor.id, { issuer: own.issuer, segredo: null })
    expect(back.data.provedor.confidencial).toBe(false)
    await own.close()
    await stranger.close()
  })

  it('of Apple is told a statement signed with the key, which never leaves', async () => {
    const fake = await fakeProvider()
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
    const key = await exportPKCS8(privateKey)
    const { provedor } = (
      await create({ tipo: 'apple', issuer: fake.issuer, segredo: key, equipe: 'TEAM', chave: 'KEY' })
    ).data
    const begun = await begin(tenant, provedor.id)
    expect(new URL(begun.endereco).searchParams.get('scope')).toBe('openid')
    expect((await finish(tenant, begun, fake.answerTo(begun.endereco))).status).toBe(200)
    const statement = fake.redeemed[0]?.get('client_secret') ?? ''
    const { payload, protectedHeader } = await jwtVerify(statement, publicKey, {
      issuer: 'TEAM',
      subject: 'c',
      audience: 'https://appleid.apple.com',
    })
    expect([protectedHeader.alg, protectedHeader.kid]).toEqual(['ES256', 'KEY'])
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300)
    await fake.close()
  })

  it.each([
    ['google', 'select_account'],
    ['microsoft', 'select_account'],
    ['oidc', null],
    ['govbr', null],
  ])(
    'of kind %s asks which account, where the computer before may have kept one: %s',
    async (tipo, prompt) => {
      const fake = await fakeProvider()
      const { provedor } = (await create({ tipo, issuer: fake.issuer })).data
      const { endereco } = await begin(tenant, provedor.id)
      expect(new URL(endereco).searchParams.get('prompt')).toBe(prompt)
      await fake.close()
    },
  )

  it('whose secret was sealed with another key is not offered to anybody', async () => {
    const { provedor } = (await create({ segredo: SECRET, client_id: 'outra-chave' })).data
    const { services } = (await testApp()).app
    const brand = await services.register.byHost(tenant.host)
    const find = (secretKey: string) =>
      services.database.asTenant(tenant.id, (tx) =>
        findParty(tx, provedor.id, { ...services.config, secretKey }, brand as Brand),
      )
    expect((await find(services.config.secretKey))?.segredo).toBe(SECRET)
    expect(await find('x'.repeat(40))).toBeUndefined()
  })

  it.each([
    'http://sso.rede.example',
    'https://sso.rede.example/?a',
    'https://a:b@sso.rede.example',
    'https://sso.rede.example/.well-known/openid-configuration',
    'sso.rede.example',
  ])('may not be at %s', async (issuer) => {
    const { status, body } = await create({ issuer, client_id: 'ruim' })
    expect([status, Object.keys(body.campos ?? {})]).toEqual([400, ['issuer']])
  })

  it('is this machine only in the demonstration', async () => {
    const strict = await newTestApp({ env: { DEMO: 'off' } })
    const body = { tipo: 'oidc' as const, nome: 'Aqui', client_id: 'aqui', issuer: 'http://localhost:1' }
    expect((await callAs(admin, provedorApi.create, { body }, { app: strict.app })).status).toBe(400)
    const { provedor } = (await callAs(admin, provedorApi.create, { body })).data
    // One that was added before is not gone to either.
    const start = { params: { id: provedor.id }, body: { navegador: newNavegador() } }
    expect((await callAs({ host: tenant.host }, provedorApi.start, start, { app: strict.app })).status).toBe(
      503,
    )
    await strict.close()
  })

  it('stands on the list once', async () => {
    await create({ client_id: 'dobro' })
    expect((await create({ client_id: 'dobro' })).body.codigo).toBe('provedor_repetido')
    const { provedor } = (await create({ client_id: 'dobro-2' })).data
    expect((await change(provedor.id, { client_id: 'dobro' })).body.codigo).toBe('provedor_repetido')
    expect((await change(provedor.id, { client_id: 'dobro-2' })).status).toBe(200)
  })

  it('known by its kind needs no address; Apple needs its key', async () => {
    const google = (await create({ tipo: 'google', nome: 'Google', issuer: undefined, client_id: 'g' })).data
      .provedor
    expect(google.issuer).toBe('https://accounts.google.com')
    const govbr = (await create({ tipo: 'govbr', nome: 'gov.br', issuer: undefined, client_id: 'b' })).data
      .provedor
    expect(govbr.issuer).toBe('https://sso.acesso.gov.br/')
    const apple = { tipo: 'apple', nome: 'Apple', issuer: undefined, client_id: 'a' }
    expect((await create({ ...apple, segredo: 'x' })).status).toBe(400)
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    const whole = { ...apple, segredo: await exportPKCS8(privateKey), equipe: 'TEAM', chave: 'KEY' }
    expect((await create(whole)).data.provedor).toMatchObject({
      equipe: 'TEAM',
      chave: 'KEY',
      escopos: 'openid',
    })
  })

  it('of another tenant does not exist here', async () => {
    const other = await testTenant()
    const otherAdmin = await other.person('Administradora', { papel: 'administrador_tenant' })
    const { provedor } = (await create({ client_id: 'nosso' })).data
    const answer = await callAs(otherAdmin, provedorApi.change, {
      params: { id: provedor.id },
      body: { issuer: 'https://ladrao.example' },
    })
    expect(answer.status).toBe(404)
    expect((await callAs(otherAdmin, provedorApi.listConfigurados, {})).data.provedores).toEqual([])
  })
})

it('the environment names one, for the main tenant only', async () => {
  const { config } = (await testApp()).app.services
  const { oidc } = readConfig({
    DATA_DIR: config.dataDir,
    SECRET_KEY: 'k'.repeat(40),
    OIDC_ISSUER: 'https://10.0.0.5/realms/rede',
    OIDC_CLIENT_ID: 'c',
    OIDC_CLIENT_SECRET: 's',
    OIDC_NAME: 'Rede',
  })
  const brand = { principal: true, dominio: 'localhost', ownerId: 1 } as Brand
  const settings = { ...config, oidc }
  const party = partyFromEnvironment(settings, brand)
  expect(party).toMatchObject({ id: 0, nome: 'Rede', segredo: 's', trusted: true })
  expect(party && presentParty(party, settings, brand)).toMatchObject({
    confidencial: true,
    do_ambiente: true,
    retorno: `${config.publicUrl}/login/token/0`,
  })
  expect(partyFromEnvironment(settings, { ...brand, principal: false })).toBeUndefined()
  expect(partyFromEnvironment({ ...settings, oidc: undefined }, brand)).toBeUndefined()
})
