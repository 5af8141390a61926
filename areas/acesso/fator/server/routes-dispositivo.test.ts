/** A program signs in through the browser: only by a person's yes, once, in time; looking decides nothing (S8). */

import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { preferenciaApi } from '../../preferencia/contract.ts'
import { sessaoApi } from '../../sessao/contract.ts'
import { suspend } from '../../sessao/server/factory.ts'
import { hashToken } from '../../sessao/server/secrets-token.ts'
import { fatorApi } from '../contract.ts'
import { PROGRAMAS } from '../rules.ts'
import { sha256 } from './secrets-codes.ts'

let tenant: TestTenant
beforeAll(async () => {
  tenant = await testTenant()
})

const teacher = () => tenant.person('Professora', { papel: 'professor', turma: tenant.turma })

const start = async (body: { programa?: (typeof PROGRAMAS)[number]; conectado?: boolean } = {}) =>
  (
    await callAs({ host: tenant.host }, fatorApi.startDispositivo, {
      body: { programa: 'creator4all-desktop', ...body },
    })
  ).data

const poll = (device_code: string, host = tenant.host) =>
  callAs({ host }, fatorApi.pollDispositivo, { body: { device_code } })

/** The program has waited as long as it was told. */
const rested = (device: string) =>
  tenant.sql(
    'update pedido_dispositivo set consultado_em = null where tenant_id = $1 and dispositivo_hash = $2',
    [tenant.id, sha256(device)],
  )
const expire = (device: string) =>
  tenant.sql(
    `update pedido_dispositivo set expira_em = now() - interval '1 second' where tenant_id = $1 and dispositivo_hash = $2`,
    [tenant.id, sha256(device)],
  )

const find = (who: Person, codigo: string) => callAs(who, fatorApi.findDispositivo, { params: { codigo } })
const approve = (who: Person, codigo: string, conectado = false) =>
  callAs(who, fatorApi.approveDispositivo, { params: { codigo }, body: { conectado } })
const refuse = (who: Person, codigo: string) =>
  callAs(who, fatorApi.refuseDispositivo, { params: { codigo } })

describe('a program that asks', () => {
  it.each(PROGRAMAS)('%s is told where the person decides, and that they have not yet', async (programa) => {
    const asked = await start({ programa })
    expect(asked.user_code).toMatch(/^[B-DF-HJKM-NP-TV-Z2-9]{4}-[B-DF-HJKM-NP-TV-Z2-9]{4}$/)
    const page = new URL(asked.verification_uri)
    expect([page.hostname, page.pathname]).toEqual([tenant.host, `/login/${programa}`])
    expect(new URL(asked.verification_uri_complete).searchParams.get('codigo')).toBe(asked.user_code)
    expect([asked.expires_in, asked.interval]).toEqual([600, 5])
    expect((await poll(asked.device_code)).body.codigo).toBe('authorization_pending')
    const hasty = await poll(asked.device_code)
    expect([hasty.status, hasty.body.codigo, hasty.headers['retry-after']]).toEqual([400, 'slow_down', '10'])
  })

  it('is kept by a hash of its code, which nobody who looks is told', async () => {
    const asked = await start()
    const answer = JSON.stringify((await find(await teacher(), asked.user_code)).body)
    expect(answer).not.toContain(asked.device_code)
    const rows = await tenant.sql<{ n: number }>(
      `select count(*)::int as n from pedido_dispositivo p where p.tenant_id = $1 and p::text like '%' || $2 || '%'`,
      [tenant.id, asked.device_code],
    )
    expect(rows[0]?.n).toBe(0)
  })

  it('that nobody knows, of another tenant, or by its short code, is given nothing', async () => {
    const asked = await start()
    const other = await testTenant()
    for (const answer of [
      await poll('nada'),
      await poll(asked.user_code),
      await poll(asked.device_code, other.host),
    ])
      expect([answer.status, answer.body.codigo]).toEqual([400, 'invalid_grant'])
  })

  it('may not fill the tenant from one address', async () => {
    const crowded = await testTenant()
    await crowded.sql(
      `insert into pedido_dispositivo (tenant_id, dispositivo_hash, codigo, programa, ip, expira_em)
       select $1, sha256(n::text::bytea), translate(lpad(n::text, 8, 'X'), '01', 'BC'), 'creator4all-desktop', '127.0.0.1', now() + interval '5 minutes'
       from generate_series(1, 100) n`,
      [crowded.id],
    )
    const ask = () =>
      callAs({ host: crowded.host }, fatorApi.startDispositivo, { body: { programa: 'creator4all-author' } })
    expect((await ask()).status).toBe(429)
    await crowded.sql(
      `update pedido_dispositivo set expira_em = now() - interval '1 second' where tenant_id = $1`,
      [crowded.id],
    )
    expect((await ask()).status).toBe(200)
  })
})

