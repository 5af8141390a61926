/** Signing in through real identity providers, three side by side (reliability D3, S8). */

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RealProvider, realProvider } from '../../../../core/testing/oidc-real.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { sessaoApi } from '../../sessao/contract.ts'
import { provedAgo, suspend } from '../../sessao/server/factory.ts'
import { provedorApi } from '../contract.ts'
import { begin, finish, newNavegador } from './testing.ts'

let tenant: TestTenant
let admin: Person
let providers: RealProvider[]
/** The ids of the three in the tenant's table. */
let ids: number[]

const CLIENT = 'turmalina'
const SECRET = 'um segredo bem guardado'

/** The tenant's administrator adds a provider, which then knows us. */
async function join(at: TestTenant, who: Person, provider: RealProvider): Promise<number> {
  const { provedor } = (
    await callAs(who, provedorApi.create, {
      body: { tipo: 'oidc', nome: 'Rede', issuer: provider.issuer, client_id: CLIENT, segredo: SECRET },
    })
  ).data
  expect(new URL(provedor.retorno).hostname).toBe(at.host)
  await provider.register({ client_id: CLIENT, client_secret: SECRET, redirect_uris: [provedor.retorno] })
  return provedor.id
}

beforeAll(async () => {
  tenant = await testTenant()
  admin = await tenant.person('Administradora', { papel: 'administrador_tenant' })
  providers = [await realProvider(), await realProvider(), await realProvider()]
  ids = []
  for (const provider of providers) {
    ids.push(await join(tenant, admin, provider))
    provider.accounts.ana = { name: 'Ana Souza', email: 'Ana@rede.test', email_verified: true }
  }
})
afterAll(() => Promise.all(providers.map((provider) => provider.close())))

const provider = (n: number): RealProvider => providers[n] as RealProvider
const idOf = (n: number): number => ids[n] as number

let accounts = 0
/** A new account at a provider, and a person here that it is linked to. */
async function linked(n: number): Promise<{ person: Person; conta: string }> {
  const conta = `conta-${++accounts}`
  provider(n).accounts[conta] = { name: 'Rui', email: `${conta}@rede.test` }
  const person = await tenant.person('Rui')
  const begun = await begin(tenant, idOf(n))
  const { data } = await finish(tenant, begun, await provider(n).visit(begun.endereco, conta))
  const ficha = `${data.ficha}.${begun.navegador}`
  expect((await callAs(person, provedorApi.linkSigningIn, { body: { ficha } })).status).toBe(200)
  return { person, conta }
}

describe('somebody whom nobody here is linked to', () => {
  it('is told to sign up, with what the provider said; linked once, the second time goes straight in', async () => {
    const first = await begin(tenant, idOf(0), { continuar: '/logado/turmas' })
    const { data } = await finish(tenant, first, await provider(0).visit(first.endereco, 'ana'))
    expect(data).toMatchObject({ resultado: 'cadastrar', continuar: '/logado/turmas' })
    expect([data.token, data.usuario]).toEqual([undefined, undefined])
    const ficha = `${data.ficha}.${first.navegador}`
    const told = await callAs({ host: tenant.host }, provedorApi.readSignUp, { body: { ficha } })
    expect(told.data).toMatchObject({ provedor: 'Rede', nome: 'Ana Souza', email: 'ana@rede.test' })

    const ana = await tenant.person('Ana')
    expect((await callAs(ana, provedorApi.linkSigningIn, { body: { ficha } })).data.provedor).toBe('Rede')

    const second = await begin(tenant, idOf(0))
    const answer = await finish(tenant, second, await provider(0).visit(second.endereco, 'ana'))
    expect(answer.data).toMatchObject({ resultado: 'entrou', usuario: { id: ana.id }, continuar: null })
    const who = { ...ana, token: answer.data.token ?? '' }
    expect((await callAs(who, sessaoApi.me, {})).data.usuario.id).toBe(ana.id)
    const [sessao] = await tenant.sql<{ metodo: string; compartilhada: boolean }>(
      'select metodo, compartilhada from sessao where usuario_id = $1 order by id desc limit 1',
      [ana.id],
    )
    expect(sessao).toEqual({ metodo: 'provedor', compartilhada: false })
    const [noted] = await tenant.sql<{ acao: string }>(
      `select acao from auditoria where tenant_id = $1 and entidade = 'sessao' order by numero desc limit 1`,
      [tenant.id],
    )
    expect(noted?.acao).toBe('entrar')
  })

  it('is never found by an e-mail, verified or not', async () => {
    const owner = await tenant.person('Dona do e-mail')
    await tenant.sql('update usuario set email = $2, email_validado_em = now() where id = $1', [
      owner.id,
      'dona@rede.test',
    ])
    provider(1).accounts.ladra = { name: 'Dona', email: 'dona@rede.test', email_verified: true }
    const begun = await begin(tenant, idOf(1))
    const { data } = await finish(tenant, begun, await provider(1).visit(begun.endereco, 'ladra'))
    expect(data.resultado).toBe('cadastrar')
    expect(await tenant.sql('select 1 from identidade where usuario_id = $1', [owner.id])).toEqual([])
  })

  it('with the same number at another provider is somebody else', async () => {
    const { person, conta } = await linked(0)
    provider(1).accounts[conta] = { name: 'Outra', email: 'outra@rede.test' }
    const there = await begin(tenant, idOf(1))
    expect((await finish(tenant, there, await provider(1).visit(there.endereco, conta))).data.resultado).toBe(
      'cadastrar',
    )
    const here = await begin(tenant, idOf(0))
    const { data } = await finish(tenant, here, await provider(0).visit(here.endereco, conta))
    expect(data.usuario?.id).toBe(person.id)
  })
})

