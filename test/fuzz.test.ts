/** Hostile requests on every call: never a 500, never an answer outside the envelope, never a look inside (S4). */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../apps/server/areas.ts'
import { addressesOf } from '../core/server/serve.ts'
import { testApp } from './kit/app.ts'
import { type Person, testTenant } from './kit/tenant.ts'

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2_000)

let people: Person[]
beforeAll(async () => {
  const tenant = await testTenant()
  people = [
    await tenant.person('Aluna', { papel: 'aluno', turma: tenant.turma }),
    await tenant.person('Professora', { papel: 'professor', turma: tenant.turma }),
    await tenant.person('Administradora', { papel: 'administrador-plataforma' }),
  ]
})

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    2 ** 53 + 1,
    1.5,
    '',
    'null',
    'undefined',
    '\u0000',
    'a\u0000b',
    '\ud800',
    `a${'\u0301'.repeat(5_000)}`,
    '"'.repeat(60),
    '%00',
    '../..',
    "' or 1=1--",
    '<script>alert(1)</script>',
    '[1,2',
    '[[1]]',
    '{"$gt":0}',
    [],
    {},
    [[]],
    { __proto__: { a: 1 } },
    'x'.repeat(100_000),
    '１２３',
    '1e999',
    Number.NaN,
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.json({ maxDepth: 4 }),
)

const bodyFor = (names: readonly string[]) =>
  fc.oneof(
    fc
      .record(Object.fromEntries(names.map((name) => [name, nasty])), { requiredKeys: [] })
      .map((body) => JSON.stringify(body)),
    nasty.map((body) => JSON.stringify(body) ?? 'undefined'),
    fc.constantFrom(
      '{"a":',
      '{"a":1e309}',
      '{"__proto__":{"x":1}}',
      '['.repeat(2_000),
      '',
      '{"a":1,"a":2}',
      '\ufeff{}',
    ),
  )

const namesOf = (schema: unknown): string[] =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {})

const request = fc
  .tuple(fc.constantFrom(...servedCalls), fc.nat(), fc.nat(2))
  .chain(([served, address, who]) => {
    const { endpoint } = served
    const addresses = addressesOf(endpoint)
    return fc.record({
      method: fc.constant(endpoint.method),
      pattern: fc.constant(addresses[address % addresses.length] ?? endpoint.path),
      params: fc.array(nasty, { minLength: 4, maxLength: 4 }),
      query: fc.dictionary(fc.constantFrom(...namesOf(endpoint.query), 'x'), nasty, { maxKeys: 4 }),
      body: bodyFor(namesOf(endpoint.body)),
      type: fc.constantFrom(
        'application/json',
        'application/json',
        'text/plain',
        'multipart/form-data; boundary=x',
        '',
      ),
      tenant: fc.constantFrom(undefined, undefined, 'ninguem', '\u00e7', 'x'.repeat(300)),
      who: fc.constant(who),
    })
  })

const pathOf = (pattern: string, params: readonly unknown[]): string => {
  let at = 0
  return pattern.replace(/:lang\([^)]*\)/, 'pt-br').replace(/:\w+/g, () => {
    const text = String(params[at++ % params.length]).slice(0, 500)
    return encodeURIComponent(text.toWellFormed()) || '0'
  })
}

/** What an answer must never show: a stack, SQL, a path of the machine. */
const INSIDE =
  /\bat .+\(.+:\d+:\d+\)|\bselect .+ from\b|\binsert into\b|node_modules|\/core\/server\/|syntax error at/i

const outsideEnvelope = (status: number, text: string): string | undefined => {
  if (status >= 500) return `status ${status}`
  if (INSIDE.test(text)) return 'shows its inside'
  try {
    const body = JSON.parse(text) as { status?: unknown; mensagem?: unknown; codigo?: unknown }
    if (body.status === 'sucesso') return status < 400 ? undefined : `sucesso under ${status}`
    const whole = body.status === 'erro' && typeof body.codigo === 'string' && body.mensagem !== undefined
    return whole && status >= 400 ? undefined : 'no envelope'
  } catch {
    return 'not JSON'
  }
}

describe('hostile requests', () => {
  it('are told apart: the eye sees a planted defect of each kind', () => {
    expect(outsideEnvelope(500, '{"status":"erro","codigo":"x","mensagem":"y"}')).toBeDefined()
    expect(outsideEnvelope(400, '{"error":"x"}')).toBeDefined()
    expect(outsideEnvelope(400, '{"status":"erro","codigo":"x","mensagem":"select a from b"}')).toBeDefined()
    expect(outsideEnvelope(200, '<html>')).toBeDefined()
    expect(outsideEnvelope(400, '{"status":"erro","codigo":"x","mensagem":"y"}')).toBeUndefined()
  })

  it(`${REQUESTS} of them: no 5xx, no answer outside the envelope, nothing internal`, async () => {
    const { app } = await testApp()
    await fc.assert(
      fc.asyncProperty(request, async ({ method, pattern, params, query, body, type, tenant, who }) => {
        const person = people[who] as Person
        const search = Object.entries(query)
          .map(
            ([name, value]) => `${name}=${encodeURIComponent(String(value).slice(0, 1_000).toWellFormed())}`,
          )
          .join('&')
        const response = await app.inject({
          method,
          url: `${pathOf(pattern, params)}${search && `?${search}`}`,
          headers: {
            host: person.host,
            authorization: `Bearer ${person.token}`,
            ...(type && method !== 'GET' && { 'content-type': type }),
            ...(tenant !== undefined && { tenant }),
          },
          ...(method !== 'GET' && { payload: body }),
        })
        expect(outsideEnvelope(response.statusCode, response.body)).toBeUndefined()
      }),
      { numRuns: REQUESTS, endOnFailure: true },
    )
  }, 300_000)
})
