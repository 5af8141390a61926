/** The real program as two processes over one database: they tell each other what happens, and stand in for each other. */
import http from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ofTenant } from '../core/testing/postgres.ts'
import { answering, childrenOf, freePort, type Program, start, temporaryFolder } from './child.ts'
import { type OwnDatabase, ownDatabase } from './own-database.ts'
import { openProxy } from './proxy.ts'
import { ask, pause, signIn } from './requests.ts'

/** Nobody is answered so late: whoever waits this long waits for nobody. */
const WAITED_MS = 30_000

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
      HOST: '0.0.0.0',
    }
    program = start(env)
    await answering(program)
    while (!program.words().includes('Turmalina no ar')) await pause(50)
  })
  afterAll(async () => {
    program.kill('SIGKILL')
    await program.exit()
    await database.drop()
  })

  /** Whether a process says that it listens. */
  const serves = (pid: number) =>
    program
      .words()
      .split('\n')
      .some((line) => line.includes(`"pid":${pid},`) && line.includes('Server listening'))

  it('warn, before they print its passwords, that others reach the demonstration', async () => {
    await expect
      .poll(program.words)
      .toMatch(/ATENÇÃO: a demonstração está aberta a outras máquinas \(0\.0\.0\.0\)[\s\S]*senha/)
  })

  it('tell each other what happens', async () => {
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
    const client = new pg.Client(ofTenant(database.connection, 1))
    await client.connect()
    const agent = new http.Agent()
    // Marking as read tells the person's other screens, wherever they are connected: again until both processes listen.
    const readAgain = async () => {
      const { rowCount } = await client.query('update notificacao set lida_em = null')
      expect(rowCount).toBeGreaterThan(0)
      const answer = await ask(agent, program.address, '/conta/pt-br/notificacoes/lidas', {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}` },
        body: '{}',
      })
      expect(answer).toMatchObject({ status: 200 })
      return heard.filter((text) => text.includes('notificacoes_lidas')).length
    }
    await expect.poll(readAgain, { interval: 250 }).toBe(8)
    await client.end()
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
        signal: AbortSignal.timeout(WAITED_MS),
      }).catch(() => undefined)
      if (answer?.ok) served += 1
      await pause(10)
    }
    // What was being handed to it at that very moment is lost with it.
    expect(served).toBeGreaterThanOrEqual(18)
    await expect.poll(() => childrenOf(program.pid).length).toBe(2)
    expect(childrenOf(program.pid)).not.toContain(victim)
  })

  it('one that falls silent and is killed leaves no request waiting, nor those of the other cut', async () => {
    // The one that took the place of the last victim is there before it serves: killed now, this one would be the only one.
    await expect.poll(() => childrenOf(program.pid).filter(serves).length).toBe(2)
    const [victim, other] = childrenOf(program.pid) as [number, number]
    // Some connections are kept open to each of them.
    const kept = new http.Agent({ keepAlive: true, maxSockets: 8 })
    const get = (agent: http.Agent) =>
      new Promise<string>((resolve) => {
        const request = http.get(`${program.address}/healthz`, { agent }, (response) => {
          response.resume().on('end', () => resolve('served'))
          response.on('error', () => resolve('reset'))
        })
        request.on('error', () => resolve('reset'))
        request.setTimeout(WAITED_MS, () => {
          resolve('waited')
          request.destroy()
        })
      })
    expect(new Set(await Promise.all(Array.from({ length: 8 }, () => get(kept))))).toEqual(
      new Set(['served']),
    )

    process.kill(victim, 'SIGSTOP')
    const fresh = Array.from({ length: 20 }, () => get(new http.Agent()))
    const again = Array.from({ length: 8 }, () => get(kept))
    await pause(500)
    process.kill(victim, 'SIGKILL')
    // Whom the dead one had taken is told at once; all the others are served.
    expect(new Set(await Promise.all(fresh))).toEqual(new Set(['served']))
    expect(await Promise.all(again)).not.toContain('waited')
    expect(new Set(await Promise.all(Array.from({ length: 8 }, () => get(new http.Agent()))))).toEqual(
      new Set(['served']),
    )
    kept.destroy()
    await expect.poll(() => childrenOf(program.pid).length).toBe(2)
    expect(childrenOf(program.pid)).toContain(other)
    expect(childrenOf(program.pid)).not.toContain(victim)
  })

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
  })

  it('a taken port ends it with a sentence, not with new attempts', async () => {
    const second = start({ ...env, DATA_DIR: temporaryFolder() })
    const { code } = await second.exit()
    expect(code).toBe(1)
    expect(second.words()).toContain(`A porta ${env.PORT} já está em uso`)
    expect(second.words().match(/já está em uso/g)?.length).toBeLessThanOrEqual(2)
  })

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
    const { code } = await program.exit()
    open = false
    await Promise.all(clients)
    agent.destroy()
    expect(served).toBeGreaterThan(20)
    expect(broken).toEqual([])
    expect(code).toBe(0)
    expect(workers.filter((pid) => childrenOf(pid).length > 0)).toEqual([])
  })
})
