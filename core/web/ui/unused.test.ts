/** No sheet of an area or of the kit has a class that nothing wears. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { expect, it } from 'vitest'
import { vocabulary, wordsSheet } from './words.ts'

const ROOT = path.join(import.meta.dirname, '../../..')

/** Worn by what libraries draw, or put together from a count. */
const DRAWN_ELSEWHERE = /^(?:ProseMirror|tabler-icon$)|^(?:a|c)\d$/

const filesOf = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(ROOT, folder, file),
  )

const classesOf = (css: string): string[] => {
  const classes = new Set<string>()
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/gi)) classes.add(name)
  })
  return [...classes]
}

/** Names in the code, and the beginnings of those that it puts together: `traco-${n}`. */
function wornBy(code: string): (name: string) => boolean {
  const words = new Set(code.match(/[\w-]+/g))
  const beginnings = [...code.matchAll(/([\w-]+-)\$\{/g)].map(([, beginning = '']) => beginning)
  return (name) =>
    words.has(name) ||
    DRAWN_ELSEWHERE.test(name) ||
    beginnings.some((beginning) => name.startsWith(beginning))
}

it('sees a class that nothing wears', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code, as text
  const isWorn = wornBy('<i className={cx(`traco-${n}`, late && "tarde")} />')
  const classes = classesOf('@media print { .tarde > .traco-1:hover, .sumiu { gap: 0 } }')
  expect(classes.filter((name) => !isWorn(name))).toEqual(['sumiu'])
})

it('words of the kit that are worn are made, and no other', () => {
  const made = classesOf(wordsSheet((word) => ['v-3', 'cel-sai'].includes(word)))
  expect(made).toEqual(['v-3', 'cel-sai'])
  expect(vocabulary.size).toBeGreaterThan(400)
})

it('every class of a sheet is worn', () => {
  const all = ['areas', 'core/web', 'apps/web'].flatMap(filesOf)
  const code = all.filter((file) => /\.(?:tsx?|html|js)$/.test(file) && !/\.test\.tsx?$/.test(file))
  const isWorn = wornBy(code.map((file) => readFileSync(file, 'utf8')).join('\n'))
  const sheets = all.filter((file) => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(40)
  const unworn = sheets.flatMap((file) =>
    classesOf(readFileSync(file, 'utf8'))
      .filter((name) => !isWorn(name))
      .map((name) => `${path.relative(ROOT, file)}: .${name}`),
  )
  expect(unworn).toEqual([])
})
