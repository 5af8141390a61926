/** Reads the gaps of a text: `A água ferve a {{100|cem}} graus.` */
import { formulasOf } from './rules-formula.ts'

const LACUNA = /\{\{([^{}]*)\}\}/g

/**
 * The text around the gaps (one part more than there are gaps) and what each gap takes, the first the one to show. Two
 * braces with nothing between them are no gap, and no braces of a formula are.
 */
export function lacunasOf(texto: string): { partes: string[]; aceitas: string[][] } {
  const partes: string[] = []
  const aceitas: string[][] = []
  const formulas = formulasOf(texto)
  let from = 0
  for (const found of texto.matchAll(LACUNA)) {
    const options = (found[1] as string)
      .split('|')
      .map((option) => option.trim())
      .filter(Boolean)
    if (options.length === 0 || formulas.some(({ from, to }) => found.index > from && found.index < to))
      continue
    partes.push(texto.slice(from, found.index))
    aceitas.push(options)
    from = found.index + found[0].length
  }
  return { partes: [...partes, texto.slice(from)], aceitas }
}
