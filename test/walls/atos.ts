/**
 * What a screen asks before it offers an act, holds it back or does it, what it hears, reads again and puts in order: read
 * from its source.
 */
import { parseSync } from 'oxc-parser'
import { type Node, nodesOf } from './names.ts'

/** Pieces of the kit that do something when they are pressed, or lead to where it is done. */
const PRESSED = new Set(['Button', 'IconButton', 'ButtonLink', 'ConfirmDialog', 'button'])
const HANDLERS = new Set(['onClick', 'onConfirm', 'onSelect'])
/** How much a field takes. */
const BOUNDS = ['min', 'max', 'maxLength'] as const
/** What an act is told by where it is a line of a menu. */
const CHOSEN = new Set(['onSelect', 'href'])

const nameOf = (element: Node): string => {
  const name = element.openingElement?.name
  return name?.type === 'JSXIdentifier' ? name.name : ''
}

const attributesOf = (element: Node): ReadonlyMap<string, Node> =>
  new Map(
    element.openingElement.attributes
      .filter(({ type }: Node) => type === 'JSXAttribute')
      .map(({ name, value }: Node) => [name.name, value?.expression ?? value]),
  )

const keysOf = (object: Node): ReadonlyMap<string, Node> =>
  new Map(
    object.properties
      .filter(({ type, key }: Node) => type === 'Property' && key.type === 'Identifier')
      .map(({ key, value }: Node) => [key.name, value]),
  )

/** `a && b && c`, one by one; what is put together otherwise is one. */
function conjuncts(node: Node): Node[] {
  if (node?.type === 'ParenthesizedExpression') return conjuncts(node.expression)
  return node?.type === 'LogicalExpression' && node.operator === '&&'
    ? [...conjuncts(node.left), ...conjuncts(node.right)]
    : [node]
}

/** What must hold, from the outside in, for the last of these nodes to be drawn. */
function conditionsOf(way: readonly Node[], said: (node: Node) => string): string[] {
  return way.flatMap((node, n) => {
    const inside = way[n + 1]
    if (node.type === 'LogicalExpression' && node.operator === '&&' && node.right === inside)
      return conjuncts(node.left).map(said)
    if (node.type !== 'ConditionalExpression' || node.test === inside) return []
    return node.consequent === inside ? conjuncts(node.test).map(said) : [`não (${said(node.test)})`]
  })
}

/** Acts of the server that a handler does by itself, without asking first. */
const done = (handler: Node, said: (node: Node) => string): string[] =>
  [...nodesOf(handler)].flatMap(({ type, callee }) =>
    type === 'CallExpression' && /\.mutate(?:Async)?$/.test(said(callee)) ? [`faz ${said(callee)}`] : [],
  )

const textOf = (node: Node): string => (node?.type === 'Literal' ? String(node.value) : '')

/** Hooks that run again when one of these changed. */
const WATCHING = /^use(?:Layout)?Effect$|^useMemo$|^useCallback$/
const LONGEST = 160

/** News that a screen hears, and what it reads again; how it takes back, puts rows in order, where it takes the focus to. */
function callsBy(node: Node, said: (node: Node) => string): string[] {
  const [first] = node.arguments
  const callee = said(node.callee)
  if (callee === 'useLive')
    return [...nodesOf(node.arguments[1])].flatMap((one) => [
      ...(one.type === 'Literal' && textOf(one) ? [`ouve ${textOf(one)}`] : []),
      ...(one.type === 'CallExpression' && /reread|refetch|refresh|reload/i.test(said(one.callee))
        ? [`relê ${said(one)}`]
        : []),
    ])
  if (/\.(?:sort|toSorted)$/.test(callee)) return [`ordem ${first ? said(first) : 'das palavras'}`]
  const way = node.arguments[1]
  if (/^notify\.\w+$/.test(callee) && way) return [`desfaz ${said(way).slice(0, LONGEST)}`]
  if (WATCHING.test(callee) && way) return [`muda com ${said(way)}`]
  return /\.focus$/.test(callee) ? [`foco ${callee}`] : []
}

/** When a reading is asked for, what a change leaves to be read later, and what is done where it is refused. */
function waitsBy(node: Node, said: (node: Node) => string): string[] {
  const name = node.key?.name
  if (name === 'enabled') return [`lê só se ${said(node.value)}`]
  if (name === 'onError' && /Function/.test(node.value.type))
    return [`recusado ${said(node.value).slice(0, LONGEST)}`]
  return name === 'reread' && node.value.type === 'Literal' ? [`relê ${textOf(node.value)}`] : []
}

/** A component that draws nothing where this holds. */
const leavesBy = (node: Node, said: (node: Node) => string): string[] =>
  node.type === 'IfStatement' &&
  node.consequent.type === 'ReturnStatement' &&
  node.consequent.argument?.type === 'Literal' &&
  node.consequent.argument.value === null
    ? [`nada se ${said(node.test)}`]
    : []

/** Of sources without any of these nothing is read. */
const WORTH =
  /\bon(?:Click|Confirm|Select)\b|\bdisabled\b|\bbusy\b|return null|useLive\(|[sS]ort(?:ed)?\(|\.focus\(|\benabled\b|\breread:|\bnotify\.|\bonError\b|\bmax(?:Length)?=|\bmin=|\buse(?:Effect|Memo|Callback)\b/

/** Every condition of an act of this source, as often as it is asked, in the order of the alphabet. */
export function asked(file: string, text: string): string[] {
  if (!WORTH.test(text)) return []
  const said = ({ start, end }: Node): string => text.slice(start, end).replace(/\s+/g, ' ')
  const found: string[] = []
  const act = (way: readonly Node[], props: ReadonlyMap<string, Node>) => {
    found.push(...conditionsOf(way, said))
    for (const name of HANDLERS) {
      const handler = props.get(name)
      if (handler) found.push(...done(handler, said))
    }
  }
  const walk = (node: Node, way: readonly Node[]): void => {
    if (!node || typeof node !== 'object') return
    if (Array.isArray(node)) {
      for (const one of node) walk(one, way)
      return
    }
    const here = node.type ? [...way, node] : way
    if (node.type === 'JSXElement') {
      const props = attributesOf(node)
      const held = props.get('disabled')
      if (held) found.push(`parado se ${said(held)}`)
      const busy = props.get('busy')
      if (busy) found.push(`ocupado se ${said(busy)}`)
      for (const name of BOUNDS) {
        const bound = props.get(name)
        if (bound) found.push(`${name} ${said(bound)}`)
      }
      if (nameOf(node) === 'ConfirmDialog') found.push('pergunta antes')
      if (PRESSED.has(nameOf(node)) || [...HANDLERS].some((name) => props.has(name))) act(here, props)
    }
    if (node.type === 'ObjectExpression') {
      const props = keysOf(node)
      if (props.has('label') && [...CHOSEN].some((name) => props.has(name))) act(here, props)
    }
    if (node.type === 'CallExpression') found.push(...callsBy(node, said))
    if (node.type === 'Property') found.push(...waitsBy(node, said))
    if (node.type === 'IfStatement') found.push(...leavesBy(node, said))
    for (const [name, value] of Object.entries(node))
      if (name !== 'parent' && typeof value === 'object') walk(value, here)
  }
  walk(parseSync(file, text).program, [])
  return found.sort()
}
