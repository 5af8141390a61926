/** The real program in a process of its own: it starts, says what is wrong, serves, tells no secrets, and leaves politely. */
import http from 'node:http'
import net from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { answering, childrenOf, freePort, type Program, start, temporaryFolder } from './child.ts'
import { openProxy } from './proxy.ts'

const SENHA = 'turmalina-demo'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Answer {
  status: number
  text: string
}

/**
 * One request over kept connections. `refused`: the door was shut before the process had it, which a reset of a
 * connection that never carried anything tells too (it waited in the queue of the system). Anything else throws.
 */
function ask(
  agent: http.Agent,
  address: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
    inFlight = () => true,
  }: {
    method?: string
    headers?: object
    body?: string
    /** Whether the process may have had the request. */
    inFlight?: () => boolean
  } = {},
): Promise<Answer | 'refused'> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${address}${path}`,
      {
        agent,
        method,
        headers: {
          host: 'localhost',
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        response.on('error', reject)
      },
    )
    request.on('error', (error: Error & { code?: string }) => {
      const shut = error.code === 'ECONNRESET' && !request.reusedSocket && !inFlight()
      if (error.code === 'ECONNREFUSED' || shut) resolve('refused')
      else reject(error)
    })
    request.end(body)
  })
}

async function signIn(address: string, usuario: string, host = 'localhost'): Promise<string> {
  const answer = await ask(new http.Agent(), address, '/conta/pt-br/login', {
    method: 'POST',
    headers: { host },
    body: JSON.stringify({ usuario, senha: SENHA }),
  })
  if (answer === 'refused') throw new Error('refused')
  return (JSON.parse(answer.text) as { token: string }).token
}

describe('alone, on the embedded database', () => {
  let program: Program
  let env: Record<string, string>
  let token: string
  beforeAll(async () => {
    env = { DATA_DIR: temporaryFolder(), PORT: String(await freePort()) }
    program = start(env)
    await answering(program)
    token = await signIn(program.address, 'aluno@demo.test')
  }, 60_000)
  afterAll(async () => {
    program.kill('SIGTERM')
    await program.exit()
  })

  it('says where it is and who may sign in', () => {
    expect(program.words()).toContain(`Turmalina no ar: http://localhost:${env.PORT}`)
    expect(program.words()).toContain('professora@demo.test')
  })

  it('serves each of its two brands', async () => {
    const agent = new http.Agent()
    for (const [host, usuario] of [
      ['localhost', 'professora@demo.test'],
      ['floripa.localhost', 'professora@floripa.test'],
    ] as const) {
      const mine = await signIn(program.address, usuario, host)
      const headers = { host, authorization: `Bearer ${mine}` }
      expect(await ask(agent, program.address, '/conta/pt-br/eu', { headers })).toMatchObject({ status: 200 })
    }
  })

  it('a second one on the same data is refused, in words, at once; the first goes on', async () => {
    const second = start({ ...env, PORT: String(await freePort()) })
    const { code, ms } = await second.exit()
    expect(code).toBe(1)
    expect(ms).toBeLessThan(5_000)
    expect(second.words()).toMatch(/já está|em uso|outr[ao] /i)
    expect(second.words()).not.toMatch(/\bat .+:\d+:\d+/)
    expect((await fetch(`${program.address}/readyz`)).status).toBe(200)
  })

  it('tells nothing that was sent: no token, no address, no body, no header in its log', async () => {
    const canary = `canario${Math.random().toString(36).slice(2)}`
    const agent = new http.Agent({ keepAlive: true })
    const secrets = {
      authorization: `Bearer 1.${canary}`,
      useraction: canary,
      cookie: `s=${canary}`,
      'user-agent': canary,
      referer: `http://localhost/login/token/${canary}`,
      tenant: canary,
      'idempotency-key': canary,
      'x-request-id': canary,
      'x-forwarded-for': canary,
    }
    const good = { authorization: `Bearer ${token}` }
    const body = JSON.stringify({ usuario: canary, senha: canary, [canary]: canary })
    for (let n = 0; n < 40; n += 1)
      for (const [path, more] of [
        [`/login/token/${canary}/continue/x?senha=${canary}`, { headers: { accept: 'text/html' } }],
        [`/conta/pt-br/eu?token=${canary}`, { headers: secrets }],
        [`/conta/pt-br/eu`, { headers: { ...good, cookie: canary } }],
        [`/conta/pt-br/grupos/${canary}`, { headers: good }],
        [`/${canary}/%zz`, {}],
        ['/conta/pt-br/login', { method: 'POST', body }],
        ['/conta/pt-br/login', { method: 'POST', body: JSON.stringify({ usuario: canary, senha: canary }) }],
        ['/conta/pt-br/login', { method: 'POST', body: `{"senha": "${canary}` }],
        [
          '/gerenciar/pt-br/preferencia',
          {
            method: 'POST',
            headers: good,
            body: JSON.stringify({ chave: 'x', preferencias: { x: canary } }),
          },
        ],
        [`/gerenciar/pt-br/preferencia/${canary}`, { headers: good }],
        [`/eventos?token=${canary}`, { headers: secrets }],
        [`/arquivos/${canary}`, {}],
      ] as const)
        await ask(agent, program.address, path, more)
    // Not HTTP, and a line that would end the line of a log.
    const socket = net.connect(Number(env.PORT), '127.0.0.1')
    socket.write(`${canary}\r\n{"level":60,"msg":"${canary}"}\r\n\r\n`)
    await new Promise((resolve) => socket.resume().on('close', resolve))
    agent.destroy()
    await pause(300)

    const lines = program
      .words()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    expect(lines.length).toBeGreaterThan(400)
    expect(program.words()).not.toContain(canary)
    expect(program.words()).not.toContain(token)
    // What it does tell: the pattern of the route, the status, the id of the request.
    const told = lines.map(
      (line) => JSON.parse(line) as { reqId?: string; req?: { route: string }; res?: { status: number } },
    )
    expect(told.some(({ req }) => req?.route === '/conta/:lang(pt-br|en-us)/grupos/:turma')).toBe(true)
    expect(told.some(({ res }) => res?.status === 401)).toBe(true)
    expect(told.filter(({ req }) => req).every(({ reqId }) => /^[0-9a-f-]{36}$/.test(reqId ?? ''))).toBe(true)
  }, 30_000)

  it('on SIGTERM /readyz turns first, every request begun is answered, and it exits with 0 in time', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 30 })
    const headers = { authorization: `Bearer ${token}` }
    const broken: string[] = []
    const statuses = new Map<number, number>()
    let readyTurnedAt = 0
    let refusedAt = 0
    let open = true
    let signalledAt = Number.POSITIVE_INFINITY
    const client = async (path: string) => {
      while (open) {
        const start = performance.now()
        const inFlight = () => start < signalledAt
        try {
          const answer = await ask(agent, program.address, path, { headers, inFlight })
          if (answer === 'refused') {
            refusedAt ||= performance.now()
            return
          }
          if (path === '/readyz') {
            if (answer.status === 503 && answer.text.includes('encerrando'))
              readyTurnedAt ||= performance.now()
          } else statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        } catch (error) {
          broken.push(`${path}: ${(error as Error).message}`)
        }
        // Slow enough to stay below the limit of requests on a fast machine.
        await pause(40)
      }
    }
    // Streams that stay open, and connections that a browser made ahead of need.
    const streams = await Promise.all(
      Array.from({ length: 5 }, () =>
        fetch(`${program.address}/eventos`, { headers: { ...headers, tenant: 'demo' } }),
      ),
    )
    const idle = Array.from({ length: 5 }, () =>
      net.connect(Number(env.PORT), '127.0.0.1').on('error', () => {}),
    )
    const clients = [
      ...Array.from({ length: 12 }, () => client('/conta/pt-br/eu')),
      ...Array.from({ length: 4 }, () => client('/conta/pt-br/inicio')),
      client('/readyz'),
    ]
    await pause(600)
    const before = statuses.get(200) ?? 0

    signalledAt = performance.now()
    program.kill('SIGTERM')
    const { code, ms } = await program.exit()
    open = false
    await Promise.all(clients)
    agent.destroy()
    for (const socket of idle) socket.destroy()

    expect(before).toBeGreaterThan(20)
    expect(broken).toEqual([])
    expect([...statuses.keys()]).toEqual([200])
    expect(statuses.get(200)).toBeGreaterThan(before)
    expect(readyTurnedAt).toBeGreaterThan(0)
    expect(readyTurnedAt).toBeLessThan(refusedAt)
    expect([code, ms < 10_000]).toEqual([0, true])
    for (const stream of streams) expect(await stream.text()).toMatch(/^retry/)
  }, 30_000)
})

