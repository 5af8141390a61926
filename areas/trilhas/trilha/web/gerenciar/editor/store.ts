/** The path under the editor: what the author sees, what the server's draft holds, the sending of the difference, the lock. */
import type { Edicao } from '../../../shapes.ts'
import type { Desenho } from './draft.ts'
import { rebased } from './rebase.ts'
import { applied, nextPasso, numbered, type Passo, semNome } from './sync.ts'

/** Milliseconds after the last change. */
export const PAUSE = 1_000
/** How long a removal waits for its undoing: as long as its toast stays (section 9). */
export const UNDO_MS = 10_000
/** Between signs of life; an editing holds for 15 minutes (product.md H-11). */
export const RENEW_MS = 60_000
/** Waits between tries of a save that failed by itself. */
const RETRIES = [3_000, 10_000, 30_000]

/** What the store asks of the network. */
export interface Remoto {
  send: (passo: Passo) => Promise<{ criado: number | null; edicao: Edicao | null }>
  begin: (assumir: boolean) => Promise<Edicao>
  renew: (edicao: number) => Promise<Edicao>
  end: (edicao: number) => Promise<unknown>
  read: () => Promise<{ desenho: Desenho; edicao: Edicao | null }>
  /** Somebody else is editing, or took it over. */
  isTaken: (problem: unknown) => boolean
  /** Trying again by itself is of use: the network is away, not the request wrong. */
  isPassing: (problem: unknown) => boolean
}

/** Mine; somebody else's from the start; mine no more. */
export type Trava = 'abrindo' | 'minha' | 'ocupada' | 'perdida'

export interface Estado {
  desenho: Desenho
  held: Desenho
  fase: 'parado' | 'salvando' | 'falhou'
  erro: unknown
  trava: Trava
  /** The editing that is under way, whosever it is. */
  edicao: Edicao | null
  /** Something was sent that is not published. */
  mudou: boolean
  /** The server lacks something of what is seen. */
  falta: boolean
  /** Axes and skills that wait for a name. */
  semNome: number
}

export type EditorStore = ReturnType<typeof createEditorStore>

/** @param desenho what is seen at first, where it is more than what the server holds */
export function createEditorStore(start: Desenho, remoto: Remoto, desenho = start) {
  let state: Estado = {
    desenho,
    held: start,
    fase: 'parado',
    erro: null,
    trava: 'abrindo',
    edicao: null,
    mudou: false,
    falta: nextPasso(desenho, start, true) !== null,
    semNome: semNome(desenho),
  }
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let renewing: ReturnType<typeof setInterval> | undefined
  let running: Promise<void> | null = null
  let failures = 0
  /** Until when removals wait. */
  let removable = 0
  /** Another number each time: what was kept on the device has keys of another visit. */
  let keys = Date.now()

  const set = (part: Partial<Estado>) => {
    state = { ...state, ...part }
    const falta = nextPasso(state.desenho, state.held, true) !== null
    state = { ...state, falta, semNome: semNome(state.desenho) }
    for (const listener of listeners) listener()
  }
  const later = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(false), wait)
  }

  /** Who has it now is read, and nothing of what was written goes. */
  async function lose(trava: Trava): Promise<void> {
    clearTimeout(timer)
    set({ trava, fase: 'parado', erro: null })
    const read = await remoto.read().catch(() => null)
    set({ edicao: read?.edicao ?? null })
    // It ran out, and nobody has it: whoever comes back to it goes on, over what was done meanwhile.
    if (trava === 'perdida' && read && (!read.edicao || read.edicao.minha))
      await begin(false, true).catch(() => undefined)
  }

  async function sendAll(all: boolean): Promise<void> {
    for (;;) {
      const passo = nextPasso(state.desenho, state.held, all || Date.now() >= removable)
      if (!passo) return
      set({ fase: 'salvando' })
      const { criado, edicao } = await remoto.send(passo)
      const desenho =
        'chave' in passo && criado !== null ? numbered(state.desenho, passo.chave, criado) : state.desenho
      set({ desenho, held: applied(state.held, passo, criado), mudou: true, ...(edicao && { edicao }) })
    }
  }

  async function tried(all: boolean): Promise<void> {
    try {
      await sendAll(all)
      failures = 0
      set({ fase: 'parado', erro: null })
      const wait = removable - Date.now()
      if (state.falta && wait > 0) later(wait + 50)
    } catch (problem) {
      if (remoto.isTaken(problem)) return void (await lose('perdida'))
      set({ fase: 'falhou', erro: problem })
      if (remoto.isPassing(problem)) later(RETRIES[Math.min(failures++, RETRIES.length - 1)] ?? 30_000)
    }
  }

  /**
   * Sends what the server lacks. Resolves once nothing is on its way, whether all went well or not: read the state.
   * @param all removals that could still be undone as well, as before publishing or leaving
   */
  async function flush(all: boolean): Promise<void> {
    clearTimeout(timer)
    if (state.trava !== 'minha') return
    while (running) await running
    running = tried(all).finally(() => {
      running = null
    })
    await running
  }

  async function renew(): Promise<void> {
    if (state.trava !== 'minha' || !state.edicao) return
    try {
      set({ edicao: await remoto.renew(state.edicao.id) })
    } catch (problem) {
      if (remoto.isTaken(problem)) await lose('perdida')
    }
  }

  /**
   * Takes the lock.
   * @param assumir from whoever has it
   * @param joins reads what was changed meanwhile and lays mine over it
   */
  async function begin(assumir = false, joins = assumir): Promise<void> {
    try {
      const edicao = await remoto.begin(assumir)
      if (joins) {
        const fresh = await remoto.read()
        set({ desenho: rebased(state.desenho, state.held, fresh.desenho), held: fresh.desenho })
      }
      set({ trava: 'minha', edicao, erro: null })
      clearInterval(renewing)
      renewing = setInterval(() => void renew(), RENEW_MS)
      if (state.falta) later(PAUSE)
    } catch (problem) {
      if (!remoto.isTaken(problem)) throw problem
      await lose('ocupada')
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => state,
    flush,
    begin: (assumir = false) => begin(assumir),
    renew,
    /** A key for something new, of this editor only. */
    key: () => `n${++keys}`,
    change(edit: (desenho: Desenho) => Desenho) {
      if (state.trava !== 'minha') return
      set({ desenho: edit(state.desenho) })
      later(PAUSE)
    },
    /** A change that takes something out: it is sent once its undoing is no longer offered. */
    remove(edit: (desenho: Desenho) => Desenho) {
      if (state.trava !== 'minha') return
      removable = Date.now() + UNDO_MS
      set({ desenho: edit(state.desenho) })
      later(PAUSE)
    },
    /** The server's answer takes the place of all that is seen, as after the draft was put aside. */
    adopt(desenho: Desenho, edicao: Edicao | null) {
      clearTimeout(timer)
      set({ desenho, held: desenho, fase: 'parado', erro: null, edicao, mudou: false })
    },
    /** Nothing is sent any more. */
    stop() {
      clearTimeout(timer)
      clearInterval(renewing)
    },
    /** Sends all that is left, lets somebody else edit, and ends. */
    async leave() {
      clearInterval(renewing)
      await flush(true)
      clearTimeout(timer)
      const { trava, edicao } = state
      // An editing that could not be ended runs out by itself.
      if (trava === 'minha' && edicao) await remoto.end(edicao.id).catch(() => undefined)
      set({ trava: 'ocupada' })
    },
  }
}
