/**
 * The order of an assessment and where its keys stand: no letter far oftener than the others, none three times in a row
 * (Haladyna, Downing & Rodriguez, 2002: "vary the location of the right answer according to the number of options").
 * Pure, and the same for the same questions: what is shown twice is the same assessment.
 */
import { faixaDe } from './rules-matriz.ts'

export interface Chave {
  id: number
  /** Where the key stands, from 0; null: it has no single one. */
  letra: number | null
  /** Among how many. */
  alternativas: number
  /** Its alternatives stand in an order that means something, or speak of each other: the key stays. */
  fixa: boolean
}

export interface Ordenada extends Chave {
  dificuldade: number | null
  /** Questions about one text stay together. */
  texto_base: number | null
  /** The place of its row in the matrix. */
  linha: number
}

/** Letters alike in a row that are too many. */
const SEGUIDAS = 3

export interface Sequencia {
  letra: number
  /** Places from 1. */
  de: number
  ate: number
}

/** Where one letter stands three times in a row or more. */
export function sequenciasDe(letras: readonly (number | null)[]): Sequencia[] {
  const found: Sequencia[] = []
  let from = 0
  letras.forEach((letra, at) => {
    if (letra !== null && letras[at + 1] === letra) return
    if (letra !== null && at - from + 1 >= SEGUIDAS) found.push({ letra, de: from + 1, ate: at + 1 })
    from = at + 1
  })
  return found
}

/** How often each letter is the key; as many letters as the question with most alternatives has. */
export function contarLetras(chaves: readonly Pick<Chave, 'letra' | 'alternativas'>[]): number[] {
  const most = Math.max(
    0,
    ...chaves.filter(({ letra }) => letra !== null).map(({ alternativas }) => alternativas),
  )
  const counts = Array.from({ length: most }, () => 0)
  for (const { letra } of chaves) if (letra !== null) counts[letra] = (counts[letra] ?? 0) + 1
  return counts
}

/** What each letter should have: the questions that offer it share themselves evenly among their letters. */
export function esperadas(chaves: readonly Pick<Chave, 'letra' | 'alternativas'>[]): number[] {
  const shares = contarLetras(chaves).map(() => 0)
  for (const { letra, alternativas } of chaves)
    if (letra !== null)
      for (let at = 0; at < alternativas; at++) shares[at] = (shares[at] ?? 0) + 1 / alternativas
  return shares
}

/** A number that looks like chance and is not: of a question, for a try. */
export function acaso(id: number, salt: number): number {
  let x = (id ^ Math.imul(salt + 1, 0x9e3779b1)) >>> 0
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) >>> 0
}

/** A letter stands alike before it, two times in a row. */
const seguiria = (letras: readonly (number | null)[], at: number, letra: number): boolean =>
  at >= SEGUIDAS - 1 &&
  Array.from({ length: SEGUIDAS - 1 }, (_, i) => letras[at - 1 - i]).every((one) => one === letra)

/** A letter at a place makes a row with those that stand fixed after it. */
const encontraria = (
  chaves: readonly Chave[],
  letras: readonly (number | null)[],
  at: number,
  letra: number,
): boolean => {
  let before = 0
  while (letras[at - 1 - before] === letra) before++
  let after = 0
  while (chaves[at + 1 + after]?.fixa && chaves[at + 1 + after]?.letra === letra) after++
  return before + 1 + after >= SEGUIDAS
}

/**
 * Where each key should stand: letters as even as they can be, none three times in a row where a key can move. The
 * order of the questions stays.
 */
export function equilibrar(chaves: readonly Chave[], salt = 0): (number | null)[] {
  const wanted = esperadas(chaves)
  const counts = wanted.map(() => 0)
  // What can't move has its letter already: those that can make room for it.
  for (const { fixa, letra } of chaves) if (fixa && letra !== null) counts[letra] = (counts[letra] ?? 0) + 1
  const letras: (number | null)[] = []
  for (const [at, { id, letra, alternativas, fixa }] of chaves.entries()) {
    if (letra === null || fixa) {
      letras.push(letra)
      continue
    }
    const choices = Array.from({ length: alternativas }, (_, one) => one)
      .map((one) => ({
        one,
        run: seguiria(letras, at, one) || encontraria(chaves, letras, at, one),
        over: (counts[one] ?? 0) - (wanted[one] ?? 0),
        chance: acaso(id * 8 + one, salt),
      }))
      .sort(
        (a, b) => Number(a.run) - Number(b.run) || Math.round((a.over - b.over) * 1e6) || a.chance - b.chance,
      )
    const chosen = choices[0]?.one ?? letra
    counts[chosen] = (counts[chosen] ?? 0) + 1
    letras.push(chosen)
  }
  return letras
}

/** The alternatives as they stand when the key has moved: it changes places with the one that stood there. */
export function trocadas<A>(alternativas: readonly A[], de: number, para: number): A[] {
  const moved = [...alternativas]
  const [one, other] = [moved[de], moved[para]]
  if (one === undefined || other === undefined) return moved
  moved[para] = one
  moved[de] = other
  return moved
}

export const ORDENS = ['dificuldade', 'habilidade', 'acaso'] as const
export type Ordem = (typeof ORDENS)[number]

/** Questions about one text are one piece, in the order that they have. */
function pecasDe(questoes: readonly Ordenada[]): Ordenada[][] {
  const pieces = new Map<string, Ordenada[]>()
  for (const questao of questoes) {
    const key = questao.texto_base === null ? `q${questao.id}` : `t${questao.texto_base}`
    pieces.set(key, [...(pieces.get(key) ?? []), questao])
  }
  return [...pieces.values()]
}

const media = (piece: readonly Ordenada[], of: (questao: Ordenada) => number): number =>
  piece.reduce((all, questao) => all + of(questao), 0) / piece.length

const faixa = ({ dificuldade }: Ordenada): number => faixaDe(dificuldade) ?? 1

/** The questions in another order; those about one text stay together. `salt`: another chance. */
export function ordenar(questoes: readonly Ordenada[], por: Ordem, salt = 0): Ordenada[] {
  const chance = (piece: readonly Ordenada[]) => acaso(piece[0]?.id ?? 0, salt)
  const rank: Record<Ordem, (piece: readonly Ordenada[]) => number> = {
    dificuldade: (piece) => media(piece, faixa),
    habilidade: (piece) => media(piece, ({ linha }) => linha),
    acaso: chance,
  }
  return pecasDe(questoes)
    .map((piece) => ({
      piece,
      rank: rank[por](piece),
      chance: por === 'habilidade' ? media(piece, faixa) : chance(piece),
    }))
    .sort((a, b) => a.rank - b.rank || a.chance - b.chance)
    .flatMap(({ piece }) => piece)
}
