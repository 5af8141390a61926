/** The lesson that is being edited: what the author sees, what the server holds, and the sending of the difference. */
import type { Conteudo } from '../../shapes-telas.ts'
import { type Choque, findChoque, merge } from './merge.ts'
import { type Edicao, isAllSaved, nextPasso, type Passo, type Servidor, type Tela } from './sync.ts'

/** Milliseconds after the last key (H-05). */
export const PAUSE = 3_000
/** Waits between tries of a save that failed, in milliseconds. */
const RETRIES = [5_000, 15_000, 60_000]
/** Changes of one field within this time are one step of undoing. */
const ONE_STEP = 1_500
const MOST_STEPS = 100
/** Refusals joined without asking in one sending; more of them are a fault, not a neighbour. */
const MOST_JOINS = 5

/** Somebody else saved first: what they have is read and shown beside one's own. */
export interface Conflito<F> {
  choque: Choque
  servidor: Servidor<F>
}

/** What the store asks of the network. `conflito` is thrown by the adapter. */
export interface Remoto<F> {
  send: (passo: Passo<F>, servidor: Servidor<F>) => Promise<Servidor<F> & { criada?: number }>
  read: () => Promise<Servidor<F>>
  isConflict: (problem: unknown) => boolean
  /** Trying again by itself is of use: the network is away, not the request wrong. */
  isPassing: (problem: unknown) => boolean
}

export interface Estado<F> extends Edicao<F> {
  servidor: Servidor<F>
  fase: 'parado' | 'salvando' | 'falhou'
  /** The screen that is on its way. */
  enviando: string | null
  erro: unknown
  conflito: Conflito<F> | null
  canUndo: boolean
  canRedo: boolean
  /** Grows when what is written changes by another hand than the keyboard: fields start anew. */
  epoca: number
}

interface Options<F> {
  servidor: Servidor<F>
  edicao: Edicao<F>
  remoto: Remoto<F>
  /** Keeps what is not saved on the device; null: all is saved. */
  keep: (edicao: Edicao<F> | null, servidor: Servidor<F>) => void
  now?: () => number
}

export type EditorStore<F> = ReturnType<typeof createEditorStore<F>>

export function createEditorStore<F>({ servidor, edicao, remoto, keep, now = Date.now }: Options<F>) {
  let state: Estado<F> = {
    ...edicao,
    servidor,
    fase: 'parado',
    enviando: null,
    erro: null,
    conflito: null,
    canUndo: false,
    canRedo: false,
    epoca: 0,
  }
  const listeners = new Set<() => void>()
  let past: (readonly Tela[])[] = []
  let future: (readonly Tela[])[] = []
  let last = { step: '', at: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let failures = 0

  const set = (part: Partial<Estado<F>>) => {
    state = { ...state, ...part, canUndo: past.length > 0, canRedo: future.length > 0 }
    for (const listener of listeners) listener()
  }
  const persist = () => keep(isAllSaved(state, state.servidor) ? null : state, state.servidor)
  const later = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), wait)
  }
  const changed = () => {
    persist()
    if (!state.conflito) later(PAUSE)
  }

  /** `step` names the field, so that a word is one step of undoing and not as many as its letters. */
  const change = (telas: readonly Tela[], step = '') => {
    if (step === '' || step !== last.step || now() - last.at > ONE_STEP)
      past = [...past, state.telas].slice(-MOST_STEPS)
    last = { step, at: now() }
    future = []
    set({ telas })
    changed()
  }

  const travel = (telas: readonly Tela[]) => {
    last = { step: '', at: 0 }
    set({ telas: telas.map(withId), epoca: state.epoca + 1 })
    changed()
  }
  /** A screen made meanwhile has its number in what is gone back to as well. */
  const ids = new Map<string, number>()
  const withId = (tela: Tela): Tela => ({ ...tela, id: tela.id ?? ids.get(tela.chave) ?? null })

  /** Somebody saved first: joins what can be joined; false when the person must be asked. */
  async function join(): Promise<boolean> {
    const newest = await remoto.read()
    const choque = findChoque(state, state.servidor, newest)
    if (choque !== null) {
      set({ conflito: { choque, servidor: newest } })
      return false
    }
    adopt(newest)
    return true
  }

  const adopt = (newest: Servidor<F>, answer?: { choque: Choque; mine: boolean }) => {
    const { edicao: joined, servidor: held } = merge(state, state.servidor, newest, answer)
    const before = new Map(state.telas.map((tela) => [tela.chave, tela]))
    const rewritten =
      answer !== undefined ||
      joined.telas.some((tela) => (before.get(tela.chave) ?? tela).conteudo !== tela.conteudo)
    set({ ...joined, servidor: held, epoca: state.epoca + Number(rewritten), conflito: null })
  }

  async function sendAll(): Promise<void> {
    let joins = 0
    for (;;) {
      const passo = nextPasso(state, state.servidor)
      if (!passo) break
      const tela = passo.tipo === 'criar' || passo.tipo === 'salvar' ? passo.tela : null
      set({ fase: 'salvando', enviando: tela?.chave ?? null })
      try {
        const { criada, ...next } = await remoto.send(passo, state.servidor)
        if (tela && criada !== undefined) ids.set(tela.chave, criada)
        set({ servidor: next, telas: state.telas.map(withId) })
      } catch (problem) {
        if (!remoto.isConflict(problem) || ++joins > MOST_JOINS) throw problem
        if (!(await join())) break
      }
    }
  }

  /** Sends what is not saved yet; at once when somebody leaves. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    if (state.conflito) return Promise.resolve()
    running ??= sendAll()
      .then(
        () => {
          failures = 0
          set({ fase: 'parado', enviando: null, erro: null })
        },
        (problem: unknown) => {
          set({ fase: 'falhou', enviando: null, erro: problem })
          if (remoto.isPassing(problem)) later(RETRIES[Math.min(failures++, RETRIES.length - 1)] ?? 60_000)
        },
      )
      .finally(() => {
        running = null
        persist()
      })
    return running
  }

  const replace = (chave: string, part: Partial<Tela>) =>
    state.telas.map((tela) => (tela.chave === chave ? { ...tela, ...part } : tela))

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => state,
    flush,
    setTelas: (telas: readonly Tela[]) => change(telas),
    setTitulo: (chave: string, titulo: string) => change(replace(chave, { titulo }), `${chave}:titulo`),
    setConteudo: (chave: string, conteudo: Conteudo) =>
      change(replace(chave, { conteudo }), `${chave}:conteudo`),
    setFatos(fatos: F) {
      set({ fatos })
      changed()
    },
    undo() {
      const before = past.at(-1)
      if (!before) return
      past = past.slice(0, -1)
      future = [...future, state.telas]
      travel(before)
    },
    redo() {
      const after = future.at(-1)
      if (!after) return
      future = future.slice(0, -1)
      past = [...past, state.telas]
      travel(after)
    },
    /** Ends a conflict: one's own is sent over the newest, knowingly, or the saved one takes its place. */
    resolve(mine: boolean) {
      const { conflito } = state
      if (!conflito) return
      adopt(conflito.servidor, { choque: conflito.choque, mine })
      persist()
      void flush()
    },
    /** Nothing is sent any more. */
    stop: () => clearTimeout(timer),
  }
}
