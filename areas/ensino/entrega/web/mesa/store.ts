/**
 * The desk while it is worked at: which work is open, what is written about each, and its sending. Every act names the
 * work it is for, at the instant of its key: what is slow never lands on another pupil.
 */

import { same } from '../../../../../core/contract/same.ts'
import { isVazia } from '../../rules-mesa.ts'
import type { Correcao } from '../../shapes.ts'

/** Milliseconds after the last key. */
export const PAUSE = 500
/** Waits between tries of what failed by the network, in milliseconds. */
const RETRIES = [2_000, 5_000, 15_000, 60_000]

export type Escrita = Omit<Correcao, 'revisao' | 'autor'>

export const VAZIA: Escrita = {
  nota: null,
  rubrica: [],
  comentario: '',
  marcas: [],
  pronta: false,
  refazer: false,
}

/** What is written about one work, and what of it the server has. */
export interface Folha {
  vez: number
  revisao: number
  escrita: Escrita
  salva: Escrita
  fase: 'parada' | 'salvando' | 'falhou'
  erro: unknown
  /** Somebody else wrote since: theirs, until it is decided. */
  outra: Correcao | null
}

export interface Sent {
  id: number
  vez: number
  revisao: number
  escrita: Escrita
}

/** What was written on this device and not sent: with the writing it stood on. */
export interface Guardada {
  vez: number
  revisao: number
  escrita: Escrita
}

export interface Remoto {
  send: (sent: Sent) => Promise<Correcao>
  /** What the server has by now; null: nobody began. */
  read: (id: number) => Promise<{ vez: number; correcao: Correcao | null }>
  isConflict: (problem: unknown) => boolean
  isPassing: (problem: unknown) => boolean
  keep: (id: number, guardada: Guardada | null) => void
  kept: (id: number) => Guardada | null
}

const escritaOf = ({ revisao: _, autor: __, ...escrita }: Correcao): Escrita => escrita

export function createMesaStore(remoto: Remoto) {
  let folhas: ReadonlyMap<number, Folha> = new Map()
  const listeners = new Set<() => void>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const running = new Map<number, Promise<void>>()
  const failures = new Map<number, number>()
  /** What was sent and not answered: it may have come all the same. */
  const unanswered = new Map<number, Escrita[]>()

  const set = (id: number, part: Partial<Folha>) => {
    const before = folhas.get(id)
    if (!before) return
    folhas = new Map(folhas).set(id, { ...before, ...part })
    for (const listener of listeners) listener()
  }
  const isDirty = ({ escrita, salva }: Folha) => escrita !== salva
  const later = (id: number, wait: number) => {
    clearTimeout(timers.get(id))
    timers.set(
      id,
      setTimeout(() => void flush(id), wait),
    )
  }
  const persist = (id: number) => {
    const folha = folhas.get(id)
    if (!folha) return
    const { vez, revisao, escrita } = folha
    remoto.keep(id, isDirty(folha) ? { vez, revisao, escrita } : null)
  }

  async function sendAll(id: number): Promise<void> {
    for (let folha = folhas.get(id); folha && isDirty(folha) && !folha.outra; folha = folhas.get(id)) {
      const { vez, revisao, escrita } = folha
      set(id, { fase: 'salvando' })
      try {
        const { revisao: written } = await remoto.send({ id, vez, revisao, escrita })
        unanswered.delete(id)
        set(id, { revisao: written, salva: escrita })
      } catch (problem) {
        if (!remoto.isConflict(problem)) {
          unanswered.set(id, [...(unanswered.get(id) ?? []), escrita])
          throw problem
        }
        const now = await remoto.read(id)
        // Sent again meanwhile, or corrected elsewhere: what is written speaks of another work.
        if (now.vez !== vez || now.correcao === null) throw problem
        const there = escritaOf(now.correcao)
        const own =
          now.correcao.revisao === revisao + 1 && unanswered.get(id)?.some((one) => same(one, there))
        unanswered.delete(id)
        set(id, own ? { revisao: now.correcao.revisao, salva: there } : { outra: now.correcao })
      }
    }
  }

  /** Sends what is written about a work and not sent yet. */
  function flush(id: number): Promise<void> {
    clearTimeout(timers.get(id))
    const under = running.get(id)
    if (under) return under
    const work = sendAll(id)
      .then(
        () => {
          failures.delete(id)
          set(id, { fase: 'parada', erro: null })
        },
        (problem: unknown) => {
          set(id, { fase: 'falhou', erro: problem })
          const tries = failures.get(id) ?? 0
          failures.set(id, tries + 1)
          if (remoto.isPassing(problem)) later(id, RETRIES[Math.min(tries, RETRIES.length - 1)] ?? 60_000)
        },
      )
      .finally(() => {
        running.delete(id)
        persist(id)
      })
    running.set(id, work)
    return work
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => folhas,
    flush,
    flushAll: () => Promise.all([...folhas.keys()].map(flush)),
    /** A work was read: what is written about it here stays, unless all of it was sent. */
    open(id: number, { vez, correcao }: { vez: number; correcao: Correcao | null }) {
      const there = folhas.get(id)
      if (there && there.vez === vez) {
        if (isDirty(there) || running.has(id) || there.outra) return
        if ((correcao?.revisao ?? 0) <= there.revisao) return
      }
      const salva = correcao ? escritaOf(correcao) : VAZIA
      const revisao = correcao?.revisao ?? 0
      const kept = remoto.kept(id)
      const mine = kept?.vez === vez && !isVazia(kept.escrita) ? kept : null
      folhas = new Map(folhas).set(id, {
        ...{ vez, revisao: mine?.revisao ?? revisao, salva, escrita: mine?.escrita ?? salva },
        ...{ fase: 'parada', erro: null, outra: mine && mine.revisao !== revisao ? correcao : null },
      })
      for (const listener of listeners) listener()
      if (mine) later(id, PAUSE)
    },
    /** Written about this work, and no other. Nothing happens to one that was not read. */
    write(id: number, part: Partial<Escrita>, at: 'later' | 'now' = 'later') {
      const folha = folhas.get(id)
      if (!folha) return
      // What is changed again is not ready, until it is said to be.
      set(id, { escrita: { ...folha.escrita, pronta: false, ...part } })
      persist(id)
      if (!folha.outra) later(id, at === 'now' ? 0 : PAUSE)
    },
    /** Ends a conflict: what is written here goes over the other, knowingly, or gives way to it. */
    resolve(id: number, mine: boolean) {
      const folha = folhas.get(id)
      if (!folha?.outra) return
      const salva = escritaOf(folha.outra)
      set(id, {
        ...{ revisao: folha.outra.revisao, salva, outra: null, fase: 'parada', erro: null },
        escrita: mine ? folha.escrita : salva,
      })
      persist(id)
      void flush(id)
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
