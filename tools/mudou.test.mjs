/** Whether the selection finds every test that a change could break: behind each kind of contract one is planted. */
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECTS, selectTests, sourcesIn } from './mudou.mjs'

const imports = (...specs) => specs.map((spec) => `import { x } from '${spec}'`).join('\n')

/** `b` stands on `a`, `c` on `b`; `d` on nothing. */
const TREE = {
  'core/contract/schema.ts': '',
  'core/server/serve.ts': imports('../contract/schema.ts'),
  'core/web/Button.tsx': '',
  'core/testing/app.ts': imports('../../apps/server/app.ts'),
  'core/testing/a.ts': imports('../../areas/a/contract.ts'),
  'areas/a/shapes.ts': '',
  'areas/a/contract.ts': imports('../../core/contract/schema.ts', './shapes.ts'),
  'areas/a/rules.ts': '',
  'areas/a/server/public.ts': imports('./queries.ts'),
  'areas/a/server/queries.ts': '',
  'areas/a/server/routes.ts': imports('../contract.ts', './queries.ts', '../../../core/server/serve.ts'),
  'areas/a/web/Page.tsx': imports('../contract.ts', '../../../core/web/Button.tsx'),
  'areas/a/web/public.tsx': imports('./Page.tsx'),
  'areas/a/rules.test.ts': imports('./rules.ts'),
  'areas/a/server/a.test.ts': imports('../../../core/testing/app.ts'),
  'areas/a/web/Page.test.tsx': imports('./Page.tsx'),
  'areas/b/shapes.ts': imports('../a/shapes.ts'),
  'areas/b/contract.ts': imports('./shapes.ts'),
  'areas/b/server/public.ts': imports('../../a/server/public.ts'),
  'areas/b/server/routes.ts': imports('../contract.ts', './public.ts', '../../a/rules.ts'),
  'areas/b/web/Page.tsx': imports('../../a/web/public.tsx'),
  'areas/b/server/b.test.ts': imports('../../../core/testing/app.ts'),
  'areas/b/web/Page.test.tsx': imports('./Page.tsx'),
  'areas/c/server/routes.ts': imports('../../b/contract.ts', '../../b/server/public.ts'),
  'areas/c/server/c.test.ts': imports('../../../core/testing/app.ts'),
  'areas/d/server/routes.ts': '',
  'areas/d/server/d.test.ts': imports('../../../core/testing/app.ts', '../../../core/testing/a.ts'),
  'apps/server/areas.ts': imports(
    ...['a', 'b', 'c', 'd'].map((area) => `../../areas/${area}/server/routes.ts`),
  ),
  'apps/server/app.ts': imports('./areas.ts'),
  'apps/server/app.test.ts': '',
  'database/isolation.test.ts': imports('../core/testing/app.ts'),
  'test/requests.ts': imports('../apps/server/areas.ts'),
  'test/door.test.ts': imports('./requests.ts', '../core/testing/app.ts'),
  'test/jobs.test.ts': imports('../core/testing/app.ts'),
  'test/program.test.ts': `start('apps/server/app.ts')`,
  'test/walls.test.ts': `import { root } from '../core/server/paths.ts'; readdirSync(root)`,
  'e2e/a.test.ts': imports('./visits.ts'),
  'e2e/visits.ts': '',
}

const selected = (...changed) =>
  selectTests(
    new Map([
      ...Object.entries(TREE),
      ...changed.filter((file) => !(file in TREE)).map((file) => [file, '']),
    ]),
    changed,
  ).tests
const areasOf = (tests) =>
  [...new Set(tests.map((file) => /^areas\/(\w)/.exec(file)?.[1]).filter(Boolean))].join('')
const touchedBy = (...changed) => areasOf(selected(...changed))

