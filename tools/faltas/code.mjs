/** Faults in a source: each stands in it behind a switch, `falta(n)`, so that one loaded program has them all, one at a time. */
import { parseSync } from 'oxc-parser'
import { mark, sqlFaults, unmarked } from './sql.mjs'

const NODES = /^(?!TS)|^TS(As|NonNull|Satisfies|Instantiation)Expression$|^TSNonNullExpression$/

const COMPARISONS = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<='],
  '<=': ['<'],
  '>': ['>='],
  '>=': ['>'],
  '*': ['/'],
  '/': ['*'],
  '-': ['+'],
  '%': ['*'],
}
const CALLS = { some: 'every', every: 'some', max: 'min', min: 'max', floor: 'ceil', ceil: 'floor' }
/** Steps of a chain that may be lost. */
const LOST =
  /^(filter|sort|toSorted|reverse|toReversed|slice|where|orderBy|distinct|forUpdate|forNoKeyUpdate|forShare|andWhere|having|skipLocked)$/
const LOCKS = /^(lock\w*|locked|oneAtATime|\w+ToDo)$|^for(NoKey)?(Update|Share)$/
const TRACES = /^(audit|publish|notify|enqueue|tell[A-Z]\w*|tell|tells|announce\w*)$/
/** Turned comparisons of a builder of queries. */
const OPERATORS = {
  '=': '!=',
  '!=': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  is: 'is not',
  'is not': 'is',
  in: 'not in',
}

const short = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 80)
const nameOf = ({ callee }) => callee?.property?.name ?? callee?.name
const isSql = ({ type, tag }) =>
  (type === 'TaggedTemplateExpression' && tag.name === 'sql') ||
  (type === 'TaggedTemplateExpression' && tag.expression?.name === 'sql')

