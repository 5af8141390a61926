/** What else goes around a wall: public files that hand on what is another area's, addresses of another area's calls as text. */
import { areaOf } from '../../areas/domains.ts'
import { type Node, type Source, stringsBehind } from './names.ts'

/** Names that a file takes from another area and gives on as its own. */
export function handedOn(source: Source): string[] {
  const own = areaOf(source.file)
  const foreign = (from: string | undefined) => {
    const area = from && areaOf(from)
    return area !== undefined && area !== own
  }
  return source.nodes.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' && node.type !== 'ExportAllDeclaration') return []
    if (node.source) {
      const from = new URL(node.source.value, `file:///${source.file}`).pathname.slice(1)
      return foreign(from) ? [`${source.file} hands on ${from}`] : []
    }
    return (node.specifiers ?? [])
      .map(({ local }: { local: { name: string } }) => local.name)
      .filter((name: string) => foreign(source.imported.get(name)?.file))
      .map((name: string) => `${source.file} hands on ${name}`)
  })
}

const VERBS = new Set(['get', 'post', 'put', 'remove'])

export interface Address {
  area: string
  pattern: RegExp
}

/** An address as it is written: a text, or one that begins with a constant. */
function written(value: Node, source: Source, open: (file: string) => Source): string | undefined {
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : undefined
  if (value.type !== 'TemplateLiteral') return undefined
  return value.quasis
    .map(({ value: { cooked } }: Node, n: number) => {
      const piece = value.expressions[n]
      const [start = ':x'] = piece
        ? [...stringsBehind(piece, source, open)].filter((one) => one.startsWith('/'))
        : ['']
      return cooked + start
    })
    .join('')
}

/** The addresses that a contract declares: what its `get`, `post`, `put` and `remove` begin with. */
export const addressesOf = (contract: Source, open: (file: string) => Source): Address[] =>
  contract.nodes.flatMap(({ type, callee, arguments: [first] = [] }) => {
    const declares = type === 'CallExpression' && VERBS.has(callee.name ?? callee.property?.name)
    const address = declares && first ? written(first, contract, open) : undefined
    if (!address?.startsWith('/')) return []
    const pattern = new RegExp(`^${address.replaceAll(/:[A-Za-z_]+/g, '[^/?]+')}(?:[?#].*)?$`)
    return [{ area: areaOf(contract.file) ?? '', pattern }]
  })

/** Areas whose calls a test names by their address instead of by their contract, once for each time. */
export function addressed(test: Source, addresses: readonly Address[]): string[] {
  const own = areaOf(test.file)
  const texts = test.nodes.flatMap(({ type, value, quasis }) => {
    if (type === 'Literal' && typeof value === 'string') return [value]
    return type === 'TemplateLiteral'
      ? [quasis.map((piece: { value: { cooked: string } }) => piece.value.cooked).join('1')]
      : []
  })
  return texts
    .filter((text) => text.startsWith('/') && text.length > 3)
    .flatMap((text) => {
      const areas = addresses.filter(({ pattern }) => pattern.test(text)).map(({ area }) => area)
      return areas.length === 0 || areas.includes(own ?? '') ? [] : [areas[0] ?? '']
    })
}
