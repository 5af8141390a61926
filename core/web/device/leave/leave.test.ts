/** Leaving a device, two accounts, whatever stops in between: nothing open of who left, nothing lost, nothing mixed. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Conta, Holder, Trabalho } from './holder.ts'
import { closeAccount, type Lugar, openAccount, workOf } from './leave.ts'
import { type Chave, keyOf } from './seal.ts'
import type { Cofre, Selado } from './vault.ts'

const NOW = Date.UTC(2026, 10, 23)
const DAY = 86_400_000
const ana: Conta = { tenant: 'demo', usuario: '7' }
const bia: Conta = { tenant: 'demo', usuario: '8' }
const keys = { ana: 'A'.repeat(43), bia: 'B'.repeat(42).concat('A') }
const CANARIO = 'vento-cobre-jatobá'

const named = ({ tenant, usuario }: Conta) => `${tenant}:${usuario}`

class Stopped extends Error {}

/** The device: what lies open by account, what is closed, and a step at which the tab dies. */
function device() {
  const open = new Map<string, Map<string, Trabalho>>()
  const shown = new Map<string, string>()
  const closed = new Map<string, Selado>()
  let steps = Number.POSITIVE_INFINITY
  const step = () => {
    if (steps-- <= 0) throw new Stopped()
  }
  const of = (nome: string, conta: Conta) => {
    const key = `${nome} ${named(conta)}`
    const known = open.get(key) ?? new Map<string, Trabalho>()
    open.set(key, known)
    return known
  }
  const holder = (nome: string): Holder => ({
    nome,
    collect: async (conta) => [...of(nome, conta).values()],
    drop: async (conta, trabalhos) => {
      for (const trabalho of trabalhos) {
        step()
        if (of(nome, conta).get(trabalho.id) === trabalho) of(nome, conta).delete(trabalho.id)
      }
    },
    restore: async (conta, trabalho) => {
      step()
      const there = of(nome, conta).get(trabalho.id)
      if (there && JSON.stringify(there) !== JSON.stringify(trabalho)) return false
      of(nome, conta).set(trabalho.id, trabalho)
      return true
    },
    forget: async (conta) => {
      step()
      shown.delete(`${nome} ${named(conta)}`)
    },
  })
  const keyOfSelado = ({ conta, dono, lugar }: Pick<Selado, 'conta' | 'dono' | 'lugar'>) =>
    [conta, dono, lugar].join(' ')
  const cofre: Cofre = {
    put: async (selado) => {
      step()
      closed.set(keyOfSelado(selado), selado)
    },
    of: async (conta) =>
      [...closed.values()].filter((one) => one.conta === conta).sort((a, b) => a.ordem - b.ordem),
    remove: async (onde) => {
      step()
      closed.delete(keyOfSelado(onde))
    },
    dropOld: async (now) => {
      for (const [key, { ate }] of closed) if (ate !== null && ate < now) closed.delete(key)
    },
  }
  const lugar: Lugar = { holders: [holder('fila'), holder('rascunho')], cofre, now: () => NOW }
  return {
    lugar,
    closed,
    shown,
    put: (nome: string, conta: Conta, trabalho: Trabalho) => of(nome, conta).set(trabalho.id, trabalho),
    openOf: (conta: Conta) =>
      [...open].flatMap(([key, all]) => (key.endsWith(named(conta)) ? [...all.values()] : [])),
    /** The tab dies before the step after so many; never, without a number. */
    dieAfter: (many = Number.POSITIVE_INFINITY) => {
      steps = many
    },
    /** Everything on it, as somebody with tools would read it. */
    bytes: () =>
      [
        JSON.stringify([...open.values()].map((all) => [...all.values()])),
        JSON.stringify([...shown]),
        ...[...closed.values()].map((one) => JSON.stringify({ ...one, bytes: undefined, iv: undefined })),
        ...[...closed.values()].map(({ bytes }) => Buffer.from(bytes).toString('utf8')),
      ].join('\n'),
  }
}

const resposta = (id: string, valor = CANARIO): Trabalho => ({ id, valor, tipo: 'resposta' })
const rascunho = (id: string, ate = NOW + DAY): Trabalho => ({
  id,
  valor: { texto: CANARIO },
  tipo: 'rascunho',
  ate,
})

