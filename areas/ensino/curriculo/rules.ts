/** Order, codes, colours, and what is done about differences. Pure. */
import type { Diferenca } from './shapes.ts'

interface Placed {
  id: number
  /** The base category that it is a copy of. */
  origem: number | null
  /** As it is kept: the base category, also where a copy of that is shown. */
  pai: number | null
  ordem: number
}

/**
 * Where each row lies: the parent that is shown, null at the top, undefined where its parent is not there. A copy whose
 * parent came to lie in it, as when the base was moved there since, stands at the top: else all of them were lost.
 */
function placesOf(rows: readonly Placed[]): (row: Placed) => number | null | undefined {
  const shown = new Map(rows.map((row) => [row.origem ?? row.id, row]))
  const above = ({ pai }: Placed): Placed | undefined => (pai === null ? undefined : shown.get(pai))
  const lies = (row: Placed): boolean => {
    let at = above(row)
    for (let left = rows.length; at && at !== row && left > 0; left--) at = above(at)
    return at === row
  }
  return (row) => (row.pai === null || (row.origem !== null && lies(row)) ? null : above(row)?.id)
}

/**
 * Categories as a version shows them: each below the parent that is shown, which comes first; those of one place
 * renumbered from 1. One whose parent is not there is left out, with all below it.
 */
export function arrange<T extends Placed>(rows: readonly T[]): T[] {
  const placeOf = placesOf(rows)
  const byPai = new Map<number | null, T[]>()
  for (const row of [...rows].sort((a, b) => a.ordem - b.ordem || a.id - b.id)) {
    const pai = placeOf(row)
    if (pai !== undefined) byPai.set(pai, [...(byPai.get(pai) ?? []), { ...row, pai }])
  }
  const below = (pai: number | null): T[] =>
    (byPai.get(pai) ?? []).flatMap((row, i) => [{ ...row, ordem: i + 1 }, ...below(row.id)])
  return below(null)
}

/** How deep categories lie in each other at most. */
export const MAX_NIVEIS = 4

type Shown = Pick<Placed, 'id' | 'pai'>

/** How many categories lie above one, itself counted. */
export function depthOf(rows: readonly Shown[], id: number): number {
  const pai = rows.find((one) => one.id === id)?.pai ?? null
  return pai === null ? 1 : 1 + depthOf(rows, pai)
}

/** A category with all that lie below it. */
export function withBelow(rows: readonly Shown[], id: number): number[] {
  const below = rows.filter(({ pai }) => pai === id)
  return [id, ...below.flatMap((one) => withBelow(rows, one.id))]
}

/** Why a category, with all below it, cannot lie in another, null for the top; null: it can. */
export function stopsMove(rows: readonly Shown[], id: number, pai: number | null): 'ciclo' | 'fundo' | null {
  const going = withBelow(rows, id)
  if (pai !== null && going.includes(pai)) return 'ciclo'
  const height = Math.max(...going.map((one) => depthOf(rows, one))) - depthOf(rows, id) + 1
  return (pai === null ? 0 : depthOf(rows, pai)) + height > MAX_NIVEIS ? 'fundo' : null
}

/** Whether `asked` names exactly what stands, each once, in any order. */
export const isPermutation = (standing: readonly number[], asked: readonly number[]): boolean =>
  asked.length === standing.length &&
  new Set(asked).size === asked.length &&
  asked.every((id) => standing.includes(id))

/** One line of text with single blanks; empty when nothing is left. */
export const clean = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** `#1A7F8E` as it is kept; null when it is no colour. */
export const readCor = (text: string): string | null =>
  /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : null

type Alvo = Diferenca['alvo']
type Escolha = Pick<Diferenca, 'alvo' | 'id'>

export interface Respostas {
  aceitar?: readonly Escolha[] | undefined
  manter?: readonly Escolha[] | undefined
  /** For those that neither list names. */
  todas?: 'aceitar' | 'manter' | undefined
}

/** Ids of the base's things, by what is to be done to the client's. */
export interface Destino {
  /** New in the base: copied. */
  copiar: number[]
  /** New in the base: left out for good. */
  dispensar: number[]
  /** Changed: as the base has it. */
  igualar: number[]
  /** Gone from the base: gone here too. */
  remover: number[]
  /** Changed or gone: stays as the client has it. */
  manter: number[]
}

const none = (): Destino => ({ copiar: [], dispensar: [], igualar: [], remover: [], manter: [] })

const FATE = {
  adicionada: { aceitar: 'copiar', manter: 'dispensar' },
  alterada: { aceitar: 'igualar', manter: 'manter' },
  removida: { aceitar: 'remover', manter: 'manter' },
} as const

/** What is done about each difference; what was answered before, or never was one, is passed over. */
export function destine(
  diferencas: readonly Pick<Diferenca, 'tipo' | 'alvo' | 'id'>[],
  { aceitar = [], manter = [], todas }: Respostas,
): Record<Alvo, Destino> {
  const keyOf = ({ alvo, id }: Escolha) => `${alvo}:${id}`
  const [accepted, kept] = [new Set(aceitar.map(keyOf)), new Set(manter.map(keyOf))]
  const fates: Record<Alvo, Destino> = { categoria: none(), habilidade: none(), extra: none() }
  for (const one of diferencas) {
    const key = keyOf(one)
    const answer = kept.has(key) ? 'manter' : accepted.has(key) ? 'aceitar' : todas
    if (answer) fates[one.alvo][FATE[one.tipo][answer]].push(one.id)
  }
  return fates
}
