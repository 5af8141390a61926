/** What a call leaves in the log and tells the screens is what its area declares: every call of every test is held to it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../apps/server/areas.ts'
import { declaredEffects } from '../apps/server/effects.ts'
import { ACOES, ENTIDADES, inWords } from '../areas/escola/auditoria/texts.ts'
import { callsOf } from '../core/contract/calls.ts'
import { audit } from '../core/server/audit.ts'
import type { Handlers } from '../core/server/context.ts'
import { wrongIn } from '../core/server/effects.ts'
import { publish } from '../core/server/events.ts'
import { serve } from '../core/server/serve.ts'
import { newTestApp } from './kit/app.ts'
import { callAs } from './kit/call.ts'
import { type TestTenant, testTenant } from './kit/tenant.ts'

const { post } = callsOf('plantada', { access: 'session' })

const plantedApi = {
  honest: post('/plantada/pt-br/honesta', { summary: '' }),
  silent: post('/plantada/pt-br/calada', { summary: '' }),
  talkative: post('/plantada/pt-br/faladeira', { summary: '' }),
}

const both: Handlers<typeof plantedApi>['honest'] = async (context) => {
  await publish(context.tx, `usuario:${context.actor.id}`, 'plantado')
  await audit(context, { entidade: 'planta', acao: 'plantar' })
  return {}
}

const LEAVES = { logs: ['planta.plantar'], tells: ['plantado'] }

let world: Awaited<ReturnType<typeof newTestApp>>
let tenant: TestTenant

beforeAll(async () => {
  world = await newTestApp({
    extend: (app) => serve(app, plantedApi, { honest: both, silent: async () => ({}), talkative: both }),
    effects: { 'plantada.honest': LEAVES, 'plantada.silent': LEAVES, 'plantada.talkative': {} },
  })
  tenant = await testTenant()
})

afterAll(() => world.close())

describe('what a call leaves', () => {
  it('is refused where it is less than declared, or more: nothing of it is kept', async () => {
    const person = await tenant.person('Ana')
    const ask = async (call: keyof typeof plantedApi) =>
      (await callAs(person, plantedApi[call], {}, { app: world.app })).status
    expect({
      honest: await ask('honest'),
      silent: await ask('silent'),
      talkative: await ask('talkative'),
    }).toEqual({
      honest: 200,
      silent: 500,
      talkative: 500,
    })
    expect(await tenant.sql(`select count(*)::int as n from evento where tipo = 'plantado'`)).toEqual([
      { n: 1 },
    ])
  })

  it('is compared by name, and what ends in a question mark need not be', () => {
    const left = (logs: string[], tells: string[] = []) => ({ logs: new Set(logs), tells: new Set(tells) })
    expect(wrongIn(left(['a.b'], ['c']), { logs: ['a.b'], tells: ['c?'] })).toEqual([])
    expect(wrongIn(left([]), { logs: ['a.b?'] })).toEqual([])
    expect(wrongIn(left([]), { logs: ['a.b'], tells: ['c'] })).toEqual([
      'line a.b: missing',
      'event c: missing',
    ])
    expect(wrongIn(left(['a.b'], ['c']), {})).toEqual(['line a.b: undeclared', 'event c: undeclared'])
  })

  it('is declared for every call that changes something in the transaction of its person', () => {
    const changing = servedCalls.filter(
      ({ endpoint }) => endpoint.method !== 'GET' && !endpoint.reads && !endpoint.outside,
    )
    expect(changing.length).toBeGreaterThan(200)
    const names = changing.map(({ name, endpoint }) => `${endpoint.area}.${name}`)
    expect(names.filter((name) => !declaredEffects.has(name))).toEqual([])
  })

  it('names lines that the log has words for', () => {
    const lines = [...declaredEffects.values()].flatMap(({ logs = [] }) =>
      logs.map((line) => line.replace('?', '')),
    )
    expect(lines.length).toBeGreaterThan(100)
    const wordless = lines.filter((line) => {
      const [entidade = '', acao = ''] = line.split('.')
      return !Object.hasOwn(ENTIDADES, entidade) || !Object.hasOwn(ACOES, acao)
    })
    expect(wordless).toEqual([])
    expect(inWords(ACOES, 'criar', 'pt-br')).toBe('Criou')
  })
})
