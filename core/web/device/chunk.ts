/** A page's chunk that no longer loads (a new version was published): one full reload, at most once a minute. */
import { type SafeStorage, safeStorage } from './storage.ts'

/** Milliseconds between two reloads (section 9). */
export const CHUNK_RELOAD_GUARD = 60_000
const KEY = 'chunkReload'

export interface ReloadGuardOptions {
  storage?: SafeStorage
  now?: () => number
  reload?: () => void
}

/** Reloads unless it did so in the last minute; tells whether it did. Without storage it never does: it could loop. */
export function reloadOnce({
  storage = safeStorage(() => globalThis.sessionStorage),
  now = Date.now,
  reload = () => globalThis.location.reload(),
}: ReloadGuardOptions = {}): boolean {
  const last = Number(storage.read(KEY) ?? Number.NEGATIVE_INFINITY)
  // A clock that was set back must not lock the guard.
  if (now() >= last && now() - last < CHUNK_RELOAD_GUARD) return false
  if (!storage.write(KEY, String(now()))) return false
  reload()
  return true
}

/** How Chromium, Firefox, Safari and Vite say that a module or its styles did not arrive. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)

/** Loads a page's chunk. A failed load reloads the page once; a second one within the minute is thrown. */
export async function loadAgainOnce<T>(load: () => Promise<T>, options?: ReloadGuardOptions): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isChunkError(error) || !reloadOnce(options)) throw error
    // The page is on its way out: nothing more is shown on it.
    return new Promise<T>(() => {})
  }
}
