/** Which brand answers at which door, what it tells of itself, and the brands that share one owner's data (A2 to A5). */
import { beforeAll, describe, expect, it } from 'vitest'
import { newTestApp } from '../../../../test/kit/app.ts'
import { type CallAsOptions, callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { sessaoApi } from '../../sessao/contract.ts'
import { tenantApi } from '../contract.ts'

const serverTime = (host: string, options: CallAsOptions = {}) =>
  callAs({ host }, tenantApi.serverTime, {}, options)

const me = (who: Person, options: CallAsOptions = {}) => callAs(who, sessaoApi.me, {}, options)

const recover = (host_tenant: string, host = host_tenant) =>
  callAs({ host }, tenantApi.recover, { body: { host_tenant } })

const setStatus = (tenant: TestTenant, status: 'ativo' | 'inativo') =>
  tenant.sql('update tenant set status = $2 where id = $1', [tenant.id, status])

/** The register hears of a change by notification: within a second. */
const soon = (check: () => Promise<void>) =>
  expect
    .poll(
      async () =>
        check().then(
          () => true,
          () => false,
        ),
      { timeout: 10_000 },
    )
    .toBe(true)

let tenant: TestTenant
let ana: Person
beforeAll(async () => {
  tenant = await testTenant()
  ana = await tenant.person('Ana', { papel: 'aluno', turma: tenant.turma })
})

describe('the brand of a request', () => {
  it.each([
    ['as it is', (host: string) => host],
    ['with a port', (host: string) => `${host}:3000`],
    ['with a trailing dot', (host: string) => `${host}.`],
    ['in upper case', (host: string) => host.toUpperCase()],
    ['with all three', (host: string) => `${host.toUpperCase()}.:80`],
  ])('is found by host, %s', async (_, write) => {
    expect((await me({ ...ana, host: write(tenant.host) })).status).toBe(200)
  })

  it.each([
    'nao-existe.test',
    '',
    'a b',
    '../etc',
    'xn--nxasmq6b.test',
    `${'a'.repeat(260)}.test`,
    'localhost:99999999',
    '[::1]',
  ])('is not found at the host %j', async (host) => {
    const { status, body } = await serverTime(host)
    expect([status, body.codigo]).toEqual([404, 'plataforma_desconhecida'])
    expect(body.mensagem).toBe('Não há plataforma neste endereço.')
  })

  it('is not found at a host that only ends or begins like ours', async () => {
    for (const host of [`x.${tenant.host}`, `${tenant.host}.br`, `x${tenant.host}`, tenant.host.slice(1)])
      expect([host, (await serverTime(host)).status]).toEqual([host, 404])
  })

  it('is not changed by what a forwarding header says', async () => {
    const other = await testTenant()
    const answer = await me(ana, {
      headers: { 'x-forwarded-host': other.host, forwarded: `host=${other.host}`, 'x-host': other.host },
    })
    expect(answer.status).toBe(200)
    expect(
      (await serverTime('nao-existe.test', { headers: { 'x-forwarded-host': tenant.host } })).status,
    ).toBe(404)
  })

  it('is told by a proxy only where the proxy is known', async () => {
    const behind = await newTestApp({ env: { TRUST_PROXY: '10.0.0.0/8' } })
    const ask = (remoteAddress: string, headers: Record<string, string>) =>
      behind.app.inject({
        method: 'POST',
        url: '/licenciamento/pt-br/buscar/dataservidor',
        remoteAddress,
        headers: { host: 'nao-existe.test', ...headers },
      })
    const forwarded = { 'x-forwarded-host': tenant.host, 'x-forwarded-for': '203.0.113.9' }
    expect((await ask('10.1.2.3', forwarded)).statusCode).toBe(200)
    expect((await ask('203.0.113.9', forwarded)).statusCode).toBe(404)
    expect((await ask('127.0.0.1', forwarded)).statusCode).toBe(404)
    // Of several, the last was written by the proxy itself, the others by whoever came to it.
    const chain = { ...forwarded, 'x-forwarded-host': `${tenant.host}, nao-existe.test` }
    expect((await ask('10.1.2.3', chain)).statusCode).toBe(404)
    await behind.close()
  })

  it('is the one that the Tenant header names, by its slug; an unknown one is no platform', async () => {
    expect((await me({ ...ana, host: 'nao-existe.test' }, { headers: { tenant: tenant.slug } })).status).toBe(
      200,
    )
    for (const slug of [
      'ninguem',
      `${tenant.slug} `,
      tenant.slug.toUpperCase(),
      `${tenant.slug},${tenant.slug}`,
      '%00',
    ])
      expect([slug, (await serverTime(tenant.host, { headers: { tenant: slug } })).status]).toEqual([
        slug,
        404,
      ])
  })

  it('Main-Connection grants nothing', async () => {
    const { status } = await callAs(
      { host: tenant.host },
      tenantApi.listClientes,
      {},
      {
        headers: { 'main-connection': 'true' },
      },
    )
    expect(status).toBe(401)
    const stranger = await (await testTenant()).person('De fora', { papel: 'administrador-plataforma' })
    const answer = await me({ ...stranger, host: tenant.host }, { headers: { 'main-connection': 'true' } })
    expect(answer.status).toBe(403)
  })
})

describe('what a tenant tells of itself', () => {
  it('is an allow-list: nothing stored beside it leaves', async () => {
    await tenant.sql(
      `update tenant set configuracoes = configuracoes || $2, links = $3, features = $4, whatsapp = $5 where id = $1`,
      [
        tenant.id,
        JSON.stringify({
          gtm: "GTM-1');alert(1)//",
          recaptcha: 'chave-publica',
          recaptcha_secret: 'SEGREDO',
          google_login_secret: 'SEGREDO',
        }),
        JSON.stringify({ politica_de_privacidade: 'javascript:alert(1)', wiki: '//mau.test' }),
        JSON.stringify({ forum: true, provas: false, texto: 'sim' }),
        JSON.stringify({ mensagem: 'Oi', numero: '+55 (48) 99999-0000', senha: 'SEGREDO' }),
      ],
    )
    await soon(async () => {
      const { data } = await recover(tenant.host)
      expect(data.tenant.features).toEqual(['forum'])
    })
    const answer = await recover(tenant.host)
    expect(JSON.stringify(answer.body)).not.toContain('SEGREDO')
    expect(JSON.stringify(answer.body)).not.toContain('token_autenticado')
    expect(answer.data.tenant).toMatchObject({
      status: 'ativo',
      slug: tenant.slug,
      dominio: tenant.host,
      database_share: null,
      principal: false,
      whatsapp: { mensagem: 'Oi', numero: '5548999990000' },
      links: { politica_de_privacidade: '/privacidade', wiki: null },
      configuracoes: { gtm: null, recaptcha: 'chave-publica' },
    })
  })

  it('is found from any host, and an unknown host is told in words', async () => {
    expect((await recover(`${tenant.host.toUpperCase()}:80`, tenant.host)).data.tenant.slug).toBe(tenant.slug)
    const { status, body } = await callAs(
      { host: tenant.host },
      tenantApi.recover,
      {
        body: { host_tenant: 'nao-existe.test' },
      },
      { language: 'en-us' },
    )
    expect([status, body.mensagem]).toEqual([404, 'There is no platform at this address.'])
  })

  it('holds token_autenticado for a platform administrator only', async () => {
    const [admin, boss] = [
      await tenant.person('Da rede', { papel: 'administrador_tenant' }),
      await tenant.person('Da plataforma', { papel: 'administrador-plataforma' }),
    ]
    const find = (who: Person | { host: string }) =>
      callAs(who, tenantApi.findBySlug, { params: { slug: tenant.slug } })
    for (const who of [{ host: tenant.host }, ana, admin])
      expect((await find(who)).data.tenant).not.toHaveProperty('token_autenticado')
    expect((await find(boss)).data.tenant.token_autenticado).toMatch(/^adm\./)
  })
})

describe('a tenant that is switched off', () => {
  it('refuses its people, still says who it is, and serves again when it is back', async () => {
    const off = await testTenant()
    const who = await off.person('Bia')
    expect((await me(who)).status).toBe(200)
    await setStatus(off, 'inativo')
    await soon(async () => expect((await me(who)).status).toBe(403))
    const refused = await me(who)
    expect(refused.body).toMatchObject({ status: 'erro', codigo: 'desativado' })
    expect((await recover(off.host)).data.tenant.status).toBe('inativo')
    await setStatus(off, 'ativo')
    await soon(async () => expect((await me(who)).status).toBe(200))
  })

  it('is not entered through another host either', async () => {
    const off = await testTenant()
    const who = await off.person('Bia')
    await setStatus(off, 'inativo')
    await soon(async () => expect((await me(who)).status).toBe(403))
    const answer = await me({ ...who, host: tenant.host }, { headers: { tenant: off.slug } })
    expect([answer.status, answer.body.codigo]).toEqual([403, 'desativado'])
  })
})

describe('two brands over one set of data', () => {
  let brand: TestTenant
  beforeAll(async () => {
    brand = await testTenant({ donoId: tenant.id })
  })

  it('show the same people and classes, each under its own name', async () => {
    for (const host of [tenant.host, brand.host]) {
      expect((await me({ ...ana, host })).data.usuario.nome).toBe('Ana')
      const answer = await callAs({ ...ana, host }, turmaApi.find, { params: { turma: tenant.turma } })
      expect(answer.data.grupo.nome).toBe('7º A')
    }
    expect((await recover(brand.host)).data.tenant).toMatchObject({
      slug: brand.slug,
      database_share: tenant.slug,
    })
  })

  it('the Tenant header carries the name of the owner, at either host', async () => {
    for (const host of [tenant.host, brand.host])
      for (const named of [tenant.slug, brand.slug])
        expect((await me({ ...ana, host }, { headers: { tenant: named } })).status).toBe(200)
  })

  it('rows written under the id of the brand itself are nobody’s', async () => {
    const ghost = await brand.person('Fantasma', { papel: 'administrador-plataforma' })
    for (const host of [brand.host, tenant.host]) expect((await me({ ...ghost, host })).status).toBe(403)
  })

  it('a third tenant gains nothing by it', async () => {
    const third = await (await testTenant()).person('Terceira', { papel: 'administrador-plataforma' })
    expect((await me({ ...third, host: brand.host })).status).toBe(403)
  })

  it('switching one brand off leaves the other; it is not entered under the owner’s name', async () => {
    await setStatus(brand, 'inativo')
    await soon(async () => expect((await me({ ...ana, host: brand.host })).status).toBe(403))
    expect((await me(ana)).status).toBe(200)
    const disguised = await me({ ...ana, host: brand.host }, { headers: { tenant: tenant.slug } })
    expect([disguised.status, disguised.body.codigo]).toEqual([403, 'desativado'])
    await setStatus(brand, 'ativo')
    await soon(async () => expect((await me({ ...ana, host: brand.host })).status).toBe(200))
  })

  it('switching the owner off leaves neither', async () => {
    await setStatus(tenant, 'inativo')
    await soon(async () => {
      expect((await me({ ...ana, host: brand.host })).status).toBe(403)
      expect((await me(ana)).status).toBe(403)
    })
    await setStatus(tenant, 'ativo')
    await soon(async () => expect((await me(ana)).status).toBe(200))
  })
})
