/** The database goes away and comes back: refused, silent, reset. Every request is answered, nothing is lost or doubled (R3). */
import { String as Text } from 'typebox'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { sessaoApi } from '../areas/acesso/sessao/contract.ts'
import { callsOf } from '../core/contract/calls.ts'
import { serve } from '../core/server/serve.ts'
import { newTestApp, type TestApp } from './kit/app.ts'
import { callAs } from './kit/call.ts'
import { type Person, type TestTenant, testTenant } from './kit/tenant.ts'
import { type CutLine, openProxy } from './proxy.ts'
import { WHOLE } from './sampling.ts'

const LONGEST_ANSWER_MS = 3_500
/** A write repeated by key may wait for a connection, and then behind the lock of the end that fell silent. */
const LONGEST_WRITE_MS = 6_500
/** As long as a server takes to start again after a failure; else beyond what anybody waits for twice. */
const LONG_AWAY_MS = WHOLE ? 30_000 : 2 * LONGEST_ANSWER_MS
const AWAY_MS = 2_500
const BACK_WITHIN_MS = 5_000

const { post } = callsOf('plantada', { access: 'session' })

const api = {
  create: post('/plantada/pt-br/cliente', { summary: 'Makes a client.', body: { codigo: Text() } }),
}

let tenant: TestTenant
let ana: Person
let proxy: CutLine
let one: TestApp & { close(): Promise<void> }

beforeAll(async () => {
  tenant = await testTenant()
  ana = await tenant.person('Ana')
  proxy = await openProxy(inject('connection'))
  one = await newTestApp({
    connection: proxy.connection,
    extend: (app) =>
      serve(app, api, {
        async create({ tx, body }) {
          await tx.insertInto('cliente').values({ nome: 'Cliente', codigo: body.codigo }).execute()
          return {}
        },
      }),
  })
})
afterAll(async () => {
  await proxy.restore()
  await one.close()
  await proxy.close()
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now()
  return [await work(), performance.now() - start]
}

const me = () => callAs(ana, sessaoApi.me, {}, { app: one.app })
const get = (url: string) => one.app.inject({ url, headers: { host: tenant.host } })

/** What is wrong with an answer, if anything. */
function fault(
  { status, body, headers }: Pick<Awaited<ReturnType<typeof me>>, 'status' | 'body' | 'headers'>,
  ms: number,
  longest = LONGEST_ANSWER_MS,
): string | undefined {
  if (ms > longest) return `answered after ${Math.round(ms)} ms`
  if (status === 200) return undefined
  if (status !== 503) return `status ${status}`
  if (body.codigo === 'em_uso' && longest === LONGEST_WRITE_MS) return undefined
  if (body.codigo !== 'banco_indisponivel') return `codigo ${body.codigo}`
  if (headers['retry-after'] !== '5') return 'no Retry-After'
  if (!/recuperando de uma falha/.test(String(body.mensagem))) return `said ${body.mensagem}`
  return undefined
}

/** People who go on working, and send again under the same key what was not acknowledged. */
function workers(round: string) {
  const faults: string[] = []
  let working = true
  let refused = 0
  let sent = 0
  const note = (found: string | undefined) => found && faults.push(found)
  async function write(codigo: string) {
    for (;;) {
      const [answer, ms] = await timed(() =>
        callAs(
          ana,
          api.create,
          { body: { codigo } },
          { app: one.app, headers: { 'idempotency-key': codigo } },
        ),
      )
      note(fault(answer, ms, LONGEST_WRITE_MS))
      if (answer.status === 200) return
      refused += 1
      await pause(100)
    }
  }
  const writer = async (name: string) => {
    for (let n = 0; working; n += 1) {
      sent += 1
      await write(`${round}-${name}-${n}`)
      await pause(10)
    }
  }
  const reader = async () => {
    while (working) {
      const [answer, ms] = await timed(me)
      note(fault(answer, ms))
      if (answer.status === 503) refused += 1
      await pause(20)
    }
  }
  const all = [writer('a'), writer('b'), writer('c'), reader(), reader(), reader(), reader(), reader()]
  return {
    async stop() {
      working = false
      await Promise.all(all)
      return { faults, refused, sent }
    },
  }
}

describe('the database', () => {
  it.each<[string, () => unknown, number]>([
    ['refuses every connection', () => proxy.refuse(), AWAY_MS],
    ['falls silent', () => proxy.blackHole(), LONG_AWAY_MS],
    ['resets every connection', () => proxy.reset(), 0],
  ])(
    '%s, and comes back',
    async (what, breaks, away) => {
      const heard: string[] = []
      const unsubscribe = one.events.subscribe(tenant.id, ['usuario:1'], ({ tipo }) => heard.push(tipo))
      const key = what.replaceAll(' ', '-')
      const people = workers(key)
      await pause(300)
      expect((await me()).status).toBe(200)

      await breaks()
      await pause(200)
      if (away > 0) {
        const [alive, ms] = await timed(() => get('/healthz'))
        expect([alive.statusCode, ms < 200]).toEqual([200, true])
        const [ready, waited] = await timed(() => get('/readyz'))
        expect([ready.statusCode, ready.json().motivos.includes('banco')]).toEqual([503, true])
        expect(waited).toBeLessThan(LONGEST_ANSWER_MS)
        const [answer, answered] = await timed(me)
        expect([answer.status, fault(answer, answered)]).toEqual([503, undefined])
        await pause(Math.max(0, away - waited - answered))
      }

      await proxy.restore()
      const [, back] = await timed(() =>
        expect
          .poll(async () => [(await me()).status, (await get('/readyz')).statusCode], {
            timeout: BACK_WITHIN_MS,
          })
          .toEqual([200, 200]),
      )
      expect(back).toBeLessThan(BACK_WITHIN_MS)

      const { faults, refused, sent } = await people.stop()
      expect(faults).toEqual([])
      if (away > 0) expect(refused).toBeGreaterThan(0)
      const rows = await tenant.sql<{ codigo: string }>(
        'select codigo from cliente where tenant_id = $1 and starts_with(codigo, $2)',
        [tenant.id, key],
      )
      expect(rows).toHaveLength(sent)
      expect(new Set(rows.map(({ codigo }) => codigo)).size).toBe(sent)
      // Whoever listens is told to read again what may have been missed.
      await expect.poll(() => heard, { timeout: BACK_WITHIN_MS }).toContain('recarregar')
      unsubscribe()
    },
    120_000,
  )

  it('is too busy for another connection, and nobody is cut off', async () => {
    const { pool } = one.database
    const [long, short] = [await pool.connect(), await pool.connect()]
    proxy.turnAway()
    const slept = long.query('select pg_sleep(3)')
    let rows = 0
    void slept.then(() => (rows = 1))
    for (; rows === 0; await pause(100)) await short.query('select 1')
    expect(rows).toBe(1)
    await proxy.restore()
    for (const client of [long, short]) client.release()
  })
})
