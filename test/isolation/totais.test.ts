/**
 * A list counts what it lists: each one that tells a total is asked in every way that its contract declares, and where all
 * of it stands on the page, the total is what stands there. A count that forgets a filter promises pages that are empty.
 */
import { Integer, Array as ListOf, Optional } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../../apps/server/areas.ts'
import { turmaPolicy } from '../../areas/escola/turma/policy.ts'
import { findTurma } from '../../areas/escola/turma/server/public.ts'
import { callsOf } from '../../core/contract/calls.ts'
import type { CallInput } from '../../core/contract/request.ts'
import { Line, OneOf } from '../../core/contract/schema.ts'
import { notFound } from '../../core/server/failure.ts'
import { type ServedCall, serve } from '../../core/server/serve.ts'
import { newTestApp, type TestApp } from '../kit/app.ts'
import { callAs } from '../kit/call.ts'
import type { Person } from '../kit/tenant.ts'
import type { Shape } from '../sample.ts'
import { letInBy, nameOf, requestsOf } from '../verdicts/requests.ts'
import { makeWorld, type Principal, type World } from '../verdicts/world.ts'
import { isList, variantsOf } from './variantes.ts'

/** What counts something else than it lists, as its contract says. */
const OTHERWISE = ['trilha.rankingCompleto']

/** Nothing has it, and nearly everything. */
const WORDS = ['zzqx', 'a']

const { get } = callsOf('plantada')

const plantedApi = {
  fruits: get('/plantada/pt-br/frutas/:turma', {
    summary: 'Two fruits, counted whatever is asked for.',
    query: {
      cor: Optional(OneOf(['verde', 'roxa'])),
      linhas: Optional(Integer({ minimum: 1, maximum: 100 })),
    },
    returns: { frutas: ListOf(Line(20)), total: Integer() },
  }),
}

let world: World
let inputOf: (call: ServedCall) => CallInput
let planted: TestApp & { close(): Promise<void> }

beforeAll(async () => {
  world = await makeWorld()
  inputOf = await requestsOf(world)
  planted = await newTestApp({
    extend: (app) =>
      serve(app, plantedApi, {
        async fruits({ tx, params, query, authorize }) {
          const turma = await findTurma(tx, params.turma)
          if (!turma) throw notFound()
          authorize(turmaPolicy, 'view', turma)
          const frutas = { roxa: ['uva'], verde: ['limão'] }
          return { frutas: query.cor ? frutas[query.cor] : Object.values(frutas).flat(), total: 2 }
        },
      }),
  })
})
afterAll(() => planted.close())

const propertiesOf = (shape: unknown) => (shape as Shape | undefined)?.properties ?? {}

/** The one array of an answer that tells a total. */
function listedIn({ endpoint }: ServedCall): string | undefined {
  const fields = propertiesOf(endpoint.returns)
  const lists = Object.keys(fields).filter((field) => fields[field]?.type === 'array')
  return fields.total && lists.length === 1 ? lists[0] : undefined
}

/** The most that a page may hold, from the first one on. */
function whole({ endpoint }: ServedCall, input: CallInput): CallInput {
  const out: Record<string, unknown> = { ...input }
  for (const part of ['query', 'body'] as const) {
    const { pagina, linhas } = propertiesOf(endpoint[part])
    const more = { ...(pagina && { pagina: 1 }), ...(linhas && { linhas: linhas.maximum ?? 100 }) }
    if (pagina ?? linhas) out[part] = { ...(input[part] as object | undefined), ...more }
  }
  return out as CallInput
}

/** Where a list that stands whole on its page says another total. */
async function miscounted(call: ServedCall, principal: Principal, input: CallInput): Promise<string[]> {
  const field = listedIn(call) as string
  const app = call.endpoint.area === 'plantada' ? planted.app : undefined
  const found: string[] = []
  for (const { name, input: asked } of variantsOf(call.endpoint, whole(call, input), WORDS).variants) {
    const who = world.people[principal] as Person
    const { status, body } = await callAs(who, call.endpoint, asked as never, { ...(app && { app }) })
    const answer = body as Record<string, unknown>
    const listed = answer[field]
    if (status !== 200 || !Array.isArray(listed)) continue
    const most = propertiesOf(call.endpoint.query).linhas?.maximum ?? 30
    if (listed.length < most && answer.total !== listed.length)
      found.push(`${nameOf(call)} to ${principal}, ${name}: ${listed.length} of ${answer.total}`)
  }
  return found
}

const counted = servedCalls.filter(
  (call) => isList(call.endpoint) && listedIn(call) !== undefined && !OTHERWISE.includes(nameOf(call)),
)

describe('a list', () => {
  it('that counts more than it lists is seen, where it is planted', async () => {
    const call = { name: 'fruits', endpoint: plantedApi.fruits }
    expect(await miscounted(call, 'professor', { params: { turma: world.tenant.turma } })).toEqual([
      'plantada.fruits to professor, cor=verde: 1 of 2',
      'plantada.fruits to professor, cor=roxa: 1 of 2',
    ])
  })

  it('counts what it lists, whatever it is asked', async () => {
    expect(counted.length).toBeGreaterThan(10)
    const found: string[] = []
    for (const call of counted) {
      const [principal] = letInBy(call)
      if (principal) found.push(...(await miscounted(call, principal, inputOf(call))))
    }
    expect(found).toEqual([])
  })
})