describe('settings that can’t be used', () => {
  it('end it with a sentence', async () => {
    const cases: [Record<string, string>, RegExp][] = [
      [{ PORT: 'oitenta' }, /^PORT deve ser um número inteiro de 0 a 65535/],
      [{ WEB_CONCURRENCY: '2' }, /^WEB_CONCURRENCY .*DATABASE_URL/],
      [
        { DATABASE_URL: 'postgres://x:segredo@127.0.0.1:1/x' },
        /^Não foi possível usar o banco de DATABASE_URL/,
      ],
    ]
    await Promise.all(
      cases.map(async ([env, sentence]) => {
        const program = start({ DATA_DIR: temporaryFolder(), PORT: '0', ...env })
        expect((await program.exit()).code).toBe(1)
        expect(program.words()).toMatch(sentence)
        expect(program.words()).not.toMatch(/segredo|\bat .+:\d+:\d+/)
      }),
    )
  })
})

describe('two processes over one database', () => {
  let program: Program
  let database: string
  let env: Record<string, string>
  const owner = () => new pg.Client(inject('connection'))

  beforeAll(async () => {
    const { host = '', port, user, password } = inject('connection')
    database = `programa_${Math.random().toString(36).slice(2)}`
    const client = owner()
    await client.connect()
    await client.query(`create database ${database}`)
    await client.end()
    const secret = password ? `:${encodeURIComponent(String(password))}` : ''
    env = {
      DATA_DIR: temporaryFolder(),
      PORT: String(await freePort()),
      DATABASE_URL: host.startsWith('/')
        ? `postgres://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
        : `postgres://${user}${secret}@${host}:${port}/${database}`,
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
    const client = owner()
    await client.connect()
    await client.query(`drop database if exists ${database} with (force)`)
    await client.end()
  })

  it('tell each other what happens', async () => {
    const client = owner()
    await client.connect()
    const listeners = async () =>
      (
        await client.query('select 1 from pg_stat_activity where datname = $1 and query like $2', [
          database,
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
  }, 20_000)

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
    expect(asked).toContain('set local role turmalina_app')
    expect(asked.toLowerCase()).not.toMatch(/\blisten\b|pg_advisory|graphile_worker/)
  }, 30_000)

  it('a taken port ends it with a sentence, not with new attempts', async () => {
    const second = start({ ...env, DATA_DIR: temporaryFolder() })
    const { code } = await second.exit()
    expect(code).toBe(1)
    expect(second.words()).toContain(`A porta ${env.PORT} já está em uso`)
    expect(second.words().match(/já está em uso/g)?.length).toBeLessThanOrEqual(2)
  }, 20_000)

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
  }, 20_000)
})
