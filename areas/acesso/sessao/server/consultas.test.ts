/**
 * Who somebody is and what they may still try, one condition at a time: roles that have begun, ended or are to come, of
 * this person and of others; links of every purpose; counts with a delay and with a measure.
 */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { stillClock } from '../../../../core/testing/still-clock.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { FORGET_MS } from '../rules.ts'
import { countFailure, findWait, forgetAttempts, giveBack, takeTurn } from './door-limits.ts'
import { suspend } from './factory.ts'
import { senderOf, visitorOf } from './find-sender.ts'
import { isLastAdministrador, rolesOf } from './queries-rank.ts'
import {
  clearFichas,
  endFicha,
  endFichas,
  issueFicha,
  peekFicha,
  useFicha,
  VALID_MS,
} from './secrets-fichas.ts'

stillClock()

let tenant: TestTenant
const within = async <T>(ask: (tx: Tx) => Promise<T>, id = tenant.id): Promise<T> =>
  (await testApp()).database.asTenant(id, ask)
const now = new Date()
const later = (ms: number) => new Date(now.getTime() + ms)
const HOUR = 3_600_000

beforeAll(async () => {
  tenant = await testTenant()
})

/** Roles of a person as hours from now: those that are over, hold and are to come. */
const bond = (
  who: Person,
  papel: string,
  [inicio, fim]: [number, number | null],
  rede: number | null = null,
  funcao = 'leitura',
) =>
  tenant.sql(
    `insert into vinculo (tenant_id, usuario_id, papel, rede_id, funcao, inicio, fim)
     values ($1, $2, $3, $4, $5, now() + $6 * interval '1 hour', now() + $7 * interval '1 hour')`,
    [tenant.id, who.id, papel, rede, funcao, inicio, fim],
  )
const OVER: [number, number] = [-5, -1]
const HOLDS: [number, null] = [-5, null]
const ENDS: [number, number] = [-5, 1]
const TO_COME: [number, null] = [1, null]

describe('roles', () => {
  it('count for rank until they end, those to come too', async () => {
    const [ana, bia, none] = [
      await tenant.person('Ana'),
      await tenant.person('Bia'),
      await tenant.person('Caio'),
    ]
    await bond(ana, 'autor', OVER)
    await bond(ana, 'revisor', HOLDS)
    await bond(ana, 'encarregado', ENDS)
    await bond(ana, 'suporte', TO_COME)
    await bond(bia, 'autor', HOLDS)
    await bond(none, 'autor', OVER)
    const roles = await within((tx) => rolesOf(tx, [ana.id, none.id]))
    expect([...roles].map(([id, papeis]) => [id, [...papeis].sort()])).toEqual([
      [ana.id, ['encarregado', 'revisor', 'suporte']],
    ])
  })

  it('of who asked for work are those in force, of networks and of the whole tenant', async () => {
    const { rede, escola, outraEscola } = tenant
    const { turma, outraTurma } = tenant
    const who = await tenant.person(
      'Pede',
      { papel: 'professor', turma },
      { papel: 'professor', turma: outraTurma },
    )
    await tenant.sql('update vinculo set fim = now() where usuario_id = $1 and turma_id = $2', [
      who.id,
      outraTurma,
    ])
    const other = await tenant.person('Outra', { papel: 'administrador_tenant' })
    await bond(who, 'autor', HOLDS)
    await bond(who, 'revisor', OVER)
    await bond(who, 'encarregado', TO_COME)
    await bond(who, 'gestor_rede', ENDS, rede, 'escrita')
    await bond(who, 'coordenador', HOLDS, escola)
    await bond(who, 'gestor_rede', OVER, outraEscola)
    const sender = await within((tx) => senderOf(tx, who.id, tenant.id))
    expect({ ...sender, redes: [...(sender?.redes ?? [])].sort((a, b) => a.id - b.id) }).toEqual({
      ...{ id: who.id, tenantId: tenant.id, nome: 'Pede', funcoes: ['autor'], dependentes: [] },
      turmas: [{ id: turma, papel: 'professor' }],
      redes: [
        { id: rede, papel: 'gestor_rede', funcao: 'escrita' },
        { id: escola, papel: 'coordenador', funcao: 'leitura' },
      ],
    })
    const alone = await within((tx) => senderOf(tx, other.id, tenant.id))
    expect([alone?.funcoes, alone?.redes]).toEqual([['administrador_tenant'], []])
    const plain = await tenant.person('Sem papel')
    expect(await within((tx) => senderOf(tx, plain.id, tenant.id))).toMatchObject({ funcoes: [], redes: [] })
    await suspend(tenant, plain)
    expect(await within((tx) => senderOf(tx, plain.id, tenant.id))).toBeUndefined()
    await bond(other, 'autor', OVER)
  })

  it('of a visitor are read where they are at home, and must still be those of the platform', async () => {
    const home = await testTenant()
    const admin = await home.person('Da plataforma', { papel: 'administrador-plataforma' })
    const plain = await home.person('De lá', { papel: 'administrador_tenant' })
    const { database } = await testApp()
    const of = (visitante_id: number | null, visitante_tenant: number | null) =>
      visitorOf(database, { visitante_id, visitante_tenant } as never)
    expect(await of(admin.id, home.id)).toMatchObject({ nome: 'Da plataforma', tenantId: home.id })
    for (const one of [
      await of(plain.id, home.id),
      await of(admin.id, null),
      await of(null, home.id),
      await of(admin.id, tenant.id),
    ])
      expect(one).toBeUndefined()
  })

  it('of an administrator are the last where nobody else in force stays', async () => {
    const place = await testTenant()
    const last = (who: Person, leaving = sql<boolean>`false`) =>
      within((tx) => isLastAdministrador(tx, who.id, leaving), place.id)
    const [ana, bia] = [
      await place.person('Ana', { papel: 'administrador_tenant' }),
      await place.person('Bia'),
    ]
    expect([await last(ana), await last(bia)]).toEqual([true, false])
    const put = (who: Person, papel: string, [inicio, fim]: [number, number | null]) =>
      place.sql(
        `insert into vinculo (tenant_id, usuario_id, papel, inicio, fim)
         values ($1, $2, $3, now() + $4 * interval '1 hour', now() + $5 * interval '1 hour')`,
        [place.id, who.id, papel, inicio, fim],
      )
    const [caio, duda, eva, gil] = [
      await place.person('Caio'),
      await place.person('Duda'),
      await place.person('Eva'),
      await place.person('Gil'),
    ]
    await put(caio, 'administrador_tenant', OVER)
    await put(duda, 'administrador_tenant', TO_COME)
    await put(eva, 'encarregado', HOLDS)
    await put(gil, 'administrador_tenant', HOLDS)
    await suspend(place, gil)
    expect(await last(ana)).toBe(true)
    await put(bia, 'administrador-plataforma', ENDS)
    expect([
      await last(ana),
      await last(bia),
      await last(ana, sql<boolean>`v.usuario_id = ${bia.id}`),
    ]).toEqual([false, false, true])
  })
})

