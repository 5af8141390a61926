/**
 * Nested JSON as flat objects: one for each leaf, which has what stands above it too. `{ "unidades": [{ "nome": "Números",
 * "habilidades": [{ "codigo": … }] }] }` becomes `{ unidades: "Números", codigo: … }`.
 */
import { type Limites, RecusaError } from '../lida.ts'

type Flat = Record<string, unknown>

const MAX_DEPTH = 20
/** A list of texts as long as this is no cell: each is a leaf. */
const LONG = 60
/** Keys that only say something together with what holds them. */
const NAMES = new Set(['nome', 'name', 'titulo', 'title', 'descricao', 'description', 'label'])
const KEYS = new Set(['id', 'codigo', 'code', 'sigla', 'ordem', 'order'])

const isObject = (value: unknown): value is Flat =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a value holds that lines may be made of. */
function leavesIn(value: unknown): unknown[] | undefined {
  if (isObject(value)) return [value]
  if (!Array.isArray(value)) return undefined
  return value.some((one) => isObject(one) || (typeof one === 'string' && one.length >= LONG))
    ? value
    : undefined
}

/** How the lines of a branch call what stands on it. */
const calledBelow = (key: string, holder: string): string =>
  holder === '' ? key : NAMES.has(key) ? holder : KEYS.has(key) ? `${holder} ${key}` : key

interface Branch {
  /** What stands above, as lines call it. */
  above: Flat
  /** The key of the list or object that holds the node. */
  holder: string
  depth: number
  /** Objects named by keys that were passed. */
  named: number
}

/** @throws RecusaError `linhas_demais`, `json_sem_lista` where it goes too deep */
export function flatten(parsed: unknown, limites: Limites): Flat[] {
  const lines: Flat[] = []
  let listed = false
  const put = (line: Flat): void => {
    if (lines.length >= limites.linhas) throw new RecusaError('linhas_demais')
    lines.push(line)
  }
  const walk = (node: unknown, { above, holder, depth, named }: Branch): void => {
    if (depth > MAX_DEPTH) throw new RecusaError('json_sem_lista')
    if (Array.isArray(node)) {
      listed = true
      for (const one of node) walk(one, { above, holder, depth: depth + 1, named })
      return
    }
    if (!isObject(node)) {
      if (typeof node === 'string' && holder !== '') put({ ...above, [holder]: node })
      return
    }
    const entries = Object.entries(node)
    const branches = entries.filter(([, value]) => leavesIn(value) !== undefined)
    const own = entries.filter(([, value]) => leavesIn(value) === undefined)
    if (branches.length === 0) {
      // A branch on which nothing grows is no line.
      if (!own.some(([, value]) => Array.isArray(value) && value.length === 0 && own.length <= 2))
        put({ ...above, ...Object.fromEntries(own) })
      return
    }
    const told = Object.fromEntries(own.map(([key, value]) => [calledBelow(key, holder), value]))
    for (const [key, value] of branches) {
      const byKey = isObject(value)
      const passed = { ...above, ...told, ...(byKey && { [`chave ${named + 1}`]: key }) }
      walk(value, { above: passed, holder: key, depth: depth + 1, named: named + (byKey ? 1 : 0) })
    }
  }
  walk(parsed, { above: {}, holder: '', depth: 0, named: 0 })
  // One object alone is no list.
  return lines.length === 1 && !listed ? [] : lines
}
