/**
 * What a call says of itself in prose, and the shape of what it answers, is for the server, its documents and the compiler:
 * the browser asks by address and body. Neither travels.
 */

/** Of a syntax tree what is looked at here (ESTree). */
interface Node {
  type: string
  start: number
  end: number
  [name: string]: unknown
}

/** `callsOf` hands out these (core/contract/calls.ts). */
const DECLARES = new Set(['get', 'post', 'put', 'del', 'patch'])
const NOT_ASKED = new Set(['summary', 'returns'])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

function* walk(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node))
    for (const child of [value].flat()) if (isNode(child)) yield* walk(child)
}

/** The properties of the declared calls that no browser reads. */
function* unread(program: Node): Generator<readonly [from: number, to: number]> {
  for (const { type, callee, arguments: given } of walk(program)) {
    if (type !== 'CallExpression' || !isNode(callee) || !DECLARES.has(String(callee.name))) continue
    const [, said] = given as Node[]
    if (said?.type !== 'ObjectExpression') continue
    const properties = said.properties as Node[]
    for (const [i, { key, start, end }] of properties.entries()) {
      if (!isNode(key) || !NOT_ASKED.has(String(key.name))) continue
      yield [start, properties[i + 1]?.start ?? end]
    }
  }
}

/** The source of a contract, in JavaScript, without them. */
export function asked(code: string, program: object): string {
  let kept = ''
  let from = 0
  for (const [start, end] of [...unread(program as Node)].sort(([a], [b]) => a - b)) {
    kept += code.slice(from, start)
    // Of the last one the comma that may follow it goes too.
    from = end + (/^\s*,/.exec(code.slice(end, end + 200))?.[0].length ?? 0)
  }
  return kept + code.slice(from)
}

/** Of a module of an area its own name. */
const nameOf = (id: string): string => (id.includes('/areas/') ? id.slice(id.lastIndexOf('/') + 1) : '')

export const isContract = (id: string): boolean => /^contract[\w-]*\.ts$/.test(nameOf(id))

/** Modules of schemas do nothing but make them: one that nobody asks for is left out. */
export const onlyDeclares = (id: string): boolean => /^(?:contract|shapes|texts)[\w-]*\.ts$/.test(nameOf(id))
