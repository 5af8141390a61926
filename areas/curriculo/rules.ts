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
 * Categories as a version shows them: each below the parent that is shown, which comes first; those of one place
 * renumbered from 1. One whose parent is not there is left out, with all below it.
 */
export function arrange<T extends Placed>(rows: readonly T[]): T[] {
  const shown = new Map(rows.map(({ id, origem }) => [origem ?? id, id]))
  const byPai = new Map<number | null, T[]>()
  for (const row of [...rows].sort((a, b) => a.ordem - b.ordem || a.id - b.id)) {
    const pai = row.pai === null ? null : shown.get(row.pai)
    if (pai !== undefined) byPai.set(pai, [...(byPai.get(pai) ?? []), { ...row, pai }])
  }
  const below = (pai: number | null): T[] =>
    (byPai.get(pai) ?? []).flatMap((row, i) => [{ ...row, ordem: i + 1 }, ...below(row.id)])
  return below(null)
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
