// @vitest-environment happy-dom
/** Words of near and far, across midnight in São Paulo. */
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { datesFor } from '../../contract/dates.ts'
import { RelativeTime } from './RelativeTime.tsx'

// Wednesday, 18 November 2026, 10h42 in São Paulo
const now = new Date('2026-11-18T13:42:00Z')

describe('near words', () => {
  it.each([
    ['2026-11-18T13:41:40Z', 'Agora'],
    ['2026-11-18T13:42:30Z', 'Agora'],
    ['2026-11-18T13:41:00Z', 'há 1 minuto'],
    ['2026-11-18T12:43:00Z', 'há 59 minutos'],
    ['2026-11-18T12:42:00Z', 'hoje, 9h42'],
    ['2026-11-18T21:00:00Z', 'hoje, 18h'],
    ['2026-11-18T02:59:00Z', 'ontem, 23h59'],
    ['2026-11-20T11:00:00Z', 'sex, 8h'],
    ['2026-11-11T13:00:00Z', '11/11/2026'],
  ])('%s reads %s', (when, words) => {
    expect(datesFor('pt-br').recent(when, now)).toBe(words)
  })

  it('have an English twin', () => {
    expect(datesFor('en-us').recent('2026-11-17T20:20:00Z', now)).toBe('yesterday, 17:20')
  })
})

it('says the whole moment in the title, and nothing for what is no moment', () => {
  const { container, rerender } = render(<RelativeTime value="2020-03-12T17:32:00Z" />)
  const time = container.querySelector('time')
  expect(time?.title).toBe('12/03/2020, 14h32')
  expect(time?.textContent).toBe('12/03/2020')
  rerender(<RelativeTime value="ontem" />)
  expect(container.innerHTML).toBe('')
})

it('begins small inside a sentence', () => {
  const value = new Date()
  expect(render(<RelativeTime value={value} />).container.textContent).toBe('Agora')
  expect(render(<RelativeTime value={value} within />).container.textContent).toBe('agora')
})
