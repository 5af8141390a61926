/** The lessons of a skill by level: put, taken out, brought back to their place, moved. Pure. */
import type { Nivel } from '../../../shapes.ts'
import type { AulaLigada } from './draft.ts'
import { moved } from './outline.ts'

type Lista = readonly AulaLigada[]

const has = (aulas: Lista, id: number): boolean => aulas.some((one) => one.id === id)

/** The lessons with one put at a level, last of it, or taken out (null). */
export function leveled(aulas: Lista, aula: Omit<AulaLigada, 'nivel'>, nivel: Nivel | null): Lista {
  if (aulas.some((one) => one.id === aula.id && one.nivel === nivel)) return aulas
  const rest = aulas.filter(({ id }) => id !== aula.id)
  return nivel === null ? rest : [...rest, { ...aula, nivel }]
}

/** What `before` had of a lesson stands again, behind the nearest of those ahead of it that still stands. */
export function broughtBack(aulas: Lista, before: Lista, id: number): Lista {
  const at = before.findIndex((one) => one.id === id)
  const aula = before[at]
  if (!aula || has(aulas, id)) return aulas
  const ahead = before.slice(0, at).findLast((one) => has(aulas, one.id))
  const place = aulas.findIndex((one) => one.id === ahead?.id) + 1
  return [...aulas.slice(0, place), aula, ...aulas.slice(place)]
}

/** A lesson at another place among those of its level, both counted from 0. */
export const movedAula = (aulas: Lista, nivel: Nivel, from: number, to: number): Lista => [
  ...aulas.filter((one) => one.nivel !== nivel),
  ...moved(
    aulas.filter((one) => one.nivel === nivel),
    from,
    to,
  ),
]
