/** The grid of a crossword: its cells, the letters that stand in them, and the answer that they make. */

import { table } from '../../../../../core/contract/table.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import type { PalavraCruzada } from '../../../aula/shapes-telas-aluno.ts'
import { cellKey } from './caca.ts'

export type Direcao = PalavraCruzada['direcao']

/** A letter of a word: its place in it, from 0. */
export interface Lugar {
  palavra: PalavraCruzada
  i: number
}

export interface Casa {
  chave: string
  linha: number
  coluna: number
  numero: number | undefined
  /** The words that go through it: one, or two that cross. */
  lugares: Partial<Record<Direcao, Lugar>>
}

/** Cell → letter. */
export type Letras = ReadonlyMap<string, string>

type Escrita = Resposta<'cruzadinha'>

const other = (direcao: Direcao): Direcao => (direcao === 'horizontal' ? 'vertical' : 'horizontal')

export const keysOf = ({ linha, coluna, direcao, tamanho }: PalavraCruzada): string[] =>
  Array.from({ length: tamanho }, (_, i) =>
    cellKey(direcao === 'horizontal' ? [linha, coluna + i] : [linha + i, coluna]),
  )

/** The cells as they are read, row by row. */
export function casasOf(palavras: readonly PalavraCruzada[]): ReadonlyMap<string, Casa> {
  const casas = new Map<string, Casa>()
  for (const palavra of palavras)
    for (const [i, chave] of keysOf(palavra).entries()) {
      const [linha = 0, coluna = 0] = chave.split(',').map(Number)
      const before = casas.get(chave) ?? { chave, linha, coluna, numero: undefined, lugares: {} }
      casas.set(chave, {
        ...before,
        numero: i === 0 ? palavra.numero : before.numero,
        lugares: { ...before.lugares, [palavra.direcao]: { palavra, i } },
      })
    }
  const read = [...casas.values()].sort((a, b) => a.linha - b.linha || a.coluna - b.coluna)
  return new Map(read.map((casa) => [casa.chave, casa]))
}

/** The direction of a cell nearest to the one that is walked. */
export const direcaoAt = ({ lugares }: Casa, wanted: Direcao): Direcao =>
  lugares[wanted] ? wanted : other(wanted)

export const turned = (casa: Casa, direcao: Direcao): Direcao => direcaoAt(casa, other(direcao))

/** Across first, then down, each by its number: the order of the clues. */
export const inOrder = (palavras: readonly PalavraCruzada[]): PalavraCruzada[] =>
  [...palavras].sort((a, b) => a.direcao.localeCompare(b.direcao) || a.numero - b.numero)

/** Where two words of an older answer disagree, the one that comes first in the list stands. */
export function letrasOf(palavras: readonly PalavraCruzada[], resposta: Escrita | undefined): Letras {
  const letras = new Map<string, string>()
  for (const palavra of palavras) {
    const written = resposta?.palavras.find(({ id }) => id === palavra.id)?.letras ?? ''
    for (const [i, chave] of keysOf(palavra).entries()) {
      const letra = written[i]?.trim()
      if (letra && !letras.has(chave)) letras.set(chave, letra)
    }
  }
  return letras
}

/** A cell left empty is a space in its words; a word without any letter is no answer. */
export const respostaOf = (palavras: readonly PalavraCruzada[], letras: Letras): Escrita => ({
  palavras: palavras.flatMap((palavra) => {
    const written = keysOf(palavra)
      .map((chave) => letras.get(chave) ?? ' ')
      .join('')
      .trimEnd()
    return written ? [{ id: palavra.id, letras: written }] : []
  }),
})

/** What was typed, as letters of the grid: an accent stays, for the judging sees past it. */
export const letrasIn = (text: string): string =>
  text
    .normalize('NFC')
    .toLocaleUpperCase('pt-BR')
    .replaceAll(/[^\p{L}\d]/gu, '')

/** The letters put from a place on, and where the pen stands after: past the last one, or in the last cell. */
export function put(letras: Letras, { palavra, i }: Lugar, text: string): { letras: Letras; chave: string } {
  const keys = keysOf(palavra)
  const next = new Map(letras)
  const room = keys.slice(i, i + text.length)
  for (const [at, chave] of room.entries()) next.set(chave, text[at] ?? '')
  return { letras: next, chave: keys[Math.min(i + text.length, keys.length - 1)] ?? '' }
}

export function without(letras: Letras, chave: string): Letras {
  const next = new Map(letras)
  next.delete(chave)
  return next
}

const STEPS: Readonly<Record<string, { direcao: Direcao; by: 1 | -1 }>> = table({
  ArrowRight: { direcao: 'horizontal', by: 1 },
  ArrowLeft: { direcao: 'horizontal', by: -1 },
  ArrowDown: { direcao: 'vertical', by: 1 },
  ArrowUp: { direcao: 'vertical', by: -1 },
})

export const isStep = (key: string): boolean => key in STEPS

/** The next cell of the row or column that way, past what is no cell, and the direction that one walks in there. */
export function step(
  casas: ReadonlyMap<string, Casa>,
  from: Casa,
  key: string,
): { casa: Casa; direcao: Direcao } | undefined {
  const way = STEPS[key]
  if (!way) return undefined
  const { direcao, by } = way
  const [along, across] =
    direcao === 'horizontal' ? (['coluna', 'linha'] as const) : (['linha', 'coluna'] as const)
  const [casa] = [...casas.values()]
    .filter((one) => one[across] === from[across] && (one[along] - from[along]) * by > 0)
    .sort((a, b) => (a[along] - b[along]) * by)
  return casa && { casa, direcao: direcaoAt(casa, direcao) }
}