describe('somebody who is linked', () => {
  it('stays so whatever e-mail the provider tells, a relayed one or none', async () => {
    const { person, conta } = await linked(2)
    for (const email of ['x7f2k@privaterelay.appleid.com', undefined, 'nova@rede.test']) {
      provider(2).accounts[conta] = email === undefined ? { name: 'Rui' } : { name: 'Rui', email }
      const begun = await begin(tenant, idOf(2))
      const { data } = await finish(tenant, begun, await provider(2).visit(begun.endereco, conta))
      expect([data.resultado, data.usuario?.id]).toEqual(['entrou', person.id])
    }
    const { identidades } = (await callAs(person, provedorApi.listIdentidades, {})).data
    expect(identidades).toMatchObject([{ nome: 'Rede', tipo: 'oidc', rotulo: 'nova@rede.test' }])
  })

  it('owes the second factor here all the same', async () => {
    const { person, conta } = await linked(2)
    await tenant.sql(
      `insert into segundo_fator (tenant_id, usuario_id, segredo, confirmado_em) values ($1, $2, '\\x00', now())`,
      [tenant.id, person.id],
    )
    const begun = await begin(tenant, idOf(2))
    const { data } = await finish(tenant, begun, await provider(2).visit(begun.endereco, conta))
    expect(data.usuario?.pendencia).toBe('segundo_fator')
    const who = { ...person, token: data.token ?? '' }
    expect((await callAs(who, sessaoApi.listSessoes, {})).body.codigo).toBe('pendencia')
  })

  it('and suspended does not get in', async () => {
    const { person, conta } = await linked(2)
    await suspend(tenant, person)
    const begun = await begin(tenant, idOf(2))
    const { status, body } = await finish(tenant, begun, await provider(2).visit(begun.endereco, conta))
    expect([status, body.codigo]).toEqual([403, 'conta_suspensa'])
  })

  it('on a shared device has a short session', async () => {
    const { person, conta } = await linked(2)
    const begun = await begin(tenant, idOf(2), { compartilhada: true })
    await finish(tenant, begun, await provider(2).visit(begun.endereco, conta))
    const [sessao] = await tenant.sql<{ horas: number }>(
      `select extract(epoch from expira_em - now()) / 3600 as horas from sessao
       where usuario_id = $1 order by id desc limit 1`,
      [person.id],
    )
    expect(Math.round(Number(sessao?.horas))).toBe(12)
  })

  it('who declines at the provider is told so, and starts again', async () => {
    const begun = await begin(tenant, idOf(0))
    const { status, body } = await finish(tenant, begun, await provider(0).visit(begun.endereco, 'ninguem'))
    expect([status, body.codigo]).toEqual([422, 'entrada_cancelada'])
  })
})

describe('what is sent to a provider', () => {
  it('asks for a code with PKCE, state and nonce, each its own every time, and comes back to an address of its own', async () => {
    const [one, two] = [await begin(tenant, idOf(0)), await begin(tenant, idOf(1))]
    const [a, b] = [one, two].map(({ endereco }) => new URL(endereco).searchParams)
    expect(a?.get('response_type')).toBe('code')
    expect(a?.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge', 'redirect_uri']) {
      expect(a?.get(name)).toBeTruthy()
      expect(a?.get(name)).not.toBe(b?.get(name))
    }
    expect(one.endereco).not.toContain(one.navegador)
    expect(one.endereco).not.toContain(SECRET)
  })

  it('keeps neither the state, nor the verifier, nor the browser’s secret', async () => {
    const begun = await begin(tenant, idOf(0))
    const rows = await tenant.sql<{ tudo: string }>(
      'select ficha::text as tudo from ficha where tenant_id = $1',
      [tenant.id],
    )
    const kept = rows.map(({ tudo }) => tudo).join('\n')
    for (const secret of [
      begun.state,
      begun.navegador,
      new URL(begun.endereco).searchParams.get('nonce') ?? 'x',
    ])
      expect(kept.includes(secret)).toBe(false)
    const hash = createHash('sha256').update(begun.state).digest('hex')
    expect(kept).toContain(hash)
  })
})

