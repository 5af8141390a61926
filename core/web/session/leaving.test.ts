// @vitest-environment happy-dom
/** Whoever leaves a device is known until their work is closed, by every way out; and nothing is kept for them meanwhile. */
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { browserStorage } from '../device/storage.ts'
import { leavingAfter, parseSaidas } from './leaving.ts'
import { emptySessao, isOpen, reduceSessao, type SessaoAction } from './reducer.ts'
import { createSessionStore, LEAVING_KEY, SESSIONS_KEY } from './store.ts'

const ana = { usuario: '1', token: 'ta', nome: 'Ana' }
const eyes = { usuario: '1', token: 'te', volta: '9' }

const tab = () => createSessionStore(browserStorage, window)
const signedIn = () => {
  const store = tab()
  store.create(ana)
  store.key('1', 'chave-1')
  return store
}

beforeEach(() => localStorage.clear())

describe('leaving', () => {
  it.each<[string, (store: ReturnType<typeof tab>) => void]>([
    ['signing out', (store) => store.end('1')],
    ['a refused token', (store) => store.expire({ usuario: '1', token: 'ta' })],
    ['removal', (store) => store.remove('1')],
    ['deletion', (store) => store.delete('1')],
    ['being looked at on the same device', (store) => store.create(eyes)],
  ])('by %s leaves the key, and no other copy of it', (_, leave) => {
    const store = signedIn()
    expect(store.saidas()).toEqual([])
    leave(store)
    expect(tab().saidas()).toEqual([{ usuario: '1', chave: 'chave-1' }])
    expect(localStorage.getItem(SESSIONS_KEY)).not.toContain('chave-1')
    store.left('1')
    expect(tab().saidas()).toEqual([])
    expect(JSON.stringify({ ...localStorage })).not.toContain('chave-1')
  })

  it('of whoever looked through the account leaves it without a key, to be swept', () => {
    const store = tab()
    store.create({ usuario: '9', token: 't9' })
    store.create(eyes)
    store.end('1')
    expect(store.saidas()).toEqual([{ usuario: '1', chave: null }])
  })

  it('is over when the account is back with its key, not before', () => {
    const store = signedIn()
    store.end('1')
    store.create({ ...ana, token: 'novo' })
    expect(store.saidas()).toHaveLength(1)
    store.key('1', 'chave-1')
    expect([store.saidas(), store.get().sessao?.chave]).toEqual([[], 'chave-1'])
  })

  it('remembers that the person chose to leave without what is not sent', () => {
    const store = signedIn()
    store.end('1', true)
    expect(tab().saidas()).toEqual([{ usuario: '1', chave: 'chave-1', descarta: true }])
  })

  it('a late refusal of an older token is no leaving', () => {
    const store = signedIn()
    store.expire({ usuario: '1', token: 'velho' })
    expect(store.saidas()).toEqual([])
  })

  it('keeps the key when the account signs in over itself, and takes none for who is not here', () => {
    const store = signedIn()
    store.create({ ...ana, token: 'novo' })
    store.key('5', 'chave-5')
    expect([store.get().sessao?.chave, store.saidas()]).toEqual(['chave-1', []])
    expect(localStorage.getItem(SESSIONS_KEY)).not.toContain('chave-5')
  })

  it.each(['{', '[]', '{}', '[null, 3, {}, {"usuario": ""}]'])('reads %j as nobody', (text) => {
    localStorage.setItem(LEAVING_KEY, text)
    expect(tab().saidas()).toEqual([])
  })
})

describe('keeping something for an account', () => {
  it('is refused in every tab once it has left', () => {
    const store = signedIn()
    const other = tab()
    expect(other.mayKeep('1')).toBe(true)
    store.end('1')
    // Before the browser has told the other tab anything.
    expect([store.mayKeep('1'), other.mayKeep('1')]).toEqual([false, false])
    store.remove('1')
    store.left('1')
    expect(other.mayKeep('1')).toBe(false)
    store.create({ ...ana, token: 'novo' })
    expect(other.mayKeep('1')).toBe(true)
  })

  it('is refused to whoever looks through it', () => {
    const store = tab()
    store.create(eyes)
    expect(store.mayKeep('1')).toBe(false)
  })
})

describe('random sequences', () => {
  const usuario = fc.constantFrom('1', '2', '3')
  const action: fc.Arbitrary<SessaoAction> = fc.oneof(
    fc
      .record({ usuario, token: fc.constantFrom('a', 'b'), volta: fc.option(usuario, { nil: undefined }) })
      .map((record) => ({ type: 'create' as const, record })),
    fc.record({ type: fc.constantFrom('end', 'remove', 'delete'), usuario }),
    fc.record({ type: fc.constant('expire'), usuario, token: fc.constantFrom('a', 'b') }),
    fc.record({ type: fc.constant('key'), usuario, chave: fc.constantFrom('k', 'q') }),
  )

  it('never drop a key of an account that is not open', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        let [state, saidas] = [emptySessao, parseSaidas([])]
        for (const one of actions) {
          const next = reduceSessao(state, one)
          saidas = leavingAfter(saidas, state, next)
          for (const { usuario: who, chave, volta } of state.records) {
            if (chave !== undefined && volta === undefined && !isOpen(next, who))
              expect(saidas).toContainEqual({ usuario: who, chave })
          }
          for (const { token, chave } of next.records) if (token === null) expect(chave).toBeUndefined()
          state = next
        }
        expect(parseSaidas(JSON.parse(JSON.stringify(saidas)))).toEqual(saidas)
      }),
    )
  })
})
