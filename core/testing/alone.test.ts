/** What a file of tests leaves behind is seen, where it is planted. */
import process from 'node:process'
import { expect, it, vi } from 'vitest'
import { leftBehind, strayed, traces } from './alone.ts'

it('sees a variable, a global, a listener and a clock that were left', () => {
  const before = traces()
  expect(leftBehind(before)).toEqual([])
  const listener = () => {}
  process.env.PLANTADA = 'x'
  Object.assign(globalThis, { plantada: 1 })
  process.on('SIGUSR2', listener)
  vi.useFakeTimers()
  const left = leftBehind(before)
  vi.useRealTimers()
  process.off('SIGUSR2', listener)
  Reflect.deleteProperty(globalThis, 'plantada')
  delete process.env.PLANTADA
  expect(left.toSorted()).toEqual([
    'fake timers',
    'globalThis.plantada',
    'process.env.PLANTADA',
    'process.on SIGUSR2',
  ])
  expect(leftBehind(before)).toEqual([])
})

it('sees a page that was left for another', () => {
  expect(strayed('http://localhost:3000')).toBeNull()
  for (const origin of ['null', 'blob:', 'http://localhost:3001']) expect(strayed(origin)).toContain(origin)
})
