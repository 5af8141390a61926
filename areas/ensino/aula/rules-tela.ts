/** Pure rules of one screen: the files that it shows, as fields of their own and within its texts. */
import { semSinais } from '../../../core/contract/linear.ts'

/** Names of fields that hold the number of a file, wherever they stand in a screen. */
const FILES = new Set(['midia', 'legendas'])

/** Fields of a screen that hold HTML; all others are plain text. */
export const RICOS: ReadonlySet<string> = new Set(['html', 'enunciado', 'transcricao'])

/** What may stand between the paragraphs of a text. */
export const TIPOS_FIGURA = ['imagem', 'audio', 'video'] as const

export type TipoFigura = (typeof TIPOS_FIGURA)[number]

/** Letters of what is said in a sound or a film. */
export const MAX_TRANSCRICAO = 5_000

export interface FiguraDoTexto {
  midia: number
  tipo: TipoFigura
  /** What it shows or lets hear, for who does not see or hear it. */
  alt: string
  /** A picture that says nothing. */
  decorativa: boolean
  /** What is said in a sound or a film, word by word; empty: not told. */
  transcricao: string
  /** The captions of a film. */
  legendas?: number
  /** A film that says in Libras what the text says. */
  libras: boolean
}

const idOf = (text: string | undefined): number | undefined => {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** The figures of a text, in their order. In HTML: `<figure data-midia="7" data-tipo="imagem" data-alt="…"></figure>`. */
export const figurasDe = (html: string): FiguraDoTexto[] =>
  html
    .split('<figure ')
    .slice(1)
    .flatMap((piece) => {
      const [inside = ''] = piece.split('</figure', 1)
      const says = new Map<string, string>()
      for (const [, name = '', value = ''] of inside.matchAll(/data-([a-z]{1,12})="([^"]*)"/g))
        says.set(name, value)
      const [midia, legendas] = [idOf(says.get('midia')), idOf(says.get('legendas'))]
      if (midia === undefined) return []
      const figura = {
        midia,
        tipo: TIPOS_FIGURA.find((one) => one === says.get('tipo')) ?? 'imagem',
        alt: semSinais(says.get('alt') ?? ''),
        decorativa: says.has('decorativa'),
        transcricao: semSinais(says.get('transcricao') ?? ''),
        libras: says.has('libras'),
      }
      return [legendas === undefined ? figura : { ...figura, legendas }]
    })

/** The film in Libras of a text stands before everything else, in this form alone. */
const LIBRAS = /<figure data-midia="([1-9]\d{0,14})" data-tipo="video" data-libras="true"><\/figure>/g

/** The file of the text in Libras; undefined: there is none. */
export const librasDe = (html: string): number | undefined => {
  const [found] = html.matchAll(LIBRAS)
  return idOf(found?.[1])
}

export const semLibras = (html: string): string => html.replaceAll(LIBRAS, '')

/** A text has one at most: another takes its place. */
export const comLibras = (html: string, midia: number | undefined): string =>
  midia === undefined
    ? semLibras(html)
    : `<figure data-midia="${midia}" data-tipo="video" data-libras="true"></figure>${semLibras(html)}`

/** The files (area midia) that a screen shows, each once. */
export function midiasDe(conteudo: unknown): number[] {
  const found = new Set<number>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value))
      if (typeof inner === 'number' && FILES.has(name)) found.add(inner)
      else if (typeof inner === 'string' && RICOS.has(name))
        for (const { midia, legendas } of figurasDe(inner)) {
          found.add(midia)
          if (legendas !== undefined) found.add(legendas)
        }
      else look(inner)
  }
  look(conteudo)
  return [...found]
}
