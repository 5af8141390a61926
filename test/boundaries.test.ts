/** The walls of the house: which room may import from which. A planted violation proves that the test sees. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { AREAS, areaOf, folderOf, isBelow } from '../areas/domains.ts'
import { root } from '../core/server/paths.ts'

const PURE = String.raw`(contract|shapes|rules|policy|texts)[a-z-]*\.ts$`
/** A queue of the device (`fila/`) is as pure as the files beside it. */
const OWN_PURE = String.raw`^areas/[^/]+/$1/(?:fila/)?[a-z0-9-]+\.ts$`
/** What all areas together keep of people. */
const REGISTRY = '^areas/registro\\.ts$'
const KERNEL_PURE = /^core\/(contract|policy|texts)\//

/** Room → what it may import; `$1` is the area of the room. */
const ROOMS: readonly [room: RegExp, mayImport: readonly string[]][] = [
  [KERNEL_PURE, [KERNEL_PURE.source]],
  [/^core\/server\//, ['^core/(contract|policy|texts|server)/', '^database/types.ts$']],
  [/^core\/web\//, ['^core/(contract|policy|texts|web)/']],
  [/^core\/testing\//, ['^core/']],
  // What makes worlds for tests: where what it knows is.
  [/^areas\/[^/]+\/[^/]+\/(?:\w+\/)?testing[a-z-]*\.tsx?$/, ['.*']],
  [/^areas\/domains\.ts$/, []],
  [/^areas\/registro\.ts$/, [KERNEL_PURE.source, '^areas/[^/]+/[^/]+/registro\\.ts$']],
  [/^areas\/[^/]+\/([^/]+)\/factory\.ts$/, [KERNEL_PURE.source, `^areas/[^/]+/[^/]+/${PURE}`]],
  [
    /^areas\/[^/]+\/([^/]+)\/(?:fila\/)?[a-z0-9-]+\.ts$/,
    [KERNEL_PURE.source, OWN_PURE, REGISTRY, `^areas/[^/]+/[^/]+/${PURE}`],
  ],
  // Data of tests and of the demonstration stands on that of the areas below.
  [
    /^areas\/[^/]+\/([^/]+)\/server\/factory\.ts$/,
    [
      KERNEL_PURE.source,
      OWN_PURE,
      `^areas/[^/]+/[^/]+/${PURE}`,
      '^areas/[^/]+/[^/]+/(server/)?factory\\.ts$',
      '^core/testing/change\\.ts$',
    ],
  ],
  [
    /^areas\/[^/]+\/([^/]+)\/server\//,
    [
      '^core/(contract|policy|texts|server)/',
      `^areas/[^/]+/[^/]+/${PURE}`,
      OWN_PURE,
      REGISTRY,
      '^areas/[^/]+/$1/server/',
      '^database/types\\.ts$',
      '^areas/[^/]+/[^/]+/server/public(-[a-z]+)?\\.ts$',
    ],
  ],
  [
    /^areas\/[^/]+\/([^/]+)\/web\//,
    [
      '^core/(contract|policy|texts|web)/',
      `^areas/[^/]+/[^/]+/${PURE}`,
      OWN_PURE,
      REGISTRY,
      '^areas/[^/]+/$1/web/',
      '^areas/[^/]+/[^/]+/web/(public(-[a-z]+)?\\.tsx?|routes\\.ts)$',
    ],
  ],
  [/^apps\/server\//, ['^(core|apps/server|database|demo)/(?!web/)', '^areas/(?!.*/web/)']],
  [/^apps\/web\//, ['^core/(contract|policy|texts|web)/', '^apps/web/', '^areas/(?!.*/server/)']],
  [/^database\//, ['^(core/(contract|policy|texts|server)|database)/', '^areas/(?!.*/web/)']],
  [/^demo\//, ['^(core/(contract|policy|texts|server)|database|demo)/', '^areas/(?!.*/web/)']],
]

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

function walk(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? walk(`${folder}/${entry.name}`)
      : /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts')
        ? [`${folder}/${entry.name}`]
        : [],
  )
}

const sourceFiles = ['core', 'areas', 'apps', 'database', 'demo']
  .flatMap(walk)
  .filter((file) => !isTest(file))

/** The files of the house that a source text imports, from the root. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, spec = '']) =>
    path.posix.normalize(path.posix.join(path.posix.dirname(file), spec)),
  )
}

/** Rows of the table of verdicts: of tests alone, about the whole house, and nobody's to import. */
const VERDICTS = /^areas\/[^/]+\/[^/]+\/server\/verdicts[a-z-]*\.ts$/

/** What is wrong with the imports of one file: nothing, in a well-kept house. */
function violations(file: string, text: string): string[] {
  if (VERDICTS.test(file)) return []
  const room = ROOMS.find(([pattern]) => pattern.test(file))
  if (!room) return [`${file} is in no known room`]
  const area = room[0].exec(file)?.[1] ?? ''
  const allowed = room[1].map((pattern) => new RegExp(pattern.replaceAll('$1', area)))
  return importsOf(file, text).flatMap((target) => {
    if (VERDICTS.test(target) || !allowed.some((pattern) => pattern.test(target)))
      return [`${file} → ${target}`]
    const [from, to] = [areaOf(file), areaOf(target)]
    if (!from || !to || from === to) return []
    return isBelow(to, from) ? [] : [`${file} → ${target}: ${to} does not stand before ${from}`]
  })
}

describe('the walls', () => {
  it('see a planted violation of each kind', () => {
    const plant = (file: string, target: string) => violations(file, `import { x } from '${target}'`)
    expect(plant('core/contract/x.ts', '../server/serve.ts')).toHaveLength(1)
    expect(plant('core/web/x.ts', '../server/serve.ts')).toHaveLength(1)
    expect(plant('areas/conversa/forum/rules.ts', './server/queries.ts')).toHaveLength(1)
    expect(plant('areas/conversa/forum/web/X.tsx', '../server/queries.ts')).toHaveLength(1)
    expect(plant('areas/conversa/forum/server/x.ts', '../../turma/server/queries.ts')).toHaveLength(1)
    expect(plant('areas/escola/turma/server/x.ts', '../../forum/server/public.ts')).toHaveLength(1)
    expect(plant('areas/conversa/forum/server/x.ts', './verdicts.ts')).toHaveLength(1)
    expect(plant('areas/conversa/forum/server/x.ts', '../../turma/server/public.ts')).toEqual([])
  })

  it('stand: every import stays within what its room may touch', () => {
    expect(sourceFiles.length).toBeGreaterThan(50)
    const bad = sourceFiles.flatMap((file) => violations(file, readFileSync(path.join(root, file), 'utf8')))
    expect(bad).toEqual([])
  })

  it('every area is on the map, where it stands', () => {
    const folders = new Set(sourceFiles.flatMap((file) => /^areas\/[^/]+\/[^/]+(?=\/)/.exec(file) ?? []))
    expect([...folders].toSorted()).toEqual(AREAS.map(folderOf).toSorted())
  })
})

describe('the pure wall', () => {
  const tsc = (project: string, ...more: string[]) =>
    spawnSync('node_modules/.bin/tsc', ['-p', project, ...more], { cwd: root, encoding: 'utf8' }).stdout

  it('stands around every file of an area that is neither of its server nor of its screens', () => {
    const watched = new Set(
      tsc('tsconfig.pure.json', '--listFilesOnly')
        .split('\n')
        .map((file) => path.relative(root, file)),
    )
    const pure = sourceFiles.filter(
      (file) => /^areas\/[^/]+\/[^/]+\/[^/]+$/.test(file) || KERNEL_PURE.test(file),
    )
    expect(pure.length).toBeGreaterThan(250)
    expect(pure.filter((file) => !watched.has(file) && file !== 'areas/domains.ts')).toEqual([])
  })

  it.each([
    ['the process', 'process.env.HOME', 'process'],
    ['the page', 'document.title', 'document'],
    ['the network', "fetch('/')", 'fetch'],
    ['a module of Node', "import('node:fs')", 'node:fs'],
  ])('does not let %s in', (_, planted, name) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'turmalina-pura-'))
    const config = {
      extends: path.join(root, 'tsconfig.pure.json'),
      include: [path.join(root, 'pure.d.ts'), 'rules.mts'],
      exclude: [],
    }
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
    writeFileSync(path.join(folder, 'rules.mts'), "export const host = new URL('https://a.test').hostname\n")
    expect(tsc(folder, '--noEmit')).toBe('')
    writeFileSync(path.join(folder, 'rules.mts'), `export const planted = ${planted}\n`)
    expect(tsc(folder, '--noEmit')).toContain(`'${name}'`)
  })
})

describe('the files', () => {
  it('have at most 400 lines and say on the first what they hold', () => {
    const wrong = sourceFiles
      .filter((file) => file !== 'database/types.ts')
      .filter((file) => {
        const text = readFileSync(path.join(root, file), 'utf8')
        return text.split('\n').length > 401 || !text.startsWith('/**')
      })
    expect(wrong).toEqual([])
  })
})
