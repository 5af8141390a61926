/** Where an address that stands in a file of a package leads: into the package, out of it, or nowhere. */

export type Destino =
  /** `achado`: not where the address says, and there is only one that can be meant. */
  | { como: 'aqui' | 'achado'; caminho: string }
  | { como: 'fora' | 'ausente'; caminho: string }
  /** Not of the package: an address of the web, a place in the same text. */
  | { como: 'alheio' }

export type Resolver = (de: string, endereco: string) => Destino

const SCHEME = /^(?:[a-z][a-z\d+.-]{0,30}:|\/\/|#|\$(?:CANVAS|WIKI)_)/i
const FILEBASE = /^\$IMS[-_]CC[-_]FILE[-_]?BASE\$\/?/i
/** Where Common Cartridge keeps what `$IMS-CC-FILEBASE$` stands before. */
const CARTRIDGE = 'web_resources'

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The path without `.` and `..`; null: it leaves the package. */
function joined(folder: string, path: string): string | null {
  const parts = path.startsWith('/') ? [] : folder.split('/').filter(Boolean)
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return null
  }
  return parts.join('/')
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** The names of a package by their last part. */
function byName(nomes: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const nome of nomes) {
    const last = nome.slice(nome.lastIndexOf('/') + 1).toLowerCase()
    const same = found.get(last)
    if (same) same.push(nome)
    else found.set(last, [nome])
  }
  return found
}

/** Of all that end so; undefined: none, or more than one. */
function only(nomes: readonly string[] | undefined, path: string): string | undefined {
  const end = path.toLowerCase()
  const fits = (nomes ?? []).slice(0, 1000).filter((nome) => {
    const low = nome.toLowerCase()
    return low === end || low.endsWith(`/${end}`)
  })
  return fits.length === 1 ? fits[0] : undefined
}

/** Of the names of a package. An address that is percent-encoded, or bears what Canvas writes before it, is understood. */
export function makeResolver(nomes: ReadonlySet<string>): Resolver {
  let index: Map<string, string[]> | undefined
  return (de, endereco) => {
    const raw = endereco
      .trim()
      .replaceAll('\\', '/')
      .replace(/^%24/, '$')
      .replace(/^(\$[\w-]{1,40})%24/, '$1$')
    if (raw === '' || raw.length > 2000 || SCHEME.test(raw)) return { como: 'alheio' }
    const base = FILEBASE.test(raw)
    const cut = raw.replace(FILEBASE, '').split(/[?#]/, 1)[0] ?? ''
    const path = decoded(cut)
    if (path === '') return { como: 'alheio' }
    const folders = base ? [CARTRIDGE, '', folderOf(de)] : [folderOf(de), '', CARTRIDGE]
    const places = folders.map((folder) => joined(folder, path))
    const first = places.find((place) => place !== null)
    if (first === undefined || (!base && places[0] === null)) return { como: 'fora', caminho: path }
    for (const place of places)
      if (place !== null && nomes.has(place)) return { como: 'aqui', caminho: place }
    if (cut !== path && nomes.has(cut)) return { como: 'aqui', caminho: cut }
    index ??= byName(nomes)
    const plain = joined('', path) ?? path
    const found = only(index.get(plain.slice(plain.lastIndexOf('/') + 1).toLowerCase()), plain)
    return found === undefined
      ? { como: 'ausente', caminho: first ?? path }
      : { como: 'achado', caminho: found }
  }
}
