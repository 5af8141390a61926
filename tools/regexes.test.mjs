/**
 * No regular expression takes longer than its text is long: each literal of the program is looked at by scslre, which
 * knows parts that trade letters and starts of one letter that a repetition runs over again. Starts of several (`<!--`)
 * are found here: what begins at each of n places and runs to the end from each takes n times n.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { isDisjointWith, JS, NFA } from 'refa'
import { analyse } from 'scslre'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** Expressions made while the program runs: of what, so that they are linear. */
const MADE = {
  'core/server/sheets/inside/parts.ts': 'the name of an attribute, written there; in the worker',
  'areas/conversa/forum/rules-personal.ts': 'fourteen words, a fixed number of times',
  'areas/acesso/fator/rules.ts': 'a fixed number of letters of an alphabet',
  'areas/ensino/midia/server/inside/book.ts': 'the name of an attribute that we ask for; in the worker',
  'apps/server/plugins/errors.ts': 'the patterns of our own addresses',
  'apps/server/plugins/page.ts': 'the patterns of our own addresses',
}

/** Every node of a syntax tree. */
function* nodesOf(node) {
  if (Array.isArray(node)) {
    for (const one of node) yield* nodesOf(one)
  } else if (node && typeof node === 'object') {
    if (node.type) yield node
    for (const [name, value] of Object.entries(node))
      if (name !== 'parent' && typeof value === 'object') yield* nodesOf(value)
  }
}

/** What stands after `before` in an expression: each endless repetition of it with all that comes before and after. */
function* endless(elements, before = [], after = []) {
  for (const [n, element] of elements.entries()) {
    const [sooner, later] = [
      [...before, ...elements.slice(0, n)],
      [...elements.slice(n + 1), ...after],
    ]
    if (element.type === 'Quantifier' && element.max === Number.POSITIVE_INFINITY)
      yield { before: sooner, repeated: element, after: later }
    const inner = element.type === 'Quantifier' ? element.element : element
    if (['Group', 'CapturingGroup'].includes(inner.type))
      for (const one of inner.alternatives) yield* endless(one.elements, sooner, later)
  }
}

/** Begins at one place alone: at the start of the text. */
const isAnchored = ([first]) => first?.type === 'Assertion' && first.kind === 'start'

/**
 * Whether the expression may begin again inside what an endless repetition runs over, and can fail after it: then each
 * of those beginnings runs to the end of the text.
 */
function runsOver(regex) {
  if (regex.sticky) return false
  const parser = JS.Parser.fromLiteral(regex)
  const machine = (elements, assertions) => {
    const read = (one) => parser.parseElement(one, { assertions, backreferences: 'disable' }).expression
    const parts = elements.map((one) => ({ type: 'Alternation', alternatives: read(one).alternatives }))
    const expression = { type: 'Expression', alternatives: [{ type: 'Concatenation', elements: parts }] }
    return NFA.fromRegex(expression, { maxCharacter: parser.maxCharacter })
  }
  return (
    parser.ast.pattern.alternatives
      .filter(({ elements }) => regex.multiline || !isAnchored(elements))
      .flatMap(({ elements }) => [...endless(elements)])
      // With nothing but a look around before it, the repetition is the start: scslre knows.
      .filter(({ before }) => before.some(({ type }) => type !== 'Assertion'))
      .some(({ before, repeated, after }) => {
        const rest = machine(after, 'disable')
        if (rest.finals.has(rest.initial)) return false
        return !isDisjointWith(machine(before, 'ignore'), machine([repeated], 'ignore'))
      })
  )
}

/** The literals of a source that are not linear, and whether it makes expressions of text. */
function lookAt(name, source) {
  const nodes = [...nodesOf(parseSync(name, source).program)]
  const slow = nodes
    .filter(({ type, regex }) => type === 'Literal' && regex)
    .map(({ regex: { pattern, flags } }) => new RegExp(pattern, flags))
    .filter((regex) => analyse(regex, { reportTypes: { Move: true } }).reports.length > 0 || runsOver(regex))
  const made = nodes.some(
    ({ type, callee }) =>
      (type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp',
  )
  return { slow: slow.map((regex) => `${name} ${regex}`), made }
}

const sources = ['core', 'areas', 'apps']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) =>
      path.posix.join(folder, file.replaceAll('\\', '/')),
    ),
  )
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      !/^core\/testing\/|\/testing[\w-]*\.tsx?$/.test(file),
  )

it('finds planted ones', () => {
  const planted = (code) => lookAt('x.ts', code).slow.length
  expect(planted('const a = /(a+)+$/')).toBe(1)
  expect(planted('const a = /<[^>]*>/g')).toBe(1)
  expect(planted('const a = /^\\s*=\\s*(\\d*)\\s*$/')).toBe(1)
  expect(planted("const a = text.replace(/\\/+$/, '')")).toBe(1)
  expect(planted('const a = /<!--[\\s\\S]*?-->/g')).toBe(1)
  expect(planted('const a = /<span[^>]*>/')).toBe(1)
  expect(planted('const a = /(?:ab[abc]+|[0-9])d/')).toBe(1)
  expect(planted('const a = /<!--[^<]*-->/g')).toBe(0)
  expect(planted('const a = /^<!--[\\s\\S]*?-->/')).toBe(0)
  expect(planted('const a = /<span[^>]*/g')).toBe(0)
  expect(planted('const a = /<span[^>]{0,99}>/')).toBe(0)
  expect(planted('const a = /^[a-z]{3}\\d+$/')).toBe(0)
  expect(lookAt('x.ts', 'const a = new RegExp(word)').made).toBe(true)
})

it('every literal is linear; whoever makes expressions of text says of what', () => {
  const looked = sources.map((file) => [file, lookAt(file, readFileSync(path.join(root, file), 'utf8'))])
  expect(looked.flatMap(([, { slow }]) => slow)).toEqual([])
  expect(looked.flatMap(([file, { made }]) => (made ? [file] : [])).sort()).toEqual(Object.keys(MADE).sort())
})
