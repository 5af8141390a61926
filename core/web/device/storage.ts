/** Local storage that never throws: blocked, full or absent storage reads as empty and refuses writes. */

export interface SafeStorage {
  read: (key: string) => string | null
  /** False when the value could not be kept (blocked, over quota). */
  write: (key: string, value: string) => boolean
  remove: (key: string) => void
}

/** `open` is called each time, as merely naming `localStorage` throws where cookies are blocked. */
export function safeStorage(open: () => Storage | undefined): SafeStorage {
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      const storage = open()
      return storage ? use(storage) : otherwise
    } catch {
      return otherwise
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  }
}

/** One storage per origin, so accounts and tenants of two hosts never meet. */
export const browserStorage = safeStorage(() => globalThis.localStorage)

/** Parsed JSON, or undefined for absent and corrupted text. */
export function readJson(storage: SafeStorage, key: string): unknown {
  try {
    return JSON.parse(storage.read(key) ?? '') as unknown
  } catch {
    return undefined
  }
}
