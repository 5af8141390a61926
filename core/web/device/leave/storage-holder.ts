/** A holder of keys in local storage: those of an account begin with its name. */
import { browserStorage, type SafeStorage } from '../storage.ts'
import type { Conta, Holder, Trabalho } from './holder.ts'

/** The keys of a storage; none where it is blocked. */
export function keysOf(open: () => Storage = () => localStorage): string[] {
  try {
    const storage = open()
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  } catch {
    return []
  }
}

/** Removes what begins so: convenience, and what no account owns. */
export function forgetKeys(starts: readonly string[], open: () => Storage = () => localStorage): void {
  for (const key of keysOf(open)) if (starts.some((start) => key.startsWith(start))) open().removeItem(key)
}

interface Options {
  nome: string
  /** How the keys of an account begin. */
  start: (conta: Conta) => string
  tipo?: Trabalho['tipo']
  /** Days after `em` of the kept JSON; absent: for ever. */
  days?: number
  /** Whether it exists nowhere else; absent: always. */
  isWork?: (kept: unknown) => boolean
  /** What else goes with the account. */
  forget?: (conta: Conta) => void
}

const DAY_MS = 86_400_000

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function storageHolder(
  { nome, start, tipo, days, isWork = () => true, forget }: Options,
  storage: SafeStorage = browserStorage,
): Holder {
  const own = (conta: Conta) => keysOf().filter((key) => key.startsWith(start(conta)))
  return {
    nome,
    async collect(conta) {
      return own(conta).flatMap((id): Trabalho[] => {
        const valor = storage.read(id)
        const kept = valor === null ? undefined : parsed(valor)
        if (kept === undefined || !isWork(kept)) return []
        const em = Number((kept as { em?: unknown } | null)?.em)
        return [
          { id, valor, ...(tipo && { tipo }), ...(days !== undefined && { ate: (em || 0) + days * DAY_MS }) },
        ]
      })
    },
    async drop(_, trabalhos) {
      for (const { id, valor } of trabalhos) if (storage.read(id) === valor) storage.remove(id)
    },
    async restore(conta, { id, valor }) {
      if (!id.startsWith(start(conta)) || typeof valor !== 'string') return false
      const there = storage.read(id)
      // What only belongs to something else gives way to a newer one.
      return there === null ? storage.write(id, valor) : there === valor || tipo === undefined
    },
    async forget(conta) {
      // What is no work, or can't be read, is left over.
      for (const key of own(conta)) {
        const kept = parsed(storage.read(key) ?? '')
        if (kept === undefined || !isWork(kept)) storage.remove(key)
      }
      forget?.(conta)
    },
  }
}