let d: ReturnType<typeof device>
let chave: Chave | null
let outra: Chave | null
beforeEach(async () => {
  d = device()
  ;[chave, outra] = await Promise.all([keyOf(keys.ana), keyOf(keys.bia)])
  d.put('fila', ana, resposta('1'))
  d.put('fila', ana, resposta('2'))
  d.put('rascunho', ana, rascunho('topico:5'))
  d.put('rascunho', bia, { id: 'topico:5', valor: 'da Bia', tipo: 'rascunho' })
  d.shown.set(`fila ${named(ana)}`, `recibo ${CANARIO}`)
})

const anas = () => d.openOf(ana).map(({ id }) => id)
const key = () => {
  if (!chave) throw new Error('No key.')
  return chave
}

describe('an account that leaves', () => {
  it('leaves nothing to read, and finds all of it again, in its order', async () => {
    expect(d.bytes()).toContain(CANARIO)
    expect(await workOf(d.lugar.holders, ana)).toEqual({ respostas: 2, rascunhos: 1 })
    expect(await closeAccount(d.lugar, ana, chave, {})).toBe(true)
    expect(d.bytes()).not.toContain(CANARIO)
    expect(d.bytes()).not.toContain('topico:5:')
    expect(d.closed.size).toBe(3)
    expect(await openAccount(d.lugar, ana, key())).toEqual({
      voltaram: { respostas: 2, rascunhos: 1 },
      presos: 0,
    })
    expect(d.openOf(ana)).toEqual([resposta('1'), resposta('2'), rascunho('topico:5')])
    expect(d.closed.size).toBe(0)
  })

  it('touches nothing of another', async () => {
    await closeAccount(d.lugar, ana, chave, {})
    expect(d.openOf(bia)).toHaveLength(1)
    expect(await openAccount(d.lugar, bia, key())).toEqual({
      voltaram: { respostas: 0, rascunhos: 0 },
      presos: 0,
    })
    expect(d.openOf(bia)).toHaveLength(1)
    expect(d.closed.size).toBe(3)
  })

  it('closes each thing under an initial value of its own, and again under another', async () => {
    await closeAccount(d.lugar, ana, chave, {})
    await openAccount(d.lugar, ana, key())
    const first = [...d.closed.values()]
    d.put('fila', ana, resposta('1'))
    await closeAccount(d.lugar, ana, chave, {})
    const ivs = [...first, ...d.closed.values()].map(({ iv }) => Buffer.from(iv).toString('hex'))
    expect(new Set(ivs).size).toBe(ivs.length)
  })

  it('may leave without it: then nothing is kept, closed or open', async () => {
    expect(await closeAccount(d.lugar, ana, chave, { descarta: true })).toBe(true)
    expect([anas(), d.closed.size, d.shown.size]).toEqual([[], 0, 0])
  })

  it('keeps no draft that is older than drafts are kept; answers have no age', async () => {
    d.put('rascunho', ana, rascunho('velho', NOW - 1))
    await closeAccount(d.lugar, ana, chave, {})
    expect(d.closed.size).toBe(3)
    const later = { ...d.lugar, now: () => NOW + 400 * DAY }
    expect((await openAccount(later, ana, key())).voltaram).toEqual({ respostas: 2, rascunhos: 0 })
  })
})

describe('without a key', () => {
  it('what exists nowhere else stays, the rest goes, and it is not called closed', async () => {
    expect(await closeAccount(d.lugar, ana, null, {})).toBe(false)
    expect([anas(), d.shown.size, d.closed.size]).toEqual([['1', '2', 'topico:5'], 0, 0])
  })

  it('an account that has nothing of its own here is done', async () => {
    expect(await closeAccount(d.lugar, { tenant: 'demo', usuario: '9' }, null, {})).toBe(true)
  })

  it.each([null, '', 'curta', `${'A'.repeat(42)}!`, 'A'.repeat(44)])('%j is none', async (text) =>
    expect(await keyOf(text)).toBeNull(),
  )

  it('a browser without ciphers has none', async () => {
    const { subtle } = globalThis.crypto
    Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true })
    try {
      expect(await keyOf(keys.ana)).toBeNull()
    } finally {
      Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true })
    }
  })
})

