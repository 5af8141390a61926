#!/usr/bin/env node
/**
 * `npm test`: brings what it needs, runs every check and test, ends with one line: N passed, N failed. Of what multiplies,
 * it tries a part that the seed it prints chooses; with --tudo (`npm run test:tudo`) all of it (decision 0033). With
 * --mudou, only what a change touches (decision 0035). Its last page names the dearest files and what has grown since
 * --guardar wrote the size of the suite down.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { grown, sizeOf } from './tools/crescimento.mjs'
import { ensureDependencies } from './tools/ensure.mjs'
import { wrongIn } from './tools/errados.mjs'
import { changedIn, PROJECTS, selectTests, sourcesIn } from './tools/mudou.mjs'

const bin = (name) => `node_modules/.bin/${name}`
const results = 'test-results'

let passed = 0
let failed = 0
/** What failed, told once more before the last line, where it is found. */
const failures = []
/** The page of the budget, told before the last lines: of each project, the files that took the longest. */
const dearest = []
const MOST_TOLD = 10
/** Kind → file → how many tests it has: what grew since `--guardar` wrote it down is told. */
const ran = {}
const SIZE = 'tools/tamanho.json'
/** What passed only when it was tried again. */
const retried = []

function fail(name) {
  failed += 1
  failures.push(name)
}

/** Runs a command, and tells what it said once it has ended; its exit code counts as one check. */
async function check(name, command, args, env = {}) {
  const started = Date.now()
  const said = []
  const status = await new Promise((resolve) => {
    const program = spawn(command, args, { env: { ...process.env, ...env } })
    for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => said.push(chunk))
    program.once('error', resolve).once('close', resolve)
  })
  const mark = status === 0 ? '✓' : '✗'
  process.stdout.write(
    `\n▸ ${name}\n${Buffer.concat(said)}${mark} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`,
  )
  if (status === 0) passed += 1
  else fail(name)
}

/** Runs tests beside others; each test counts. */
async function tests(name, args, env = {}) {
  const started = Date.now()
  const file = `${results}/${name}.json`
  process.stdout.write(`\n▸ ${name}\n`)
  await new Promise((resolve) => {
    const vitest = spawn(
      bin('vitest'),
      ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args],
      { stdio: 'inherit', env: { ...process.env, ...env } },
    )
    vitest.once('error', resolve).once('exit', resolve)
  })
  if (!existsSync(file)) {
    fail(name)
    process.stdout.write(`✗ ${name}: os testes não chegaram a rodar\n`)
    return
  }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const wrong = wrongIn(report)
  // A test that failed once and not again: somebody's to mend, whether or not the run is green.
  for (const { name: path, assertionResults } of report.testResults)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'passed' && failureMessages.length > 0)
        retried.push(`${relative(process.cwd(), path)} > ${fullName}: ${failureMessages[0].slice(0, 400)}`)
  const taken = report.testResults.map(({ name: path, startTime, endTime }) => ({
    path: relative(process.cwd(), path),
    seconds: (endTime - startTime) / 1000,
  }))
  const all = taken.reduce((sum, { seconds }) => sum + seconds, 0)
  dearest.push(`${name}: ${taken.length} arquivos, ${all.toFixed(0)} s de quem testa`)
  for (const { path, seconds } of taken.sort((a, b) => b.seconds - a.seconds).slice(0, MOST_TOLD))
    dearest.push(`${seconds.toFixed(1).padStart(8)} s  ${path}`)
  ran[name] = Object.fromEntries(
    report.testResults.map(({ name: path, assertionResults }) => [
      relative(process.cwd(), path),
      assertionResults.length,
    ]),
  )
  passed += report.numPassedTests
  for (const test of wrong) fail(`${name}: ${relative(process.cwd(), test)}`)
  process.stdout.write(
    `${wrong.length === 0 ? '✓' : '✗'} ${name}: ${report.numPassedTests} certos, ${wrong.length} errados (${((Date.now() - started) / 1000).toFixed(1)} s)\n`,
  )
}

/** Runs several of these beside each other, one a core; most of them keep one core busy. */
async function beside(checks) {
  const left = [...checks]
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) await check(...next)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
}

