/** Whether the selection finds every test that a change could break: behind each kind of contract one is planted. */
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { namersOf, PROJECTS, selectTests, sourcesIn } from './mudou.mjs'

const imports = (...specs) => specs.map((spec) => `import { x } from '${spec}'`).join('\n')

/** `b` stands on `a`, `c` on `b`; `d` on nothing. */
const TREE = {
  'core/contract/schema.ts': '',
  'core/server/serve.ts': imports('../contract/schema.ts'),
  'core/web/Button.tsx': '',
  'test/kit/app.ts': imports('../../apps/server/app.ts'),
  'test/kit/a.ts': imports('../../areas/x/a/contract.ts'),
  'areas/x/a/shapes.ts': '',
  'areas/x/a/contract.ts': imports('../../../core/contract/schema.ts', './shapes.ts'),
  'areas/x/a/rules.ts': '',
  'areas/x/a/server/public.ts': imports('./queries.ts'),
  'areas/x/a/server/queries.ts': '',
  'areas/x/a/server/routes.ts': imports('../contract.ts', './queries.ts', '../../../../core/server/serve.ts'),
  'areas/x/a/web/Page.tsx': imports('../contract.ts', '../../../../core/web/Button.tsx'),
  'areas/x/a/web/public.tsx': imports('./Page.tsx'),
  'areas/x/a/rules.test.ts': imports('./rules.ts'),
  'areas/x/a/server/a.test.ts': imports('../../../../test/kit/app.ts'),
  'areas/x/a/web/Page.test.tsx': imports('./Page.tsx'),
  'areas/x/b/shapes.ts': imports('../a/shapes.ts'),
  'areas/x/b/contract.ts': imports('./shapes.ts'),
  'areas/x/b/server/public.ts': imports('../../a/server/public.ts'),
  'areas/x/b/server/routes.ts': imports('../contract.ts', './public.ts', '../../a/rules.ts'),
  'areas/x/b/web/Page.tsx': imports('../../a/web/public.tsx'),
  'areas/x/b/server/b.test.ts': imports('../../../../test/kit/app.ts'),
  'areas/x/b/web/Page.test.tsx': imports('./Page.tsx'),
  'areas/x/c/server/routes.ts': imports('../../b/contract.ts', '../../b/server/public.ts'),
  'areas/x/c/server/c.test.ts': imports('../../../../test/kit/app.ts'),
  'areas/x/d/server/routes.ts': '',
  'areas/x/d/server/d.test.ts': imports('../../../../test/kit/app.ts', '../../../../test/kit/a.ts'),
  'apps/server/areas.ts': imports(
    ...['a', 'b', 'c', 'd'].map((area) => `../../areas/x/${area}/server/routes.ts`),
  ),
  'apps/server/app.ts': imports('./areas.ts'),
  'apps/server/app.test.ts': '',
  'database/isolation.test.ts': imports('../test/kit/app.ts'),
  'test/requests.ts': imports('../apps/server/areas.ts'),
  'test/door.test.ts': imports('./requests.ts', '../test/kit/app.ts'),
  'test/jobs.test.ts': imports('../test/kit/app.ts'),
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
  [...new Set(tests.map((file) => /^areas\/x\/(\w)/.exec(file)?.[1]).filter(Boolean))].join('')
const touchedBy = (...changed) => areasOf(selected(...changed))

describe('a change', () => {
  it('behind the public file of an area runs the area, who asks every call, who reads the sources, and no dependant', () => {
    expect(selected('areas/x/a/server/queries.ts')).toEqual([
      'areas/x/a/rules.test.ts',
      'areas/x/a/server/a.test.ts',
      'test/door.test.ts',
      'test/walls.test.ts',
    ])
    expect(selected('areas/x/a/web/Page.tsx')).toEqual([
      'areas/x/a/rules.test.ts',
      'areas/x/a/web/Page.test.tsx',
      'test/walls.test.ts',
    ])
  })

  it.each([
    ['the public file', 'areas/x/a/server/public.ts', 'ab'],
    ['the public screens', 'areas/x/a/web/public.tsx', 'ab'],
    ['a rule that another area asks', 'areas/x/a/rules.ts', 'ab'],
    // A helper of the tests of d speaks by it.
    ['the calls', 'areas/x/a/contract.ts', 'ad'],
    // They are of the shapes of b's calls too, which c makes.
    ['shapes', 'areas/x/a/shapes.ts', 'abcd'],
    ['a migration', 'database/migrations/0001_a.sql', 'abcd'],
    ['the kernel', 'core/contract/schema.ts', 'abcd'],
    ['nobody’s but its own', 'areas/x/d/server/routes.ts', 'd'],
  ])('of %s runs who stands on it', (_, file, areas) => {
    expect(touchedBy(file)).toBe(areas)
    expect(touchedBy('areas/x/a/server/queries.ts')).toBe('a')
  })

  it('runs the tests by their sides', () => {
    const sides = (file) => selected(file).filter((test) => test.startsWith('areas/'))
    expect(sides('areas/x/a/server/public.ts')).toEqual([
      'areas/x/a/rules.test.ts',
      'areas/x/a/server/a.test.ts',
      'areas/x/b/server/b.test.ts',
    ])
    expect(sides('core/web/Button.tsx')).toEqual([
      'areas/x/a/web/Page.test.tsx',
      'areas/x/b/web/Page.test.tsx',
    ])
  })

  it('of a test, of a helper, of a journey runs just those', () => {
    expect(selected('areas/x/b/server/b.test.ts')).toContain('areas/x/b/server/b.test.ts')
    expect(touchedBy('areas/x/b/server/b.test.ts')).toBe('b')
    expect(selected('e2e/visits.ts')).toEqual(['e2e/a.test.ts', 'test/walls.test.ts'])
  })

  it('of a file that was deleted runs who stood on it', () => {
    const files = new Map(Object.entries(TREE)).set('areas/x/a/server/queries.ts', '')
    files.delete('areas/x/a/server/a.test.ts')
    expect(selectTests(files, ['areas/x/a/server/queries.ts', 'areas/x/a/server/a.test.ts']).tests).toContain(
      'areas/x/a/rules.test.ts',
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
  const namers = namersOf(house)
  const of = (...changed) => selectTests(house, changed, namers).tests

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
    const behind = of('areas/conversa/forum/server/queries.ts')
    expect(behind).toEqual(
      expect.arrayContaining(all.filter((file) => file.startsWith('areas/conversa/forum/server/'))),
    )
    expect(behind).toContain('test/verdicts/verdicts.test.ts')
    expect(behind).toContain('test/boundaries.test.ts')
    expect(
      behind.filter((file) => /^areas\/\w+\/(?!forum|auditoria|paginas)/.test(file)).length,
    ).toBeLessThan(5)
    for (const contract of [
      'areas/escola/turma/server/public.ts',
      'areas/escola/turma/contract.ts',
      'areas/escola/turma/policy.ts',
    ])
      expect(new Set(of(contract).map((file) => /^areas\/\w+\/(\w+)/.exec(file)?.[1])).size).toBeGreaterThan(
        4,
      )
  })

  const AREA = /^areas\/\w+\/\w+\//
  const areaOf = (file) => AREA.exec(file)?.[0]
  const areas = [...new Set([...house.keys()].map(areaOf).filter(Boolean))]
  const sourcesOf = (area) => [...house.keys()].filter((file) => file.startsWith(area) && !all.includes(file))
  /** Who of other areas names a file: by it they stand on this area. */
  const othersAt = (file) =>
    [...namers.get(file)].filter((other) => areaOf(other) && areaOf(other) !== areaOf(file))
  const testsAt = (folder) => all.filter((file) => file.startsWith(folder) && !PROJECTS.journey(file))
  const readers = new Set(of('areas/nenhuma/nenhuma/nada.ts'))

  it.each(areas)('behind the contract of %s nobody of another area is run', (area) => {
    const behind = sourcesOf(area).filter(
      (file) =>
        /\/(server|web)\//.test(file) &&
        [...namers.get(file)].every((other) => other.startsWith(area) || other.startsWith('apps/')),
    )
    expect(behind.length).toBeGreaterThan(0)
    for (const file of behind) {
      const side = `${area}${file.slice(area.length).split('/')[0]}/`
      const tests = of(file)
      expect([file, tests]).toEqual([file, expect.arrayContaining(testsAt(side))])
      expect([file, tests.filter((one) => areaOf(one) && areaOf(one) !== area && !readers.has(one))]).toEqual(
        [file, []],
      )
      if (side.endsWith('/server/')) expect(tests).toContain('test/verdicts/verdicts.test.ts')
    }
  })

  it.each(areas)('a change of what others import of %s runs all of them', (area) => {
    for (const file of sourcesOf(area)) {
      const tests = new Set(of(file))
      for (const other of othersAt(file)) {
        const side = other.slice(areaOf(other).length).split('/')[0]
        const theirs = all.includes(other)
          ? [other]
          : testsAt(/^(server|web)$/.test(side) ? `${areaOf(other)}${side}/` : areaOf(other))
        expect([file, other, theirs.filter((one) => !tests.has(one))]).toEqual([file, other, []])
      }
    }
  })

  it('a screen of the kit is seen by the screens that show it, and asks no database', () => {
    const tests = of('core/web/ui/DataTable.tsx')
    expect(tests.filter((file) => file.endsWith('.test.tsx')).length).toBeGreaterThan(5)
    expect(tests.filter((file) => /^areas\/[^/]+\/[^/]+\/server\//.test(file) && !/maus/.test(file))).toEqual(
      [],
    )
  })
})
