/** Pure rules of a rubric that changed: the levels that were chosen, found again in the new one; never guessed. */
import type { Rubrica } from '../aula/shapes-telas.ts'
import type { Escolha } from './shapes.ts'

type Niveis = Rubrica[number]['niveis']

const nameOf = (nome: string): string => nome.trim().toLocaleLowerCase('pt-BR')

/** The place of a level in the new criterion: by its name, or by its place where that got a new name. */
function nivelEm(antes: Niveis, agora: Niveis, nivel: number): number | null {
  const old = antes.map(({ nome }) => nameOf(nome))
  const now = agora.map(({ nome }) => nameOf(nome))
  const name = old[nivel]
  if (name === undefined) return null
  const placesIn = (names: readonly string[], wanted: string) => names.filter((one) => one === wanted).length
  if (name !== '' && placesIn(old, name) === 1 && placesIn(now, name) === 1) return now.indexOf(name)
  const there = now[nivel]
  if (there === undefined || old.length !== now.length) return null
  // As many levels, and what stands in its place is no other level of before: it was named anew.
  return there === name || !old.includes(there) ? nivel : null
}

/** The levels chosen in `antes`, as far as `agora` has them. */
export function transpor(antes: Rubrica, agora: Rubrica, escolhas: readonly Escolha[]): Escolha[] {
  return agora.flatMap(({ id, niveis }) => {
    const before = antes.find((one) => one.id === id)
    const chosen = escolhas.find(({ criterio }) => criterio === id)
    const nivel = before && chosen ? nivelEm(before.niveis, niveis, chosen.nivel) : null
    return nivel === null ? [] : [{ criterio: id, nivel }]
  })
}
