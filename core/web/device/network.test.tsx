// @vitest-environment happy-dom
/** Online or offline as it changes; when prefetching is welcome. */
import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mayPrefetch, useOnline } from './network.ts'

afterEach(() => vi.restoreAllMocks())

const Status = () => (useOnline() ? 'conectado' : 'sem conexão')

describe('useOnline', () => {
  it('follows the connection', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    render(<Status />)
    expect(screen.getByText('conectado')).toBeTruthy()
    for (const [is, text] of [
      [false, 'sem conexão'],
      [true, 'conectado'],
    ] as const) {
      online.mockReturnValue(is)
      act(() => void window.dispatchEvent(new Event(is ? 'online' : 'offline')))
      expect(screen.getByText(text)).toBeTruthy()
    }
  })
})

describe('mayPrefetch', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g', saveData: false }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('%j', (connection, may) => expect(mayPrefetch(connection)).toBe(may))
})