describe('a link', () => {
  const codeOf = async (act: () => Promise<unknown>) =>
    act().then(
      () => 'ok',
      (error: { codigo?: string; code?: string }) => error.codigo ?? error.code,
    )

  it('serves once, for its purpose, in its tenant, and until its last moment', async () => {
    for (const [finalidade, ms] of Object.entries(VALID_MS) as [keyof typeof VALID_MS, number][]) {
      const token = await within((tx) => issueFicha(tx, { finalidade, dados: { a: 1 }, now }))
      const peek = (what: keyof typeof VALID_MS, at: Date, id = tenant.id) =>
        codeOf(() => within((tx) => peekFicha(tx, what, token, at), id))
      const another = finalidade === 'cadastro' ? 'campanha' : 'cadastro'
      expect([
        await peek(finalidade, now),
        await peek(finalidade, later(ms - 1)),
        await peek(finalidade, later(ms)),
      ]).toEqual(['ok', 'ok', 'link_vencido'])
      expect(await peek(another, now)).toBe('link_invalido')
      const use = (at: Date) => codeOf(() => within((tx) => useFicha(tx, finalidade, token, at)))
      expect([
        await use(later(ms)),
        await use(later(ms - 1)),
        await use(now),
        await peek(finalidade, now),
      ]).toEqual(['link_vencido', 'ok', 'link_usado', 'link_usado'])
    }
  })

  it('is ended by itself, or with the others of its person and purpose, unless it was used', async () => {
    const [ana, bia] = [await tenant.person('Ana'), await tenant.person('Bia')]
    const make = async (who: Person, finalidade: 'criar_senha' | 'validar_email' | 'recuperar_senha') => {
      const token = await within((tx) => issueFicha(tx, { finalidade, usuarioId: who.id, now }))
      const peek = () => codeOf(() => within((tx) => peekFicha(tx, finalidade, token, now)))
      const ficha = await within((tx) => peekFicha(tx, finalidade, token, now))
      return { token, peek, id: ficha.id, usuario: ficha.usuario_id }
    }
    const made = {
      one: await make(ana, 'criar_senha'),
      two: await make(ana, 'recuperar_senha'),
      mail: await make(ana, 'validar_email'),
      hers: await make(bia, 'criar_senha'),
    }
    expect([made.one.usuario, made.hers.usuario]).toEqual([ana.id, bia.id])
    const states = async () => Promise.all(Object.values(made).map(({ peek }) => peek()))
    expect(await within((tx) => endFicha(tx, 'validar_email', made.one.id, now))).toBe(false)
    expect(await states()).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(await within((tx) => endFicha(tx, 'criar_senha', made.one.id, now))).toBe(true)
    expect(await states()).toEqual(['link_vencido', 'ok', 'ok', 'ok'])
    await within((tx) => endFichas(tx, ana.id, ['recuperar_senha', 'criar_senha'], now))
    expect(await states()).toEqual(['link_usado', 'link_usado', 'ok', 'ok'])
    await within((tx) => useFicha(tx, 'criar_senha', made.hers.token, now))
    expect(await within((tx) => endFicha(tx, 'criar_senha', made.hers.id, now))).toBe(false)
    // What was used is kept as it was used.
    await within((tx) => endFichas(tx, bia.id, ['criar_senha'], later(HOUR)))
    const [kept] = await tenant.sql<{ usada_em: Date }>('select usada_em from ficha where id = $1', [
      made.hers.id,
    ])
    expect(kept?.usada_em).toEqual(now)
  })

  it('is cleared away a month after it ended', async () => {
    const place = await testTenant()
    await within((tx) => issueFicha(tx, { finalidade: 'cadastro', now, validMs: HOUR }), place.id)
    await within((tx) => issueFicha(tx, { finalidade: 'cadastro', now, validMs: 3 * HOUR }), place.id)
    const left = async (at: Date) => {
      await within((tx) => clearFichas(tx, at), place.id)
      return (await place.sql('select 1 from ficha where tenant_id = $1', [place.id])).length
    }
    const month = 30 * 24 * HOUR
    expect([
      await left(later(month)),
      await left(later(month + HOUR)),
      await left(later(month + 2 * HOUR)),
    ]).toEqual([2, 2, 1])
  })
})

