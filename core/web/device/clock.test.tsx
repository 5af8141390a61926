// @vitest-environment happy-dom
/** The device's clock against the server's: 600 s of tolerance, São Paulo time, and no fuss when unknown. */
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { checkClock, parseServerTime, useClockCheck } from './clock.ts'

// 12/03/2026, 14h32 in São Paulo.
const NOW = Date.UTC(2026, 2, 12, 17, 32)
const at = (seconds: number) => async () => new Date(NOW + seconds * 1000).toISOString()

describe('checkClock', () => {
  it.each([
    [0, false],
    [599, false],
    [600, false],
    [601, true],
    [-600, false],
    [-601, true],
  ])('server %i s ahead: wrong %s', async (difference, wrong) => {
    expect(await checkClock(at(difference), () => NOW)).toEqual({ wrong, difference })
  })

  it('reads a time without zone as São Paulo time', async () => {
    expect(
      await checkClock(
        async () => '2026-03-12 14:32:00',
        () => NOW,
      ),
    ).toMatchObject({ wrong: false, difference: 0 })
    expect(
      await checkClock(
        async () => '2026-03-12 17:32:00',
        () => NOW,
      ),
    ).toMatchObject({ wrong: true, difference: 10_800 })
  })

  it('does not blame the device for a slow answer', async () => {
    const times = [NOW, NOW + 20_000]
    expect(await checkClock(at(10), () => times.shift() ?? 0)).toMatchObject({ difference: 0 })
  })

  it.each<[string, () => Promise<string>]>([
    ['a failed fetch', () => Promise.reject(new Error('down'))],
    ['an answer that is no time', async () => 'amanhã'],
    ['an empty answer', async () => ''],
    ['an answer that is no text', async () => undefined as unknown as string],
  ])('%s is no clock problem', async (_, fetchServerTime) => {
    expect(await checkClock(fetchServerTime, () => NOW)).toBeNull()
  })
})

describe('parseServerTime', () => {
  it.each([
    '2026-03-12T17:32:00Z',
    '2026-03-12T17:32:00.000Z',
    '2026-03-12T14:32:00-03:00',
    '2026-03-12 14:32:00-0300',
    '2026-03-12T14:32:00',
    '2026-03-12 14:32:00',
  ])('%s', (text) => expect(parseServerTime(text).getTime()).toBe(NOW))

  it.each(['', '2026-13-01T00:00:00Z', '12/03/2026'])('refuses %j', (text) => {
    expect(() => parseServerTime(text)).toThrow(/inválida/)
  })
})

const late = async () => new Date(Date.now() + 700_000).toISOString()
const Clock = () => (useClockCheck(late)?.wrong ? 'relógio errado' : 'relógio certo')

describe('useClockCheck', () => {
  it('tells a wrong clock once it is known', async () => {
    render(<Clock />)
    expect(screen.getByText('relógio certo')).toBeTruthy()
    expect(await screen.findByText('relógio errado')).toBeTruthy()
  })
})
