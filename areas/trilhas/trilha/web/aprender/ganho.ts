/** What was earned while a lesson was done: the points before it, kept for the moment of the return. */
import { readJson, safeStorage } from '../../../../../core/web/device/storage.ts'

const storage = safeStorage(() => globalThis.sessionStorage)
export const PREFIX = 'trilha-antes:'
const chave = (trilha: number) => `${PREFIX}${trilha}`

interface Antes {
  pontos: number
  habilidade: number
}

export function leave(trilha: number, antes: Antes): void {
  storage.write(chave(trilha), JSON.stringify(antes))
}

const isAntes = (value: unknown): value is Antes =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Antes).pontos === 'number' &&
  typeof (value as Antes).habilidade === 'number'

/** What was kept when the path was left for a lesson, once. */
export function comeBack(trilha: number): Antes | null {
  const kept = readJson(storage, chave(trilha))
  storage.remove(chave(trilha))
  return isAntes(kept) ? kept : null
}