describe('a count', () => {
  const taken = (chave: string, at: Date, rest: object = {}) =>
    within((tx) => takeTurn(tx, [{ chave, ...rest }], at))
  const waits = (chave: string, at: Date, rest: object = {}) =>
    within((tx) => findWait(tx, [{ chave, ...rest }], at))

  it('delays from the fifth on, longer each time, and forgets after a quarter of an hour', async () => {
    const told: number[] = []
    for (let n = 0; n < 7; n += 1) {
      await within((tx) => countFailure(tx, [{ chave: 'a' }], now))
      told.push(await waits('a', now))
    }
    expect(told).toEqual([0, 0, 0, 0, 1, 2, 4])
    expect(await waits('b', now)).toBe(0)
    expect(await taken('a', later(3_000))).toEqual({ wait: 1, falhas: 0 })
    expect(await taken('a', later(4_000))).toEqual({ wait: 0, falhas: 8 })
    expect(await within((tx) => countFailure(tx, [{ chave: 'a' }], later(4_000 + FORGET_MS)))).toEqual([9])
    expect(await within((tx) => countFailure(tx, [{ chave: 'a' }], later(4_001 + 2 * FORGET_MS)))).toEqual([
      1,
    ])
    expect(await taken('free', now, { free: 40 })).toEqual({ wait: 0, falhas: 1 })
  })

  it('with more free ones delays after those, and of several keys the longest holds', async () => {
    for (let n = 0; n < 6; n += 1)
      await within((tx) => countFailure(tx, [{ chave: 'x' }, { chave: 'y', free: 2 }], now))
    expect([
      await waits('x', now),
      await waits('y', now, { free: 2 }),
      await waits('y', now, { free: 1 }),
    ]).toEqual([2, 0, 1])
    expect(await within((tx) => findWait(tx, [{ chave: 'y', free: 2 }, { chave: 'x' }], now))).toBe(2)
    await within((tx) => forgetAttempts(tx, ['x']))
    expect([await waits('x', now), await waits('y', now)]).toEqual([0, 2])
  })

  it('with a measure takes its burst, then one each while, and gives one back', async () => {
    const measure = { burst: 3, everyS: 60 }
    const takes = async (n: number, at: Date) => {
      const out: number[] = []
      for (let i = 0; i < n; i += 1) out.push((await taken('m', at, { measure })).wait)
      return out
    }
    expect(await takes(4, now)).toEqual([0, 0, 0, 60])
    expect(await takes(2, later(60_000))).toEqual([0, 60])
    await within((tx) => giveBack(tx, { chave: 'm', measure }))
    expect(await takes(2, later(60_000))).toEqual([0, 60])
    expect(await takes(4, later(HOUR))).toEqual([0, 0, 0, 60])
  })
})
