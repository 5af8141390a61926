/** What a person is writing, kept on this device per person and place until it is sent. */
import { browserStorage, readJson, type SafeStorage } from '../../../core/web/device/storage.ts'

const PREFIX = 'rascunho'

/** Drafts older than this many days are dropped when others are written. */
const KEPT_DAYS = 30
const DAY = 86_400_000

export interface Draft {
  titulo?: string
  conteudo: string
  /** Milliseconds since 1970. */
  em: number
}

const keyOf = (usuario: number, lugar: string) => `${PREFIX}:${usuario}:${lugar}`

export function readDraft(
  usuario: number,
  lugar: string,
  storage: SafeStorage = browserStorage,
): Draft | null {
  const kept = readJson(storage, keyOf(usuario, lugar)) as Partial<Draft> | undefined
  if (typeof kept?.conteudo !== 'string') return null
  const titulo = typeof kept.titulo === 'string' ? { titulo: kept.titulo } : {}
  return { ...titulo, conteudo: kept.conteudo, em: Number(kept.em) || 0 }
}

/** False when the device could not keep it. */
export const writeDraft = (
  usuario: number,
  lugar: string,
  draft: Draft,
  storage: SafeStorage = browserStorage,
): boolean => storage.write(keyOf(usuario, lugar), JSON.stringify(draft))

export const dropDraft = (usuario: number, lugar: string, storage: SafeStorage = browserStorage): void =>
  storage.remove(keyOf(usuario, lugar))

/** Forgets the drafts of this device that nobody came back to. */
export function dropOldDrafts(now: number, open: () => Storage = () => localStorage): void {
  try {
    const storage = open()
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
    for (const key of keys.filter((one) => one.startsWith(`${PREFIX}:`))) {
      const { em } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<Draft>
      if (typeof em !== 'number' || now - em > KEPT_DAYS * DAY) storage.removeItem(key)
    }
  } catch {
    // Blocked storage holds no drafts; a corrupted one is written over when its place is used again.
  }
}
