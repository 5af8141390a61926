// @vitest-environment happy-dom
/** The choices survive a reload without a flash, reach the other tabs, and follow the person. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserStorage, safeStorage } from '../device/storage.ts'
import { CONTRASTES, ESQUEMAS, FONTES, type Preferences, TAMANHOS } from '../ui/preferences.ts'
import { createPreferencesStore, type PreferencesStore, usePreferences } from './store.ts'
import { type RemotePreferences, startPreferenceSync } from './sync.ts'

const root = document.documentElement
const wipe = () => {
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
}
const shown = () => ({
  ...root.dataset,
  lang: root.lang,
  classes: [...root.classList].sort(),
})

let open: (() => void)[] = []
let time = 1_000
const tab = (storage = browserStorage) => {
  const store = createPreferencesStore(storage, window, () => time)
  open.push(store.close)
  return store
}
beforeEach(() => {
  localStorage.clear()
  wipe()
  device.matches = false
  vi.stubGlobal('matchMedia', () => device)
  time = 1_000
})
afterEach(() => {
  for (const close of open) close()
  open = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const everything = CONTRASTES.flatMap((contraste) =>
  ESQUEMAS.flatMap((esquema) =>
    TAMANHOS.flatMap((tamanho) =>
      FONTES.flatMap((fonte) =>
        (['pt-br', 'en-us'] as const).map(
          (idioma): Preferences => ({ contraste, esquema, tamanho, fonte, idioma }),
        ),
      ),
    ),
  ),
)
/** The device's own wish, which it may change at any hour. */
const device = Object.assign(new EventTarget(), { matches: false })
const wish = (dark: boolean) => {
  device.matches = dark
  device.dispatchEvent(new Event('change'))
}
const boot = new Function(
  readFileSync(path.join(import.meta.dirname, '../../../apps/web/public/preferences.js'), 'utf8'),
)

describe('the page', () => {
  it('carries each choice as an attribute and as a class, and only one of each', () => {
    const store = tab()
    root.classList.add('alheia')
    store.change({ contraste: 'alto', tamanho: 'grandes' })
    store.change({ tamanho: 'gigantes', fonte: 'dislexia', idioma: 'en-us' })
    expect(shown()).toEqual({
      contraste: 'alto',
      esquema: 'claro',
      tamanho: 'gigantes',
      fonte: 'dislexia',
      lang: 'en-US',
      classes: ['alheia', 'contraste-alto', 'fonte-dislexia', 'tamanho-gigantes'],
    })
  })

  it.each(everything)(
    'before the first paint is as after it: $contraste $esquema $tamanho $fonte $idioma',
    (choice) => {
      device.matches = choice.tamanho === 'grandes'
      tab().change(choice)
      const after = shown()
      wipe()
      boot()
      expect(shown()).toEqual(after)
      expect(after.lang).toBe(choice.idioma === 'en-us' ? 'en-US' : 'pt-BR')
      expect(tab().get()).toMatchObject(choice)
      expect(shown()).toEqual(after)
    },
  )

  it.each([
    ['/logado', 'aprender'],
    ['/logado/turmas/turma/3', 'aprender'],
    ['/logado/redes/rede/1', undefined],
    ['/login', undefined],
  ])('at %s stands from the first paint on the ground that it stood on last', (path, tom) => {
    const before = location.href
    history.replaceState(null, '', path)
    localStorage.setItem('tone', 'aprender')
    boot()
    expect(root.dataset.tom).toBe(tom)
    history.replaceState(null, '', before)
  })

  it('is dark as the device wishes, while it wishes so, and as the person chose whatever it wishes', () => {
    const store = tab()
    wish(true)
    expect(root.dataset.esquema).toBe('escuro')
    wish(false)
    expect(root.dataset.esquema).toBe('claro')
    store.change({ esquema: 'escuro' })
    expect(root.dataset.esquema).toBe('escuro')
    wish(true)
    store.change({ esquema: 'claro' })
    expect(root.dataset.esquema).toBe('claro')
  })

  it.each(['alto', 'cinza'] as const)(
    'is never dark in the contrast %s, a ground of its own',
    (contraste) => {
      tab().change({ contraste, esquema: 'escuro' })
      expect(root.dataset.esquema).toBe('claro')
    },
  )

  it.each(['corrupted', 'absent', 'blocked'])('%s storage gives the defaults, to both', (how) => {
    if (how === 'corrupted')
      for (const key of ['contrast', 'scheme', 'font', 'dyslexia', 'authLanguage', 'preferencesStamp'])
        localStorage.setItem(key, '{x')
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    if (how === 'blocked') localStorage.setItem('contrast', 'alto')
    if (how === 'blocked') vi.stubGlobal('localStorage', { getItem: denied })
    boot()
    const before = shown()
    wipe()
    tab(how === 'blocked' ? safeStorage(denied) : browserStorage)
    expect(shown()).toEqual(before)
    expect(before).toMatchObject({ contraste: 'padrao', tamanho: 'padrao', fonte: 'padrao', lang: 'pt-BR' })
  })

  it.each(['en-us', 'en-US', '"en-us"'])('honours the stored authLanguage %s', (stored) => {
    localStorage.setItem('authLanguage', stored)
    boot()
    expect(root.lang).toBe('en-US')
    expect(tab().get().idioma).toBe('en-us')
  })
})

