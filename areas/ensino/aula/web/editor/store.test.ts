/** Autosave: 3 s after the last key, at once on leaving, again after a failure; undo; a conflict stops it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEditorStore, PAUSE, type Remoto } from './store.ts'
import type { Servidor, Tela } from './sync.ts'

interface Fatos {
  titulo: string
}

const before: Servidor<Fatos> = {
  fatos: { titulo: 'A' },
  revisao: 1,
  ordem: [1],
  telas: { 1: { tipo: 'texto', titulo: '', conteudo: { html: 'um' }, revisao: 1, por: 'Bia' } },
}
const tela: Tela = { chave: 's1', id: 1, tipo: 'texto', titulo: '', conteudo: { html: 'um' } }

const AWAY = new Error('away')
const CONFLICT = new Error('conflict')

function open(refuse: () => Error | null = () => null, newest: Servidor<Fatos> = before) {
  const sent: string[] = []
  const kept: (string | null)[] = []
  const remoto: Remoto<Fatos> = {
    async send(passo, held) {
      const problem = refuse()
      if (problem) throw problem
      sent.push(passo.tipo)
      if (passo.tipo !== 'salvar') return held
      const { id, titulo, conteudo } = passo.tela
      const saved = { tipo: 'texto' as const, titulo, conteudo, revisao: passo.revisao + 1, por: 'Bia' }
      return { ...held, telas: { ...held.telas, [id]: saved } }
    },
    read: async () => newest,
    isConflict: (problem) => problem === CONFLICT,
    isPassing: (problem) => problem === AWAY,
  }
  const store = createEditorStore<Fatos>({
    servidor: before,
    edicao: { fatos: before.fatos, telas: [tela] },
    remoto,
    keep: (edicao) => kept.push(edicao && JSON.stringify(edicao.telas[0]?.conteudo)),
  })
  return { store, sent, kept }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('saving', () => {
  it('waits 3 s after the last key, then sends once; the device keeps the words meanwhile', async () => {
    const { store, sent, kept } = open()
    store.setConteudo('s1', { html: 'do' })
    await vi.advanceTimersByTimeAsync(PAUSE - 100)
    store.setConteudo('s1', { html: 'dois' })
    await vi.advanceTimersByTimeAsync(PAUSE - 100)
    expect(sent).toEqual([])
    expect(kept.at(-1)).toBe('{"html":"dois"}')
    await vi.advanceTimersByTimeAsync(200)
    expect(sent).toEqual(['salvar'])
    expect(kept.at(-1)).toBeNull()
    expect(store.read().servidor.telas[1]?.conteudo).toEqual({ html: 'dois' })
  })

  it('on leaving sends at once, and nothing when all is saved', async () => {
    const { store, sent } = open()
    await store.flush()
    expect(sent).toEqual([])
    store.setConteudo('s1', { html: 'dois' })
    await store.flush()
    expect(sent).toEqual(['salvar'])
  })

  it('that failed stays pending, is kept, and is tried again by itself', async () => {
    let away = true
    const { store, sent, kept } = open(() => (away ? AWAY : null))
    store.setConteudo('s1', { html: 'dois' })
    await store.flush()
    expect(store.read().fase).toBe('falhou')
    expect(kept.at(-1)).toBe('{"html":"dois"}')
    away = false
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent).toEqual(['salvar'])
    expect(store.read().fase).toBe('parado')
  })

  it('a refusal that is not passing is not repeated by itself', async () => {
    let asked = 0
    const { store } = open(() => {
      asked++
      return new Error('wrong')
    })
    store.setConteudo('s1', { html: 'dois' })
    await store.flush()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked).toBe(1)
  })
})

describe('a conflict', () => {
  const newest: Servidor<Fatos> = {
    ...before,
    telas: { 1: { tipo: 'texto', titulo: '', conteudo: { html: 'deles' }, revisao: 2, por: 'Caio' } },
  }

  it('stops saving until it is answered; mine goes over the newest', async () => {
    let first = true
    const { store, sent } = open(() => {
      const problem = first ? CONFLICT : null
      first = false
      return problem
    }, newest)
    store.setConteudo('s1', { html: 'meu' })
    await store.flush()
    expect(store.read().conflito?.choque).toBe(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])
    store.resolve(true)
    await store.flush()
    expect(store.read().servidor.telas[1]).toMatchObject({ conteudo: { html: 'meu' }, revisao: 3 })
  })

  it('given up takes their words and sends nothing', async () => {
    const { store, sent } = open(() => CONFLICT, newest)
    store.setConteudo('s1', { html: 'meu' })
    await store.flush()
    store.resolve(false)
    await store.flush()
    expect(sent).toEqual([])
    expect(store.read().telas[0]?.conteudo).toEqual({ html: 'deles' })
  })
})

describe('undoing', () => {
  it('takes a word back as one step, and forward again', () => {
    const { store } = open()
    store.setConteudo('s1', { html: 'd' })
    store.setConteudo('s1', { html: 'do' })
    store.setTelas([])
    store.undo()
    expect(store.read().telas[0]?.conteudo).toEqual({ html: 'do' })
    store.undo()
    expect(store.read().telas[0]?.conteudo).toEqual({ html: 'um' })
    expect(store.read().canUndo).toBe(false)
    store.redo()
    store.redo()
    expect(store.read().telas).toEqual([])
    expect(store.read().canRedo).toBe(false)
  })
})
