/** Pure rules of one screen: the files that it shows. */

/** Names of fields that hold the number of a file, wherever they stand in a screen. */
const FILES = new Set(['midia', 'legendas'])

/** The files (area midia) that a screen shows, each once. */
export function midiasDe(conteudo: unknown): number[] {
  const found = new Set<number>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value))
      if (typeof inner === 'number' && FILES.has(name)) found.add(inner)
      else look(inner)
  }
  look(conteudo)
  return [...found]
}