describe('the person who decides', () => {
  it('sees which program, from where, and that looking decided nothing', async () => {
    const who = await teacher()
    const asked = await start({ programa: 'creator4all-author', conectado: true })
    expect(new URL(asked.verification_uri).pathname).toBe('/login/creator4all-author/conectado')
    for (let n = 0; n < 3; n += 1) {
      const { pedido } = (await find(who, asked.user_code.toLowerCase().replace('-', ' '))).data
      expect(pedido).toMatchObject({
        programa: 'creator4all-author',
        codigo: asked.user_code,
        ip: '127.0.0.1',
        conectado: true,
      })
    }
    expect((await poll(asked.device_code)).body.codigo).toBe('authorization_pending')
  })

  it('says yes: the program is given one session of theirs, once', async () => {
    const who = await teacher()
    const asked = await start()
    expect((await approve(who, asked.user_code)).status).toBe(200)
    const { usuario, token } = (await poll(asked.device_code)).data
    expect(usuario.id).toBe(who.id)
    expect(token).not.toBe(who.token)
    expect((await callAs({ ...who, token }, sessaoApi.me, {})).data.usuario.nome).toBe(who.nome)
    for (let n = 0; n < 3; n += 1) {
      await rested(asked.device_code)
      expect((await poll(asked.device_code)).body.codigo).toBe('invalid_grant')
    }
    const [sessao] = await tenant.sql<{ metodo: string; compartilhada: boolean }>(
      'select metodo, compartilhada from sessao where token_hash = $1',
      [hashToken(token)],
    )
    expect(sessao).toEqual({ metodo: 'dispositivo', compartilhada: true })
  })

  it('says for how long, whatever the program asked', async () => {
    const who = await teacher()
    const asked = await start({ conectado: false })
    await approve(who, asked.user_code, true)
    const { token } = (await poll(asked.device_code)).data
    const [sessao] = await tenant.sql<{ dias: number }>(
      'select extract(day from expira_em - now())::int as dias from sessao where token_hash = $1',
      [hashToken(token)],
    )
    expect(sessao?.dias).toBe(29)
  })

  it('says no, or comes too late: no session, and no second thoughts', async () => {
    const who = await teacher()
    const refused = await start()
    expect((await refuse(who, refused.user_code)).status).toBe(200)
    expect((await approve(who, refused.user_code)).body.codigo).toBe('pedido_decidido')
    expect((await poll(refused.device_code)).body.codigo).toBe('access_denied')
    const late = await start()
    await expire(late.device_code)
    expect((await approve(who, late.user_code)).status).toBe(409)
    expect((await poll(late.device_code)).body.codigo).toBe('expired_token')
    expect((await find(who, 'BCDF-GHJK')).status).toBe(404)
    expect((await find(who, 'xx')).status).toBe(404)
  })

  it('is one: whoever else says yes at the same time is told that it was decided', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, teacher))
    const asked = await start()
    const answers = await Promise.all(people.map((who) => approve(who, asked.user_code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const winner = people[answers.findIndex(({ status }) => status === 200)]
    expect((await poll(asked.device_code)).data.usuario.id).toBe(winner?.id)
  })

  it('has proved lately who they are', async () => {
    const who = await teacher()
    const asked = await start()
    await tenant.sql(`update sessao set provada_em = now() - interval '11 minutes' where token_hash = $1`, [
      hashToken(who.token),
    ])
    expect((await approve(who, asked.user_code)).body.codigo).toBe('prova_necessaria')
    expect((await refuse(who, asked.user_code)).status).toBe(200)
  })

  it('is not suspended when the program comes', async () => {
    const who = await teacher()
    const asked = await start()
    await approve(who, asked.user_code)
    await suspend(tenant, who)
    expect((await poll(asked.device_code)).body.codigo).toBe('conta_suspensa')
  })
})

