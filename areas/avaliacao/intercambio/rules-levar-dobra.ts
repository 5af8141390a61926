/**
 * Parts of a question that other formats have no field for stand in its statement, each in a block of its own that is
 * told again when it comes back: the text that it asks about, its statement above a text with gaps, its command.
 */

import { semEntidades } from './rules-html.ts'
import { escapeXml } from './rules-xml-no.ts'

/** What lies within another comes first. */
const CLASSES = {
  comando: 'turmalina-comando',
  enunciado: 'turmalina-enunciado',
  base: 'turmalina-texto',
} as const
type Parte = keyof typeof CLASSES

/** A block; `titulo`: what it is called. */
export const dobrar = (parte: Parte, html: string, titulo = ''): string =>
  html === '' && titulo === ''
    ? ''
    : `<div class="${CLASSES[parte]}"${titulo === '' ? '' : ` title="${escapeXml(titulo)}"`}>${html}</div>`

export interface Desdobrada {
  /** What stands outside of every block. */
  resto: string
  base: { titulo: string; html: string } | null
  enunciado: string | null
  comando: string
}

/** Where the block that begins at `from` ends; -1: nowhere. */
function endOf(html: string, from: number): number {
  const marks = /<(\/?)div\b/gi
  marks.lastIndex = from
  let depth = 0
  for (let found = marks.exec(html); found; found = marks.exec(html)) {
    depth += found[1] === '/' ? -1 : 1
    if (depth === 0) return found.index
  }
  return -1
}

/** A statement, and what was folded into it. */
export function desdobrar(html: string): Desdobrada {
  const made: Desdobrada = { resto: html, base: null, enunciado: null, comando: '' }
  for (const [parte, classe] of Object.entries(CLASSES)) {
    const start = made.resto.indexOf(`<div class="${classe}"`)
    const begun = start === -1 ? -1 : made.resto.indexOf('>', start)
    const end = begun === -1 ? -1 : endOf(made.resto, start)
    if (end === -1) continue
    const mark = made.resto.slice(start, begun)
    const inside = made.resto.slice(begun + 1, end).trim()
    made.resto = `${made.resto.slice(0, start)}${made.resto.slice(made.resto.indexOf('>', end) + 1)}`.trim()
    if (parte === 'base')
      made.base = { titulo: semEntidades(/ title="([^"]{0,2000})"/.exec(mark)?.[1] ?? ''), html: inside }
    else if (parte === 'enunciado') made.enunciado = inside
    else made.comando = inside
  }
  return made
}
