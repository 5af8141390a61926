/** Every call asked as who may do most and as who may do least: its statements are planned, and answered. */
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../../apps/server/areas.ts'
import { callAs } from '../kit/call.ts'
import { ALONE, filesOf, letInBy, nameOf } from './requests.ts'
import { table } from './table.ts'
import { makeWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})

/** Doors themselves: whoever holds the link, or the password, is let in; areas/escola/conta/server proves both. */
const asked = servedCalls.filter((call) => letInBy(call).length > 0)

describe('once', () => {
  it('nearly every call is asked', () => {
    expect(asked.length).toBeGreaterThan(servedCalls.length - 10)
  })

  it.each(asked.map((call) => ({ name: nameOf(call), call })))('$name', async ({ name, call }) => {
    const who = letInBy(call)
    for (const principal of new Set([who[0], who.at(-1)])) {
      if (!principal) continue
      const { people } = ALONE.includes(name) ? await makeWorld() : world
      const input = (await table[name]?.input?.(world, principal)) ?? {}
      const { status, body } = await callAs(people[principal], call.endpoint, input as never, filesOf(call))
      expect([principal, status, status === 200 || body]).toEqual([principal, 200, true])
    }
  })
})