describe('a tab that dies', () => {
  const STEPS = Array.from({ length: 9 }, (_, at) => at)

  it.each(STEPS)('after %i steps of leaving loses nothing, and the next start finishes', async (many) => {
    d.dieAfter(many)
    const done = await closeAccount(d.lugar, ana, chave, {})
    const held = new Set([...anas(), ...[...d.closed.values()].map(({ lugar }) => lugar)])
    expect(held.size).toBeGreaterThanOrEqual(3)
    d.dieAfter()
    if (!done) expect(await closeAccount(d.lugar, ana, chave, {})).toBe(true)
    expect(d.bytes()).not.toContain(CANARIO)
    expect((await openAccount(d.lugar, ana, key())).voltaram).toEqual({ respostas: 2, rascunhos: 1 })
    expect(anas()).toEqual(['1', '2', 'topico:5'])
  })

  it('has been tried at every step: with one more it is done', async () => {
    d.dieAfter(STEPS.length - 1)
    expect(await closeAccount(d.lugar, ana, chave, {})).toBe(true)
    d = device()
    d.put('fila', ana, resposta('1'))
    d.dieAfter(1)
    expect(await closeAccount(d.lugar, ana, chave, {})).toBe(false)
  })

  it.each([0, 1, 2, 3, 4, 5])('after %i steps of coming back has everything once', async (many) => {
    await closeAccount(d.lugar, ana, chave, {})
    d.dieAfter(many)
    await openAccount(d.lugar, ana, key()).catch((error: unknown) => {
      if (!(error instanceof Stopped)) throw error
    })
    d.dieAfter()
    await openAccount(d.lugar, ana, key())
    expect([anas(), d.closed.size]).toEqual([['1', '2', 'topico:5'], 0])
  })
})

describe('what does not open', () => {
  it('stays where it is, is counted, and holds nothing else back', async () => {
    await closeAccount(d.lugar, ana, chave, {})
    const [one] = [...d.closed.values()]
    if (one) new Uint8Array(one.bytes)[0] = (new Uint8Array(one.bytes)[0] ?? 0) ^ 1
    const { voltaram, presos } = await openAccount(d.lugar, ana, key())
    expect([voltaram.respostas + voltaram.rascunhos, presos, d.closed.size]).toEqual([2, 1, 1])
  })

  it('another key opens nothing', async () => {
    await closeAccount(d.lugar, ana, chave, {})
    if (!outra) throw new Error('No key.')
    expect(await openAccount(d.lugar, ana, outra)).toEqual({
      voltaram: { respostas: 0, rascunhos: 0 },
      presos: 3,
    })
    expect(d.closed.size).toBe(3)
  })

  it('nor the own one what was moved from another account, or to another place', async () => {
    await closeAccount(d.lugar, ana, chave, {})
    const [one, other] = [...d.closed.values()]
    if (!one || !other) throw new Error('Nothing was closed.')
    d.closed.clear()
    await d.lugar.cofre.put({ ...one, conta: named(bia) })
    await d.lugar.cofre.put({ ...other, dono: other.dono === 'fila' ? 'rascunho' : 'fila' })
    expect((await openAccount(d.lugar, bia, key())).presos).toBe(1)
    expect((await openAccount(d.lugar, ana, key())).presos).toBe(1)
  })

  it('what finds its place taken waits for the next time', async () => {
    await closeAccount(d.lugar, ana, chave, {})
    d.put('rascunho', ana, { ...rascunho('topico:5'), valor: 'escrito depois' })
    expect(await openAccount(d.lugar, ana, key())).toMatchObject({ presos: 0, voltaram: { rascunhos: 0 } })
    expect(d.closed.size).toBe(1)
    expect(d.openOf(ana).find(({ id }) => id === 'topico:5')?.valor).toBe('escrito depois')
  })
})

it('what another tab writes while an account leaves is closed too', async () => {
  const [fila] = d.lugar.holders
  if (!fila) throw new Error('No holder.')
  let late = true
  const drop = fila.drop
  fila.drop = async (conta, trabalhos) => {
    if (late) d.put('fila', ana, resposta('3'))
    late = false
    await drop(conta, trabalhos)
  }
  expect(await closeAccount(d.lugar, ana, chave, {})).toBe(true)
  expect([anas(), d.closed.size]).toEqual([[], 4])
})
