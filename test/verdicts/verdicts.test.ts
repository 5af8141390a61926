/** Every call × every principal, tried through the real door against the table (S3). A call without a row fails. */
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../../apps/server/areas.ts'
import { callAs } from '../../core/testing/call.ts'
import { expected, table } from './table.ts'
import { makeWorld, PRINCIPALS, type Verdict, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})

/** Only a full success is 'ok': a request refused for its shape would prove nothing about permission. */
const verdictOf = (status: number): Verdict | number => (status === 200 ? 'ok' : status)

describe('the table of verdicts', () => {
  it('has a row for every call, and none for a call that is not served', () => {
    const calls = servedCalls.map(({ name, endpoint }) => `${endpoint.area}.${name}`).sort()
    expect(Object.keys(table).sort()).toEqual(calls)
  })

  it('lets somebody in on every call that is not the door itself', () => {
    const shut = servedCalls.filter(({ name, endpoint }) => {
      const row = table[`${endpoint.area}.${name}`]
      return row && !PRINCIPALS.some((principal) => expected(row, endpoint.access, principal) === 'ok')
    })
    expect(shut.map(({ name, endpoint }) => `${endpoint.area}.${name}`)).toEqual(['sessao.signIn'])
  })

  it.each(servedCalls.map(({ name, endpoint }) => ({ call: `${endpoint.area}.${name}`, endpoint })))(
    '$call',
    async ({ call, endpoint }) => {
      const row = table[call]
      if (!row) throw new Error(`${call} has no row in the table of verdicts.`)
      const wanted: Record<string, unknown> = {}
      const found: Record<string, unknown> = {}
      for (const principal of PRINCIPALS) {
        // signOut ends the session: it is tried with people made for it.
        const { people } = call === 'sessao.signOut' ? await makeWorld() : world
        const input = (await row.input?.(world)) ?? {}
        const { status } = await callAs(people[principal], endpoint, input as never, {
          files: row.files ?? [],
        })
        found[principal] = verdictOf(status)
        wanted[principal] = expected(row, endpoint.access, principal)
      }
      expect(found).toEqual(wanted)
    },
    60_000,
  )
})
