/** What a person is writing, kept on this device per person and place until it is sent. */
import { browserStorage, readJson, type SafeStorage } from '../../../../core/web/device/storage.ts'
import { sessionStore } from '../../../../core/web/session/store.ts'

export const PREFIX = 'rascunho'

/** Drafts older than this many days are dropped when others are written. */
export const KEPT_DAYS = 30
const DAY = 86_400_000

/** Tabs that may each keep a draft of their own for one place. */
const MOST_TABS = 5

export interface Draft {
  titulo?: string
  conteudo: string
  /** Of what is being edited, as it was when the words were written. */
  versao?: number
  /** Milliseconds since 1970. */
  em: number
}

const slotsOf = (usuario: number, lugar: string): string[] =>
  Array.from({ length: MOST_TABS }, (_, i) => `${PREFIX}:${usuario}:${lugar}${i === 0 ? '' : `~${i + 1}`}`)

function draftAt(key: string, storage: SafeStorage): Draft | null {
  const kept = readJson(storage, key) as Partial<Draft> | undefined
  if (typeof kept?.conteudo !== 'string') return null
  const titulo = typeof kept.titulo === 'string' ? { titulo: kept.titulo } : {}
  const versao = typeof kept.versao === 'number' ? { versao: kept.versao } : {}
  return { ...titulo, ...versao, conteudo: kept.conteudo, em: Number(kept.em) || 0 }
}

const draftsOf = (usuario: number, lugar: string, storage: SafeStorage) =>
  slotsOf(usuario, lugar).map((key) => ({ key, draft: draftAt(key, storage) }))

/** The newest of a place: each tab keeps its own. */
export const readDraft = (
  usuario: number,
  lugar: string,
  storage: SafeStorage = browserStorage,
): Draft | null =>
  draftsOf(usuario, lugar, storage)
    .flatMap(({ draft }) => draft ?? [])
    .sort((a, b) => b.em - a.em)[0] ?? null

/** Whether another tab keeps words for this place; `mine` is when one's own were written last. */
export const hasOtherDraft = (
  usuario: number,
  lugar: string,
  mine: number | null,
  storage: SafeStorage = browserStorage,
): boolean => draftsOf(usuario, lugar, storage).some(({ draft }) => draft !== null && draft.em !== mine)

/**
 * Over one's own draft, never over that of another tab.
 * @param mine when the draft that this one follows was written; null: it is the first
 * @returns false when the device could not keep it
 */
export function writeDraft(
  usuario: number,
  lugar: string,
  draft: Draft,
  mine: number | null = null,
  storage: SafeStorage = browserStorage,
): boolean {
  if (!sessionStore.mayKeep(String(usuario))) return false
  const all = draftsOf(usuario, lugar, storage)
  const slot = all.find((one) => one.draft?.em === mine) ?? all.find((one) => one.draft === null)
  return slot !== undefined && storage.write(slot.key, JSON.stringify(draft))
}

export function dropDraft(
  usuario: number,
  lugar: string,
  mine: number | null,
  storage: SafeStorage = browserStorage,
): void {
  const own = draftsOf(usuario, lugar, storage).find(({ draft }) => draft?.em === mine)
  if (own) storage.remove(own.key)
}

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
