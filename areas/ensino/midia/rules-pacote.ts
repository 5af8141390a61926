/** What packages say of themselves (SCORM, H5P), read without trusting a word, and what they tell while they are played. */
import { type Tag, tagsOf } from './rules-xml.ts'

export interface Manifesto {
  formato: 'scorm' | 'h5p'
  /** SCORM: '1.2' or '2004'; H5P: '1'. */
  versao: string
  /** The page that starts it, a path inside the package; of H5P its description. */
  entrada: string
  titulo: string
  /** Of SCORM with several parts: its contents, in order. */
  itens?: readonly Sco[]
}

/** A part of a SCORM package, which is opened by itself. */
export interface Sco {
  id: string
  titulo: string
  /** How deep it stands in the contents, from 0. */
  nivel: number
  /** Its page, a path inside the package, and what stands after the `?`. */
  entrada: string
  consulta: string
  /** It tells how it went; else it is done once it is opened. */
  avisa: boolean
}

const MAX_ITENS = 300
const MAX_CONSULTA = 1_000

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

interface Item {
  id: string
  ref: string | undefined
  titulo: string
  nivel: number
  parametros: string
}

/** The items of each organisation, in order; those that are not to be seen left out. */
function organizationsOf(tags: readonly Tag[]): { padrao: string | undefined; itens: Map<string, Item[]> } {
  const itens = new Map<string, Item[]>()
  let padrao: string | undefined
  let items: Item[] = []
  const open: Item[] = []
  for (const { name, attributes, kind, text } of tags) {
    if (name === 'organizations' && kind !== 'closes') padrao = attributes.default
    if (name === 'organization' && kind === 'opens') {
      items = []
      itens.set(attributes.identifier ?? '', items)
    }
    if (name === 'title' && kind === 'opens') {
      const item = open.at(-1)
      if (item && !item.titulo) item.titulo = text.slice(0, 200)
    }
    if (name !== 'item') continue
    if (kind === 'closes') {
      open.pop()
      continue
    }
    const { identifier: id = '', identifierref: ref, parameters: parametros = '', isvisible } = attributes
    const item = { id, ref, titulo: '', nivel: open.length, parametros }
    if (isvisible !== 'false') items.push(item)
    if (kind === 'opens') open.push(item)
  }
  return { padrao, itens }
}

interface Resource {
  href: string
  avisa: boolean
}

/** What stands after the `?` of an address, and what an item adds to it. */
function consultaOf(href: string, parametros: string): string {
  const parts = [
    href.split('#')[0]?.split('?')[1] ?? '',
    (parametros.split('#')[0] ?? '').replace(/^[?&]/, ''),
  ]
  return parts.filter(Boolean).join('&').slice(0, MAX_CONSULTA)
}

/**
 * Reads imsmanifest.xml: the organisation that it names first, or the first; the first item of it that starts something,
 * and the contents where several do. Null where it can't be read; `entrada` is '' where it starts nothing inside the package.
 */
export function readScorm(xml: string): Manifesto | null {
  const tags = tagsOf(xml)
  if (tags?.[0]?.name !== 'manifest') return null
  const resources = new Map<string, Resource>()
  let base = tags[0].attributes.base ?? ''
  let titulo = ''
  let versao = /adlcp_v1p3|adlseq|imsss/i.test(xml) ? '2004' : '1.2'
  for (const { name, attributes, kind, text } of tags) {
    if (kind === 'closes') continue
    if (name === 'schemaversion') versao = /^1\.2\b/.test(text) ? '1.2' : '2004'
    if (name === 'title' && !titulo) titulo = text.slice(0, 200)
    if (name === 'resources') base += attributes.base ?? ''
    if (name === 'resource' && attributes.identifier && attributes.href)
      resources.set(attributes.identifier, {
        href: base + (attributes.base ?? '') + attributes.href,
        avisa: attributes.scormtype?.toLowerCase() !== 'asset',
      })
  }
  const { padrao = '', itens: all } = organizationsOf(tags)
  const items = all.get(padrao) ?? [...all.values()][0] ?? []
  const itens = items.slice(0, MAX_ITENS).flatMap(({ id, ref, titulo: nome, nivel, parametros }): Sco[] => {
    const resource = resources.get(ref ?? '')
    const entrada = insidePath(resource?.href ?? '')
    return resource && entrada
      ? [
          {
            id,
            titulo: nome,
            nivel,
            entrada,
            consulta: consultaOf(resource.href, parametros),
            avisa: resource.avisa,
          },
        ]
      : []
  })
  const first = items.find(({ ref }) => ref !== undefined)
  const href = first?.ref === undefined ? [...resources.values()][0]?.href : resources.get(first.ref)?.href
  const entrada = insidePath(href ?? '') ?? ''
  return { formato: 'scorm', versao, entrada, titulo, ...(itens.length > 1 && { itens }) }
}

