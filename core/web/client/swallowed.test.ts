/** No refusal is swallowed: whoever catches what a call throws looks at it, or says here why nobody needs to know. */
import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'
import { root } from '../../server/paths.ts'

// biome-ignore lint/suspicious/noExplicitAny: nodes of a syntax tree of any kind
type Node = any

/** Nobody asked for these by hand, and what they would have done comes by itself later. */
const UNHEARD: Readonly<Record<string, string>> = {
  'apps/web/LogoutPage.tsx': 'who leaves leaves, whether the server heard it or not',
  'areas/ensino/midia/web/send.ts': 'an upload that was given up goes by itself after 48 hours',
  'areas/ensino/tentativa/web/player/useTentativa.ts':
    'how an answer did is asked again; a pulse follows the other',
  'areas/gestao/privacidade/web/TempoDeUso.tsx': 'a beat is followed by the next',
  'areas/acesso/trabalho/web/importar/DescartarButton.tsx':
    'the mutation keeps what it was refused with, and the dialog shows it',
  'areas/acesso/trabalho/web/importar/DesfazerCard.tsx':
    'the mutation keeps what it was refused with, and the dialog shows it',
  'core/web/tenant/tenant.ts': 'the page says itself that it could not be opened, and offers to try again',
}

function* nodesOf(node: Node): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* nodesOf(one)
  else if (node && typeof node === 'object') {
    if (node.type) yield node
    for (const [name, value] of Object.entries(node))
      if (name !== 'parent' && typeof value === 'object') yield* nodesOf(value)
  }
}

const nameOf = ({ callee }: Node): string => callee?.name ?? callee?.property?.name ?? ''
/** What asks the server, by the names that this house has for it. */
const ASKS = /^(?:call|mutateAsync|send|entregar|lookup|correct|onSend)$/

const asks = (node: Node): boolean =>
  [...nodesOf(node)].some((one) => one.type === 'CallExpression' && ASKS.test(nameOf(one)))

/** The hook whose own `error` is shown in the same file: `save.mutateAsync(…)` beside `save.error`. */
const isShown = (node: Node, text: string): boolean =>
  [...nodesOf(node)].some(
    ({ type, callee }) =>
      type === 'CallExpression' &&
      callee.property?.name === 'mutateAsync' &&
      callee.object?.name !== undefined &&
      new RegExp(`\\b${callee.object.name}\\.error\\b|error=\\{${callee.object.name}\\b`).test(text),
  )

/** The lines where what a call throws is thrown away unread. */
function swallowed(text: string, file = 'a.tsx'): number[] {
  const { program } = parseSync(file, text)
  return [...nodesOf(program)].flatMap((node) => {
    const tried = node.type === 'TryStatement' && node.handler && !node.handler.param && node.block
    const caught =
      node.type === 'CallExpression' &&
      node.callee.property?.name === 'catch' &&
      node.arguments[0]?.params?.length === 0 &&
      node.callee.object
    const work = tried || caught
    return work && asks(work) && !isShown(work, text) ? [text.slice(0, node.start).split('\n').length] : []
  })
}

it.each([
  ['try { await call(a, b, c) } catch { setState("semRede") }', 1],
  ['try { await entregar(files) } catch { fail() }', 1],
  ['save.mutateAsync({}).catch(() => notify.error(t.semConexao))', 1],
  ['void call(a, b, c).catch(() => {})', 1],
  ['try { await call(a, b, c) } catch (error) { say(error) }', 0],
  ['save.mutateAsync({}).catch(() => {}); const told = save.error', 0],
  ['try { JSON.parse(text) } catch { nothing() }', 0],
])('sees who throws away what a call says: %s', (text, found) => {
  expect(swallowed(text)).toHaveLength(found)
})

const filesUnder = (room: string): string[] =>
  readdirSync(`${root}/${room}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(`${room}/${entry.name}`) : [`${room}/${entry.name}`],
  )

it('nobody does, but for those who say why', () => {
  const files = ['areas', 'core/web', 'apps/web']
    .flatMap(filesUnder)
    .filter((file) => /(?:^|\/)web\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(800)
  const found = files.flatMap((file) =>
    swallowed(readFileSync(`${root}/${file}`, 'utf8'), file).map((line) => ({ file, line })),
  )
  expect(found.filter(({ file }) => !UNHEARD[file]).map(({ file, line }) => `${file}:${line}`)).toEqual([])
  // Who mends one takes it off the list.
  expect(Object.keys(UNHEARD).filter((file) => !found.some((one) => one.file === file))).toEqual([])
})
