// @vitest-environment happy-dom
/** A press of one second fires once, and only if the finger stays. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLongPress } from './long-press.ts'

interface Props {
  onLong: () => void
  onClick: () => void
}
const Card = ({ onLong, onClick }: Props) => (
  <button type="button" {...useLongPress(onLong)} onClick={onClick}>
    aula
  </button>
)

const onLong = vi.fn()
const onClick = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  onLong.mockClear()
  onClick.mockClear()
  render(<Card onLong={onLong} onClick={onClick} />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const card = () => screen.getByText('aula')
const down = (more = {}) =>
  fireEvent.pointerDown(card(), { button: 0, isPrimary: true, clientX: 10, clientY: 10, ...more })

describe('useLongPress', () => {
  it('fires after 1000 ms, once, and swallows the click that ends it', () => {
    down()
    vi.advanceTimersByTime(999)
    expect(onLong).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onLong).toHaveBeenCalledTimes(1)
    fireEvent.pointerUp(card())
    fireEvent.click(card())
    expect(onClick).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5_000)
    expect(onLong).toHaveBeenCalledTimes(1)
    fireEvent.click(card())
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('a short press is a click', () => {
    down()
    vi.advanceTimersByTime(500)
    fireEvent.pointerUp(card())
    fireEvent.click(card())
    vi.advanceTimersByTime(5_000)
    expect(onLong).not.toHaveBeenCalled()
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it.each<[string, () => void]>([
    ['the finger leaves', () => fireEvent.pointerOut(card())],
    ['the browser takes over', () => fireEvent.pointerCancel(card())],
    ['the finger scrolls', () => fireEvent.pointerMove(card(), { clientX: 10, clientY: 21 })],
    ['the element goes away', () => cleanup()],
  ])('does not fire when %s', (_, happen) => {
    down()
    vi.advanceTimersByTime(500)
    happen()
    vi.advanceTimersByTime(5_000)
    expect(onLong).not.toHaveBeenCalled()
  })

  it('forgives a tremble', () => {
    down()
    fireEvent.pointerMove(card(), { clientX: 16, clientY: 17 })
    vi.advanceTimersByTime(1_000)
    expect(onLong).toHaveBeenCalledTimes(1)
  })

  it.each([{ button: 2 }, { isPrimary: false }])('is not for %j', (more) => {
    down(more)
    vi.advanceTimersByTime(5_000)
    expect(onLong).not.toHaveBeenCalled()
  })

  it('keeps the context menu away during the press, not otherwise', () => {
    expect(fireEvent.contextMenu(card())).toBe(true)
    down()
    expect(fireEvent.contextMenu(card())).toBe(false)
  })
})
