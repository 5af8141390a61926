/**
 * What a change touches: the files of tests that `npm test -- --mudou` runs. An area's dependants are left out where its
 * contract is unchanged byte for byte: what others import of it, the shapes of its calls, migrations (decision 0035).
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const SOURCE = /\.(ts|tsx|mjs)$/
const TEST = /\.test\.(ts|tsx|mjs)$/
/** What no test reads. */
const BESIDE = /\.md$|^(docs|bench|\.ci)\/|^(\.gitignore|LICENSE|biome\.json|knip\.json|\.oxlintrc\.json)$/
/** What every test stands on. */
const GROUND =
  /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig[^/]*\.json|test\.mjs|test\/(setup|temporary)\.ts|core\/testing\/alone\.ts)$/
const MIGRATION = /^database\/migrations\//
/** Where all areas are put together: whoever asks every call imports it. */
const TOGETHER = 'apps/server/areas.ts'

const areaOf = (file) => /^areas\/[^/]+\/([^/]+)\//.exec(file)?.[1]
/** Contracts, shapes, rules, policies: what both sides stand on, and other areas' shapes are made of. */
const isPure = (file) => /^areas\/[^/]+\/[^/]+\/(fila\/)?[^/]+$/.test(file) && !TEST.test(file)
const sideOf = (file) => /^areas\/[^/]+\/[^/]+\/(server|web)\//.exec(file)?.[1] ?? 'pure'
/** For the tests of a side, what of the area they stand on. */
const SIDES = { server: ['server', 'pure'], web: ['web', 'pure'], pure: ['server', 'web', 'pure'] }
/** A test that reads the sources of the house. */
const readsHouse = (text) =>
  /\breaddirSync\b/.test(text) &&
  (/\/paths\.ts'/.test(text) || (/import\.meta\.url/.test(text) && !/mkdtemp/.test(text)))

/** Of each project of vitest, whether a file of tests is its own. */
export const PROJECTS = {
  journey: (file) => file.startsWith('e2e/'),
  database: (file) => /^areas\/[^/]+\/[^/]+\/server\/|^test\/|^database\/isolation\.test\.ts$/.test(file),
  pure: (file) => !PROJECTS.journey(file) && !PROJECTS.database(file),
}

/** The files that a source names, as imports, as rooms of a worker, as programs to start: nearly all are imports. */
function namedBy(file, text, there) {
  const named = new Set()
  for (const [, , spec] of text.matchAll(/(['"`])([\w@./-]+)\1/g)) {
    if (!spec.includes('/')) continue
    const at = spec.startsWith('.') ? path.posix.join(path.posix.dirname(file), spec) : spec
    for (const ending of ['', '.ts', '.tsx', '.mjs']) if (there.has(at + ending)) named.add(at + ending)
  }
  named.delete(file)
  return named
}

/** Who names each file. */
export function namersOf(files) {
  const namers = new Map([...files.keys()].map((file) => [file, new Set()]))
  for (const [file, text] of files)
    if (SOURCE.test(file)) for (const named of namedBy(file, text, files)) namers.get(named).add(file)
  return namers
}

/**
 * @param {ReadonlyMap<string, string>} files the sources as they are, by path; of one that was deleted, an empty text
 * @param {readonly string[]} changed
 * @returns {{ tests: string[], whole: string | undefined }} sorted; `whole`: the file because of which all are run
 */
export function selectTests(files, changed, namers = namersOf(files)) {
  const tests = [...files.keys()].filter((file) => TEST.test(file))
  const sources = changed.filter((file) => !BESIDE.test(file))
  const whole = sources.find((file) => GROUND.test(file))
  if (whole) return { tests: tests.filter((file) => !PROJECTS.journey(file)).sort(), whole }

  const selected = new Set()
  /** `forum web`: what of an area has changed, or stands on what has. */
  const touched = new Set()
  const seen = new Set()

  /** Follows who stands on a file. `fromArea`: nothing but its contract leads out of an area. */
  const follow = (file, fromArea) => {
    if (seen.has(`${fromArea} ${file}`)) return
    seen.add(`${fromArea} ${file}`)
    const own = areaOf(file)
    if (TEST.test(file)) selected.add(file)
    else if (own && fromArea) touched.add(`${own} ${sideOf(file)}`)
    for (const namer of namers.get(file) ?? []) {
      const other = areaOf(namer)
      const passesOn = isPure(file) && isPure(namer)
      if (!fromArea || TEST.test(namer) || (other && passesOn)) follow(namer, fromArea)
      // All the tests of its own area are run anyway, and of another that stands on it; whose contract is what it was.
      else if (other) touched.add(`${other} ${sideOf(namer)}`)
      // What puts the areas together stands on all of them: who asks every call is run, and nobody else because of it.
      else if (namer.startsWith('apps/'))
        for (const test of tests) test.startsWith(`${path.posix.dirname(namer)}/`) && selected.add(test)
      else follow(namer, true)
    }
  }

  for (const file of sources) {
    if (MIGRATION.test(file)) for (const test of tests) PROJECTS.database(test) && selected.add(test)
    follow(file, areaOf(file) !== undefined)
  }
  for (const test of tests) {
    const own = areaOf(test)
    if (own && SIDES[sideOf(test)].some((side) => touched.has(`${own} ${side}`))) selected.add(test)
    if (sources.length > 0 && !PROJECTS.journey(test) && readsHouse(files.get(test))) selected.add(test)
  }
  if ([...touched].some((one) => !one.endsWith(' web')))
    for (const file of [...(namers.get(TOGETHER) ?? [])].filter((one) => /^test\//.test(one)))
      for (const one of [file, ...(namers.get(file) ?? [])]) TEST.test(one) && selected.add(one)
  return { tests: [...selected].sort(), whole: undefined }
}

const git = (folder, ...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`)
  return stdout.split('\n').filter(Boolean)
}

/** What differs from where the branch left main, in commits and in the working tree. */
export function changedIn(folder) {
  const main = ['main', 'origin/main'].find(
    (name) => spawnSync('git', ['rev-parse', '--verify', '-q', name], { cwd: folder }).status === 0,
  )
  const [base] = main ? git(folder, 'merge-base', main, 'HEAD') : ['HEAD']
  return [
    ...git(folder, 'diff', '--name-only', '--no-renames', base),
    ...git(folder, 'ls-files', '--others', '--exclude-standard'),
  ]
}

/** The sources of a folder as they are; of what was deleted, an empty text. */
export function sourcesIn(folder, changed) {
  const all = git(
    folder,
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    '*.ts',
    '*.tsx',
    '*.mjs',
    '*.mts',
  )
  const files = new Map()
  for (const file of [...all, ...changed]) {
    let text = ''
    try {
      if (SOURCE.test(file)) text = readFileSync(path.join(folder, file), 'utf8')
    } catch {
      if (TEST.test(file)) continue
    }
    files.set(file, text)
  }
  return files
}
