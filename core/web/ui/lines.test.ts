/** The same thing is said once: the lines of the style sheets of the kit and of each area are counted, and may only shrink. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { expect, it } from 'vitest'

const ROOT = path.join(import.meta.dirname, '../../..')
const BASELINE = path.join(import.meta.dirname, 'lines.baseline')

/** The folder whose lines are counted together: the kit, the editor of texts, an area. */
const houseOf = (file: string): string => file.split('/').slice(0, 3).join('/')

type Lines = ReadonlyMap<string, number>

function linesOf(sheets: readonly (readonly [file: string, css: string])[]): Lines {
  const lines = new Map<string, number>()
  for (const [file, css] of sheets)
    lines.set(houseOf(file), (lines.get(houseOf(file)) ?? 0) + css.trimEnd().split('\n').length)
  return lines
}

/** Those that say more than they may, and those that say less. */
function compared(now: Lines, before: Lines) {
  const houses = [...new Set([...now.keys(), ...before.keys()])]
  const differing = (is: (a: number, b: number) => boolean) =>
    houses.filter((house) => is(now.get(house) ?? 0, before.get(house) ?? 0))
  return { more: differing((a, b) => a > b), less: differing((a, b) => a < b) }
}

const write = (lines: Lines): string => [...lines].map(([house, count]) => `${house} ${count}\n`).join('')

const read = (text: string): Lines =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' '))
      .map(([house = '', count]) => [house, Number(count)]),
  )

it('counts what a house says, and sees where it grew and shrank', () => {
  const now = linesOf([
    ['areas/a/b/web/one.css', '.x {\n  gap: 0;\n}\n'],
    ['areas/a/b/web/deep/two.css', '.y {\n}'],
    ['core/web/ui/words.css', '.z {}\n'],
  ])
  expect(read(write(now))).toEqual(now)
  expect([...now]).toEqual([
    ['areas/a/b', 5],
    ['core/web/ui', 1],
  ])
  expect(compared(now, read('areas/a/b 4\ncore/web/ui 2\nareas/c/d 3\n'))).toEqual({
    more: ['areas/a/b'],
    less: ['core/web/ui', 'areas/c/d'],
  })
})

it('no house has more lines of style than the baseline says', () => {
  const files = ['apps', 'areas', 'core']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        `${folder}/${file}`.replaceAll(path.sep, '/'),
      ),
    )
    .filter((file) => file.endsWith('.css'))
    .sort()
  expect(files.length).toBeGreaterThan(40)
  const now = linesOf(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const))
  const { more, less } = compared(now, read(readFileSync(BASELINE, 'utf8')))
  if (process.env.LOWER === 'tudo') writeFileSync(BASELINE, write(now))
  else
    expect(
      more,
      'say it with the words of the kit (roles.css, words.css); what is new to the product may write the baseline anew: LOWER=tudo npx vitest run --project pure core/web/ui/lines.test.ts',
    ).toEqual([])
  if (process.env.LOWER) writeFileSync(BASELINE, write(now))
  else expect(less, 'lower it: LOWER=1 npx vitest run --project pure core/web/ui/lines.test.ts').toEqual([])
})
