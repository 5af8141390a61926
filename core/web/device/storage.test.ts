// @vitest-environment happy-dom
/** Storage that is blocked, full or corrupted reads as empty. */
import { beforeEach, describe, expect, it } from 'vitest'
import { browserStorage, readJson, safeStorage } from './storage.ts'

beforeEach(() => localStorage.clear())

const blocked = safeStorage(() => {
  throw new DOMException('denied', 'SecurityError')
})

describe('safeStorage', () => {
  it('keeps and removes what it is given', () => {
    expect(browserStorage.write('a', '1')).toBe(true)
    expect(localStorage.getItem('a')).toBe('1')
    expect(browserStorage.read('a')).toBe('1')
    browserStorage.remove('a')
    expect(browserStorage.read('a')).toBeNull()
  })

  it.each([
    ['blocked', blocked],
    ['absent', safeStorage(() => undefined)],
  ])('tolerates %s storage', (_, storage) => {
    expect(storage.write('a', '1')).toBe(false)
    expect(storage.read('a')).toBeNull()
    expect(() => storage.remove('a')).not.toThrow()
  })

  it('says so when the storage is full', () => {
    const full = safeStorage(
      () =>
        ({
          ...localStorage,
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError')
          },
        }) as Storage,
    )
    expect(full.write('a', '1')).toBe(false)
  })
})

describe('readJson', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['{"a":', undefined],
    ['', undefined],
  ])('reads %j', (text, value) => {
    localStorage.setItem('k', text)
    expect(readJson(browserStorage, 'k')).toEqual(value)
  })

  it('reads an absent key as undefined', () => expect(readJson(browserStorage, 'k')).toBeUndefined())
})
