/**
 * Which modules travel together. Rolldown makes a chunk of every set of screens that share something: hundreds of small
 * files, eighty of them before a screen is there. Here those that are mostly asked for together become one, as long as
 * what nobody asked for weighs less than the requests that are spared. Greedy merging of the classes of use; no merge
 * makes two chunks wait for each other.
 */

export interface Module {
  id: string
  bytes: number
  /** Ids that it imports, and that it asks for later. */
  imports: readonly string[]
  later: readonly string[]
  isEntry: boolean
}

interface Options {
  /** What one more request costs, in bytes of source that travel for nothing. */
  request: number
  /** What comes with every entry that is reached through the one named first. */
  frames: readonly { below: RegExp; with: RegExp }[]
  /** Entries that people wait for most often: each counts as five. */
  often: RegExp
  /** Entries that never take what they did not ask for. */
  strict: RegExp
  /** The name of a chunk that is made by hand. */
  byHand: (id: string) => string | undefined
}

type Bits = Uint32Array<ArrayBuffer>

const has = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1
const add = (bits: Bits, at: number): void => {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}
const join = (into: Bits, other: Bits): void => {
  for (let i = 0; i < into.length; i += 1) into[i] = (into[i] ?? 0) | (other[i] ?? 0)
}
const ones = (word: number): number => {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Everything that a module brings at once, itself included. */
function closures(modules: ReadonlyMap<string, Module>): (id: string) => ReadonlySet<string> {
  const known = new Map<string, Set<string>>()
  return (from) => {
    const before = known.get(from)
    if (before) return before
    const found = new Set<string>()
    known.set(from, found)
    const visit = (id: string): void => {
      const module = modules.get(id)
      if (!module || found.has(id)) return
      found.add(id)
      module.imports.forEach(visit)
    }
    visit(from)
    return found
  }
}

/** For each entry what is on the device once it stands: its own, its frame's, and that of the entries it was reached by. */
function visits(
  modules: ReadonlyMap<string, Module>,
  closure: (id: string) => ReadonlySet<string>,
  frames: Options['frames'],
): Map<string, ReadonlySet<string>> {
  const reachedBy = new Map<string, string | undefined>()
  const waiting: string[] = []
  const reach = (id: string, by?: string) => {
    if (reachedBy.has(id) || !modules.has(id)) return
    reachedBy.set(id, by)
    waiting.push(id)
  }
  for (const { id, isEntry } of modules.values()) if (isEntry) reach(id)
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    for (const id of closure(next)) for (const later of modules.get(id)?.later ?? []) reach(later, next)
  return new Map(
    [...reachedBy.keys()].map((entry) => {
      const path: string[] = []
      for (let id: string | undefined = entry; id !== undefined; id = reachedBy.get(id)) path.push(id)
      const around = frames.filter(({ below }) => path.some((id) => below.test(id)))
      const beside = [...reachedBy.keys()].filter((id) => around.some((frame) => frame.with.test(id)))
      return [entry, new Set([...path, ...beside].flatMap((id) => [...closure(id)]))]
    }),
  )
}

interface Cluster {
  ids: string[]
  bytes: number
  /** It has a style sheet besides: two requests. */
  styled: boolean
  /** The visits that load it. */
  loads: Bits
  /** The chunk of an entry, or one made by hand, stays as it is. */
  fixed: boolean
}

/** Which clusters each needs, at whatever distance. */
function needs(clusters: readonly Cluster[], modules: ReadonlyMap<string, Module>): Bits[] {
  const of = new Map(clusters.flatMap(({ ids }, at) => ids.map((id) => [id, at] as const)))
  const all: Bits[] = []
  const visit = (at: number): Bits => {
    const known = all[at]
    if (known) return known
    const bits = new Uint32Array((clusters.length + 31) >>> 5)
    all[at] = bits
    for (const id of clusters[at]?.ids ?? [])
      for (const imported of modules.get(id)?.imports ?? []) {
        const needed = of.get(imported)
        if (needed === undefined || needed === at) continue
        add(bits, needed)
        join(bits, visit(needed))
      }
    return bits
  }
  clusters.forEach((_, at) => void visit(at))
  return all
}

const PASSES = 60

/** Module to the name of its chunk; those of one entry alone, and of chunks made by hand, are left out. */
export function shareOut(list: readonly Module[], options: Options): Map<string, string> {
  const modules = new Map(list.map((module) => [module.id, module]))
  const closure = closures(modules)
  const visited = [...visits(modules, closure, options.frames)]
  const entries = new Set(visited.map(([entry]) => entry))
  const words = (visited.length + 31) >>> 5
  const often = new Uint32Array(words)
  const strict = new Uint32Array(words)
  const uses = new Map<string, Bits>()
  /** The entry that asks for a module, where there is one alone. */
  const asker = new Map<string, string | undefined>()
  visited.forEach(([entry, ids], at) => {
    if (options.often.test(entry)) add(often, at)
    if (options.strict.test(entry)) add(strict, at)
    for (const id of closure(entry)) asker.set(id, asker.has(id) ? undefined : entry)
    for (const id of ids) {
      const bits = uses.get(id) ?? new Uint32Array(words)
      add(bits, at)
      uses.set(id, bits)
    }
  })

  const classes = new Map<string, Cluster>()
  for (const [id, loads] of uses) {
    const own = entries.has(id) ? id : asker.get(id)
    const key = options.byHand(id) ?? own
    const fixed = key !== undefined
    const cluster = classes.get(key ?? loads.join()) ?? {
      ids: [],
      bytes: 0,
      styled: false,
      loads: loads.slice(),
      fixed,
    }
    cluster.ids.push(id)
    cluster.bytes += modules.get(id)?.bytes ?? 0
    cluster.styled ||= id.endsWith('.css')
    join(cluster.loads, loads)
    classes.set(key ?? loads.join(), cluster)
  }

  const weigh = (word: number, at: number): number => ones(word) + 4 * ones(word & (often[at] ?? 0))
  let clusters = [...classes.values()]
  for (let pass = 0; pass < PASSES; pass += 1) {
    const needed = needs(clusters, modules)
    const lists = needed.map((bits) => clusters.flatMap((_, at) => (has(bits, at) ? [at] : [])))
    /** What is saved by making one of two, in weighed bytes; nothing where they would wait for each other. */
    const gain = (i: number, j: number): number => {
      const [a, b, needA, needB] = [clusters[i], clusters[j], needed[i], needed[j]]
      if (!a || !b || !needA || !needB) return 0
      let both = 0
      let onlyA = 0
      let onlyB = 0
      for (let at = 0; at < words; at += 1) {
        const [x, y] = [a.loads[at] ?? 0, b.loads[at] ?? 0]
        if ((x ^ y) & (strict[at] ?? 0)) return 0
        both += weigh(x & y, at)
        onlyA += weigh(x & ~y, at)
        onlyB += weigh(y & ~x, at)
      }
      const spared = a.styled && b.styled ? 2 * both : both - (a.styled ? onlyB : 0) - (b.styled ? onlyA : 0)
      let saved = spared * options.request - onlyA * b.bytes - onlyB * a.bytes
      if (saved <= 0) return 0
      for (const k of new Set([...(lists[i] ?? []), ...(lists[j] ?? [])])) {
        const [c, below, other] = [clusters[k], needed[k], has(needA, k) ? b : a]
        if (!c || !below || k === i || k === j) continue
        if (has(below, i) || has(below, j)) return 0
        for (let at = 0; at < words; at += 1) {
          const drawn = (other?.loads[at] ?? 0) & ~(c.loads[at] ?? 0)
          if (drawn & (strict[at] ?? 0)) return 0
          saved -= weigh(drawn, at) * (c.bytes + options.request)
        }
      }
      return saved
    }
    const offers: (readonly [saved: number, i: number, j: number])[] = []
    for (let i = 0; i < clusters.length; i += 1)
      for (let j = i + 1; j < clusters.length; j += 1) {
        if (clusters[i]?.fixed || clusters[j]?.fixed) continue
        const saved = gain(i, j)
        if (saved > 0) offers.push([saved, i, j])
      }
    const [best] = offers.sort((x, y) => y[0] - x[0])
    if (!best) break
    // The best of a pass, and those at least an eighth as good that touch nothing that has moved.
    const moved = new Set<number>()
    const gone = new Set<number>()
    for (const [saved, i, j] of offers) {
      if (saved < best[0] / 8) break
      const [a, b, needA, needB] = [clusters[i], clusters[j], needed[i], needed[j]]
      if (!a || !b || !needA || !needB || moved.has(i) || moved.has(j)) continue
      const touched = clusters.flatMap((_, k) => (has(needA, k) || has(needB, k) ? [k] : []))
      const above = clusters.flatMap((_, k) => {
        const needs = needed[k]
        return needs && (has(needs, i) || has(needs, j)) ? [k] : []
      })
      if ([...touched, ...above].some((k) => moved.has(k))) continue
      a.ids.push(...b.ids)
      a.bytes += b.bytes
      a.styled ||= b.styled
      join(a.loads, b.loads)
      for (const k of touched) if (clusters[k]) join(clusters[k].loads, a.loads)
      for (const k of [i, j]) moved.add(k)
      gone.add(j)
    }
    clusters = clusters.filter((_, at) => !gone.has(at))
  }
  return new Map(
    clusters
      .filter(({ fixed }) => !fixed)
      .flatMap(({ ids }, at) => ids.map((id) => [id, `shared-${at}`] as const)),
  )
}
