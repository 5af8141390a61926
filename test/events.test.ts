/** Events over real HTTP: who hears what, on which process, what is told again after a gap, and when a stream ends. */
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessaoApi } from '../areas/acesso/sessao/contract.ts'
import { makeToken } from '../areas/acesso/sessao/server/secrets-token.ts'
import { forumApi } from '../areas/conversa/forum/contract.ts'
import { openEventHub, publish } from '../core/server/events.ts'
import { createEventParser } from '../core/web/client/event-parser.ts'
import { newTestApp, type TestApp } from './kit/app.ts'
import { callAs } from './kit/call.ts'
import { type Person, type TestTenant, testTenant } from './kit/tenant.ts'

type Closable = TestApp & { close(): Promise<void>; address: string }

let tenant: TestTenant
let aluna: Person
let professora: Person
let processes: [Closable, Closable]

async function listening(): Promise<Closable> {
  const one = await newTestApp()
  await one.app.listen({ port: 0, host: '127.0.0.1' })
  return { ...one, address: `http://127.0.0.1:${(one.app.server.address() as AddressInfo).port}` }
}

beforeAll(async () => {
  tenant = await testTenant()
  aluna = await tenant.person('Aluna', { papel: 'aluno', turma: tenant.turma })
  professora = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
  processes = [await listening(), await listening()]
})
afterAll(() => Promise.all(processes.map((one) => one.close())))

/** One more session of a person. */
async function anotherSession({ id }: Person): Promise<{ token: string }> {
  const { token, hash } = makeToken(tenant.id)
  await tenant.sql(
    `insert into sessao (tenant_id, usuario_id, token_hash, expira_em) values ($1, $2, $3, now() + interval '1 day')`,
    [tenant.id, id, hash],
  )
  return { token }
}

interface Told {
  id: string
  type: string
  canal: string
  dados: Record<string, unknown>
}

interface Listening {
  status: number
  told: Told[]
  ended: () => boolean
  close(): void
}

/** Opens a stream as a browser does, and keeps what it tells. */
async function listen(
  who: Person,
  { on = 0 as 0 | 1, lastId = '', host = who.host, canais = [] as readonly string[] } = {},
): Promise<Listening> {
  const abort = new AbortController()
  // fetch refuses to set Host; the Tenant header names the same brand.
  const asked = canais.map((canal) => `canal=${canal}`).join('&')
  const response = await fetch(`${processes[on].address}/eventos${asked && `?${asked}`}`, {
    signal: abort.signal,
    headers: {
      tenant: host.replace(/\.test$/, ''),
      authorization: `Bearer ${who.token}`,
      ...(lastId && { 'last-event-id': lastId }),
    },
  })
  const told: Told[] = []
  let ended = response.status !== 200
  const parser = createEventParser(({ id, type, data }) =>
    told.push({ id, type, ...(JSON.parse(data) as Omit<Told, 'id' | 'type'>) }),
  )
  const read = async () => {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of response.body ?? [])
        parser.push(decoder.decode(chunk as Uint8Array, { stream: true }))
    } catch {
      // Closed by us.
    }
    ended = true
  }
  if (response.status === 200) void read()
  return { status: response.status, told, ended: () => ended, close: () => abort.abort() }
}

/** Something happens in a channel of the tenant. */
const happens = (canal: string, dados: Record<string, number>, { database } = processes[0]) =>
  database.asTenant(tenant.id, (tx) => publish(tx, canal, 'mudou', dados))

const numbers = ({ told }: Listening) =>
  told.filter(({ type }) => type === 'mudou').map(({ dados }) => dados.n)

const hasGap = ({ told }: Listening) => told.some(({ type }) => type === 'recarregar')

/** Waits until a stream has told at least so many. */
const heard = (stream: Listening, count: number) =>
  expect.poll(() => numbers(stream).length).toBeGreaterThanOrEqual(count)

/** A process too busy to answer its own heartbeat listens anew, and says so: then all of it is watched once more. */
async function undisturbed(watch: () => Promise<Listening[]>): Promise<Listening[]> {
  for (;;) {
    const streams = await watch()
    if (!streams.some(hasGap)) return streams
    for (const stream of streams) stream.close()
  }
}

