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

/** Words about a sending that is another by now. */
export interface Antiga {
  vez: number
  escrita: Escrita
}

/** What is written about one work, and what of it the server has. */
export interface Folha {
  vez: number
  /** The version whose rubric the levels are of. */
  regua: number
  revisao: number
  escrita: Escrita
  salva: Escrita
  fase: 'parada' | 'salvando' | 'falhou'
  erro: unknown
  /** Somebody else wrote since: theirs, until it is decided. */
  outra: Correcao | null
  /** Written here about an earlier sending, and never sent. */
  antiga: Antiga | null
}

export interface Sent {
  id: number
  vez: number
  regua: number
  revisao: number
  escrita: Escrita
}

/** What was written on this device and not sent: with the writing it stood on. */
export interface Guardada {
  /** Of an earlier sending, and never sent: kept until it is used or thrown away. */
  antiga?: Antiga | null
  vez: number
  /** Absent where it was kept before rubrics were told apart. */
  regua?: number
  revisao: number
  escrita: Escrita
}

/** A work as it was read. */
export interface Lida {
  vez: number
  regua: number
  correcao: Correcao | null
}

export interface Remoto {
  send: (sent: Sent) => Promise<Correcao>
  /** What the server has by now; null: nobody began. */
  read: (id: number) => Promise<Lida>
  isConflict: (problem: unknown) => boolean
  isPassing: (problem: unknown) => boolean
  keep: (id: number, guardada: Guardada | null) => void
  kept: (id: number) => Guardada | null
}

/** What was written with the levels of a rubric that is another by now: the words stay, levels are chosen anew. */
const semNiveis = (escrita: Escrita): Escrita => ({ ...escrita, rubrica: [], nota: null, pronta: false })

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
    const { vez, regua, revisao, antiga } = folha
    const escrita = isDirty(folha) ? folha.escrita : VAZIA
    remoto.keep(id, isDirty(folha) || antiga ? { vez, regua, revisao, escrita, antiga } : null)
  }

  async function sendAll(id: number): Promise<void> {
    for (let folha = folhas.get(id); folha && isDirty(folha) && !folha.outra; folha = folhas.get(id)) {
      const { vez, regua, revisao, escrita } = folha
      set(id, { fase: 'salvando' })
      try {
        const { revisao: written } = await remoto.send({ id, vez, regua, revisao, escrita })
        unanswered.delete(id)
        // Opened anew meanwhile: it is another sending, or of another rubric.
        const now = folhas.get(id)
        if (now?.vez === vez && now.regua === regua) set(id, { revisao: written, salva: escrita })
      } catch (problem) {
        if (!remoto.isConflict(problem)) {
          unanswered.set(id, [...(unanswered.get(id) ?? []), escrita])
          throw problem
        }
        const now = await remoto.read(id)
        // Sent again meanwhile, or corrected elsewhere: what is written speaks of another work.
        if (now.vez !== vez || now.regua !== regua || now.correcao === null) throw problem
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
    open(id: number, { vez, regua, correcao }: Lida) {
      const there = folhas.get(id)
      if (there && there.vez === vez && there.regua === regua) {
        if (isDirty(there) || running.has(id) || there.outra) return
        if ((correcao?.revisao ?? 0) <= there.revisao) return
      }
      const salva = correcao ? escritaOf(correcao) : VAZIA
      const revisao = correcao?.revisao ?? 0
      const kept = there && isDirty(there) ? there : remoto.kept(id)
      // What was not sent of an earlier sending is no correction of this one, and stays to be read.
      const antiga =
        kept && kept.vez < vez && !isVazia(kept.escrita)
          ? { vez: kept.vez, escrita: kept.escrita }
          : (kept?.antiga ?? there?.antiga ?? null)
      const mine = kept?.vez === vez && !isVazia(kept.escrita) ? kept : null
      const same = mine?.regua === undefined || mine.regua === regua
      const written = mine && (same ? mine.escrita : semNiveis(mine.escrita))
      folhas = new Map(folhas).set(id, {
        ...{ vez, regua, revisao: mine?.revisao ?? revisao, salva, escrita: written ?? salva },
        ...{ fase: 'parada', erro: null, outra: mine && mine.revisao !== revisao ? correcao : null },
        antiga,
      })
      if (antiga) persist(id)
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
    /** What was written about an earlier sending was used, or is not wanted. */
    forget(id: number) {
      set(id, { antiga: null })
      persist(id)
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
