/**
 * What has the focus may look otherwise, but takes no other room: a press moves the focus, and what moves between a press
 * and its release is not clicked.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { expect, it } from 'vitest'

const ROOT = path.join(import.meta.dirname, '../../..')

/** What takes room in the flow of a page. */
const ROOM =
  /^(?:display|position|float|(?:(?:min|max)-)?(?:width|height|(?:inline|block)-size)|(?:margin|padding|inset)(?:-.*)?|border(?:-(?:block|inline|top|right|bottom|left).*)?-width|gap|(?:row|column)-gap|flex(?:-.*)?|grid(?:-.*)?|order|font(?:-size)?|line-height|overflow)$/

/** Alone in the page, over all else, or a press away from being used. */
const MAY: ReadonlySet<string> = new Set(['.pular:focus'])

function moving(css: string): string[] {
  const found: string[] = []
  postcss.parse(css).walkRules((rule) => {
    const selectors = rule.selectors.filter((one) => /:focus(?:-within)?(?![\w-])/.test(one) && !MAY.has(one))
    if (rule.nodes.some((node) => node.type === 'decl' && ROOM.test(node.prop))) found.push(...selectors)
  })
  return found
}

it('finds a planted bar that comes with the focus', () => {
  expect(moving('.a:not(:focus-within) .bar { height: 0 } .b:focus { color: red }')).toEqual([
    '.a:not(:focus-within) .bar',
  ])
  expect(moving('.a:focus-visible { display: none } .c:focus { padding: 0; }')).toEqual(['.c:focus'])
})

it('nothing else does', () => {
  const sheets = ['areas', 'core/web', 'apps/web'].flatMap((room) =>
    readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join(ROOT, room, file)),
  )
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.flatMap((sheet) => moving(readFileSync(sheet, 'utf8')))).toEqual([])
})
