/** Words of near and far, across midnight in São Paulo. */
import { describe, expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

// Wednesday, 18 November 2026, 10h42 in São Paulo
const now = new Date('2026-11-18T13:42:00Z')

describe('relative time', () => {
  it.each([
    ['2026-11-18T13:41:40Z', 'agora'],
    ['2026-11-18T13:41:00Z', 'há 1 minuto'],
    ['2026-11-18T13:30:00Z', 'há 12 minutos'],
    ['2026-11-18T11:15:00Z', 'hoje, 8h15'],
    ['2026-11-18T21:00:00Z', 'hoje, 18h'],
    ['2026-11-18T02:59:00Z', 'ontem, 23h59'],
    ['2026-11-18T03:00:00Z', 'hoje, 0h'],
    ['2026-11-19T11:00:00Z', 'amanhã, 8h'],
    ['2026-11-20T11:00:00Z', 'sex, 8h'],
    ['2026-11-16T12:05:00Z', 'seg, 9h05'],
    ['2026-11-11T13:00:00Z', '11/11/2026'],
    ['2027-01-02T01:00:00Z', '01/01/2027'],
  ])('%s reads %s', (when, words) => {
    expect(relativeTime(new Date(when), now)).toBe(words)
  })

  it('has an English twin', () => {
    expect(relativeTime(new Date('2026-11-17T20:20:00Z'), now, 'en-us')).toBe('yesterday, 17:20')
    expect(relativeTime(new Date('2026-11-18T13:30:00Z'), now, 'en-us')).toBe('12 minutes ago')
  })
})
