/** Gives parts of a screen new names and a new order, so that neither tells the key. */
import { comparavel } from './rules-pontuar-texto.ts'
import { type Sorte, shuffled } from './rules-publicar-sorte.ts'
import type { Parte, Rotulo } from './shapes-telas-aluno.ts'

export interface Nomeada<T> {
  id: string
  de: T
}

/** In the order given; with `sorte` in another. The names are the places: `a1`, `a2` … */
export const nomeadas = <T>(items: readonly T[], prefix: string, sorte?: Sorte): Nomeada<T>[] =>
  (sorte ? shuffled(items, sorte) : items).map((de, at) => ({ id: `${prefix}${at + 1}`, de }))

export const rotuloOf = ({ texto, imagem }: Rotulo): Rotulo => (imagem ? { texto, imagem } : { texto })

export const partesOf = (items: readonly Nomeada<Rotulo>[]): Parte[] =>
  items.map(({ id, de }) => ({ id, ...rotuloOf(de) }))

/** Nobody can tell two parts of the same face apart. */
export const faceOf = ({ texto, imagem }: Rotulo): string => `${imagem?.midia ?? ''} ${comparavel(texto)}`

/** The names of those that `chosen` holds for. */
export const idsOf = <T>(items: readonly Nomeada<T>[], chosen: (item: T) => boolean): string[] =>
  items.filter(({ de }) => chosen(de)).map(({ id }) => id)

/** Name → what the author says to whoever chose it, where anything is said. */
export const feedbacksOf = (items: readonly Nomeada<{ feedback: string }>[]): Record<string, string> =>
  Object.fromEntries(items.filter(({ de }) => de.feedback).map(({ id, de }) => [id, de.feedback]))
