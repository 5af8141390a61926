// @vitest-environment happy-dom
/** What is taken by its whole body: at once with mouse and by the handle, with a finger once it rested. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pegar } from './pegar.ts'

const REST_MS = 200

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

function piece() {
  const element = document.createElement('button')
  const handle = document.createElement('span')
  handle.className = 'tl-alca'
  element.append(handle)
  document.body.append(element)
  const taken = vi.fn()
  const press = (pointerType: string, target: Element = element, button = 0) =>
    pegar({ currentTarget: element, target, pointerType, button, clientX: 10, clientY: 10 } as never, taken)
  const finger = (type: string, clientX = 10, clientY = 10) =>
    element.dispatchEvent(new PointerEvent(type, { clientX, clientY }))
  /** Whether the page would scroll by this move. */
  const scrolls = () => element.dispatchEvent(new Event('touchmove', { cancelable: true }))
  return { element, handle, taken, press, finger, scrolls }
}

describe('a piece', () => {
  it.each(['mouse', 'pen'])('is taken at once with a %s', (kind) => {
    const { press, taken } = piece()
    press(kind)
    expect(taken).toHaveBeenCalledOnce()
  })

  it('is not taken with another button', () => {
    const { press, taken, element } = piece()
    press('mouse', element, 2)
    press('touch', element, 2)
    vi.advanceTimersByTime(REST_MS)
    expect(taken).not.toHaveBeenCalled()
  })

  it('is taken at once by its handle with a finger', () => {
    const { press, taken, handle } = piece()
    press('touch', handle)
    expect(taken).toHaveBeenCalledOnce()
  })

  it('is taken anywhere by a finger that rests and trembles, and the page stays', () => {
    const { press, taken, finger, scrolls } = piece()
    press('touch')
    expect(taken).not.toHaveBeenCalled()
    finger('pointermove', 14, 14)
    vi.advanceTimersByTime(REST_MS)
    expect(taken).toHaveBeenCalledOnce()
    finger('pointermove', 90, 200)
    expect(scrolls()).toBe(false)
    finger('pointerup')
    expect(scrolls()).toBe(true)
  })

  it('is not taken where it was redrawn under the finger', () => {
    const { press, taken, scrolls, element } = piece()
    press('touch')
    element.remove()
    vi.advanceTimersByTime(REST_MS)
    expect(taken).not.toHaveBeenCalled()
    expect(scrolls()).toBe(true)
  })

  it.each([
    ['moves on, for it scrolls', 'pointermove', 30],
    ['is lifted, for it taps', 'pointerup', 10],
    ['is taken away by the browser', 'pointercancel', 10],
  ])('is not taken by a finger that %s', (_, type, y) => {
    const { press, taken, finger, scrolls } = piece()
    press('touch')
    finger(type, 10, y)
    vi.advanceTimersByTime(REST_MS)
    expect(taken).not.toHaveBeenCalled()
    expect(scrolls()).toBe(true)
  })
})