/** Builds what is stale, as `npm start` does. */
const BUILD = [
  'construção',
  process.execPath,
  ['--input-type=module', '--eval', "import { ensureBuild } from './tools/ensure.mjs'; ensureBuild()"],
]
const built = () => !failures.includes(BUILD[0])

if (process.argv.includes('--tudo')) process.env.TEST_TUDO = '1'
ensureDependencies()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

// By itself vitest leaves one core idle, which is half of a small machine.
const allCores = '--maxWorkers=100%'
// A journey waits for a quarter of its time: one lane more than cores, each in a world of its own.
const journeys = { TEST_DATABASE_URL: '', JOURNEY_LANES: '3' }
const embedded = { TEST_DATABASE_URL: '' }

// Each checker of the compiler makes the types anew: four of them take twice the memory and twice the work of one.
const oneChecker = ['--noEmit', '--checkers', '1']
const TYPES = [
  ['tipos', bin('tsc'), ['-p', 'tsconfig.json', ...oneChecker]],
  ['tipos das partes puras', bin('tsc'), ['-p', 'tsconfig.pure.json', ...oneChecker]],
]

async function everything() {
  const linted = ['core', 'areas', 'apps', 'database', 'demo']
  await beside([
    // The longest first.
    BUILD,
    [
      'promessas esquecidas (oxlint)',
      bin('oxlint'),
      ['--type-aware', '--deny-warnings', ...linted],
      // One core is its own beside the others; of each more it keeps the types as well.
      { GOMAXPROCS: '1' },
    ],
    ...TYPES,
    ['código sem uso (knip)', bin('knip'), []],
    ['formato e regras (biome)', bin('biome'), ['check', '--error-on-warnings', '.']],
    ['tipos do banco em dia', 'npm', ['run', '--silent', 'types', '--', '--check']],
    ['documentos em dia', 'npm', ['run', '--silent', 'docs', '--', '--check']],
  ])
  if (!built()) return
  await tests('pure', ['--project', 'pure', allCores], embedded)
  await tests('database', ['--project', 'database', allCores], { ...embedded, TEST_BUILT: '1' })
  // Of the separate PostgreSQL, what touches features of SQL and of the server (test/separate.ts).
  if (process.env.TEST_DATABASE_URL) await tests('separate', ['--project', 'separate', allCores])
  await tests('journey', ['--project', 'journey'], journeys)
}

/** What differs from main, and what stands on it (tools/mudou.mjs). */
async function whatChanged() {
  const changed = changedIn('.')
  const { tests: selected, whole } = selectTests(sourcesIn('.', changed), changed)
  const of = (project) => selected.filter(PROJECTS[project])
  process.stdout.write(
    `${changed.length} arquivos mudaram desde main; deles dependem ${selected.length} arquivos de testes${whole ? `: todos, por ${whole}` : ''}\n`,
  )
  if (changed.length === 0) return
  const there = changed.filter((file) => existsSync(file))
  await beside([
    ...(of('journey').length > 0 ? [BUILD] : []),
    ...TYPES,
    [
      'formato e regras (biome)',
      bin('biome'),
      ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...there],
    ],
  ])
  if (of('pure').length > 0) await tests('pure', ['--project', 'pure', allCores, ...of('pure')], embedded)
  if (of('database').length > 0)
    await tests('database', ['--project', 'database', allCores, ...of('database')], embedded)
  if (of('journey').length > 0 && built())
    await tests('journey', ['--project', 'journey', ...of('journey')], journeys)
}

if (process.argv.includes('--mudou')) await whatChanged()
else await everything()

process.stdout.write(`\n▸ os arquivos mais caros\n${dearest.join('\n')}\n`)
if (!process.argv.includes('--mudou')) {
  const before = JSON.parse(readFileSync(SIZE, 'utf8'))
  process.stdout.write(`\n▸ testes: o que cresceu\n${grown(before, sizeOf(ran)).join('\n')}\n`)
  if (process.argv.includes('--guardar')) writeFileSync(SIZE, `${JSON.stringify(sizeOf(ran), null, 2)}\n`)
}
if (retried.length > 0)
  process.stdout.write(`\n▸ só na segunda vez: ${retried.length}\n${retried.join('\n')}\n`)
for (const name of failures) process.stdout.write(`\n✗ ${name}`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