describe('the program’s session', () => {
  it('50 polls at once are given one', async () => {
    const who = await teacher()
    const asked = await start()
    await approve(who, asked.user_code)
    const answers = await Promise.all(Array.from({ length: 50 }, () => poll(asked.device_code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [{ n = 0 } = {}] = await tenant.sql<{ n: number }>(
      `select count(*)::int as n from sessao where usuario_id = $1 and metodo = 'dispositivo'`,
      [who.id],
    )
    expect(n).toBe(1)
  })

  it('holds the factor that was proved in the browser, and no fresh proof', async () => {
    const who = await teacher()
    const confirmed = `insert into segundo_fator (tenant_id, usuario_id, segredo, confirmado_em) values ($1, $2, '\\x00', now())`
    await tenant.sql(confirmed, [tenant.id, who.id])
    const early = await start()
    expect((await approve(who, early.user_code)).body.codigo).toBe('pendencia')
    await tenant.sql('update sessao set fator_em = now() where usuario_id = $1', [who.id])
    await approve(who, early.user_code)
    const { usuario, token } = (await poll(early.device_code)).data
    const program = { ...who, token }
    expect(usuario.pendencia).toBeNull()
    expect((await callAs(program, preferenciaApi.find, { params: { chave: 'x' } })).status).toBe(200)
    expect((await callAs(program, fatorApi.remove, {})).body.codigo).toBe('prova_necessaria')
  })

  it('ends like any other', async () => {
    const who = await teacher()
    const asked = await start()
    await approve(who, asked.user_code)
    const { token } = (await poll(asked.device_code)).data
    const { sessoes } = (await callAs(who, sessaoApi.listSessoes, {})).data
    expect(sessoes).toHaveLength(2)
    await callAs(who, sessaoApi.revokeSessao, {
      params: { id: sessoes.find(({ atual }) => !atual)?.id ?? 0 },
    })
    expect((await callAs({ ...who, token }, sessaoApi.me, {})).status).toBe(401)
  })
})

describe('random sequences at the door', () => {
  const move = fc.constantFrom('poll', 'rested poll', 'approve', 'refuse', 'look', 'expire')

  it('agree with a plain model, and open one session at most', async () => {
    const who = await teacher()
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 3, maxLength: 12 }), async (moves) => {
        const { device_code, user_code } = await start()
        let state: 'pendente' | 'aprovado' | 'recusado' | 'entregue' = 'pendente'
        let late = false
        let polled = false
        let given = 0
        for (const what of moves) {
          const open = state === 'pendente' && !late
          if (what === 'expire') {
            await expire(device_code)
            late = true
          } else if (what === 'look') {
            expect((await find(who, user_code)).status).toBe(open ? 200 : 409)
          } else if (what === 'approve' || what === 'refuse') {
            const act = what === 'approve' ? approve : refuse
            expect((await act(who, user_code)).status).toBe(open ? 200 : 409)
            if (open) state = what === 'approve' ? 'aprovado' : 'recusado'
          } else {
            if (what === 'rested poll') {
              await rested(device_code)
              polled = false
            }
            const { status, body } = await poll(device_code)
            const wanted =
              state === 'entregue'
                ? 'invalid_grant'
                : state === 'recusado'
                  ? 'access_denied'
                  : late
                    ? 'expired_token'
                    : polled
                      ? 'slow_down'
                      : state === 'aprovado'
                        ? undefined
                        : 'authorization_pending'
            expect([status, body.codigo]).toEqual([wanted ? 400 : 200, wanted])
            polled = true
            if (!wanted) {
              given += 1
              state = 'entregue'
            }
          }
        }
        expect(given).toBeLessThanOrEqual(1)
      }),
      { numRuns: 25 },
    )
  })
})
