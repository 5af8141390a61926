/** What documents and comments name is there: decisions by number, files by path, commands of the package. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const ROOMS = ['apps', 'areas', 'bench', 'core', 'database', 'demo', 'docs', 'e2e', 'test', 'tools']

const under = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? under(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  )

const top = readdirSync(root).filter((name) => name.endsWith('.md'))
const files = [...top, ...ROOMS.flatMap(under)]
const texts = files.filter(
  (file) => /\.(md|tsx?|mjs|sql|css)$/.test(file) && !file.includes('documents.test'),
)
const there = new Set(files)
const scripts = Object.keys(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts)
const decisions = new Set(
  readdirSync(path.join(root, 'docs/decisions')).map((name) => Number.parseInt(name, 10)),
)

/** What a text says that is not so. */
function untrue(file, text) {
  const wrong = []
  for (const [cited, number] of text.matchAll(/\bdecisions?[ /](\d{1,4})\b/gi))
    if (!decisions.has(Number(number))) wrong.push(`${file}: ${cited}`)
  if (!file.endsWith('.md')) return wrong
  for (const [, target] of text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)) {
    const full = path.posix.normalize(path.posix.join(path.posix.dirname(file), target))
    if (!existsSync(path.join(root, full))) wrong.push(`${file}: ${target}`)
  }
  for (const [cited, number, page] of text.matchAll(/\[(\d{1,4})\]\([\w./-]*?(\d{4})-[\w-]+\.md\)/g))
    if (Number(number) !== Number(page)) wrong.push(`${file}: ${cited}`)
  // A page of the past names what was there then.
  if (file.startsWith('docs/decisions/')) return wrong
  for (const [, named] of text.matchAll(
    /`((?:apps|areas|bench|core|database|demo|docs|e2e|test|tools)\/[\w./-]+\.\w+)`/g,
  ))
    if (!there.has(named)) wrong.push(`${file}: ${named}`)
  for (const [, name] of text.matchAll(/`npm run ([\w:]+)/g))
    if (!scripts.includes(name)) wrong.push(`${file}: npm run ${name}`)
  return wrong
}

describe('documents', () => {
  it('are seen where they name what is not there', () => {
    const planted =
      'See [9999](docs/decisions/9999-x.md), decision 9998, `core/server/gone.ts` and `npm run fly`.'
    expect(untrue('README.md', planted)).toHaveLength(5)
    expect(untrue('README.md', 'See [7](docs/decisions/0008-sealed-log.md).')).toHaveLength(1)
    expect(untrue('core/x.ts', '// As decision 9998 has it.')).toHaveLength(1)
    expect(
      untrue('README.md', 'See [8](docs/decisions/0008-sealed-log.md), `test.mjs`, `npm run build`.'),
    ).toEqual([])
  })

  it('name decisions, files and commands that are there', () => {
    expect(texts.length).toBeGreaterThan(1_500)
    expect(texts.flatMap((file) => untrue(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([])
  })
})
