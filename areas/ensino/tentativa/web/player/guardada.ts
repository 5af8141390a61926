/** The lessons opened last, on this device: one that is being done opens without network, too. */
import { browserStorage, readJson } from '../../../../../core/web/device/storage.ts'
import { mayKeep } from './conta.ts'
import type { Aberta } from './useTentativa.ts'

const LISTA = 'aulas-abertas'
/** Lessons that are kept; the one opened longest ago gives way. */
const MOST = 3

const keyOf = (chave: string): string => `aula-aberta:${chave}`

const listOf = (storage: typeof browserStorage): string[] => {
  const list = readJson(storage, LISTA)
  return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : []
}

/** Those of an account that left are in no list any more; `start`: how they begin. */
export function forgetList(start: string, storage = browserStorage): void {
  const others = listOf(storage).filter((one) => !one.startsWith(start))
  if (others.length > 0) storage.write(LISTA, JSON.stringify(others))
  else storage.remove(LISTA)
}

/** `chave` names the account, the lesson and its class. */
export function readGuardada(chave: string, storage = browserStorage): Aberta | null {
  const kept = readJson(storage, keyOf(chave)) as Aberta | undefined
  return kept?.tentativa ? kept : null
}

export function writeGuardada(chave: string, aberta: Aberta, storage = browserStorage): void {
  if (!mayKeep(chave)) return
  const known = listOf(storage)
  const next = [chave, ...known.filter((one) => one !== chave)]
  for (const gone of next.slice(MOST)) storage.remove(keyOf(gone))
  if (storage.write(keyOf(chave), JSON.stringify(aberta)))
    storage.write(LISTA, JSON.stringify(next.slice(0, MOST)))
  // A copy that is behind would bring back old answers.
  else storage.remove(keyOf(chave))
}

export const dropGuardada = (chave: string, storage = browserStorage): void => storage.remove(keyOf(chave))
