// @vitest-environment happy-dom
/** A bar comes and goes with the focus, never under a finger that is down. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useOpenWithin } from './useOpenWithin.ts'

function Piece() {
  const piece = useRef<HTMLDivElement>(null)
  const open = useOpenWithin(piece)
  return (
    <>
      <div ref={piece}>
        <button type="button">dentro</button>
        <button type="button">também</button>
      </div>
      <button type="button">fora</button>
      <output>{open ? 'aberta' : 'fechada'}</output>
    </>
  )
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const state = () => screen.getByRole('status').textContent
const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus())
const pass = () => act(() => void vi.runAllTimers())

it('opens with the focus and closes when it leaves, by the keyboard', () => {
  render(<Piece />)
  pass()
  expect(state()).toBe('fechada')
  focus('dentro')
  pass()
  expect(state()).toBe('aberta')
  focus('também')
  pass()
  expect(state()).toBe('aberta')
  focus('fora')
  pass()
  expect(state()).toBe('fechada')
})

it.each(['pointerUp', 'pointerCancel'] as const)('waits for the release of a press: %s', (release) => {
  render(<Piece />)
  fireEvent.pointerDown(screen.getByRole('button', { name: 'dentro' }))
  focus('dentro')
  pass()
  expect(state()).toBe('fechada')
  fireEvent[release](window)
  pass()
  expect(state()).toBe('aberta')
  fireEvent.pointerDown(screen.getByRole('button', { name: 'fora' }))
  focus('fora')
  pass()
  expect(state()).toBe('aberta')
  fireEvent[release](window)
  expect(state()).toBe('aberta')
  pass()
  expect(state()).toBe('fechada')
})
