/** What packages say of themselves (SCORM, H5P), read without trusting a word, and what they tell while they are played. */
import { tagsOf } from './rules-xml.ts'

export interface Manifesto {
  formato: 'scorm' | 'h5p'
  /** SCORM: '1.2' or '2004'; H5P: '1'. */
  versao: string
  /** The page that starts it, a path inside the package; of H5P its description. */
  entrada: string
  titulo: string
}

export const MAX_MANIFEST = 1_048_576

/** A relative path inside a package, without query; null for one that leads elsewhere. */
export function insidePath(href: string): string | null {
  const [bare = ''] = href.split(/[?#]/)
  let path: string
  try {
    path = decodeURIComponent(bare)
  } catch {
    return null
  }
  if (!path || /^[a-z][\w+.-]*:|^[\\/]|\\|\0/i.test(path)) return null
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  return parts.includes('..') || parts.length === 0 ? null : parts.join('/')
}

/**
 * Reads imsmanifest.xml: the first item of the first organisation that starts something. Null where it can't be read;
 * `entrada` is '' where it starts nothing inside the package.
 */
export function readScorm(xml: string): Manifesto | null {
  const tags = tagsOf(xml)
  if (tags?.[0]?.name !== 'manifest') return null
  const resources = new Map<string, string>()
  let base = tags[0].attributes.base ?? ''
  let item: string | undefined
  let titulo = ''
  let versao = /adlcp_v1p3|adlseq|imsss/i.test(xml) ? '2004' : '1.2'
  for (const { name, attributes, kind, text } of tags) {
    if (kind === 'closes') continue
    if (name === 'schemaversion') versao = /^1\.2\b/.test(text) ? '1.2' : '2004'
    if (name === 'title' && !titulo) titulo = text.slice(0, 200)
    if (name === 'item') item ??= attributes.identifierref
    if (name === 'resources') base += attributes.base ?? ''
    if (name === 'resource' && attributes.identifier && attributes.href)
      resources.set(attributes.identifier, base + (attributes.base ?? '') + attributes.href)
  }
  const href = item === undefined ? [...resources.values()][0] : resources.get(item)
  return { formato: 'scorm', versao, entrada: insidePath(href ?? '') ?? '', titulo }
}

export interface H5pManifesto extends Manifesto {
  /** Folders of the libraries that it is made of. */
  bibliotecas: readonly string[]
}

const LIBRARY = /^[\w.-]{1,100}$/

/** Reads h5p.json. Null where it can't be read. */
export function readH5p(text: string): H5pManifesto | null {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return null
  }
  const { title, mainLibrary, preloadedDependencies } = (read ?? {}) as Record<string, unknown>
  if (typeof mainLibrary !== 'string' || !Array.isArray(preloadedDependencies)) return null
  const bibliotecas: string[] = []
  for (const one of preloadedDependencies.slice(0, 500)) {
    const { machineName, majorVersion, minorVersion } = (one ?? {}) as Record<string, unknown>
    if (typeof machineName !== 'string' || !LIBRARY.test(machineName)) return null
    bibliotecas.push(`${machineName}-${Number(majorVersion)}.${Number(minorVersion)}`)
  }
  if (!bibliotecas.some((name) => name.startsWith(`${mainLibrary}-`))) return null
  const titulo = typeof title === 'string' ? title.slice(0, 200) : ''
  return { formato: 'h5p', versao: '1', entrada: 'h5p.json', titulo, bibliotecas }
}

/** What a package that is played tells: how well, whether to the end, how long, how tall it is. */
export interface PacoteMensagem {
  turmalina: 'pacote'
  /** From 0 to 1; null while nothing was scored. */
  pontos: number | null
  concluido: boolean
  /** Seconds since it was opened. */
  segundos: number
  /** Pixels; 0 where it does not say. */
  altura: number
  /** What it wants to find again when it is opened the next time (SCORM: place and notes); '' for nothing. */
  guardado: string
}

/** Characters of what a package may keep: SCORM 2004 asks for 64,000 of notes and 1,000 of place. */
export const MAX_GUARDADO = 70_000

const MAX_SECONDS = 86_400
const MAX_HEIGHT = 4_000

const isWithin = (value: unknown, max: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= max

const NAMES = 'altura,concluido,guardado,pontos,segundos,turmalina'

/** A message from the frame as it must be; null for anything else: whoever plays is somebody else's program. */
export function readMensagem(data: unknown): PacoteMensagem | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  if (Object.keys(data).sort().join() !== NAMES) return null
  const { turmalina, pontos, concluido, segundos, altura, guardado } = data as Record<string, unknown>
  if (turmalina !== 'pacote' || typeof concluido !== 'boolean') return null
  if (!(pontos === null || isWithin(pontos, 1)) || !isWithin(segundos, MAX_SECONDS)) return null
  if (typeof guardado !== 'string' || guardado.length > MAX_GUARDADO) return null
  return isWithin(altura, MAX_HEIGHT) ? { turmalina, pontos, concluido, segundos, altura, guardado } : null
}
