/** One full reload at most per 60 s when a page's chunk does not load. */
import { describe, expect, it, vi } from 'vitest'
import { isChunkError, loadAgainOnce, reloadOnce } from './chunk.ts'
import { safeStorage } from './storage.ts'

const lost = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/a.js')

function world() {
  const kept = new Map<string, string>()
  const store = {
    getItem: (k: string) => kept.get(k) ?? null,
    setItem: (k: string, v: string) => kept.set(k, v),
  }
  const state = { time: 1_000_000 }
  const reload = vi.fn()
  return {
    state,
    reload,
    options: { storage: safeStorage(() => store as unknown as Storage), now: () => state.time, reload },
  }
}

describe('reloadOnce', () => {
  it('reloads once in 60000 ms, and again after', () => {
    const { state, reload, options } = world()
    expect(reloadOnce(options)).toBe(true)
    state.time += 59_999
    expect(reloadOnce(options)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    state.time += 1
    expect(reloadOnce(options)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('is not locked by a clock that was set back', () => {
    const { state, options } = world()
    reloadOnce(options)
    state.time -= 1_000
    expect(reloadOnce(options)).toBe(true)
  })

  it('never reloads where it could not remember that it did', () => {
    const { reload, options } = world()
    expect(reloadOnce({ ...options, storage: safeStorage(() => undefined) })).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('loadAgainOnce', () => {
  it('gives what it loads', async () => {
    const { reload, options } = world()
    expect(await loadAgainOnce(async () => 7, options)).toBe(7)
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads for a lost chunk and shows nothing more; the next loss is thrown', async () => {
    const { reload, options } = world()
    const first = vi.fn()
    void loadAgainOnce(() => Promise.reject(lost), options).then(first, first)
    await new Promise((done) => setTimeout(done, 5))
    expect(reload).toHaveBeenCalledTimes(1)
    expect(first).not.toHaveBeenCalled()
    await expect(loadAgainOnce(() => Promise.reject(lost), options)).rejects.toBe(lost)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('throws any other error without a reload', async () => {
    const { reload, options } = world()
    const error = new TypeError('x is not a function')
    await expect(loadAgainOnce(() => Promise.reject(error), options)).rejects.toBe(error)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('isChunkError', () => {
  it.each([
    [lost, true],
    [new TypeError('error loading dynamically imported module: /a.js'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new Error('Unable to preload CSS for /a.css'), true],
    [new TypeError('Failed to fetch'), false],
    ['dynamically imported module', false],
    [undefined, false],
  ])('%s', (error, is) => expect(isChunkError(error)).toBe(is))
})
