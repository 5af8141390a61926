/** School years as files write them, and what the codes of the Base tell (BNCC, 2018, pages 26 and 30). */

import { table } from '../../../core/contract/table.ts'
import { fold } from '../../escola/pessoa/rules.ts'

export type Estagio = 'ei' | 'ef' | 'em' | 'eja'

/** How many years, groups or series each stage has. */
const YEARS: Readonly<Record<Estagio, number>> = { ei: 3, ef: 9, em: 3, eja: 3 }

export interface CodigoDaBase {
  estagio: 'ei' | 'ef' | 'em'
  /** Short name of the component, or of the field of experience. */
  sigla: string
  anos: string[]
}

const span = (estagio: Estagio, from: number, to: number): string[] =>
  from < 1 || to > YEARS[estagio] || from > to
    ? []
    : Array.from({ length: to - from + 1 }, (_, i) => `${estagio}${from + i}`)

/**
 * What a code of the Base says: `EF67LP08` is of the 6th and 7th years of Língua Portuguesa, `EI02CG01` of the second
 * age group, `EM13LGG101` of all three series. Undefined for codes of any other making.
 */
export function readCodigo(codigo: string): CodigoDaBase | undefined {
  const [, etapa, years = '', sigla = ''] =
    /^(EI|EF|EM)(\d\d)([A-Z]{2,3})\d{2,3}[A-Z]?$/.exec(codigo.trim().toUpperCase()) ?? []
  if (!etapa) return undefined
  const estagio = etapa.toLowerCase() as CodigoDaBase['estagio']
  const [first = 0, last = 0] = [...years].map(Number)
  const anos = span(estagio, first === 0 ? last : first, last)
  return anos.length > 0 ? { estagio, sigla, anos } : undefined
}

/** The stage that a piece of text names; undefined when it names none. */
function stageIn(text: string): Estagio | undefined {
  if (/\beja\b|eja\d|jovens e adultos/.test(text)) return 'eja'
  if (/\bem\b|\bem\d|ensino medio|\bserie\b/.test(text)) return 'em'
  if (/\bei\b|\bei\d|infantil|grupo|bebe|crianca/.test(text)) return 'ei'
  return /\bef\b|\bef\d|fundamental|\bano\b|\banos\b/.test(text) ? 'ef' : undefined
}

const GROUPS: Readonly<Record<string, string>> = table({
  bebes: 'ei1',
  'criancas bem pequenas': 'ei2',
  'criancas pequenas': 'ei3',
})

/** Two numbers with a word or a sign between them that means "to": `1º ao 5º`, `6-9`. */
function isSpan(text: string): boolean {
  const between = /\d([^\d]+)\d/.exec(text)?.[1] ?? ''
  return /^[ºª°oa.]*(?:a|ao|ate|-|–|—)$/.test(between.replace(/\s/g, ''))
}

/** One piece between separators: a code, a name, `5º EF`, `1º ao 5º ano`, `ei-grupo-02`. */
function yearsOf(piece: string, known: Estagio): string[] {
  const named = GROUPS[piece]
  if (named) return [named]
  // `Anos Iniciais (5º EF)`: what stands in brackets is the year, the rest says it at large.
  const text =
    [...piece.matchAll(/\(([^()]*)\)/g)]
      .map(([, inside]) => inside)
      .find((inside) => /\d/.test(inside ?? '')) ?? piece
  const estagio = stageIn(text) ?? stageIn(piece) ?? known
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const [first, last, ...more] = numbers
  if (first === undefined || more.length > 0) return []
  if (last === undefined) return span(estagio, first, first)
  return isSpan(text) ? span(estagio, first, last) : []
}

/**
 * The codes of the school years (`ef6`) that a cell names, in order and each once; null when a piece of it names none.
 * `estagio`: of which stage bare numbers are. `nomes`: the tenant's own names of years, folded, and their codes.
 */
export function readAnos(
  text: string,
  { estagio, nomes }: { estagio: Estagio; nomes: ReadonlyMap<string, string> },
): string[] | null {
  const pieces = fold(text)
    .split(/[|,;/\n]| e /)
    .map((piece) => piece.trim())
    .filter(Boolean)
  const anos = pieces.map((piece) => {
    const named = nomes.get(piece)
    return named ? [named] : yearsOf(piece, estagio)
  })
  return anos.some((list) => list.length === 0) ? null : sortAnos(anos.flat())
}

const ORDER: readonly Estagio[] = ['ei', 'ef', 'em', 'eja']
const placeOf = (ano: string): number => {
  const [, estagio = '', n = '0'] = /^([a-z]+)(\d+)$/.exec(ano) ?? []
  return ORDER.indexOf(estagio as Estagio) * 100 + Number(n)
}

/** Codes of years from the youngest on, each once. */
export const sortAnos = (anos: readonly string[]): string[] =>
  [...new Set(anos)].sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))
