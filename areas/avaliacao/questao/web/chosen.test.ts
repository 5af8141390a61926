/** Ticks over screens: what the address names, what the box above shows. */
import { describe, expect, it } from 'vitest'
import { firstChosen, idsFrom, toggled, wholeOf } from './chosen.ts'

describe('chosen screens', () => {
  it('begin with those that the address names and that can go; with all when it names none', () => {
    expect(idsFrom('[12,15]')).toEqual([12, 15])
    expect(idsFrom('12,x,15')).toEqual([12, 15])
    expect(idsFrom(undefined)).toEqual([])
    expect([...firstChosen([12, 13], [12, 99])]).toEqual([12])
    expect([...firstChosen([12, 13], [])]).toEqual([12, 13])
  })

  it('tick the box above when all are, and half when some are', () => {
    const free = [1, 2]
    expect(wholeOf(free, new Set([1, 2]))).toEqual({ checked: true, partial: false })
    expect(wholeOf(free, toggled(new Set([1, 2]), 2))).toEqual({ checked: false, partial: true })
    expect(wholeOf(free, toggled(new Set(), 7))).toEqual({ checked: false, partial: false })
    expect(wholeOf([], new Set([1]))).toEqual({ checked: false, partial: false })
  })
})