/** Long enough for what must not arrive to have arrived. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 250))

describe('an event', () => {
  it('reaches whoever watches its channel, on every process, once, in order', async () => {
    const streams = await undisturbed(async () => {
      const watched = [
        await listen(aluna),
        await listen(aluna, { on: 1 }),
        await listen(professora, { on: 1 }),
      ]
      for (let n = 1; n <= 20; n += 1) await happens(`turma:${tenant.turma}`, { n })
      for (const stream of watched)
        await expect.poll(() => hasGap(stream) || numbers(stream).length === 20).toBe(true)
      return watched
    })
    await settle()
    for (const stream of streams) {
      expect(numbers(stream)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
      expect(stream.told[0]).toMatchObject({ canal: `turma:${tenant.turma}`, type: 'mudou' })
      expect(Number(stream.told[0]?.id)).toBeGreaterThan(0)
      stream.close()
    }
  })

  it('that came before a process listened is not lost in silence: who watched already reads again', async () => {
    const hub = openEventHub(processes[0].connection)
    const told: string[] = []
    hub.subscribe(tenant.id, [`turma:${tenant.turma}`], ({ tipo }) => told.push(tipo))
    await expect.poll(() => told).toEqual(['recarregar'])
    await hub.close()
  })

  it('of a call reaches the other people of the class', async () => {
    const stream = await listen(aluna, { on: 1 })
    const { data } = await callAs(
      professora,
      forumApi.create,
      { body: { gru_id: tenant.turma, tipo: 'forum', titulo: 'Contos', conteudo: '<p>Leram?</p>' } },
      { app: processes[0].app },
    )
    await expect
      .poll(() =>
        stream.told.some(
          ({ canal, dados }) => canal === `turma:${tenant.turma}` && dados.topico === data.topico.id,
        ),
      )
      .toBe(true)
    // Ids only: who may read the words is asked when they are fetched.
    expect(JSON.stringify(stream.told)).not.toMatch(/Contos|Leram/)
    stream.close()
  })

  it('of somebody else’s channel, class or tenant is not told', async () => {
    const other = await testTenant()
    const stranger = await other.person('De fora', { papel: 'aluno', turma: other.turma })
    const boss = await tenant.person('Administradora', { papel: 'administrador_tenant' })
    const streams = [await listen(aluna), await listen(stranger), await listen(boss)]
    await happens(`turma:${tenant.outraTurma}`, { n: 1 })
    await happens(`usuario:${professora.id}`, { n: 2 })
    // The same channel by name, in another tenant.
    await processes[0].database.asTenant(other.id, (tx) =>
      publish(tx, `turma:${tenant.turma}`, 'mudou', { n: 3 }),
    )
    await happens(`usuario:${aluna.id}`, { n: 4 })
    await heard(streams[0] as Listening, 1)
    await settle()
    expect(streams.map(numbers)).toEqual([[4], [], []])
    for (const stream of streams) stream.close()
  })

  it('of a class that is overseen is told to who asks for it, and to nobody who may not read it', async () => {
    const coordenadora = await tenant.person('Coordenadora', { papel: 'coordenador', rede: tenant.escola })
    const estranho = await tenant.person('Estranho', { papel: 'aluno', turma: tenant.outraTurma })
    const mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: estranho.id })
    const canais = [`turma:${tenant.turma}`, 'usuario:1', 'turma:0', 'turma:x', `turma:${tenant.outraTurma}`]
    const streams = [
      await listen(coordenadora, { canais }),
      await listen(coordenadora),
      await listen(estranho, { canais }),
      await listen(mae, { canais }),
    ]
    const other = await testTenant()
    const foreign = await listen(await other.person('De fora', { papel: 'administrador_tenant' }), { canais })
    await happens(`turma:${tenant.turma}`, { n: 1 })
    await happens(`turma:${tenant.outraTurma}`, { n: 2 })
    await happens('usuario:1', { n: 3 })
    await heard(streams[0] as Listening, 1)
    await heard(streams[2] as Listening, 1)
    await settle()
    // The guardian hears of the child's class, as before, and of no other.
    expect(streams.map(numbers)).toEqual([[1], [], [2], [2]])
    expect(numbers(foreign)).toEqual([])
    for (const one of [...streams, foreign]) one.close()
  })

  it('of a transaction that is rolled back never happened', async () => {
    const stream = await listen(aluna)
    await processes[0].database
      .asTenant(tenant.id, async (tx) => {
        await publish(tx, `turma:${tenant.turma}`, 'mudou', { n: 1 })
        throw new Error('rolled back')
      })
      .catch(() => {})
    await happens(`turma:${tenant.turma}`, { n: 2 })
    await heard(stream, 1)
    expect(numbers(stream)).toEqual([2])
    stream.close()
  })
})

describe('after a gap', () => {
  it('what was missed is told, oldest first, then what happens, and nothing twice in one stream', async () => {
    const who = await tenant.person('Perde')
    const before = await listen(who)
    await happens(`usuario:${who.id}`, { n: 1 })
    await heard(before, 1)
    const lastId = before.told.at(-1)?.id as string
    before.close()
    for (let n = 2; n <= 6; n += 1) await happens(`usuario:${who.id}`, { n })
    const after = await listen(who, { on: 1, lastId })
    await happens(`usuario:${who.id}`, { n: 7 })
    await heard(after, 6)
    await settle()
    const told = numbers(after)
    expect(told.filter((n) => Number(n) >= 2)).toEqual([2, 3, 4, 5, 6, 7])
    expect(new Set(after.told.map(({ id }) => id)).size).toBe(after.told.length)
    after.close()
  })

  it('nothing is lost while streams come and go under writes', async () => {
    const who = await tenant.person('Vaivém', { papel: 'aluno', turma: tenant.turma })
    const seen = new Set<number>()
    let writing = true
    const writes = (async () => {
      for (let n = 1; n <= 120; n += 1) await happens(`usuario:${who.id}`, { n }, processes[n % 2 ? 0 : 1])
      writing = false
    })()
    let lastId = '0'
    for (let round = 0; writing || round < 3; round += 1) {
      const stream = await listen(who, { on: (round % 2) as 0 | 1, lastId })
      await new Promise((resolve) => setTimeout(resolve, 30))
      if (!writing) await settle()
      stream.close()
      for (const n of numbers(stream)) seen.add(Number(n))
      lastId = stream.told.at(-1)?.id || lastId
      if (!writing) break
    }
    await writes
    const last = await listen(who, { lastId })
    await settle()
    for (const n of numbers(last)) seen.add(Number(n))
    last.close()
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, n) => n + 1))
  })

  it('who missed more than is told is told to read everything again', async () => {
    const who = await tenant.person('Sumida')
    await tenant.sql(
      `insert into evento (tenant_id, canal, tipo, dados)
       select $1, $2, 'mudou', jsonb_build_object('n', n) from generate_series(1, 600) n`,
      [tenant.id, `usuario:${who.id}`],
    )
    const stream = await listen(who, { lastId: '0' })
    await expect.poll(() => stream.told.some(({ type }) => type === 'recarregar')).toBe(true)
    expect(numbers(stream)).toHaveLength(500)
    stream.close()
  })

  it('who comes back after what it missed was cleared away is told so too', async () => {
    const quiet = await testTenant()
    const who = await quiet.person('Volta')
    const tell = (n: number) =>
      processes[0].database.asTenant(quiet.id, (tx) => publish(tx, `usuario:${who.id}`, 'mudou', { n }))
    const before = await listen(who)
    await tell(1)
    await heard(before, 1)
    before.close()
    const lastId = before.told.at(-1)?.id as string

    const soon = await listen(who, { lastId })
    await tell(2)
    await heard(soon, 2)
    expect(soon.told.some(({ type }) => type === 'recarregar')).toBe(false)
    soon.close()

    await quiet.sql('delete from evento where tenant_id = $1', [quiet.id])
    await tell(3)
    const late = await listen(who, { lastId })
    await expect.poll(() => late.told.some(({ type }) => type === 'recarregar')).toBe(true)
    late.close()
  })

  it.each(['abc', '-1', '1e9', '99999999999999999999', ''])(
    'a last id that is none is no reason to fail: %j',
    async (lastId) => {
      const stream = await listen(aluna, { lastId })
      expect(stream.status).toBe(200)
      stream.close()
    },
  )
})

describe('a stream', () => {
  it('is for who is signed in here', async () => {
    const other = await testTenant()
    const stranger = await other.person('De fora')
    expect((await listen({ ...aluna, token: 'x' })).status).toBe(401)
    expect((await listen({ ...stranger, host: tenant.host })).status).toBe(403)
    const off = await testTenant()
    const who = await off.person('Bia')
    await off.sql(`update tenant set status = 'inativo' where id = $1`, [off.id])
    await expect.poll(async () => (await listen(who)).status).toBe(403)
  })

  it.each([0, 1] as const)(
    'ends with its session, on whichever process, and no other does (%i)',
    async (on) => {
      const phone = await tenant.person('Duas', { papel: 'aluno', turma: tenant.turma })
      const { token } = await anotherSession(phone)
      const [mine, other] = [await listen(phone, { on }), await listen({ ...phone, token }, { on })]
      await callAs(phone, sessaoApi.signOut, {}, { app: processes[0].app })
      await expect.poll(mine.ended).toBe(true)
      await happens(`usuario:${phone.id}`, { n: 1 })
      await heard(other, 1)
      expect([numbers(mine), other.ended()]).toEqual([[], false])
      other.close()
    },
  )

  it('leaves nothing behind: a closed one is heard no more', async () => {
    const who = await tenant.person('Fecha')
    const streams = await Promise.all(Array.from({ length: 20 }, () => listen(who)))
    for (const stream of streams) stream.close()
    await settle()
    await happens(`usuario:${who.id}`, { n: 1 })
    const alive = await listen(who)
    await happens(`usuario:${who.id}`, { n: 2 })
    await heard(alive, 1)
    expect(streams.every((stream) => numbers(stream).length === 0)).toBe(true)
    alive.close()
  })

  it('ends when the process stops, and does not hold it up', async () => {
    const leaving = await listening()
    const response = await fetch(`${leaving.address}/eventos`, {
      headers: { tenant: tenant.slug, authorization: `Bearer ${aluna.token}` },
    })
    const end = response.text()
    await leaving.close()
    expect(await end).toMatch(/^retry: \d+/)
  })
})