export interface H5pManifesto extends Manifesto {
  /** Folders of the libraries that it is made of. */
  bibliotecas: readonly string[]
}

const LIBRARY = /^[\w.-]{1,100}$/
/** Of a package, whoever names them. */
export const MAX_BIBLIOTECAS = 500

/** The fields of whatever was read; none of what has none. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The folders of the libraries in a list of dependencies; null where one is named as none is. */
function foldersOf(dependencies: unknown): string[] | null {
  const folders: string[] = []
  for (const one of listOf(dependencies).slice(0, MAX_BIBLIOTECAS)) {
    const { machineName, majorVersion, minorVersion } = fieldsOf(one)
    if (typeof machineName !== 'string' || !LIBRARY.test(machineName)) return null
    folders.push(`${machineName}-${Number(majorVersion)}.${Number(minorVersion)}`)
  }
  return folders
}

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? fieldsOf(read) : null
  } catch {
    return null
  }
}

/** Reads h5p.json. Null where it can't be read. */
export function readH5p(text: string): H5pManifesto | null {
  const { title, mainLibrary, preloadedDependencies } = objectOf(text) ?? {}
  if (typeof mainLibrary !== 'string' || !Array.isArray(preloadedDependencies)) return null
  const bibliotecas = foldersOf(preloadedDependencies)
  if (!bibliotecas?.some((name) => name.startsWith(`${mainLibrary}-`))) return null
  const titulo = typeof title === 'string' ? title.slice(0, 200) : ''
  return { formato: 'h5p', versao: '1', entrada: 'h5p.json', titulo, bibliotecas }
}

/** What a library of H5P needs to run: files in its own folder, and the folders of other libraries. */
export interface Biblioteca {
  arquivos: readonly string[]
  bibliotecas: readonly string[]
}

/** Reads a library.json. Null where it can't be read. */
export function readBiblioteca(text: string): Biblioteca | null {
  const read = objectOf(text)
  if (!read) return null
  const bibliotecas = foldersOf(read.preloadedDependencies)
  const paths = [...listOf(read.preloadedJs), ...listOf(read.preloadedCss)].map((one) => {
    const { path } = fieldsOf(one)
    return typeof path === 'string' ? insidePath(path) : null
  })
  const arquivos = paths.filter((path) => path !== null)
  return bibliotecas && arquivos.length === paths.length ? { arquivos, bibliotecas } : null
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

/** What went wrong in a package: nothing of it shows, or something of another place was stopped. */
export interface PacoteAviso {
  turmalina: 'aviso'
  aviso: 'vazio' | 'bloqueado'
  /** The host that was stopped; '' where none is. */
  de: string
}

/** A warning from the frame as it must be; null for anything else. */
export function readAviso(data: unknown): PacoteAviso | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  if (Object.keys(data).sort().join() !== 'aviso,de,turmalina') return null
  const { turmalina, aviso, de } = fieldsOf(data)
  if (turmalina !== 'aviso' || (aviso !== 'vazio' && aviso !== 'bloqueado')) return null
  // Shown to people: a host and nothing that could be read as words.
  return typeof de === 'string' && /^[\w.-]{0,100}$/.test(de) ? { turmalina, aviso, de } : null
}

/** A message from the frame as it must be; null for anything else: whoever plays is somebody else's program. */
export function readMensagem(data: unknown): PacoteMensagem | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  if (Object.keys(data).sort().join() !== NAMES) return null
  const { turmalina, pontos, concluido, segundos, altura, guardado } = fieldsOf(data)
  if (turmalina !== 'pacote' || typeof concluido !== 'boolean') return null
  if (!(pontos === null || isWithin(pontos, 1)) || !isWithin(segundos, MAX_SECONDS)) return null
  if (typeof guardado !== 'string' || guardado.length > MAX_GUARDADO) return null
  return isWithin(altura, MAX_HEIGHT) ? { turmalina, pontos, concluido, segundos, altura, guardado } : null
}
