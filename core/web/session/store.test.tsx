// @vitest-environment happy-dom
/** Accounts survive a reload, other tabs are heard, and bad storage never breaks the page. */
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserStorage, safeStorage } from '../device/storage.ts'
import {
  CURRENT_SESSION_KEY,
  createSessionStore,
  SESSION_STORAGE_DELAY,
  SESSIONS_KEY,
  type SessionStore,
  useSession,
} from './store.ts'

const ana = { usuario: '1', token: 'ta', nome: 'Ana' }
const bia = { usuario: '2', token: 'tb', nome: 'Bia' }

let open: SessionStore[] = []
const tab = (storage = browserStorage) => {
  const store = createSessionStore(storage, window)
  open.push(store)
  return store
}
/** What a browser tells the other tabs after a write. */
const announce = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const store of open) store.close()
  open = []
  vi.useRealTimers()
})

describe('a reload', () => {
  it('finds the accounts and the current session', () => {
    const before = tab()
    before.create(ana)
    before.create(bia)
    expect(tab().get()).toEqual({ records: [ana, bia], current: '2', sessao: bia })
  })

  it('finds nobody signed in after the session ended, and the account still there', () => {
    const before = tab()
    before.create(ana)
    before.end('1')
    expect(tab().get()).toEqual({ records: [{ ...ana, token: null }], current: null, sessao: null })
    expect(localStorage.getItem(SESSIONS_KEY)).not.toContain('ta"')
  })

  it('converts the legacy single object', () => {
    localStorage.setItem(SESSIONS_KEY, JSON.stringify(ana))
    localStorage.setItem(CURRENT_SESSION_KEY, '1')
    const store = tab()
    expect(store.get().sessao).toEqual(ana)
    // In storage too, before anything else is written.
    expect(JSON.parse(localStorage.getItem(SESSIONS_KEY) ?? '')).toEqual([ana])
    store.create(bia)
    expect(JSON.parse(localStorage.getItem(SESSIONS_KEY) ?? '')).toEqual([ana, bia])
  })

  it.each(['{"usuario":', 'null', '[[]]', '3'])('tolerates corrupted storage %j', (text) => {
    localStorage.setItem(SESSIONS_KEY, text)
    localStorage.setItem(CURRENT_SESSION_KEY, '1')
    const store = tab()
    expect(store.get()).toMatchObject({ records: [], sessao: null })
    store.create(ana)
    expect(tab().get().sessao).toEqual(ana)
  })
})

describe('two tabs', () => {
  it('a sign-out in one is seen in the other', () => {
    const [one, other] = [tab(), tab()]
    one.create(ana)
    announce(SESSIONS_KEY)
    expect(other.get().sessao).toEqual(ana)
    const heard = vi.fn()
    other.subscribe(heard)
    one.end('1')
    announce(CURRENT_SESSION_KEY)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(other.get().sessao).toBeNull()
  })

  it('clearing the storage signs out, other keys do not matter', () => {
    const store = tab()
    store.create(ana)
    localStorage.clear()
    announce('contrast')
    expect(store.get().sessao).toEqual(ana)
    announce(null)
    expect(store.get().sessao).toBeNull()
  })

  it('a write builds on what the other tab wrote, even before its event arrives', () => {
    const [one, other] = [tab(), tab()]
    one.create(ana)
    other.create(bia)
    expect(tab().get().records).toEqual([ana, bia])
  })

  it('a delayed name does not undo a sign-out of the other tab', () => {
    vi.useFakeTimers()
    const [one, other] = [tab(), tab()]
    one.create(ana)
    one.describe('1', { nome: 'Ana Souza' })
    other.end('1')
    vi.advanceTimersByTime(SESSION_STORAGE_DELAY)
    expect(tab().get()).toMatchObject({ records: [{ token: null, nome: 'Ana Souza' }], current: null })
  })
})

describe('the delay', () => {
  it('shows a new name at once and stores it after 500 ms', () => {
    vi.useFakeTimers()
    const store = tab()
    store.create(ana)
    store.describe('1', { nome: 'Ana Souza' })
    store.describe('1', { foto: '/f.webp' })
    expect(store.get().sessao).toEqual({ ...ana, nome: 'Ana Souza', foto: '/f.webp' })
    vi.advanceTimersByTime(499)
    expect(localStorage.getItem(SESSIONS_KEY)).not.toContain('Souza')
    vi.advanceTimersByTime(1)
    expect(tab().get().sessao).toEqual({ ...ana, nome: 'Ana Souza', foto: '/f.webp' })
  })

  it('writes on leaving the page', () => {
    vi.useFakeTimers()
    const store = tab()
    store.create(ana)
    store.describe('1', { nome: 'Ana Souza' })
    window.dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem(SESSIONS_KEY)).toContain('Souza')
  })
})

describe('accounts', () => {
  it('switches to a stored account with a token only', () => {
    const store = tab()
    store.create(ana)
    store.create(bia)
    expect(store.switchTo('1')).toBe(true)
    expect(store.get().sessao).toEqual(ana)
    store.end('1')
    expect(store.switchTo('1')).toBe(false)
    expect(store.switchTo('9')).toBe(false)
    expect(store.get().sessao).toBeNull()
  })

  it('removes, deletes and expires', () => {
    const store = tab()
    store.create(ana)
    store.create(bia)
    store.delete('1')
    expect(store.get()).toMatchObject({ records: [bia], current: '2' })
    store.expire({ usuario: '2', token: 'velho' })
    expect(store.get().sessao).toEqual(bia)
    store.expire(bia)
    expect(store.get()).toMatchObject({ records: [{ usuario: '2', token: null }], sessao: null })
    store.remove('2')
    expect(store.get()).toEqual({ records: [], current: null, sessao: null })
  })
})

describe.each([
  [
    'blocked',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
  [
    'full',
    () =>
      ({
        getItem: () => null,
        removeItem: () => {},
        setItem: () => {
          throw new DOMException('full')
        },
      }) as unknown as Storage,
  ],
])('%s storage', (_, openStorage) => {
  it('keeps the session in memory', () => {
    const store = tab(safeStorage(openStorage))
    store.create(ana)
    store.create(bia)
    expect(store.get()).toEqual({ records: [ana, bia], current: '2', sessao: bia })
    store.end('2')
    expect(store.get().sessao).toBeNull()
  })
})

const Who = ({ store }: { store: SessionStore }) => useSession(store).sessao?.nome ?? 'ninguém'

describe('useSession', () => {
  it('shows who is signed in, and follows', () => {
    const store = tab()
    render(<Who store={store} />)
    expect(screen.getByText('ninguém')).toBeTruthy()
    act(() => store.create(ana))
    expect(screen.getByText('Ana')).toBeTruthy()
  })
})