describe('an answer that is not for here', () => {
  it('of one provider shown as another’s is refused, and stays good where it belongs', async () => {
    const { person, conta } = await linked(0)
    const begun = await begin(tenant, idOf(0))
    const resposta = await provider(0).visit(begun.endereco, conta)
    const mixed = await finish(tenant, { ...begun, id: idOf(1) }, resposta)
    expect([mixed.status, mixed.body.codigo]).toEqual([404, 'entrada_desconhecida'])
    expect((await finish(tenant, begun, resposta)).data.usuario?.id).toBe(person.id)
  })

  it('with the code of one provider under the state of another is refused, whatever issuer it names', async () => {
    const { conta } = await linked(0)
    for (const iss of [provider(0).issuer, provider(1).issuer, null]) {
      const [mine, theirs] = [await begin(tenant, idOf(1)), await begin(tenant, idOf(0))]
      const answer = new URLSearchParams(await provider(0).visit(theirs.endereco, conta))
      answer.set('state', mine.state)
      answer.delete('iss')
      if (iss) answer.set('iss', iss)
      const { status, body } = await finish(tenant, mine, `?${answer}`)
      expect([iss, status, body.codigo]).toEqual([iss, 422, 'entrada_recusada'])
    }
  })

  it('with a wrong, missing or doubled state is refused', async () => {
    const { person, conta } = await linked(0)
    const begun = await begin(tenant, idOf(0))
    const resposta = await provider(0).visit(begun.endereco, conta)
    const other = (state: string | null) => {
      const answer = new URLSearchParams(resposta)
      if (state === null) answer.delete('state')
      else answer.set('state', state)
      return `?${answer}`
    }
    for (const wrong of [other('x'), other(''), other(null), other(`${begun.state}x`), '?', '?state'])
      expect((await finish(tenant, begun, wrong)).body.codigo).toBe('entrada_desconhecida')
    expect((await finish(tenant, begun, resposta)).data.usuario?.id).toBe(person.id)

    const again = await begin(tenant, idOf(0))
    const doubled = `${await provider(0).visit(again.endereco, conta)}&state=outro&code=outro`
    expect((await finish(tenant, again, doubled)).status).toBe(422)
  })

  it('in another browser is refused, and not spoilt (login CSRF)', async () => {
    const { person, conta } = await linked(0)
    const begun = await begin(tenant, idOf(0))
    const resposta = await provider(0).visit(begun.endereco, conta)
    const thief = await finish(tenant, { ...begun, navegador: newNavegador() }, resposta)
    expect([thief.status, thief.body.codigo]).toEqual([404, 'entrada_desconhecida'])
    expect((await finish(tenant, begun, resposta)).data.usuario?.id).toBe(person.id)
  })

  it('serves once, of 50 at a time too', async () => {
    const { conta } = await linked(0)
    const begun = await begin(tenant, idOf(0))
    const resposta = await provider(0).visit(begun.endereco, conta)
    const answers = await Promise.all(Array.from({ length: 50 }, () => finish(tenant, begun, resposta)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.codigo === 'entrada_desconhecida')).toHaveLength(49)
    expect((await finish(tenant, begun, resposta)).status).toBe(404)
  })

  it('comes too late after ten minutes', async () => {
    const { conta } = await linked(0)
    const begun = await begin(tenant, idOf(0))
    const resposta = await provider(0).visit(begun.endereco, conta)
    await tenant.sql(
      `update ficha set expira_em = now() - interval '1 second' where tenant_id = $1 and finalidade = 'autorizacao'`,
      [tenant.id],
    )
    expect((await finish(tenant, begun, resposta)).body.codigo).toBe('entrada_desconhecida')
    const [fresh] = [await begin(tenant, idOf(0))]
    const [row] = await tenant.sql<{ minutos: number }>(
      `select extract(epoch from expira_em - created_at) / 60 as minutos from ficha
       where tenant_id = $1 and finalidade = 'autorizacao' order by id desc limit 1`,
      [tenant.id],
    )
    expect(Number(row?.minutos)).toBe(10)
    expect((await finish(tenant, fresh, await provider(0).visit(fresh.endereco, conta))).status).toBe(200)
  })

  it('of another tenant is unknown here', async () => {
    const other = await testTenant()
    const otherAdmin = await other.person('Administradora', { papel: 'administrador_tenant' })
    const same = await realProvider()
    try {
      const there = await join(other, otherAdmin, same)
      same.accounts.ana = { name: 'Ana' }
      const begun = await begin(other, there)
      const resposta = await same.visit(begun.endereco, 'ana')
      for (const id of [there, idOf(0)])
        expect([id, (await finish(tenant, { ...begun, id }, resposta)).status]).toEqual([id, 404])
      expect((await finish(other, begun, resposta)).data.resultado).toBe('cadastrar')
    } finally {
      await same.close()
    }
  })

  it('to a provider that was switched off meanwhile is unknown', async () => {
    const { person, conta } = await linked(1)
    const begun = await begin(tenant, idOf(1))
    const resposta = await provider(1).visit(begun.endereco, conta)
    const turn = (ativo: boolean) =>
      callAs(admin, provedorApi.change, { params: { id: idOf(1) }, body: { ativo } })
    expect((await turn(false)).data.provedor.ativo).toBe(false)
    expect((await finish(tenant, begun, resposta)).status).toBe(404)
    const { provedores } = (await callAs({ host: tenant.host }, provedorApi.list, {})).data
    expect(provedores.map(({ id }) => id)).toEqual([idOf(0), idOf(2)])
    const off = { params: { id: idOf(1) }, body: { navegador: begun.navegador } }
    expect((await callAs({ host: tenant.host }, provedorApi.start, off)).status).toBe(404)
    await turn(true)
    expect((await finish(tenant, begun, resposta)).data.usuario?.id).toBe(person.id)
  })
})

