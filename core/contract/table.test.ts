/** A table of words answers to its words alone, wherever one is kept. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readDay, readMoment } from './days.ts'
import { table } from './table.ts'

const ROOT = path.join(import.meta.dirname, '../..')

/** Tables of a module by any text that are plain objects. */
const plainOnes = (code: string): string[] =>
  [
    ...code.matchAll(/^(?:export )?const (\w+): (?:Readonly<)?(?:Partial<)?Record<string,[^=]*? =\s+\{/gm),
  ].map(([, name = '']) => name)

it('has its rows, and nothing that every object has', () => {
  const words = table({ sim: true })
  for (const name of ['constructor', 'toString', '__proto__', 'valueOf', 'hasOwnProperty'])
    expect(words[name]).toBeUndefined()
  expect(words.sim).toBe(true)
  expect(Object.entries(words)).toEqual([['sim', true]])
})

it.each(['constructor', 'valueOf', 'toString', '__proto__', '3 constructor'])('“%s” is no day', (text) => {
  expect(readDay(text, '2026-11-27')).toBeNull()
  expect(readMoment(`${text} 8h`, '2026-11-27').day).toBeNull()
})

it('no module looks up a text from outside in a plain object', () => {
  expect(
    plainOnes(
      'const A: Readonly<Record<string, number>> = { um: 1 }\nconst B: Record<string, 1> = table({})',
    ),
  ).toEqual(['A'])
  const files = ['core', 'areas', 'apps'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  const found = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      plainOnes(readFileSync(path.join(ROOT, file), 'utf8')).map((name) => `${file}: ${name}`),
    )
  expect(found).toEqual([])
})
