/** Categories as a tree: those of one place in their order, each with those in it. Pure. */

interface InTree {
  id: number
  pai: number | null
  ordem: number
}

/** The rows of each place by order; the key of those at the top is null. A `pai` that is not there leaves its rows at the top. */
export function byPlace<T extends InTree>(rows: readonly T[]): ReadonlyMap<number | null, readonly T[]> {
  const known = new Set(rows.map(({ id }) => id))
  const places = new Map<number | null, T[]>()
  for (const row of rows) {
    const place = row.pai !== null && known.has(row.pai) ? row.pai : null
    places.set(place, [...(places.get(place) ?? []), row])
  }
  for (const list of places.values()) list.sort((a, b) => a.ordem - b.ordem || a.id - b.id)
  return places
}

/** The discipline of a category, where its own name does not say it already. */
export const outraDisciplina = ({
  nome,
  disciplina,
}: {
  nome: string
  disciplina: { nome: string } | null
}): string | undefined => (disciplina === null || disciplina.nome === nome ? undefined : disciplina.nome)
