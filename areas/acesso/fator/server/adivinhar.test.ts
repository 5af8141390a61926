import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '../../../../core/testing/still-clock.ts'
import { newTestApp, type TestApp, testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { fatorApi } from '../contract.ts'
import { codeOf, fatorWorld } from './testing.ts'

stillClock()

const { tenant, prove, anotherSession, enrolled } = await fatorWorld()

let second: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  second = await newTestApp()
})
afterAll(() => second.close())

describe('guessing', () => {
  const wrongCodes = Array.from({ length: 60 }, (_, n) => String(n).padStart(6, '0'))

  it('one after another is soon made to wait, the right code too, and goes on when the wait is over', async () => {
    const { person, chave, codigos } = await enrolled()
    const thief = await anotherSession(person)
    const statuses: number[] = []
    for (const codigo of wrongCodes) statuses.push((await prove(thief, { codigo })).status)
    expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422])
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    const right = await prove(thief, { codigo: codigos[0] ?? '' })
    expect([right.status, Number(right.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    await tenant.sql(
      `update tentativa_login set ultima_em = now() - interval '61 seconds' where tenant_id = $1 and chave = $2`,
      [tenant.id, `prova ${person.id}`],
    )
    expect((await prove(thief, { codigo: await codeOf(chave) })).status).toBe(200)
  })

  it('many at once gains nothing: five are looked at', async () => {
    const { person } = await enrolled()
    const thief = await anotherSession(person)
    const statuses = await Promise.all(
      wrongCodes.map(async (codigo) => (await prove(thief, { codigo })).status),
    )
    const looked = statuses.filter((status) => status === 422).length
    expect(looked).toBe(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(60 - looked)
  })

  const code = (n: number) =>
    String(n * 7919)
      .padStart(6, '0')
      .slice(-6)
  const letters = 'BCDFGHJKMN'
  const recovery = (n: number) =>
    [...String(n).padStart(10, '0')].map((digit) => letters[Number(digit)]).join('')

  it.each<[string, (n: number) => string, { sessions: boolean; processes: boolean }]>([
    ['from one session', code, { sessions: false, processes: false }],
    ['from a new session each time', code, { sessions: true, processes: false }],
    ['at two processes in turn', code, { sessions: false, processes: true }],
    ['new sessions, two processes', code, { sessions: true, processes: true }],
    ['recovery codes', recovery, { sessions: true, processes: false }],
    ['both kinds in turn', (n) => (n % 2 ? code(n) : recovery(n)), { sessions: false, processes: false }],
    ['what is no code at all', (n) => `x${n}`, { sessions: false, processes: false }],
    [
      'dressed with spaces and hyphens',
      (n) => ` ${code(n).slice(0, 3)} - ${code(n).slice(3)} `,
      { sessions: true, processes: true },
    ],
  ])('by script is made to wait: %s', async (_, make, { sessions, processes }) => {
    const { person } = await enrolled()
    const first = await anotherSession(person)
    let looked = 0
    for (let n = 0; n < 40; n += 1) {
      const who = sessions ? await anotherSession(person) : first
      const app = processes && n % 2 ? second.app : (await testApp()).app
      const { status } = await callAs(who, fatorApi.prove, { body: { codigo: make(n) } }, { app })
      expect([422, 429]).toContain(status)
      if (status === 422) looked += 1
    }
    expect(looked).toBe(5)
  })

  it('slows nobody else', async () => {
    const { person } = await enrolled()
    for (const codigo of wrongCodes.slice(0, 6)) await prove(person, { codigo })
    const other = await enrolled()
    expect((await prove(other.person, { codigo: await codeOf(other.chave) })).status).toBe(200)
  })
})