describe('a change', () => {
  it('behind the public file of an area runs the area, who asks every call, who reads the sources, and no dependant', () => {
    expect(selected('areas/a/server/queries.ts')).toEqual([
      'areas/a/rules.test.ts',
      'areas/a/server/a.test.ts',
      'test/door.test.ts',
      'test/walls.test.ts',
    ])
    expect(selected('areas/a/web/Page.tsx')).toEqual([
      'areas/a/rules.test.ts',
      'areas/a/web/Page.test.tsx',
      'test/walls.test.ts',
    ])
  })

  it.each([
    ['the public file', 'areas/a/server/public.ts', 'ab'],
    ['the public screens', 'areas/a/web/public.tsx', 'ab'],
    ['a rule that another area asks', 'areas/a/rules.ts', 'ab'],
    // A helper of the tests of d speaks by it.
    ['the calls', 'areas/a/contract.ts', 'ad'],
    // They are of the shapes of b's calls too, which c makes.
    ['shapes', 'areas/a/shapes.ts', 'abcd'],
    ['a migration', 'database/migrations/0001_a.sql', 'abcd'],
    ['the kernel', 'core/contract/schema.ts', 'abcd'],
    ['nobody’s but its own', 'areas/d/server/routes.ts', 'd'],
  ])('of %s runs who stands on it', (_, file, areas) => {
    expect(touchedBy(file)).toBe(areas)
    expect(touchedBy('areas/a/server/queries.ts')).toBe('a')
  })

  it('runs the tests by their sides', () => {
    const sides = (file) => selected(file).filter((test) => test.startsWith('areas/'))
    expect(sides('areas/a/server/public.ts')).toEqual([
      'areas/a/rules.test.ts',
      'areas/a/server/a.test.ts',
      'areas/b/server/b.test.ts',
    ])
    expect(sides('core/web/Button.tsx')).toEqual(['areas/a/web/Page.test.tsx', 'areas/b/web/Page.test.tsx'])
  })

  it('of a test, of a helper, of a journey runs just those', () => {
    expect(selected('areas/b/server/b.test.ts')).toContain('areas/b/server/b.test.ts')
    expect(touchedBy('areas/b/server/b.test.ts')).toBe('b')
    expect(selected('e2e/visits.ts')).toEqual(['e2e/a.test.ts', 'test/walls.test.ts'])
  })

  it('of a file that was deleted runs who stood on it', () => {
    const files = new Map(Object.entries(TREE)).set('areas/a/server/queries.ts', '')
    files.delete('areas/a/server/a.test.ts')
    expect(selectTests(files, ['areas/a/server/queries.ts', 'areas/a/server/a.test.ts']).tests).toContain(
      'areas/a/rules.test.ts',
    )
  })

  it('of what every test stands on runs all of them; of words, none', () => {
    const { tests, whole } = selectTests(new Map(Object.entries(TREE)), ['package.json', 'README.md'])
    expect([whole, tests.filter(PROJECTS.journey), areasOf(tests)]).toEqual(['package.json', [], 'abcd'])
    expect(selected('README.md', 'docs/decisions/0001-x.md')).toEqual([])
    expect(selected()).toEqual([])
  })
})

describe('in the house', () => {
  const house = sourcesIn(path.resolve(import.meta.dirname, '..'), [])
  const all = [...house.keys()].filter((file) => /\.test\.\w+$/.test(file))
  const of = (...changed) => selectTests(house, changed).tests

  it('every test belongs to one project, and a change of the kernel runs nearly all', () => {
    for (const file of all)
      expect([file, Object.values(PROJECTS).filter((own) => own(file)).length]).toEqual([file, 1])
    const rest = all.filter((file) => !PROJECTS.journey(file))
    expect(of('core/contract/schema.ts').length).toBeGreaterThan(0.75 * rest.length)
    expect(of('database/migrations/0001_kernel.sql').filter(PROJECTS.database)).toEqual(
      rest.filter(PROJECTS.database).sort(),
    )
  })

  it('behind its contract an area is changed by itself; what others import of it changes them too', () => {
    const behind = of('areas/forum/server/queries.ts')
    expect(behind).toEqual(
      expect.arrayContaining(all.filter((file) => file.startsWith('areas/forum/server/'))),
    )
    expect(behind).toContain('test/verdicts/verdicts.test.ts')
    expect(behind).toContain('test/boundaries.test.ts')
    expect(behind.filter((file) => /^areas\/(?!forum|auditoria|paginas)/.test(file)).length).toBeLessThan(5)
    for (const contract of [
      'areas/turma/server/public.ts',
      'areas/turma/contract.ts',
      'areas/turma/policy.ts',
    ])
      expect(new Set(of(contract).map((file) => /^areas\/(\w+)/.exec(file)?.[1])).size).toBeGreaterThan(4)
  })

  it('a screen of the kit is seen by the screens that show it, and asks no database', () => {
    const tests = of('core/web/ui/DataTable.tsx')
    expect(tests.filter((file) => file.endsWith('.test.tsx')).length).toBeGreaterThan(5)
    expect(tests.filter((file) => /^areas\/[^/]+\/server\//.test(file) && !/maus/.test(file))).toEqual([])
  })
})
