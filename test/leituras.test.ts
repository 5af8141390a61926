/**
 * Readings asked for together (`/leituras`): the second door to every reading, so it must be none. What it tells of each is
 * what the call tells when it is asked alone, to whoever asks; and nothing but readings stands behind it.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../apps/server/areas.ts'
import { screens } from '../apps/web/areas.ts'
import { opensOf } from '../apps/web/opens.ts'
import { preferenciaApi } from '../areas/acesso/preferencia/contract.ts'
import { sessaoApi } from '../areas/acesso/sessao/contract.ts'
import { MAX_READINGS } from '../core/contract/readings.ts'
import { toRequest } from '../core/contract/request.ts'
import { stillClock } from '../core/testing/still-clock.ts'
import { newTestApp, type TestApp, testApp } from './kit/app.ts'
import { callAs } from './kit/call.ts'
import type { Person } from './kit/tenant.ts'
import { some } from './sampling.ts'
import { nameOf } from './verdicts/requests.ts'
import { table } from './verdicts/table.ts'
import { makeWorld, PRINCIPALS, type Principal, type World } from './verdicts/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})

interface Together {
  status: number
  respostas: { status: number; corpo: Record<string, unknown> }[]
}

async function together(
  who: Person | { host: string },
  addresses: readonly string[],
  { app, admin = false }: { app?: TestApp['app']; admin?: boolean } = {},
): Promise<Together> {
  const response = await (app ?? (await testApp()).app).inject({
    method: 'GET',
    url: `/leituras?${new URLSearchParams(addresses.map((address) => ['de', address]))}`,
    headers: {
      host: who.host,
      ...('token' in who && {
        authorization: `Bearer ${who.token}`,
        ...(admin && { useraction: who.token }),
        ...who.headers,
      }),
    },
  })
  return { status: response.statusCode, respostas: response.json<Together>().respostas }
}

const ANEW = '…'

/** `value`, with a mark for what is another each time it is asked: moments, tickets, signed addresses. */
function steady(value: unknown, again: unknown): unknown {
  if (typeof value !== 'object' || value === null || typeof again !== 'object' || again === null)
    return value === again ? value : ANEW
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, steady(one, (again as Record<string, unknown>)[key])]),
  )
}

/** The answer of a call, where it is the same whenever it is asked. */
function masked(value: unknown, mask: unknown): unknown {
  if (mask === ANEW) return ANEW
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, masked(one, (mask as Record<string, unknown>)?.[key])]),
  )
}

const READINGS = servedCalls.filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.sensitive)

