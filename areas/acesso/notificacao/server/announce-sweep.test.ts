/** What the clock tells of: slice by slice to the end, and past one that fails. */
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { sweep } from './announce-sweep.ts'

it('goes on until nothing is due', async () => {
  const { id: tenantId } = await testTenant()
  const { database } = await testApp()
  const waiting = Array.from({ length: 450 }, (_, at) => at + 1)
  const told: number[] = []
  await sweep(
    { tenantId, database },
    {
      due: async (_, __, limit) => waiting.slice(0, limit),
      tell: async (_, id) => void told.push(waiting.splice(waiting.indexOf(id), 1)[0] ?? 0),
    },
  )
  expect(told).toEqual(Array.from({ length: 450 }, (_, at) => at + 1))
})

it('tries what stays due once', async () => {
  const { id: tenantId } = await testTenant()
  const { database } = await testApp()
  const stuck = Array.from({ length: 200 }, (_, at) => at + 1)
  const told: number[] = []
  await sweep({ tenantId, database }, { due: async () => stuck, tell: async (_, id) => void told.push(id) })
  expect(told).toEqual(stuck)
})

it('tells the others when one fails, and says so at the end', async () => {
  const { id: tenantId } = await testTenant()
  const { database } = await testApp()
  const told: number[] = []
  const run = sweep(
    { tenantId, database },
    {
      due: async () => [1, 2, 3],
      async tell(_, id) {
        if (id === 1) throw new Error('the first')
        told.push(id)
      },
    },
  )
  await expect(run).rejects.toThrow('the first')
  expect(told).toEqual([2, 3])
})
