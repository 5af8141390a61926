import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Edicao } from '../../../shapes.ts'
import type { Desenho } from './draft.ts'
import { addedEixo, changedEixo, given, taken } from './outline.ts'
import { createEditorStore, PAUSE, type Remoto, UNDO_MS } from './store.ts'
import { applied, type Passo } from './sync.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const edicao = (nome: string, minha: boolean): Edicao => ({
  id: 1,
  trilha_id: 1,
  usuario: { id: minha ? 1 : 2, nome },
  minha,
  iniciada_em: '',
  expira_em: '',
  encerrada: false,
  eixos: [],
  habilidades: [],
})

const EMPTY: Desenho = {
  dados: {
    nome: 'Trilha',
    descricao: '',
    regra: null,
    rede: null,
    cenario: 'serra',
    musica: null,
    carga: null,
    layout: null,
  },
  eixos: [],
}

const TAKEN = new Error('taken')
const AWAY = new Error('away')

function world() {
  const net = { held: EMPTY, sent: [] as Passo['tipo'][], fail: null as Error | null, other: '', id: 0 }
  const remoto: Remoto = {
    send: async (passo) => {
      if (net.fail) throw net.fail
      net.sent.push(passo.tipo)
      const criado = 'chave' in passo ? ++net.id : null
      net.held = applied(net.held, passo, criado)
      return { criado, edicao: null }
    },
    begin: async (assumir) => {
      if (net.other && !assumir) throw TAKEN
      net.other = ''
      net.fail = null
      return edicao('Eu', true)
    },
    renew: async () => {
      if (net.fail) throw net.fail
      return edicao('Eu', true)
    },
    end: async () => undefined,
    read: async () => ({ desenho: net.held, edicao: net.other ? edicao(net.other, false) : null }),
    isTaken: (problem) => problem === TAKEN,
    isPassing: (problem) => problem === AWAY,
  }
  return { net, store: createEditorStore(EMPTY, remoto) }
}

it('sends what was written once the hand rests, and no change before the lock is there', async () => {
  const { net, store } = world()
  store.change((now) => addedEixo(now, 'n1'))
  expect(store.read().desenho.eixos).toEqual([])
  await store.begin()
  store.change((now) => changedEixo(addedEixo(now, 'n1'), 'n1', { nome: 'Água' }))
  expect(store.read().falta).toBe(true)
  await vi.advanceTimersByTimeAsync(PAUSE)
  expect(net.sent).toEqual(['criarEixo'])
  expect(store.read()).toMatchObject({ falta: false, fase: 'parado', desenho: { eixos: [{ id: 1 }] } })
  store.stop()
})

it('waits with a removal until its toast has gone; undone before, nothing is sent', async () => {
  const { net, store } = world()
  await store.begin()
  store.change((now) => changedEixo(addedEixo(now, 'n1'), 'n1', { nome: 'Água' }))
  await store.flush(false)
  const before = store.read().desenho
  store.remove((now) => taken(now, 'n1'))
  await vi.advanceTimersByTimeAsync(UNDO_MS - 100)
  expect(net.sent).toEqual(['criarEixo'])
  store.change((now) => given(now, before, 'n1'))
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(net.sent).toEqual(['criarEixo'])
  store.remove((now) => taken(now, 'n1'))
  await vi.advanceTimersByTimeAsync(UNDO_MS + PAUSE)
  expect(net.sent).toEqual(['criarEixo', 'tirarEixo'])
  store.stop()
})

it('tells who took it over, keeps what was written, and joins both when it is taken back', async () => {
  const { net, store } = world()
  await store.begin()
  store.change((now) => changedEixo(addedEixo(now, 'n1'), 'n1', { nome: 'Meu' }))
  Object.assign(net, { fail: TAKEN, other: 'Ana' })
  await vi.advanceTimersByTimeAsync(PAUSE)
  expect(store.read()).toMatchObject({ trava: 'perdida', falta: true, edicao: { usuario: { nome: 'Ana' } } })
  store.change((now) => addedEixo(now, 'n2'))
  expect(store.read().desenho.eixos).toHaveLength(1)
  net.held = { ...net.held, dados: { ...net.held.dados, nome: 'Da Ana' } }
  await store.begin(true)
  await vi.advanceTimersByTimeAsync(PAUSE)
  expect(net.held).toMatchObject({ dados: { nome: 'Da Ana' }, eixos: [{ nome: 'Meu' }] })
  store.stop()
})

it('hears of it by the sign of life alone, without writing', async () => {
  const { net, store } = world()
  await store.begin()
  Object.assign(net, { fail: TAKEN, other: 'Ana' })
  await store.renew()
  expect(store.read().trava).toBe('perdida')
  store.stop()
})

it('goes on by itself when the lock only ran out, over what was changed meanwhile', async () => {
  const { net, store } = world()
  await store.begin()
  store.change((now) => changedEixo(addedEixo(now, 'n1'), 'n1', { nome: 'Meu' }))
  net.fail = TAKEN
  net.held = { ...net.held, dados: { ...net.held.dados, descricao: 'Da Ana' } }
  await vi.advanceTimersByTimeAsync(2 * PAUSE + 100)
  expect(store.read().trava).toBe('minha')
  expect(net.held).toMatchObject({ dados: { descricao: 'Da Ana' }, eixos: [{ nome: 'Meu' }] })
  store.stop()
})

it('finds it taken at the beginning', async () => {
  const { net, store } = world()
  net.other = 'Ana'
  await store.begin()
  expect(store.read()).toMatchObject({ trava: 'ocupada', edicao: { usuario: { nome: 'Ana' } } })
  store.stop()
})

it('tries again by itself when the network is away, and not when the request is wrong', async () => {
  const { net, store } = world()
  await store.begin()
  net.fail = AWAY
  store.change((now) => changedEixo(addedEixo(now, 'n1'), 'n1', { nome: 'Água' }))
  await vi.advanceTimersByTimeAsync(PAUSE)
  expect(store.read().fase).toBe('falhou')
  net.fail = null
  await vi.advanceTimersByTimeAsync(3_000)
  expect(net.sent).toEqual(['criarEixo'])
  net.fail = new Error('wrong')
  store.change((now) => changedEixo(now, 'n1', { nome: 'Terra' }))
  await vi.advanceTimersByTimeAsync(PAUSE)
  net.fail = null
  await vi.advanceTimersByTimeAsync(60_000)
  expect(store.read().fase).toBe('falhou')
  store.stop()
})