/** What of a house a file is: the kind of what goes wrong in it. */
export function roomOf(file) {
  if (/\/policy[^/]*\.ts$/.test(file)) return 'política'
  if (/\/present[^/]*\.ts$/.test(file)) return 'apresentador'
  if (/\/(queries|public)[^/]*\.ts$/.test(file)) return 'consulta'
  if (/\/server\//.test(file)) return 'caminho'
  return 'regra'
}

/**
 * @returns {{ kind: string, what: string, line: number, start: number, end: number, with: (id: number, inner: string) => string }[]}
 * `with`: what stands from `start` to `end` with the switch; `inner` is what stood there, with the switches inside it
 */
export function faultsIn(file, text) {
  const { program } = parseSync(file, text, { sourceType: 'module' })
  const room = roomOf(file)
  const faults = []
  const source = ({ start, end }) => text.slice(start, end)
  const lineOf = (at) => text.slice(0, at).split('\n').length
  const add = (node, kind, what, wrap, at = node.start) =>
    faults.push({ kind, what, line: lineOf(at), start: node.start, end: node.end, with: wrap })
  const instead = (node, kind, other, what = `\`${short(source(node))}\` → \`${short(other)}\``, at) =>
    add(node, kind, what, (id, inner) => `(falta(${id}) ? (${other}) : (${inner}))`, at)

  function template(node, top) {
    const { quasis, expressions } = node.quasi
    const whole = quasis.map(({ value }, n) => value.raw + (n < expressions.length ? mark(n) : '')).join('')
    const put = (n) => `\${${source(expressions[n])}}`
    for (const { kind, what, text: other, at } of sqlFaults(whole)) {
      const tag = source(node).slice(0, node.quasi.start - node.start)
      const written = unmarked(other, put)
      const told = unmarked(what, (n) => `\${${short(source(expressions[n])).slice(0, 30)}}`)
      const line = node.quasi.start + 1 + unmarked(whole.slice(0, at), put).length
      const lazily = (id, inner) => `falta.either(${id}, () => ${tag}\`${written}\`, () => ${inner})`
      // A fragment that is made once, when the module is loaded, chooses each time it is put into a statement.
      if (top) add(node, kind, told, lazily, line)
      else instead(node, kind, `${tag}\`${written}\``, told, line)
    }
  }

  function policyRules(rules) {
    if (room !== 'política') return
    const isAll = rules.callee !== undefined
    for (const rule of rules.elements ?? rules.arguments)
      if (rule && rule.type !== 'SpreadElement')
        add(
          rule,
          'política',
          `\`${short(source(rule))}\` não é perguntado`,
          (id, inner) => `((...about) => falta(${id}) ? ${isAll} : (${inner})(...about))`,
        )
  }

  function visit(node, inFunction) {
    if (Array.isArray(node)) {
      for (const one of node) visit(one, inFunction)
      return
    }
    if (!node || typeof node !== 'object') return
    const { type } = node
    if (type && !NODES.test(type)) return
    if (type === 'ImportDeclaration' || type === 'ChainExpression') return
    const inside = inFunction || type === 'ArrowFunctionExpression' || (type?.includes('Function') ?? false)

    if (isSql(node)) template(node, !inFunction)
    if (type === 'BinaryExpression' && COMPARISONS[node.operator])
      for (const operator of COMPARISONS[node.operator])
        instead(node, room, `${source(node.left)} ${operator} ${source(node.right)}`)
    if (type === 'LogicalExpression' && node.operator !== '??')
      instead(
        node,
        room,
        `(${source(node.left)}) ${node.operator === '&&' ? '||' : '&&'} (${source(node.right)})`,
      )
    if (type === 'UnaryExpression' && node.operator === '!') instead(node, room, source(node.argument))
    if (type === 'IfStatement')
      for (const value of ['true', 'false'])
        instead(node.test, room, value, `se \`${short(source(node.test))}\`: sempre ${value}`)
    if (type === 'ConditionalExpression') instead(node.test, room, `!(${source(node.test)})`)
    if (type === 'Literal' && typeof node.value === 'boolean') instead(node, room, String(!node.value))
    // A bound that no test can fill is tried by a small one.
    if (type === 'Literal' && typeof node.value === 'number')
      instead(node, room, node.value < 600 ? `${node.value} + 1` : '1')
    if (type === 'Literal' && node.value === 'America/Sao_Paulo') instead(node, 'dia', `'UTC'`)
    // Rules are listed where a policy is defined; a list made within a rule is one of things.
    if ((type === 'ArrayExpression' && !inFunction) || nameOf(node) === 'all') policyRules(node)
    if (type === 'ExpressionStatement') {
      const call = node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression
      const name = call.type === 'CallExpression' && nameOf(call)
      if (name) {
        const kind = LOCKS.test(name) ? 'trava' : TRACES.test(name) ? 'rastro' : room
        add(
          node,
          kind,
          `\`${short(source(node))}\` perdido`,
          // Whole, so that an `else` after it stays that of the `if` before it.
          (id, inner) => `{ if (!falta(${id})) { ${inner} } }`,
        )
      }
    }
    if (type === 'CallExpression' && node.callee.type === 'MemberExpression' && !node.optional) {
      const { object, property } = node.callee
      const name = property.name
      if (LOST.test(name)) {
        const kind = LOCKS.test(name)
          ? 'trava'
          : /where|having/i.test(name)
            ? 'condição'
            : /order|sort|reverse/i.test(name)
              ? 'ordem'
              : room
        add(
          object,
          kind,
          `\`.${name}(${short(node.arguments.map(source).join(', '))})\` perdido`,
          (id, inner) => `falta.lost(${id}, ${inner})`,
          property.start,
        )
      }
      if (
        name === 'where' &&
        typeof node.arguments[1]?.value === 'string' &&
        OPERATORS[node.arguments[1].value]
      )
        instead(
          node.arguments[1],
          'comparação',
          `'${OPERATORS[node.arguments[1].value]}'`,
          `\`${short(node.arguments.map(source).join(', '))}\`: ${OPERATORS[node.arguments[1].value]}`,
        )
      if (name === 'orderBy' && node.arguments.length === 1 && typeof node.arguments[0].value === 'string')
        add(
          node.arguments[0],
          'ordem',
          `ordem de \`${node.arguments[0].value}\` virada`,
          (id, inner) => `${inner}, ...(falta(${id}) ? ['desc'] : [])`,
        )
      if (CALLS[name] && !node.callee.computed)
        add(property, room, `\`${name}\` → \`${CALLS[name]}\`: ${short(source(node))}`, undefined)
    }

    // What stands where a list is too short for the compiler, and never is.
    if (type === 'ArrayPattern' || type === 'ObjectPattern') return
    if (type === 'Property' && !node.computed) return visit(node.value, inside)
    if (type === 'PropertyDefinition') return visit(node.value, inside)
    if (type === 'MemberExpression' && !node.computed) return visit(node.object, inside)
    for (const [name, value] of Object.entries(node))
      if (
        typeof value === 'object' &&
        !/^(typeAnnotation|typeParameters|typeArguments|returnType|superTypeArguments|parent)$/.test(name)
      )
        visit(value, inside)
  }
  visit(program.body, false)
  return faults
    .map((fault) =>
      fault.with ? fault : { ...fault, with: undefined, member: CALLS[text.slice(fault.start, fault.end)] },
    )
    .sort((a, b) => a.start - b.start || b.end - a.end)
}

/** The source with these faults of it, each behind its switch. */
export function withSwitches(text, faults) {
  /** Ranges, the outer before the inner; those of the same range are put one in the other. */
  const ranges = new Map()
  for (const fault of faults) {
    const key = `${fault.start}:${fault.end}`
    if (!ranges.has(key)) ranges.set(key, { start: fault.start, end: fault.end, faults: [] })
    ranges.get(key).faults.push(fault)
  }
  const sorted = [...ranges.values()].sort((a, b) => a.start - b.start || b.end - a.end)
  let next = 0
  function written(start, end) {
    let out = ''
    let at = start
    while (next < sorted.length && sorted[next].start < end) {
      const range = sorted[next]
      next += 1
      out += text.slice(at, range.start)
      let inner = written(range.start, range.end)
      for (const fault of range.faults)
        inner = fault.member
          ? `[falta(${fault.id}) ? '${fault.member}' : '${inner}']`
          : fault.with(fault.id, inner)
      // `a.some(…)` becomes `a[…](…)`.
      if (range.faults.some(({ member }) => member)) out = out.replace(/\.\s*$/, '')
      out += inner
      at = range.end
    }
    return out + text.slice(at, end)
  }
  return written(0, text.length)
}
