/** The world of this lane: Vitest numbers the processes that test beside each other, from 1. */
import process from 'node:process'
import { inject } from 'vitest'
import type { JourneyWorld } from './setup.ts'

export function world(): JourneyWorld {
  const lane = Number(process.env.VITEST_POOL_ID ?? 1)
  const mine = inject('worlds')[lane - 1]
  if (!mine) throw new Error(`No world was started for lane ${lane}.`)
  return mine
}
