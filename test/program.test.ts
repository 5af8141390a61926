/** The real program in a process of its own: it starts, says what is wrong, serves, tells no secrets, and leaves politely. */
import http from 'node:http'
import net from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answering, freePort, type Program, start, temporaryFolder } from './child.ts'
import { ask, pause, signIn } from './requests.ts'

/** How often it is stopped under load (R2), and refuses a second one (R10): VEZES=20, VEZES=50 are the full figures. */
const VEZES = Array.from({ length: Number(process.env.VEZES ?? 1) }, (_, n) => n + 1)

describe('alone, on the embedded database', () => {
  let program: Program
  let env: Record<string, string>
  let token: string
  beforeAll(async () => {
    env = { DATA_DIR: temporaryFolder(), PORT: String(await freePort()) }
    program = start(env)
    await answering(program)
    token = await signIn(program.address, 'aluno@demo.test')
  }, 150_000)
  afterAll(async () => {
    program.kill('SIGTERM')
    await program.exit()
  })

  it('says where it is and who may sign in', () => {
    expect(program.words()).toContain(`Turmalina no ar: http://localhost:${env.PORT}`)
    expect(program.words()).toContain('professora@demo.test')
    // Open to this machine alone, it has nothing to warn of.
    expect(program.words()).not.toContain('ATENÇÃO')
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

  it.each(VEZES)('a second one on the same data is refused, in words; the first goes on (%i)', async () => {
    const second = start({ ...env, PORT: String(await freePort()) })
    const { code } = await second.exit()
    expect(code).toBe(1)
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
  })

  it.each(VEZES)(
    'on SIGTERM /readyz turns first, every request begun is answered, and it exits with 0 in time (%i)',
    async (n) => {
      if (n > 1) {
        program = start(env)
        await answering(program)
      }
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
      const { code } = await program.exit()
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
      expect(code).toBe(0)
      for (const stream of streams) expect(await stream.text()).toMatch(/^retry/)
    },
  )
})

describe('settings that can’t be used', () => {
  it('end it with a sentence', async () => {
    const cases: [Record<string, string>, RegExp][] = [
      [{ PORT: 'oitenta' }, /^PORT deve ser um número inteiro de 0 a 65535/],
      [{ WEB_CONCURRENCY: '2' }, /^WEB_CONCURRENCY .*DATABASE_URL/],
      // The demonstration would be open to all, unasked.
      [{ PUBLIC_URL: 'https://escola.test' }, /^PUBLIC_URL é https:\/\/escola\.test.*DEMO=off/s],
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
    // Four that start at once: a busy machine takes its time.
  })
})
