#!/usr/bin/env node
/**
 * `npm test`: brings what it needs, runs every check and test, ends with one line: N passed, N failed. Of what multiplies,
 * it tries a part that the seed it prints chooses; with --tudo (`npm run test:tudo`) all of it (decision 0033).
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { ensureBuild, ensureDependencies } from './tools/ensure.mjs'

const bin = (name) => `node_modules/.bin/${name}`
const results = 'test-results'

let passed = 0
let failed = 0
/** What failed, told once more before the last line, where it is found. */
const failures = []
/** The page of the budget, told before the last lines: of each project, the files that took the longest. */
const dearest = []
const MOST_TOLD = 10

function fail(name) {
  failed += 1
  failures.push(name)
}

/** Runs a command; its exit code counts as one check. */
function check(name, command, args, env = {}) {
  const started = Date.now()
  process.stdout.write(`\n▸ ${name}\n`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  process.stdout.write(
    `${status === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`,
  )
  if (status === 0) passed += 1
  else fail(name)
  return status === 0
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
  // A file that fails before its tests start has no failed test of its own.
  const wrong = report.testResults.flatMap(({ name: path, status, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [path]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => `${path} > ${test.fullName}`),
  )
  const taken = report.testResults.map(({ name: path, startTime, endTime }) => ({
    path: relative(process.cwd(), path),
    seconds: (endTime - startTime) / 1000,
  }))
  const all = taken.reduce((sum, { seconds }) => sum + seconds, 0)
  dearest.push(`${name}: ${taken.length} arquivos, ${all.toFixed(0)} s de quem testa`)
  for (const { path, seconds } of taken.sort((a, b) => b.seconds - a.seconds).slice(0, MOST_TOLD))
    dearest.push(`${seconds.toFixed(1).padStart(8)} s  ${path}`)
  passed += report.numPassedTests
  for (const test of wrong) fail(`${name}: ${relative(process.cwd(), test)}`)
  process.stdout.write(
    `${wrong.length === 0 ? '✓' : '✗'} ${name}: ${report.numPassedTests} certos, ${wrong.length} errados (${((Date.now() - started) / 1000).toFixed(1)} s)\n`,
  )
}

/** Builds what is stale, as `npm start` does; counts as one check. */
function built() {
  process.stdout.write('\n▸ construção\n')
  try {
    ensureBuild()
    passed += 1
    return true
  } catch (error) {
    process.stdout.write(`✗ construção: ${error.message}\n`)
    fail('construção')
    return false
  }
}

if (process.argv.includes('--tudo')) process.env.TEST_TUDO = '1'
ensureDependencies()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

check('formato e regras (biome)', bin('biome'), ['check', '--error-on-warnings', '.'])
check('tipos', bin('tsc'), ['-p', 'tsconfig.json', '--noEmit'])
check('tipos das partes puras', bin('tsc'), ['-p', 'tsconfig.pure.json', '--noEmit'])
check('promessas esquecidas (oxlint)', bin('oxlint'), [
  '--type-aware',
  '--deny-warnings',
  'core',
  'areas',
  'apps',
  'database',
])
check('código sem uso (knip)', bin('knip'), [])
check('tipos do banco em dia', 'npm', ['run', '--silent', 'types', '--', '--check'])
check('documentos em dia', 'npm', ['run', '--silent', 'docs', '--', '--check'])
// By itself vitest leaves one core idle, which is half of a small machine.
const allCores = '--maxWorkers=100%'
if (built()) {
  await tests('pure', ['--project', 'pure', allCores], { TEST_DATABASE_URL: '' })
  await tests('database', ['--project', 'database', allCores], { TEST_DATABASE_URL: '' })
  // Of the separate PostgreSQL, what touches features of SQL and of the server (test/separate.ts).
  if (process.env.TEST_DATABASE_URL) await tests('separate', ['--project', 'separate', allCores])
  // A journey keeps one core busy: they walk in lanes beside each other, each in a world of its own.
  await tests('journey', ['--project', 'journey'], { TEST_DATABASE_URL: '', JOURNEY_LANES: '2' })
}

process.stdout.write(`\n▸ os arquivos mais caros\n${dearest.join('\n')}\n`)
for (const name of failures) process.stdout.write(`\n✗ ${name}`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
