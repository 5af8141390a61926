/** Doors that are open to all: how often one address asks in a minute, what waiting is told as, and what the log hears of it. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { undone } from '../../../../test/kit/undone.ts'
import { sessaoApi } from '../contract.ts'
import { publicDoor } from './door.ts'
import { tooSoon, waitTurn } from './door-limits.ts'
import { encerrados, naoEncerrados, vigentes } from './public-vigente.ts'
import { rolesOf } from './queries-rank.ts'
import { hashPassword } from './secrets-password.ts'

const NOW = new Date('2031-03-04T15:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const MOST_A_MINUTE = 600

let tenant: TestTenant
beforeAll(async () => {
  tenant = await testTenant()
})

describe('a public door', () => {
  it('lets in so many calls of one address a minute, tells when it will again, and counts others apart', async () => {
    await undone(tenant, async (tx) => {
      const door = publicDoor('teste')
      const services = {}
      const call = (at: number, ip = '203.0.113.1', on: object = services) =>
        door.wait({ tx, services: on, caller: { ip }, now: later(at) } as never).then(
          () => 'ok',
          ({ statusCode, codigo, details }) => [statusCode, codigo, details.headers['retry-after']],
        )
      for (let n = 0; n < MOST_A_MINUTE; n += 1) expect(await call(n)).toBe('ok')
      expect(await call(15_000)).toEqual([429, 'muitos_pedidos', '45'])
      expect(await call(59_999)).toEqual([429, 'muitos_pedidos', '1'])
      expect([await call(15_000, '203.0.113.2'), await call(15_000, '203.0.113.1', {})]).toEqual(['ok', 'ok'])
      expect(await call(60_000)).toBe('ok')
    })
  })

  it('counts a wrong code after the refusal that undoes its transaction', async () => {
    const door = publicDoor('errado')
    const counted: (() => Promise<void>)[] = []
    await undone(tenant, async (tx) => {
      const context = {
        ...{ tx, caller: { ip: '203.0.113.9' }, now: NOW, brand: { ownerId: tenant.id } },
        services: {
          database: { asTenant: async (id: number, work: (one: unknown) => unknown) => [id, await work(tx)] },
        },
        afterRollback: (work: () => Promise<void>) => counted.push(work),
      }
      for (let n = 0; n < 45; n += 1) door.countWrong(context as never)
      const wait = () =>
        door.wait(context as never).then(
          () => 0,
          ({ details }) => details.headers['retry-after'],
        )
      expect(await wait()).toBe(0)
      for (const work of counted.slice(0, 44)) await work()
      expect(await wait()).toBe(0)
      await counted.at(-1)?.()
      expect(await wait()).toBe('1')
    })
  })

  it('tells waiting in seconds, and in minutes beyond two', async () => {
    expect([1, 120, 121, 181].map((seconds) => tooSoon(seconds).message)).toEqual(
      ['1 s', '120 s', '3 min', '4 min'].map(
        (time) => `Foram muitas tentativas. Espere ${time} e tente de novo.`,
      ),
    )
    expect(tooSoon(7)).toMatchObject({
      statusCode: 429,
      codigo: 'aguarde',
      details: { headers: { 'retry-after': '7' } },
    })
    await undone(tenant, (tx) => waitTurn(tx, [{ chave: 'ninguém' }], NOW))
  })
})

describe('the log', () => {
  const logged = async (acao: string, id: number) =>
    (
      await tenant.sql<{ mudanca: { depois?: { falhas: number } } | null }>(
        `select mudanca from auditoria where tenant_id = $1 and acao = $2 and entidade_id = $3 order by numero`,
        [tenant.id, acao, String(id)],
      )
    ).map(({ mudanca }) => mudanca?.depois?.falhas ?? null)

  it('hears of the fifth wrong password in a row, and of no unknown account', async () => {
    const who = await tenant.person('Ana')
    await tenant.sql('update usuario set login = $2, senha_hash = $3 where id = $1', [
      who.id,
      'ana.log',
      await hashPassword('vento cobre janela 47'),
    ])
    const body = { usuario: 'ana.log', senha: 'errada' }
    for (let n = 0; n < 5; n += 1) {
      expect(await logged('recusar_entrada', who.id)).toEqual([])
      expect((await callAs({ host: tenant.host }, sessaoApi.signIn, { body })).status).toBe(401)
    }
    await expect.poll(() => logged('recusar_entrada', who.id)).toEqual([5])
  })

  it('hears of signing out, once for each session', async () => {
    const who = await tenant.person('Bia')
    const [session] = await tenant.sql<{ id: number }>('select id from sessao where usuario_id = $1', [
      who.id,
    ])
    expect((await callAs(who, sessaoApi.signOut, {})).status).toBe(200)
    expect((await callAs(who, sessaoApi.signOut, {})).status).toBe(401)
    expect(await logged('sair', session?.id ?? 0)).toEqual([null])
  })
})

describe('roles at their very end', () => {
  it('are over, and count for rank no more', async () => {
    const who = await tenant.person('Papéis')
    const told = await undone(tenant, async (tx) => {
      await sql`insert into vinculo (usuario_id, papel, inicio, fim) values
        (${who.id}, 'autor', now() - interval '2 hours', now()),
        (${who.id}, 'revisor', now(), now() + interval '1 millisecond'),
        (${who.id}, 'aplicador', now() + interval '1 millisecond', null),
        (${who.id}, 'suporte', now() - interval '2 hours', null),
        (${who.id}, 'encarregado', now() - interval '2 hours', now() - interval '1 hour')`.execute(tx)
      const of = async (piece: typeof vigentes) => {
        const { rows } = await sql<{ papel: string }>`
          select x.papel from ${piece('x')} where x.usuario_id = ${who.id} order by 1`.execute(tx)
        return rows.map(({ papel }) => papel)
      }
      const rank = [...((await rolesOf(tx, [who.id])).get(who.id) ?? [])].sort()
      return [await of(vigentes), await of(naoEncerrados), await of(encerrados), rank]
    })
    const open = ['aplicador', 'revisor', 'suporte']
    expect(told).toEqual([['revisor', 'suporte'], open, ['autor', 'encarregado'], open])
  })
})
