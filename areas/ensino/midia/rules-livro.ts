/** Books (EPUB) as they are kept and read: chapters of clean text and pictures, nothing that runs. And what an EPUB says of itself. */
import { insidePath } from './rules-pacote.ts'
import { tagsOf } from './rules-xml.ts'

/** A piece of a chapter: clean HTML, or a picture as a `data:` address, empty where only its words are left. */
export type Bloco = { html: string } | { imagem: string; alt: string }

export interface CapituloDoLivro {
  /** Empty: it has none of its own. */
  titulo: string
  blocos: Bloco[]
}

export interface Livro {
  formato: 'livro'
  titulo: string
  autor: string
  capitulos: CapituloDoLivro[]
}

/** Most chapters, characters of one, pictures, bytes of all pictures as kept. */
export const LIVRO_LIMITS = { capitulos: 400, texto: 2_000_000, imagens: 200, bytes: 15_000_000 } as const

/** Declarations of old books name a document type that nothing here reads. */
const withoutDoctype = (xml: string): string => xml.replace(/<!DOCTYPE[^<>[]{0,1000}>/i, '')

/** A path as a file of the book names it, from the root of the zip. */
export function pathFrom(from: string, href: string): string | null {
  const folder = from.includes('/') ? `${from.slice(0, from.lastIndexOf('/'))}/` : ''
  const parts: string[] = []
  for (const part of `${folder}${href.split(/[?#]/)[0]}`.split('/'))
    if (part === '..') {
      if (parts.pop() === undefined) return null
    } else if (part !== '.' && part !== '') parts.push(part)
  return insidePath(parts.join('/'))
}

/** META-INF/container.xml: where the description of the book lies. */
export function readContainer(xml: string): string | null {
  const root = tagsOf(withoutDoctype(xml))?.find(({ name, kind }) => name === 'rootfile' && kind !== 'closes')
  return root?.attributes['full-path'] ? insidePath(root.attributes['full-path']) : null
}

interface Descricao {
  titulo: string
  autor: string
  /** The chapters in their order. */
  capitulos: string[]
  /** The table of contents, where there is one. */
  sumario: string | null
}

/** The description of a book (OPF). Null where it can't be read. */
export function readOpf(xml: string, at: string): Descricao | null {
  const tags = tagsOf(withoutDoctype(xml))?.filter(({ kind }) => kind !== 'closes')
  if (tags?.[0]?.name !== 'package') return null
  const first = (name: string): string => tags.find((tag) => tag.name === name)?.text.slice(0, 200) ?? ''
  const items = tags.filter(({ name }) => name === 'item').map(({ attributes }) => attributes)
  const byId = new Map(items.map((item) => [item.id, item.href]))
  const pathOf = (href: string | undefined) => (href === undefined ? null : pathFrom(at, href))
  const capitulos = tags
    .filter(({ name }) => name === 'itemref')
    .flatMap(({ attributes: { idref } }) => pathOf(idref === undefined ? undefined : byId.get(idref)) ?? [])
  const sumario =
    items.find(({ properties = '' }) => properties.split(/\s+/).includes('nav')) ??
    items.find((item) => item['media-type'] === 'application/x-dtbncx+xml')
  return {
    titulo: first('title'),
    autor: first('creator'),
    capitulos: [...new Set(capitulos)].slice(0, LIVRO_LIMITS.capitulos),
    sumario: pathOf(sumario?.href),
  }
}

/** Titles by the chapter that they lead to: of the newer table of contents (nav) and of the older (NCX). */
export function readSumario(xml: string, at: string): Map<string, string> {
  const titles = new Map<string, string>()
  let words = ''
  let target: string | null = null
  for (const { name, attributes, kind, text } of tagsOf(withoutDoctype(xml)) ?? []) {
    if (kind === 'closes' && name === 'a') target = null
    if (kind === 'closes') continue
    if (name === 'text') words = text
    if (name === 'a' && attributes.href) target = pathFrom(at, attributes.href)
    const path = name === 'content' && attributes.src ? pathFrom(at, attributes.src) : target
    const title = name === 'content' ? words : text
    if (path && title && !titles.has(path)) titles.set(path, title.slice(0, 200))
  }
  return titles
}

const isBlocos = (value: unknown): value is Bloco[] =>
  Array.isArray(value) &&
  value.every(
    (bloco: Partial<{ html: unknown; imagem: unknown; alt: unknown }>) =>
      typeof bloco.html === 'string' || (typeof bloco.imagem === 'string' && typeof bloco.alt === 'string'),
  )

/** A book as it was fetched; null where it is none. */
export function readLivro(data: unknown): Livro | null {
  const livro = data as Partial<Livro> | null
  const isBook =
    livro?.formato === 'livro' &&
    Array.isArray(livro.capitulos) &&
    livro.capitulos.every(({ titulo, blocos }) => typeof titulo === 'string' && isBlocos(blocos))
  return isBook ? (livro as Livro) : null
}
