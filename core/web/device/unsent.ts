/** What was written and never sent, kept on this device per account and place until it is, or the account leaves. */
import { useCallback, useRef, useState } from 'react'
import { sessionStore } from '../session/store.ts'
import { keysOf } from './leave/storage-holder.ts'
import { browserStorage, readJson, type SafeStorage } from './storage.ts'

export const PREFIX = 'por-enviar'

/** What nobody came back to in so many days is dropped. */
export const KEPT_DAYS = 30
const DAY_MS = 86_400_000

export interface Unsent<T> {
  valor: T
  /** Milliseconds since 1970. */
  em: number
}

const keyOf = (conta: string, lugar: string): string => `${PREFIX}:${conta}:${lugar}`

/** @param lugar names the place, such as `trilha:5` */
export function readUnsent<T>(
  conta: string,
  lugar: string,
  storage: SafeStorage = browserStorage,
): Unsent<T> | null {
  const kept = readJson(storage, keyOf(conta, lugar)) as Partial<Unsent<T>> | undefined
  if (typeof kept?.em !== 'number' || kept.valor === undefined) return null
  return { valor: kept.valor, em: kept.em }
}

/** False when the device could not keep it. */
export const keepUnsent = <T>(
  conta: string,
  lugar: string,
  unsent: Unsent<T>,
  storage: SafeStorage = browserStorage,
): boolean => sessionStore.mayKeep(conta) && storage.write(keyOf(conta, lugar), JSON.stringify(unsent))

/** Drops what was kept at that moment, not what another tab has kept since. */
export function dropUnsent(
  conta: string,
  lugar: string,
  em: number,
  storage: SafeStorage = browserStorage,
): void {
  if (readUnsent(conta, lugar, storage)?.em === em) storage.remove(keyOf(conta, lugar))
}

/** Forgets the oldest of this device. */
export function forgetOldUnsent(now: number, open: () => Storage = () => localStorage): void {
  const until = now - KEPT_DAYS * DAY_MS
  try {
    const storage = open()
    for (const key of keysOf(open).filter((one) => one.startsWith(`${PREFIX}:`))) {
      const { em } = (JSON.parse(storage.getItem(key) ?? '{}') ?? {}) as Partial<Unsent<unknown>>
      if (typeof em !== 'number' || em < until) storage.removeItem(key)
    }
  } catch {
    // Blocked storage keeps nothing; a corrupted one is written over when its place is used again.
  }
}

/** The account in use, as this device names it. */
const conta = (): string => sessionStore.get().sessao?.usuario ?? ''

export interface UnsentState<T> {
  /** What an earlier visit left here; null once it was taken up or put aside. */
  found: Unsent<T> | null
  /** Goes on from what was found: it stays kept until something else is, or it is dropped. */
  take: () => void
  keep: (valor: T) => void
  /** After it was sent, or given up. */
  drop: () => void
}

export function useUnsent<T>(lugar: string): UnsentState<T> {
  const [usuario] = useState(conta)
  const [found, setFound] = useState(() => {
    forgetOldUnsent(Date.now())
    return usuario === '' ? null : readUnsent<T>(usuario, lugar)
  })
  /** When this visit kept something last. */
  const mine = useRef(found?.em ?? null)
  const keep = useCallback(
    (valor: T) => {
      const em = Date.now()
      if (usuario !== '' && keepUnsent(usuario, lugar, { valor, em })) mine.current = em
    },
    [usuario, lugar],
  )
  const drop = useCallback(() => {
    if (mine.current !== null) dropUnsent(usuario, lugar, mine.current)
    mine.current = null
    setFound(null)
  }, [usuario, lugar])
  const take = useCallback(() => setFound(null), [])
  return { found, take, keep, drop }
}
