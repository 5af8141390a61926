/** The few things of one kind that this device keeps of lessons; the one kept longest ago gives way. */
import { browserStorage, readJson } from '../../../../../core/web/device/storage.ts'
import { mayKeep } from './conta.ts'

/** Things that are kept, of each kind. */
const MOST = 3

const keyOf = (chave: string): string => `aula-aberta:${chave}`

/** `lista`: where their names stand. A name begins with the account. */
export function guardados<T>(lista: string, isOne: (kept: unknown) => kept is T) {
  const listOf = (storage: typeof browserStorage): string[] => {
    const list = readJson(storage, lista)
    return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : []
  }
  return {
    read(chave: string, storage = browserStorage): T | null {
      const kept = readJson(storage, keyOf(chave))
      return isOne(kept) ? kept : null
    },
    write(chave: string, one: T, storage = browserStorage): void {
      if (!mayKeep(chave)) return
      const known = listOf(storage)
      const next = [chave, ...known.filter((other) => other !== chave)]
      for (const gone of next.slice(MOST)) storage.remove(keyOf(gone))
      if (storage.write(keyOf(chave), JSON.stringify(one)))
        storage.write(lista, JSON.stringify(next.slice(0, MOST)))
      // A copy that is behind would bring back old answers.
      else storage.remove(keyOf(chave))
    },
    drop: (chave: string, storage = browserStorage): void => storage.remove(keyOf(chave)),
    /** Those of an account that left are in no list any more; `start`: how they begin. */
    forget(start: string, storage = browserStorage): void {
      const others = listOf(storage).filter((one) => !one.startsWith(start))
      if (others.length > 0) storage.write(lista, JSON.stringify(others))
      else storage.remove(lista)
    },
  }
}
