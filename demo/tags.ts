/** Tags of one tenant, each once whatever its accents. */
import { plain } from '../areas/ensino/catalogo/rules.ts'
import { catalogoRows } from '../areas/ensino/catalogo/server/factory-rows.ts'
import type { Draft } from './draft.ts'

/** Ids of tags by their names; those that are new are drafted. */
export type Tags = (nomes: readonly string[]) => readonly number[]

export function openTags(draft: Draft): Tags {
  const known = new Map<string, number>()
  const idOf = (nome: string): number => {
    const id = known.get(plain(nome)) ?? draft.add(catalogoRows.tag, { nome })
    known.set(plain(nome), id)
    return id
  }
  return (nomes) => [...new Set(nomes.map(idOf))]
}
