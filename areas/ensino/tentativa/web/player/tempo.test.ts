/** Active time: hidden and idle spans do not count, and no second is lost between laps. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTempo, OCIOSO } from './tempo.ts'

describe('active time', () => {
  it('counts while somebody is there', () => {
    const tempo = createTempo(0)
    for (let at = 0; at <= 120_000; at += 30_000) tempo.act(at)
    expect(tempo.lap(130_000)).toBe(130)
  })

  it('stops a minute after the last sign of life, and goes on with the next', () => {
    const tempo = createTempo(0)
    tempo.act(600_000)
    expect(tempo.lap(610_000)).toBe(OCIOSO / 1_000 + 10)
  })

  it('does not count while the page is hidden', () => {
    const tempo = createTempo(0)
    tempo.show(false, 10_000)
    tempo.show(true, 500_000)
    expect(tempo.lap(505_000)).toBe(15)
  })

  it('keeps the rest of a second for the next lap, and never counts more than what passed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 40 }), (steps) => {
        const tempo = createTempo(0)
        let now = 0
        let sum = 0
        for (const step of steps) {
          now += step
          tempo.act(now)
          sum += tempo.lap(now)
        }
        expect(sum).toBe(Math.floor(now / 1_000))
      }),
    )
  })
})
