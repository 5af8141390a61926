/** The suite's clock stands where a day, a month in UTC are others: in the process and in the database (decision 0044). */
import { expect, it } from 'vitest'
import { testTenant } from './kit/tenant.ts'

const MINUTES_89 = 89 * 60_000
const EVENING = Date.parse('2026-09-30T22:30:00-03:00')
const isEvening = (moment: number): boolean => moment >= EVENING && moment <= EVENING + MINUTES_89

it('is evening in São Paulo on the last day of a month, for whoever asks', async () => {
  const tenant = await testTenant()
  await tenant.person('Ana')
  const [asked] = await tenant.sql<Record<string, Date>>(
    `select now(), clock_timestamp() as clock, (select max(created_at) from usuario) as row, (select max(created_at) from sessao) as other`,
  )
  const told = { ...asked, date: new Date(), now: new Date(Date.now()) }
  for (const [name, moment] of Object.entries(told)) expect([name, isEvening(+moment)]).toEqual([name, true])
  expect(new Date('2026-01-01') instanceof Date).toBe(true)
})
