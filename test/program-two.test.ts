/** The real program as two processes over one database: they tell each other what happens, and stand in for each other. */
import http from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { answering, childrenOf, freePort, type Program, start, temporaryFolder } from './child.ts'
import { type OwnDatabase, ownDatabase } from './own-database.ts'
import { openProxy } from './proxy.ts'
import { ask, pause, signIn } from './requests.ts'

describe('two processes over one database', () => {
  let program: Program
  let database: OwnDatabase
  let env: Record<string, string>

  beforeAll(async () => {
    database = await ownDatabase()
    env = {
      DATA_DIR: temporaryFolder(),
      PORT: String(await freePort()),
      DATABASE_URL: database.url,
      WEB_CONCURRENCY: '2',
      DEMO: 'on',
    }
    program = start(env)
    await answering(program)
    while (!program.words().includes('Turmalina no ar')) await pause(50)
  }, 60_000)
  afterAll(async () => {
    program.kill('SIGKILL')
    await program.exit()
    await database.drop()
  })

  it('tell each other what happens', async () => {
    const client = new pg.Client(inject('connection'))
    await client.connect()
    const listeners = async () =>
      (
        await client.query('select 1 from pg_stat_activity where datname = $1 and query like $2', [
          database.connection.database,
          'listen evento%',
        ])
      ).rowCount
    await expect.poll(listeners, { timeout: 5_000 }).toBe(2)
    await client.end()

    const token = await signIn(program.address, 'aluno@demo.test')
    const headers = { authorization: `Bearer ${token}`, tenant: 'demo' }
    const abort = new AbortController()
    const heard: string[] = []
    const streams = await Promise.all(
      Array.from({ length: 8 }, () => fetch(`${program.address}/eventos`, { headers, signal: abort.signal })),
    )
    expect(streams.map(({ status }) => status)).toEqual(Array(8).fill(200))
    streams.forEach((stream, n) => {
      heard[n] = ''
      void (async () => {
        for await (const chunk of stream.body ?? []) heard[n] += Buffer.from(chunk).toString()
      })().catch(() => {})
    })
    // Marking as read tells the person's other screens, wherever they are connected.
    const agent = new http.Agent()
    const answer = await ask(agent, program.address, '/conta/pt-br/notificacoes/lidas', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body: '{}',
    })
    expect(answer).toMatchObject({ status: 200 })
    await expect.poll(() => heard.filter((text) => text.includes('notificacoes_lidas')).length).toBe(8)
    abort.abort()
  })

  it('a session that ends on one has ended on the other', async () => {
    const agent = () => new http.Agent({ keepAlive: false })
    for (let round = 0; round < 5; round += 1) {
      const token = await signIn(program.address, 'aluna@demo.test')
      const headers = { authorization: `Bearer ${token}` }
      for (let n = 0; n < 6; n += 1)
        expect(await ask(agent(), program.address, '/conta/pt-br/eu', { headers })).toMatchObject({
          status: 200,
        })
      await ask(agent(), program.address, '/conta/pt-br/logout', { method: 'POST', headers })
      for (let n = 0; n < 6; n += 1)
        expect(await ask(agent(), program.address, '/conta/pt-br/eu', { headers })).toMatchObject({
          status: 401,
        })
    }
  })

  it('one that is killed is replaced, and the other serves meanwhile', async () => {
    const [victim] = childrenOf(program.pid)
    process.kill(victim as number, 'SIGKILL')
    let served = 0
    for (let n = 0; n < 20; n += 1) {
      const answer = await fetch(`${program.address}/healthz`, {
        headers: { connection: 'close' },
        signal: AbortSignal.timeout(1_000),
      }).catch(() => undefined)
      if (answer?.ok) served += 1
      await pause(10)
    }
    // What was being handed to it at that very moment is lost with it.
    expect(served).toBeGreaterThanOrEqual(18)
    await expect.poll(() => childrenOf(program.pid).length, { timeout: 10_000 }).toBe(2)
    expect(childrenOf(program.pid)).not.toContain(victim)
  }, 60_000)

  it('what needs a session of its own goes around a pool of connections', async () => {
    const url = new URL(env.DATABASE_URL ?? '')
    const heard: Buffer[] = []
    const pool = await openProxy(
      { host: url.searchParams.get('host') ?? url.hostname, port: Number(url.port) },
      (bytes) => void heard.push(bytes),
    )
    const around = new URL(url)
    around.searchParams.delete('host')
    around.host = `127.0.0.1:${pool.connection.port}`
    const third = start({
      ...env,
      DATA_DIR: temporaryFolder(),
      PORT: String(await freePort()),
      WEB_CONCURRENCY: '1',
      DATABASE_URL: around.href,
      DATABASE_DIRECT_URL: url.href,
    })
    await answering(third)
    expect((await fetch(`${third.address}/readyz`)).status).toBe(200)
    const refused = await fetch(`${third.address}/conta/pt-br/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', tenant: 'demo' },
      body: JSON.stringify({ usuario: 'ninguem', senha: 'nenhuma' }),
    })
    expect(refused.status).toBe(401)
    third.kill('SIGTERM')
    await third.exit()
    await pool.close()
    const asked = Buffer.concat(heard).toString('latin1')
    expect(asked).toContain(`set_config('role', 'turmalina_app', true)`)
    expect(asked.toLowerCase()).not.toMatch(/\blisten\b|pg_advisory|graphile_worker/)
  }, 60_000)

  it('a taken port ends it with a sentence, not with new attempts', async () => {
    const second = start({ ...env, DATA_DIR: temporaryFolder() })
    const { code } = await second.exit()
    expect(code).toBe(1)
    expect(second.words()).toContain(`A porta ${env.PORT} já está em uso`)
    expect(second.words().match(/já está em uso/g)?.length).toBeLessThanOrEqual(2)
  }, 60_000)

  it('stop together: a signal to the whole group fails no request', async () => {
    await answering(program)
    const agent = new http.Agent({ keepAlive: true })
    const broken: string[] = []
    let served = 0
    let open = true
    let signalledAt = Number.POSITIVE_INFINITY
    const clients = Array.from({ length: 8 }, async () => {
      while (open) {
        const start = performance.now()
        try {
          const answer = await ask(agent, program.address, '/healthz', {
            inFlight: () => start < signalledAt,
          })
          if (answer === 'refused') return
          served += 1
        } catch (error) {
          broken.push((error as Error).message)
        }
        await pause(2)
      }
    })
    await pause(200)
    // A terminal, or a service manager, signals every process of the group.
    const workers = childrenOf(program.pid)
    signalledAt = performance.now()
    for (const pid of workers) process.kill(pid, 'SIGTERM')
    program.kill('SIGTERM')
    const { code, ms } = await program.exit()
    open = false
    await Promise.all(clients)
    agent.destroy()
    expect(served).toBeGreaterThan(20)
    expect(broken).toEqual([])
    expect([code, ms < 10_000]).toEqual([0, true])
    expect(workers.filter((pid) => childrenOf(pid).length > 0)).toEqual([])
  }, 60_000)
})
