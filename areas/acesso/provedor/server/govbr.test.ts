/**
 * gov.br, as its own guide describes it: an issuer that ends in a slash, its secret in a header, no issuer beside the
 * code, the name in the identity token, `email_verified` as a word, and a CPF for a subject.
 */
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeProvider, fakeProvider } from '../../../../core/testing/oidc.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { provedorApi } from '../contract.ts'
import { begin, finish } from './testing.ts'

const CPF = '93541134780'
const SEGREDO = 'segredo/com:sinais'

let tenant: TestTenant
let fake: FakeProvider
let id: number
let issuer: string

/** What gov.br says of itself. */
const discovery = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      issuer,
      authorization_endpoint: `${issuer}authorize`,
      token_endpoint: `${issuer}token`,
      jwks_uri: `${issuer}jwks`,
      userinfo_endpoint: `${issuer}userinfo`,
      scopes_supported: ['openid', 'email', 'phone', 'profile', 'govbr_confiabilidades'],
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
    }),
  )

beforeAll(async () => {
  ;[tenant, fake] = await Promise.all([testTenant(), fakeProvider()])
  issuer = `${fake.issuer}/`
  fake.instead.discovery = (_, response) => discovery(response)
  const admin = await tenant.person('Administradora', { papel: 'administrador_tenant' })
  const body = { tipo: 'govbr' as const, nome: 'gov.br', issuer, client_id: 'escola.gov', segredo: SEGREDO }
  const { provedor } = (await callAs(admin, provedorApi.create, { body })).data
  expect(provedor).toMatchObject({ issuer, escopos: 'openid email profile' })
  id = provedor.id
})
afterAll(() => fake.close())

const claims = {
  sub: CPF,
  name: 'Rosa Nunes',
  email: 'Rosa@exemplo.test',
  email_verified: 'true',
  phone_number: '48999990000',
  picture: 'data:image/png;base64,AA==',
  amr: ['passwd'],
}

/** There and back; no issuer stands beside the code. */
async function trip(more: Record<string, unknown> = {}, how: { provar?: boolean } = {}) {
  fake.claims = { iss: issuer, ...claims, ...more }
  const begun = await begin(tenant, id, how)
  const answer = new URLSearchParams(fake.answerTo(begun.endereco))
  answer.delete('iss')
  return { begun, answer: await finish(tenant, begun, `?${answer}`) }
}

const bilhete = ({ begun, answer }: Awaited<ReturnType<typeof trip>>): string =>
  `${answer.data.ficha}.${begun.navegador}`

describe('gov.br', () => {
  it('is asked with PKCE and its scopes, and handed the secret in a header alone', async () => {
    const { begun, answer } = await trip()
    expect(answer.status).toBe(200)
    const asked = new URL(begun.endereco)
    expect(asked.href.startsWith(`${issuer}authorize?`)).toBe(true)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'escola.gov',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    })
    const form = fake.redeemed.at(-1)
    expect(form?.get('code_verifier')).toHaveLength(43)
    expect([form?.has('client_secret'), form?.has('client_id')]).toEqual([false, false])
    // Each half is encoded before they are joined (RFC 6749, 2.3.1).
    const [usuario = '', senha = ''] = Buffer.from(fake.credentials?.split(' ')[1] ?? '', 'base64')
      .toString()
      .split(':')
    expect([usuario, senha].map(decodeURIComponent)).toEqual(['escola.gov', SEGREDO])
  })

  it('begins a sign-up with name and e-mail, and signs in whoever is linked; the CPF is told to nobody', async () => {
    const first = await trip()
    expect(first.answer.data.resultado).toBe('cadastrar')
    const ficha = bilhete(first)
    const told = await callAs({ host: tenant.host }, provedorApi.readSignUp, { body: { ficha } })
    expect(told.data).toMatchObject({ provedor: 'gov.br', nome: 'Rosa Nunes', email: 'rosa@exemplo.test' })
    const rosa: Person = await tenant.person('Rosa')
    const linked = await callAs(rosa, provedorApi.linkSigningIn, { body: { ficha } })
    expect(linked.status).toBe(200)
    const second = await trip()
    expect(second.answer.data.usuario?.id).toBe(rosa.id)
    const listed = await callAs(rosa, provedorApi.listIdentidades, {})
    expect(listed.data.identidades).toMatchObject([{ tipo: 'govbr', rotulo: 'rosa@exemplo.test' }])
    const [{ log } = { log: '' }] = await tenant.sql<{ log: string }>(
      'select string_agg(a::text, chr(10)) as log from auditoria a where tenant_id = $1',
      [tenant.id],
    )
    expect(log).toContain('identidade')
    expect(
      JSON.stringify([first.answer.body, told.body, linked.body, second.answer.body, listed.body, log]),
    ).not.toContain(CPF)
  })

  it('names itself with the slash: without it, or with another’s name, nobody gets in', async () => {
    for (const iss of [fake.issuer, 'https://sso.acesso.gov.br/', 'https://sso.staging.acesso.gov.br/'])
      expect([iss, (await trip({ iss })).answer.body.codigo]).toEqual([iss, 'entrada_recusada'])
    expect((await trip()).answer.status).toBe(200)
  })

  it('whose account has no e-mail still signs up: only the name is known', async () => {
    const ficha = bilhete(await trip({ sub: '11144477735', email: undefined, email_verified: undefined }))
    const told = await callAs({ host: tenant.host }, provedorApi.readSignUp, { body: { ficha } })
    expect(told.data).toMatchObject({ nome: 'Rosa Nunes', email: null })
  })

  it('that does not say when the person typed there proves nothing anew', async () => {
    expect((await trip({}, { provar: true })).answer.body.codigo).toBe('entrada_recusada')
  })
})
