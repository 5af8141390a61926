/**
 * What each write of accounts and of sessions leaves, beside the accounts and sessions that are the same but for one thing.
 * Every case is undone again.
 */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { left, undone } from '../../../../test/kit/undone.ts'
import * as contas from './public-conta.ts'
import * as sessoes from './public-sessao.ts'
import * as queries from './queries.ts'
import { findAddress } from './queries-codigo.ts'

const NOW = new Date('2031-03-04T15:00:00Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)
const now = NOW.toISOString()
const DAY = 86_400_000

let tenant: TestTenant
const people: Record<string, Person> = {}
const id = (nome: string) => people[nome]?.id ?? 0
const nameOf = (number: string | number) =>
  Object.keys(people).find((nome) => id(nome) === Number(number)) ?? 'nova'

beforeAll(async () => {
  tenant = await testTenant()
  for (const nome of ['Ana', 'Bia', 'Caio']) people[nome] = await tenant.person(nome)
  await tenant.sql(
    `update usuario set login = lower(nome), email = lower(nome) || '@x.test', senha_hash = 'antes', senha_em = $2
     where tenant_id = $1`,
    [tenant.id, NOW],
  )
})

describe('an account', () => {
  const columns = [
    ...['nome', 'login', 'email', 'idioma', 'status', 'senha_hash', 'senha_em', 'trocar_senha'],
    ...['email_validado_em', 'foto_id', 'created_at'],
  ]
  async function told<T>(write: (tx: Tx) => Promise<T>, prepare = '') {
    if (prepare) await tenant.sql(prepare)
    const { answer, rows, added } = await left(tenant, { table: 'usuario', columns }, write)
    return {
      answer,
      added,
      rows: Object.fromEntries(Object.entries(rows).map(([n, row]) => [nameOf(n), row])),
    }
  }
  const change = async (write: (tx: Tx) => Promise<unknown>, prepare = '') =>
    (await told(write, prepare)).rows
  const proved = (on: boolean) =>
    `update usuario set email_validado_em = ${on ? `'2030-01-01T00:00:00Z'` : 'null'} where tenant_id = ${tenant.id}`

  it('is made without a password, or with an address that was proved and nobody has', async () => {
    const made = { nome: 'Eva', idioma: 'en-us' as const }
    const none = { status: 'ativo', foto_id: null, trocar_senha: false }
    expect(
      (await told((tx) => contas.insertUsuario(tx, { ...made, login: 'eva', email: null, now: NOW }))).added,
    ).toEqual([
      {
        ...{ ...made, ...none, login: 'eva', email: null, senha_hash: null, senha_em: null },
        ...{ email_validado_em: null, created_at: now },
      },
    ])
    const sign = (email: string) =>
      told((tx) => contas.insertProved(tx, { ...made, email, senhaHash: 'hash', now: NOW }))
    expect((await sign('eva@x.test')).added).toEqual([
      {
        ...{ ...made, ...none, login: 'eva@x.test', email: 'eva@x.test', senha_hash: 'hash', senha_em: now },
        ...{ email_validado_em: now, created_at: now },
      },
    ])
    for (const taken of ['ana@x.test', 'ana'])
      expect(await sign(taken)).toEqual({ answer: undefined, added: [], rows: {} })
  })

  it('is changed alone; another address has yet to be proved', async () => {
    const it = id('Ana')
    expect(
      await change((tx) => contas.changeUsuario(tx, it, { status: 'suspenso', nome: 'Aninha' })),
    ).toEqual({
      Ana: { status: 'suspenso', nome: 'Aninha' },
    })
    expect(await change((tx) => contas.changeEmail(tx, it, 'nova@x.test'), proved(true))).toEqual({
      Ana: { email: 'nova@x.test', email_validado_em: null },
    })
    expect(await change((tx) => contas.saveEmail(tx, it, 'ana@x.test', 'nova@x.test', NOW))).toEqual({
      Ana: { email: 'nova@x.test', email_validado_em: now },
    })
    // A user name that was the old address follows it.
    expect(await change((tx) => contas.saveEmail(tx, it, 'ana', 'nova@x.test', NOW))).toEqual({
      Ana: { email: 'nova@x.test', email_validado_em: now, login: 'nova@x.test' },
    })
    expect(await change((tx) => contas.deleteUsuarios(tx, [it, id('Caio')]))).toEqual({
      Ana: null,
      Caio: null,
    })
  })

  it('is marked as proved for the very address, and once', async () => {
    const mark = (email: string) => (tx: Tx) => contas.markEmailValid(tx, id('Ana'), email, NOW)
    expect(await change(mark('ana@x.test'), proved(true))).toEqual({})
    expect(await change(mark('bia@x.test'), proved(false))).toEqual({})
    expect(await change(mark('ana@x.test'))).toEqual({ Ana: { email_validado_em: now } })
  })

  it.each([
    ['nova', false, { senha_hash: 'nova', senha_em: ago(-1).toISOString() }],
    ['nova', true, { senha_hash: 'nova', senha_em: ago(-1).toISOString(), trocar_senha: true }],
    [null, true, { senha_hash: null, senha_em: null }],
    [null, false, { senha_hash: null, senha_em: null }],
  ])('has a password: %s, temporary %s', async (hash, temporary, row) => {
    expect(
      await change((tx) => contas.savePassword(tx, id('Bia'), hash, { temporary, now: ago(-1) })),
    ).toEqual({ Bia: row })
  })

  it('of a batch changes its password first, and keeps what is not named', async () => {
    const idioma = 'pt-br' as const
    const { answer, added } = await told((tx) =>
      contas.insertUsuarios(tx, [
        { nome: 'Um', login: 'um', email: null, idioma, senha_hash: 'h' },
        { nome: 'Dois', login: 'dois', email: 'dois@x.test', idioma, senha_hash: null },
      ]),
    )
    expect(answer.map(({ login }) => login).sort()).toEqual(['dois', 'um'])
    expect(added.sort((a, b) => (String(a.nome) < String(b.nome) ? -1 : 1))).toMatchObject([
      { nome: 'Dois', email: 'dois@x.test', senha_hash: null, senha_em: null, trocar_senha: false },
      { nome: 'Um', email: null, senha_hash: 'h', senha_em: 'agora', trocar_senha: true },
    ])
    expect(
      await change(
        (tx) =>
          contas.changeUsuarios(tx, [
            { usuario_id: id('Ana'), nome: 'Outra' },
            { usuario_id: id('Bia'), email: 'b@x.test' },
          ] as never),
        proved(true),
      ),
    ).toEqual({ Ana: { nome: 'Outra' }, Bia: { email: 'b@x.test', email_validado_em: null } })
    await tenant.sql(proved(false))
  })

  it('has letters sent while it is active and has an address', async () => {
    const address = (set: string) =>
      undone(tenant, async (tx) => {
        await sql`update usuario set ${sql.raw(set)} where id = ${id('Ana')}`.execute(tx)
        return findAddress(tx, id('Ana'))
      })
    expect([
      await address(`idioma = 'en-us'`),
      await address('email = null'),
      await address(`status = 'suspenso'`),
      await undone(tenant, (tx) => findAddress(tx, 999)),
    ]).toEqual([{ email: 'ana@x.test', idioma: 'en-us' }, undefined, undefined, undefined])
    const known = (...emails: string[]) => undone(tenant, (tx) => queries.knownEmails(tx, emails))
    expect([await known('ana@x.test', 'z@x.test'), await known()]).toEqual([
      new Set(['ana@x.test']),
      new Set(),
    ])
    expect([
      await undone(tenant, (tx) => queries.statusOf(tx, id('Bia'))),
      await undone(tenant, (tx) => queries.statusOf(tx, 999)),
    ]).toEqual(['ativo', undefined])
  })
})

describe('a session', () => {
  const columns = ['revogada_em', 'provada_em', 'fator_em', 'vista_em', 'expira_em']
  const sessions: Record<string, number> = {}
  const sid = (key: string) => sessions[key] ?? 0

  /** Of Ana unless told: those that live, and beside them what is none of it. */
  const MADE: Record<string, { de?: string; set: string }> = {
    senha: { set: `fator_em = '2030-01-01'` },
    cartão: { set: `metodo = 'cartao'` },
    vencida: { set: `expira_em = '2031-03-04T15:00:00Z'` },
    revogada: { set: `revogada_em = '2030-01-01', fator_em = '2030-01-01'` },
    'da Bia': { de: 'Bia', set: `fator_em = '2030-01-01'` },
    olhar: { de: 'Bia', set: `suporte_id = $2, suporte_sessao_id = $3, metodo = 'suporte'` },
    'olhar vencido': {
      de: 'Bia',
      set: `suporte_id = $2, suporte_sessao_id = $3, metodo = 'suporte', expira_em = '2031-03-04T15:00:00Z'`,
    },
    'olhar revogado': {
      de: 'Bia',
      set: `suporte_id = $2, suporte_sessao_id = $3, metodo = 'suporte', revogada_em = '2030-01-01'`,
    },
    'olhar do Caio': { de: 'Ana', set: `suporte_id = ${'$4'}, suporte_sessao_id = $3, metodo = 'suporte'` },
  }
  const hashOf = (key: string) => Buffer.alloc(32, Object.keys(MADE).indexOf(key) + 1)

  beforeAll(async () => {
    await tenant.sql('delete from sessao where tenant_id = $1', [tenant.id])
    for (const [key, { de = 'Ana', set }] of Object.entries(MADE)) {
      const [row] = await tenant.sql<{ id: number }>(
        `insert into sessao (tenant_id, usuario_id, token_hash, expira_em, provada_em)
         values ($1, $2, $3, '2031-06-01', '2030-01-01') returning id`,
        [tenant.id, id(de), hashOf(key)],
      )
      sessions[key] = row?.id ?? 0
      await tenant.sql(
        `update sessao set ${set.replace('$4', '$2')} where id = $1 and $2::bigint > 0 and $3::bigint > 0`,
        [sid(key), set.includes('$4') ? id('Caio') : id('Ana'), sid('senha')],
      )
    }
  })

  async function told<T>(write: (tx: Tx) => Promise<T>) {
    const { answer, rows } = await left(tenant, { table: 'sessao', columns }, write)
    const key = (number: string) => Object.keys(sessions).find((one) => sid(one) === Number(number)) ?? number
    return { answer, rows: Object.fromEntries(Object.entries(rows).map(([n, row]) => [key(n), row])) }
  }
  const ended = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, { revogada_em: now }]))

  it('of some people is ended: all, but one, of one way in, or those that live', async () => {
    const revoke = async (which?: Parameters<typeof sessoes.revokeSessoes>[3], ...names: string[]) => {
      const who = (names.length > 0 ? names : ['Ana']).map(id)
      const { answer, rows } = await told((tx) => sessoes.revokeSessoes(tx, who, NOW, which))
      return [rows, answer.map(nameOf).sort()]
    }
    const own = ['senha', 'cartão', 'vencida', 'olhar do Caio']
    expect(await revoke()).toEqual([ended(...own), ['Ana', 'Ana', 'Ana', 'Ana']])
    expect((await revoke({ keep: sid('senha') }))[0]).toEqual(ended(...own.slice(1)))
    expect((await revoke({ keep: null }))[0]).toEqual(ended(...own))
    expect((await revoke({ live: true }))[0]).toEqual(ended('senha', 'cartão', 'olhar do Caio'))
    expect(await revoke({ metodo: 'cartao' })).toEqual([ended('cartão'), ['Ana']])
    expect((await revoke({}, 'Bia'))[0]).toEqual(ended('da Bia', 'olhar', 'olhar vencido'))
    expect((await told((tx) => sessoes.revokeLooking(tx, id('Ana'), NOW))).rows).toEqual(ended('olhar'))
  })

  it('is ended by its owner, by number or token, once', async () => {
    const revoke = (who: string, which: { id: number } | { hash: Buffer }) =>
      told((tx) => queries.revokeSessao(tx, id(who), which, NOW))
    for (const which of [{ id: sid('cartão') }, { hash: hashOf('cartão') }]) {
      expect(await revoke('Ana', which)).toEqual({ answer: 1, rows: ended('cartão') })
      expect(await revoke('Bia', which)).toEqual({ answer: 0, rows: {} })
    }
    expect(await revoke('Ana', { id: sid('revogada') })).toEqual({ answer: 0, rows: {} })
  })

  it('keeps what was proved in it', async () => {
    const proof = { provada_em: NOW, fator_em: NOW }
    const saved = { provada_em: now, fator_em: now }
    for (const which of [{ id: sid('cartão') }, { hash: hashOf('cartão') }])
      expect(await told((tx) => sessoes.saveProof(tx, which, proof))).toEqual({
        answer: true,
        rows: { cartão: saved },
      })
    for (const [unless, answer] of [
      [sql<boolean>`false`, true],
      [sql<boolean>`true`, false],
    ] as const)
      expect((await told((tx) => sessoes.saveProof(tx, { id: sid('cartão'), unless }, proof))).answer).toBe(
        answer,
      )
    expect((await told((tx) => sessoes.saveProof(tx, { id: 999 }, proof))).answer).toBe(false)
    expect((await told((tx) => sessoes.forgetFactor(tx, id('Ana')))).rows).toEqual({
      senha: { fator_em: null },
      revogada: { fator_em: null },
    })
    const since = (key: string, at: string) =>
      undone(tenant, (tx) => queries.isProvedSince(tx, sid(key), new Date(at)))
    expect([
      await since('senha', '2029-12-31T23:59:59Z'),
      await since('senha', '2030-06-01'),
      await undone(tenant, async (tx) => {
        const { rows } = await sql<{
          at: Date
        }>`select provada_em as at from sessao where id = ${sid('senha')}`.execute(tx)
        return queries.isProvedSince(tx, sid('senha'), rows[0]?.at ?? NOW)
      }),
      await undone(tenant, (tx) => queries.isProvedSince(tx, 999, new Date('2020-01-01'))),
    ]).toEqual([true, false, false, false])
    expect((await told((tx) => queries.touchSessao(tx, sid('senha'), NOW, ago(-1)))).rows).toEqual({
      senha: { vista_em: now, expira_em: ago(-1).toISOString() },
    })
  })

  it('is listed to its owner while it lives, the newest first, with who looks through it', async () => {
    const list = async (who: string) =>
      (await undone(tenant, (tx) => queries.listSessoes(tx, id(who)))).map((row) => [
        Object.keys(sessions).find((key) => sid(key) === row.id),
        row.suporte_nome,
      ])
    expect(await list('Ana')).toEqual([
      ['olhar do Caio', 'Caio'],
      ['vencida', null],
      ['cartão', null],
      ['senha', null],
    ])
    await tenant.sql(`update sessao set expira_em = now() where id = $1`, [sid('vencida')])
    expect((await list('Ana')).map(([key]) => key)).toEqual(['olhar do Caio', 'cartão', 'senha'])
    expect((await list('Bia')).map(([key]) => key)).toEqual(['olhar vencido', 'olhar', 'da Bia'])
    const of = (key: string, who: string) =>
      undone(tenant, (tx) => queries.isSessaoOf(tx, hashOf(key), id(who)))
    expect([
      await of('senha', 'Ana'),
      await of('senha', 'Bia'),
      await of('revogada', 'Ana'),
      await of('vencida', 'Ana'),
      await undone(tenant, (tx) => queries.isSessaoOf(tx, Buffer.alloc(32, 99), id('Ana'))),
    ]).toEqual([true, false, false, false, false])
    await tenant.sql(`update sessao set expira_em = '2031-03-04T15:00:00Z' where id = $1`, [sid('vencida')])
  })

  it('is cleared away half a year after its end; failures after a month, browsers after 400 days', async () => {
    const clear = (table: string, at: Date) =>
      undone(tenant, async (tx) => {
        await sql`insert into tentativa_login (chave, ultima_em) values ('uma', ${NOW}), ('outra', ${ago(-2)})`.execute(
          tx,
        )
        await sql`insert into navegador_conhecido (usuario_id, marca, visto_em)
          values (${id('Ana')}, ${Buffer.alloc(32, 1)}, ${NOW}), (${id('Ana')}, ${Buffer.alloc(32, 2)}, ${ago(-2)})`.execute(
          tx,
        )
        const count = async () =>
          Number(
            (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(tx)).rows[0]?.n,
          )
        const all = await count()
        await queries.clearSessoes(tx, at)
        return all - (await count())
      })
    for (const [table, days, gone] of [
      ['sessao', 180, 2],
      ['tentativa_login', 30, 1],
      ['navegador_conhecido', 400, 1],
    ] as const)
      expect([await clear(table, ago(-days * DAY)), await clear(table, ago(-days * DAY - 1))]).toEqual([
        0,
        gone,
      ])
  })
})