const Shown = ({ store }: { store: PreferencesStore }) => usePreferences(store).contraste

describe('the store', () => {
  it('tells the other tab', () => {
    const [one, other] = [tab(), tab()]
    render(<Shown store={other} />)
    expect(screen.getByText('padrao')).toBeTruthy()
    one.change({ contraste: 'cinza' })
    wipe()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'contrast' })))
    expect(screen.getByText('cinza')).toBeTruthy()
    expect(root.dataset.contraste).toBe('cinza')
  })

  it('lives in memory where storage is blocked', () => {
    const store = tab(safeStorage(() => undefined))
    store.change({ contraste: 'alto' })
    store.change({ tamanho: 'grandes' })
    expect(store.get()).toMatchObject({ contraste: 'alto', tamanho: 'grandes' })
    expect(root.dataset.contraste).toBe('alto')
  })
})

describe('startPreferenceSync', () => {
  const server: RemotePreferences = {
    contraste: 'alto',
    esquema: 'aparelho',
    tamanho: 'padrao',
    fonte: 'padrao',
    idioma: 'pt-br',
    atualizado: 500,
  }
  function start(store: PreferencesStore, usuario: string, load: () => Promise<unknown>) {
    const save = vi.fn(async (_: RemotePreferences): Promise<unknown> => undefined)
    const stop = startPreferenceSync({ usuario, store, load, save })
    open.push(stop)
    return { save, stop }
  }
  beforeEach(() => void vi.useFakeTimers())
  const settle = () => vi.advanceTimersByTimeAsync(500)

  it("takes the server's newer copy, and sends nothing", async () => {
    const store = tab()
    const { save } = start(store, '1', async () => server)
    await settle()
    expect(store.get()).toEqual({ ...server, usuario: '1' })
    expect(root.dataset.contraste).toBe('alto')
    expect(tab().get()).toEqual({ ...server, usuario: '1' })
    expect(save).not.toHaveBeenCalled()
  })

  it("sends the device's newer copy once", async () => {
    const store = tab()
    store.change({ tamanho: 'gigantes' })
    const { save } = start(store, '1', async () => server)
    await settle()
    expect(save).toHaveBeenCalledExactlyOnceWith({
      contraste: 'padrao',
      esquema: 'aparelho',
      tamanho: 'gigantes',
      fonte: 'padrao',
      idioma: 'pt-br',
      atualizado: 1_000,
    })
  })

  it('sends the last of several quick choices', async () => {
    const store = tab()
    const { save } = start(store, '1', async () => server)
    await settle()
    store.change({ tamanho: 'grandes' })
    await vi.advanceTimersByTimeAsync(400)
    store.change({ tamanho: 'gigantes' })
    await settle()
    expect(save.mock.calls.map(([{ tamanho }]) => tamanho)).toEqual(['gigantes'])
  })

  it('a failed load leaves the choices alone and still sends the next ones', async () => {
    const store = tab()
    const { save } = start(store, '1', () => Promise.reject(new Error('down')))
    await settle()
    expect(save).not.toHaveBeenCalled()
    store.change({ contraste: 'cinza' })
    await settle()
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('a failed save is sent at the next sign-in', async () => {
    const store = tab()
    const first = start(store, '1', async () => null)
    first.save.mockRejectedValue(new Error('down'))
    store.change({ contraste: 'cinza' })
    await settle()
    first.stop()
    const { save } = start(store, '1', async () => server)
    await settle()
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ contraste: 'cinza' }))
  })

  it("never sends one person's choice as another's", async () => {
    const store = tab()
    const first = start(store, '1', async () => server)
    await settle()
    store.change({ tamanho: 'gigantes' })
    first.stop()
    const second = start(store, '2', async () => ({ ...server, contraste: 'cinza', atualizado: 1 }))
    await settle()
    expect(store.get()).toMatchObject({ contraste: 'cinza', tamanho: 'padrao', usuario: '2' })
    expect(second.save).not.toHaveBeenCalled()
  })

  it('does not send what another account chose in another tab', async () => {
    const [one, other] = [tab(), tab()]
    const { save } = start(one, '1', async () => server)
    await settle()
    other.actAs('2')
    other.change({ contraste: 'cinza' })
    window.dispatchEvent(new StorageEvent('storage', { key: 'contrast' }))
    expect(one.get()).toMatchObject({ contraste: 'cinza', usuario: '2' })
    await settle()
    expect(save).not.toHaveBeenCalled()
  })

  it('an answer that comes after sign-out changes nothing', async () => {
    const store = tab()
    let answer: ((value: unknown) => void) | undefined
    const { stop } = start(
      store,
      '1',
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    stop()
    answer?.(server)
    await settle()
    expect(store.get().contraste).toBe('padrao')
    store.change({ contraste: 'cinza' })
    expect(store.get().usuario).toBeNull()
  })
})
