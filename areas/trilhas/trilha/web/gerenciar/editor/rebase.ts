/** Somebody else changed the path in between: what was written here and not sent yet is laid over what they have. */
import type { Dados, Desenho, EixoEditado, HabilidadeEditada } from './draft.ts'

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Of each field mine where I changed it, theirs otherwise. */
function joined<T extends object>(mine: T, held: T | undefined, fresh: T): T {
  const names = Object.keys(fresh) as (keyof T)[]
  const pick = (name: keyof T) => (held && same(mine[name], held[name]) ? fresh[name] : mine[name])
  return Object.fromEntries(names.map((name) => [name, pick(name)])) as T
}

const byId = <T extends { id: number | null }>(list: readonly T[], id: number | null): T | undefined =>
  id === null ? undefined : list.find((one) => one.id === id)

const skillsOf = (desenho: Desenho) => desenho.eixos.flatMap(({ habilidades }) => habilidades)

interface Sides {
  mine: Desenho
  held: Desenho
  fresh: Desenho
}

/** Mine in my order, those that I never saw behind them; what they took out goes unless I changed or made it. */
function list<T extends { id: number | null }>(
  mine: readonly T[],
  held: readonly T[],
  fresh: readonly T[],
): T[] {
  const moved = !same(idsOf(mine).filter(inside(held)), idsOf(held).filter(inside(mine)))
  const come = fresh.filter(({ id }) => !byId(held, id) && !byId(mine, id))
  const kept = mine.filter((one) => {
    const before = byId(held, one.id)
    return byId(fresh, one.id) !== undefined || before === undefined || one.id === null
  })
  if (moved) return [...kept, ...come]
  const known = fresh.filter(({ id }) => byId(mine, id) || !byId(held, id))
  return [...known.map((one) => byId(mine, one.id) ?? one), ...kept.filter(({ id }) => !byId(fresh, id))]
}

const idsOf = (all: readonly { id: number | null }[]) => all.map(({ id }) => id)
const inside = (all: readonly { id: number | null }[]) => (id: number | null) => byId(all, id) !== undefined

function skill(one: HabilidadeEditada, { held, fresh }: Sides): HabilidadeEditada {
  const theirs = byId(skillsOf(fresh), one.id)
  if (!theirs) return one
  return { ...joined(one, byId(skillsOf(held), one.id), theirs), chave: one.chave }
}

function axis(one: EixoEditado, sides: Sides): EixoEditado {
  const { held, fresh } = sides
  const [before, theirs] = [byId(held.eixos, one.id), byId(fresh.eixos, one.id)]
  const elsewhere = (id: number | null, side: Desenho) =>
    id !== null && side.eixos.some((eixo) => eixo.id !== one.id && byId(eixo.habilidades, id))
  const skills = list(one.habilidades, before?.habilidades ?? [], theirs?.habilidades ?? [])
    // A skill stands once: where I moved it, else where they did.
    .filter(({ id }) => !elsewhere(id, sides.mine))
    .map((habilidade) => skill(habilidade, sides))
  const textos = theirs
    ? joined({ ...one, habilidades: [] }, before && { ...before, habilidades: [] }, theirs)
    : one
  return { ...textos, chave: one.chave, id: one.id, habilidades: skills }
}

/** What I see over what they have. @param held what the server had when I last heard of it */
export function rebased(mine: Desenho, held: Desenho, fresh: Desenho): Desenho {
  const sides = { mine, held, fresh }
  return {
    dados: joined<Dados>(mine.dados, held.dados, fresh.dados),
    eixos: list(mine.eixos, held.eixos, fresh.eixos).map((one) => axis(one, sides)),
  }
}
