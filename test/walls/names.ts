/** What a name in a source file stands for: the strings behind an expression, followed through the declarations of the file. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

// biome-ignore lint/suspicious/noExplicitAny: nodes of a syntax tree of any kind
export type Node = any

/** Every node of a syntax tree, the outer before the inner. */
export function* nodesOf(node: Node): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* nodesOf(one)
  else if (node && typeof node === 'object') {
    if (node.type) yield node
    for (const [name, value] of Object.entries(node))
      if (name !== 'parent' && typeof value === 'object') yield* nodesOf(value)
  }
}

export interface Source {
  file: string
  nodes: readonly Node[]
  /** A name → what declares it: values, types, what a loop runs over. */
  declared: ReadonlyMap<string, readonly Node[]>
  /** A name → the file it comes from and its name there. */
  imported: ReadonlyMap<string, { file: string; name: string }>
}

const bound = (pattern: Node): string[] =>
  [...nodesOf(pattern)].flatMap(({ type, name }) => (type === 'Identifier' ? [name] : []))

function declarations(nodes: readonly Node[]): Map<string, Node[]> {
  const found = new Map<string, Node[]>()
  const add = (names: readonly string[], value: Node) => {
    for (const name of names) if (value) found.set(name, [...(found.get(name) ?? []), value])
  }
  for (const node of nodes) {
    if (node.type === 'VariableDeclarator') add(bound(node.id), node.init)
    if (node.type === 'ForOfStatement' || node.type === 'ForInStatement') add(bound(node.left), node.right)
    if (node.type === 'TSTypeAliasDeclaration') add([node.id.name], node.typeAnnotation)
    if (node.type === 'TSInterfaceDeclaration') add([node.id.name], node.body)
    if (node.params && (node.type === 'ArrowFunctionExpression' || node.type?.includes('Function')))
      for (const param of node.params)
        if (param.typeAnnotation) add(bound({ ...param, typeAnnotation: null }), param.typeAnnotation)
  }
  // What a function of the file is called with is what its parameters may be.
  const functions = new Map<string, Node>()
  for (const { type, id, init, params } of nodes) {
    if (type === 'VariableDeclarator' && init?.type === 'ArrowFunctionExpression')
      functions.set(id.name, init.params)
    if (type === 'FunctionDeclaration') functions.set(id.name, params)
  }
  for (const { type, callee, arguments: given } of nodes) {
    const params = type === 'CallExpression' && functions.get(callee.name)
    if (params)
      for (const [n, param] of params.entries()) add(bound({ ...param, typeAnnotation: null }), given[n])
  }
  return found
}

export function readSource(
  root: string,
  file: string,
  text = readFileSync(path.join(root, file), 'utf8'),
): Source {
  const nodes = [...nodesOf(parseSync(file, text).program)]
  const imported = new Map<string, { file: string; name: string }>()
  for (const node of nodes) {
    if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('.')) continue
    const from = path.posix.join(path.posix.dirname(file), node.source.value)
    for (const one of node.specifiers)
      imported.set(one.local.name, { file: from, name: one.imported?.name ?? '*' })
  }
  return { file, nodes, declared: declarations(nodes), imported }
}

/** A template as a pattern of what it may become: a piece that is known says what, another may be any word. */
const becomes = (template: Node, behind: (node: Node) => Set<string>): string =>
  template.quasis
    .map(({ value }: Node, n: number) => {
      const piece = template.expressions[n]
      const known = piece ? [...behind(piece)].filter((word) => /^[a-z_]+$/.test(word)) : []
      return value.cooked + (piece ? (known.length > 0 ? `(?:${known.join('|')})` : '[a-z_]+') : '')
    })
    .join('')

/**
 * The strings that an expression may be, as patterns: those in it, in what the file declares of the names in it and in
 * what these lead to, a file further on too. Too many rather than too few.
 */
export function stringsBehind(
  expression: Node,
  source: Source,
  open: (file: string) => Source,
  seen = new Set<Node>(),
): Set<string> {
  const found = new Set<string>()
  const follow = (node: Node, at = source) => {
    if (!node || seen.has(node)) return
    seen.add(node)
    for (const word of stringsBehind(node, at, open, seen)) found.add(word)
  }
  const told = new Set<Node>()
  for (const node of nodesOf(expression)) {
    // Pieces of a template are told by what it becomes, not by themselves.
    if (told.has(node)) continue
    if (node.type === 'TemplateLiteral') for (const piece of nodesOf(node.expressions)) told.add(piece)
    if (node.type === 'Literal' && typeof node.value === 'string') found.add(node.value)
    else if (node.type === 'TemplateLiteral')
      found.add(becomes(node, (piece) => stringsBehind(piece, source, open, new Set(seen))))
    else if (node.type === 'Property' || node.type === 'TSPropertySignature') {
      if (!node.computed && node.key.type === 'Identifier') found.add(node.key.name)
    } else if (node.type === 'Identifier') {
      for (const value of source.declared.get(node.name) ?? []) follow(value)
      const from = source.imported.get(node.name)
      if (from?.file.endsWith('.ts') && /^areas\//.test(from.file)) {
        const there = open(from.file)
        for (const value of there.declared.get(from.name) ?? []) follow(value, there)
      }
    }
  }
  return found
}