describe('linking', () => {
  const claimed = async (conta: string, more: { vincular?: boolean } = {}) => {
    provider(1).accounts[conta] ??= { name: conta }
    const begun = await begin(tenant, idOf(1), more)
    const { data } = await finish(tenant, begun, await provider(1).visit(begun.endereco, conta))
    return { ...data, navegador: begun.navegador, bilhete: `${data.ficha}.${begun.navegador}` }
  }
  const link = (who: Person, ficha: string) => callAs(who, provedorApi.linkSigningIn, { body: { ficha } })

  it('takes the browser that began: somebody else’s ficha ties nobody’s account to theirs', async () => {
    const victim = await tenant.person('Vítima')
    const { ficha, bilhete } = await claimed('isca')
    for (const wrong of [`${ficha}`, `${ficha}.`, `${ficha}.${newNavegador()}`, `.${newNavegador()}`])
      expect((await link(victim, wrong)).status).toBe(404)
    expect((await link(victim, bilhete)).status).toBe(200)
    expect((await link(victim, bilhete)).body.codigo).toBe('link_usado')
  })

  it('takes a fresh proof of who one is', async () => {
    const person = await tenant.person('Esquecida')
    const { bilhete } = await claimed('prova')
    await provedAgo(tenant, person, 11)
    expect((await link(person, bilhete)).body.codigo).toBe('prova_necessaria')
    await provedAgo(tenant, person, 0)
    expect((await link(person, bilhete)).status).toBe(200)
  })

  it('begun from the account page never signs anybody in, and refuses an account of somebody else', async () => {
    const [one, two] = [await tenant.person('Um'), await tenant.person('Dois')]
    const first = await claimed('partilhada', { vincular: true })
    expect([first.resultado, first.token]).toEqual(['vincular', undefined])
    expect((await link(one, first.bilhete)).status).toBe(200)
    const second = await claimed('partilhada', { vincular: true })
    expect([second.resultado, second.token]).toEqual(['vincular', undefined])
    expect((await link(two, second.bilhete)).body.codigo).toBe('identidade_em_uso')
    const third = await claimed('partilhada', { vincular: true })
    expect((await link(one, third.bilhete)).status).toBe(200)
    expect(await tenant.sql('select 1 from identidade where subject = $1', ['partilhada'])).toHaveLength(1)
  })

  it('is undone by its owner, unless it is the only way in', async () => {
    const [owner, other] = [await tenant.person('Sem senha'), await tenant.person('Outra')]
    await link(owner, (await claimed('so-esta')).bilhete)
    const list = async () => (await callAs(owner, provedorApi.listIdentidades, {})).data.identidades
    const [only] = await list()
    const unlink = (who: Person) => callAs(who, provedorApi.unlink, { params: { id: only?.id ?? 0 } })
    expect((await unlink(other)).status).toBe(404)
    expect((await unlink(owner)).body.codigo).toBe('unica_entrada')
    expect(await list()).toHaveLength(1)
    await tenant.sql(`update usuario set senha_hash = 'x' where id = $1`, [owner.id])
    expect((await unlink(owner)).status).toBe(200)
    expect(await list()).toEqual([])
    expect((await claimed('so-esta')).resultado).toBe('cadastrar')
  })
})
