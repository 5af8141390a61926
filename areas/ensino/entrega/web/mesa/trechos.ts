/** The marks of a work in their order, and its text cut where they begin and end. Pure. */
import { type Piece, piecesOf } from '../../../../../core/web/passages.ts'
import type { Marca } from '../../shapes.ts'

/** Marks of the text, in reading order; their numbers count from 1 over all marks of the work. */
export const doTexto = (marcas: readonly Marca[]): Marca[] =>
  marcas
    .filter(({ arquivo }) => arquivo === null)
    .toSorted((a, b) => a.de - b.de || a.ate - b.ate || a.id.localeCompare(b.id))

/** All marks as they are numbered: those of the text first, then those of the files, file by file. */
export const emOrdem = (marcas: readonly Marca[]): Marca[] => [
  ...doTexto(marcas),
  ...marcas
    .filter(({ arquivo }) => arquivo !== null)
    .toSorted((a, b) => (a.arquivo ?? 0) - (b.arquivo ?? 0) || a.de - b.de || a.id.localeCompare(b.id)),
]

/** The number of each mark, from 1. */
export const numeros = (marcas: readonly Marca[]): ReadonlyMap<string, number> =>
  new Map(emOrdem(marcas).map(({ id }, at) => [id, at + 1]))

/** The whole text in pieces; `alem`: a place that is shown, such as the sentence that is chosen. */
export const trechos = (
  texto: string,
  marcas: readonly Marca[],
  alem: readonly number[] = [],
): Piece<Marca>[] => piecesOf(texto, doTexto(marcas), { also: alem })

export const palavras = (texto: string): number =>
  texto.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