describe('readings asked for together', () => {
  // A signed address is another each second.
  stillClock()
  let allowed = 0
  let refused = 0
  const areas = [...new Set(READINGS.map(({ endpoint }) => endpoint.area))]
  it.each(areas)('are answered as each is when it is asked alone, to whoever asks: %s', async (area) => {
    const calls = READINGS.filter(({ endpoint }) => endpoint.area === area)
    for (const call of some(calls, 2, `leituras ${area}`))
      for (const principal of [...some(PRINCIPALS, 2, nameOf(call)), 'professor'] satisfies Principal[]) {
        const who = world.people[principal]
        const input = (await table[nameOf(call)]?.input?.(world, principal)) ?? {}
        const alone = await callAs(who, call.endpoint, input as never)
        const again = await callAs(who, call.endpoint, input as never)
        const { respostas } = await together(who, [toRequest(call.endpoint, input as never).url], {
          admin: call.endpoint.client === 'admin',
        })
        expect(respostas[0]?.status, `${nameOf(call)} ${principal}`).toBe(alone.status)
        const told = steady(alone.body, again.body)
        expect(masked(respostas[0]?.corpo, told), `${nameOf(call)} ${principal}`).toEqual(told)
        if (alone.status < 300) allowed += 1
        else refused += 1
      }
  })

  it('were tried with people who may and people who may not', () => {
    expect(allowed).toBeGreaterThan(20)
    expect(refused).toBeGreaterThan(5)
  })

  it('come in the order in which they were asked for, each with its own verdict', async () => {
    const { status, respostas } = await together(world.aluno, [
      '/conta/pt-br/eu',
      '/conta/pt-br/grupos/999999',
      '/conta/en-us/grupos/999999',
      '/gerenciar/pt-br/preferencia/acessibilidade',
    ])
    expect(status).toBe(200)
    expect(respostas.map((one) => one.status)).toEqual([200, 404, 404, 200])
    expect(respostas[0]?.corpo).toMatchObject({ usuario: { id: world.aluno.id } })
    expect(respostas[2]?.corpo.mensagem).not.toBe(respostas[1]?.corpo.mensagem)
  })

  it('know nobody without a token, and end with the session', async () => {
    const stranger = await together({ host: world.tenant.host }, ['/conta/pt-br/eu'])
    expect(stranger.respostas[0]?.status).toBe(401)
    const person = await world.tenant.person('De saída', { papel: 'aluno', turma: world.tenant.turma })
    expect((await together(person, ['/conta/pt-br/eu'])).respostas[0]?.status).toBe(200)
    await callAs(person, sessaoApi.signOut, {})
    expect((await together(person, ['/conta/pt-br/eu'])).respostas[0]?.status).toBe(401)
  })

  it.each([
    ['a stream', '/eventos'],
    ['itself', '/leituras?de=/conta/pt-br/eu'],
    ['a page', '/login'],
    ['what runs', '/healthz'],
    ['the figures of the operation', '/metrics'],
    ['a file', '/arquivos/1'],
    ['another host', '//mau.test/conta/pt-br/eu'],
    ['an address of another scheme', 'http://mau.test/conta/pt-br/eu'],
    ['what is no address', 'conta/pt-br/eu'],
  ])('are none: %s', async (_, address) => {
    const { status, respostas } = await together(world.aluno, [address])
    expect(respostas?.[0]?.status ?? status).toBe(404)
    expect(JSON.stringify(respostas ?? null)).not.toContain(world.aluno.token)
  })

  it('change nothing: what is asked for is asked by GET', async () => {
    const { respostas } = await together(world.aluno, ['/conta/pt-br/logout'])
    expect(respostas[0]?.status).toBe(404)
    expect((await together(world.aluno, ['/conta/pt-br/eu'])).respostas[0]?.status).toBe(200)
  })

  it('are one to eight', async () => {
    expect((await together(world.aluno, [])).status).toBe(400)
    const eu = Array.from({ length: MAX_READINGS }, () => '/conta/pt-br/eu')
    expect((await together(world.aluno, eu)).respostas).toHaveLength(MAX_READINGS)
    expect((await together(world.aluno, [...eu, '/conta/pt-br/eu'])).status).toBe(400)
  })
})

describe('the limit of readings asked for together', () => {
  stillClock()
  it('counts them one by one, on the person who asks', async () => {
    const { app, close } = await newTestApp({ most: 10 })
    try {
      const person = await world.tenant.person('Apressada')
      const six = Array.from({ length: 6 }, () => '/conta/pt-br/eu')
      const statuses = async () =>
        (await together(person, six, { app })).respostas.map(({ status }) => status)
      expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200])
      expect((await statuses()).filter((status) => status === 429)).toHaveLength(2)
      const { status } = await callAs(person, preferenciaApi.find, { params: { chave: 'x' } }, { app })
      expect(status).toBe(429)
    } finally {
      await close()
    }
  })
})

describe('what a screen opens with', () => {
  const patterns = READINGS.map(({ endpoint }) => new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`))

  it('is a reading that is served, by names that its own path has, and no more than are taken', () => {
    for (const [path, screen] of Object.entries(screens)) {
      const opens = opensOf(path, screen)
      expect(opens.length, path).toBeLessThanOrEqual(MAX_READINGS)
      for (const one of opens) {
        const [address = ''] = one.split('?')
        expect(
          patterns.some((pattern) => pattern.test(address)),
          `${path}: ${one}`,
        ).toBe(true)
        for (const [, name] of one.matchAll(/:(\w+)/g)) expect(path, one).toContain(`:${name}`)
      }
    }
    expect(opensOf('/logado', screens['/logado']).length).toBeGreaterThan(3)
    expect(opensOf('/login', screens['/login'])).toEqual([])
  })
})
