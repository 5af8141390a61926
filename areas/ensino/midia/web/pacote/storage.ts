/** Browsers that keep frames of other origins from storing anything throw at the attempt: programs that store get a memory. */

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, String(value)),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}

const canStore = (name: 'localStorage' | 'sessionStorage'): boolean => {
  try {
    return window[name] !== null
  } catch {
    return false
  }
}

/** Puts a memory, which ends with the page, in the place of each store that may not be used. */
export function keepStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    if (!canStore(name)) Object.defineProperty(window, name, { value: memory(), configurable: true })
}
