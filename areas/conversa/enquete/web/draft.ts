/** Answers being given, kept on this device per person and survey until they are sent. */
import { browserStorage, readJson, type SafeStorage } from '../../../../core/web/device/storage.ts'
import { sessionStore } from '../../../../core/web/session/store.ts'
import type { Valor } from '../shapes.ts'

// Beside the drafts of the forum, which forgets those that nobody came back to.
const keyOf = (usuario: number, enquete: number) => `rascunho:${usuario}:enquete:${enquete}`

const isValor = (value: unknown): value is Valor =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Valor>).pergunta === 'number'

export function readAnswers(
  usuario: number,
  enquete: number,
  storage: SafeStorage = browserStorage,
): Valor[] {
  const kept = readJson(storage, keyOf(usuario, enquete)) as { valores?: unknown } | undefined
  return Array.isArray(kept?.valores) ? kept.valores.filter(isValor) : []
}

/** False when the device could not keep them. */
export const keepAnswers = (
  usuario: number,
  enquete: number,
  valores: readonly Valor[],
  storage: SafeStorage = browserStorage,
): boolean =>
  sessionStore.mayKeep(String(usuario)) &&
  storage.write(keyOf(usuario, enquete), JSON.stringify({ valores, em: Date.now() }))

export const dropAnswers = (usuario: number, enquete: number, storage: SafeStorage = browserStorage): void =>
  storage.remove(keyOf(usuario, enquete))
