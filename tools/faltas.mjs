#!/usr/bin/env node
/**
 * `npm run test:faltas`: puts small faults into rules, policies, presenters, SQL and handlers, one at a time, and tells
 * which of them no test notices (decision 0044). `-- --area turma`: of one area, any; `--quantas 60`: so many of each area, which
 * the seed it prints chooses (`--semente`); `--kind trava`: of one kind; `--arquivo queries.ts`: of files named so.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { faultsIn } from './faltas/code.mjs'
import { EQUAL } from './faltas/equal.mjs'
import { PROJECTS } from './mudou.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Where faults are put: the folder, and the areas whose tests try what it gives them. */
export const AREAS = {
  turma: { folder: 'areas/escola/turma', beside: ['rede', 'matricula', 'conta', 'pessoa'] },
  tentativa: { folder: 'areas/ensino/tentativa', beside: ['aula', 'entrega', 'matricula'] },
  trilha: { folder: 'areas/trilhas/trilha', beside: ['certificado'] },
  enquete: { folder: 'areas/conversa/enquete' },
  sessao: { folder: 'areas/acesso/sessao', beside: ['conta', 'fator', 'tenant'] },
  tempo: { folder: 'core/contract', only: /\/time\.ts$/ },
}

/** Sentences, shapes, declarations and what tests stand on: nothing there decides. */
const BESIDE =
  /\.test\.ts$|\/web\/|\/(verdicts|texts|contract|shapes|registro|factory|testing|effects|area)[^/]*\.ts$/

/** The generated tests that try an area's calls: whom they let in, what they tell of others. */
const GENERATED = [
  ['test/verdicts/verdicts.test.ts', (area) => `\\b${area}\\.`],
  ['test/verdicts/travas.test.ts', (area) => `\\b${area}\\.`],
  ['test/verdicts/fantasmas.test.ts', (area) => `\\b${area}\\.`],
  ['test/verdicts/gemeos.test.ts', (area) => area],
  ['test/verdicts/politicas.test.ts', () => 'every policy'],
  ['test/assinaturas.test.ts', () => ''],
]
/** No progress for so long: what is tried waits for ever. */
const STUCK_MS = 150_000

/** Every fault of a list of sources, in a fixed order. */
export const faultsOf = (files) =>
  [...files].flatMap(([file, text]) =>
    faultsIn(file, text).map(({ kind, what, line }, at) => ({ file, at, kind, what, line })),
  )

const told = ({ file, line, kind, what }) => `${file}:${line} [${kind}] ${what}`

/** What may become of a fault, the best first. `atLoad`: read once, when the program is loaded, and so not tried. */
const FATES = ['killed', 'survived', 'atLoad', 'unvisited']

/** Chosen by the seed, each as likely as another. */
export const sampled = (faults, most, seed) =>
  faults
    .map((fault) => [
      createHash('sha256')
        .update(`${seed} ${told(fault)} ${fault.at}`)
        .digest('hex'),
      fault,
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, most)
    .map(([, fault]) => fault)

const lines = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** Of a run inside another, nothing of the outer one. */
const ownEnv = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TINYPOOL)/.test(name)))

/** A run without a fault that does not pass. */
const spoiled = ({ control, wrong }) => control !== undefined && wrong.length > 0

/** What is told as noticed after the last run without a fault that passed, where the next one does not: not by the fault. */
export function doubtfulIn(found) {
  const doubtful = new Set()
  const since = new Map()
  for (const line of found) {
    const file = line.control ?? line.file
    if (line.killed) since.set(file, [...(since.get(file) ?? []), line])
    if (!line.control) continue
    if (spoiled(line)) for (const one of since.get(file) ?? []) doubtful.add(one)
    since.set(file, [])
  }
  return doubtful
}

/** Runs files of tests over the faults; again without one that nothing comes back from. */
async function run(project, tests, faults, { fresh, pattern, quiet = true }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'turmalina-faltas-'))
  const plan = path.join(folder, 'plan.json')
  const notes = path.join(folder, 'told.jsonl')
  writeFileSync(notes, '')
  const seen = new Map(faults.map((fault, id) => [id, fault]))
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const files = {}
    for (const [id, { file, at }] of seen) {
      files[file] ??= []
      files[file].push({ at, id })
    }
    writeFileSync(plan, JSON.stringify({ files, fresh, told: notes }))
    const args = [
      'vitest',
      'run',
      '--config',
      'tools/faltas/vitest.config.mjs',
      '--project',
      project,
      ...tests,
    ]
    const child = spawn('npx', [...args, ...(pattern ? ['-t', pattern] : [])], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Random lives are tried for as long as a fault in them is likely to show.
      env: { MODEL_RUNS: '60', ...ownEnv(), FALTAS_PLAN: plan },
    })
    let out = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (out += data))
    let last = ''
    let stuck = false
    let since = Date.now()
    const watch = setInterval(() => {
      const now = readFileSync(notes, 'utf8')
      if (now !== last) since = Date.now()
      last = now
      if (Date.now() - since < STUCK_MS) return
      stuck = true
      process.kill(-child.pid, 'SIGKILL')
    }, 1_000)
    await new Promise((resolve) => child.once('exit', resolve))
    clearInterval(watch)
    if (!quiet || lines(notes).length === 0) process.stdout.write(out)
    if (!stuck) {
      const found = lines(notes)
      const doubtful = doubtfulIn(found)
      if (!found.some(spoiled)) break
      // What faults, or so many runs, left behind: the rest is tried by a process of its own.
      const kept = found.filter((line) => !doubtful.has(line) && !spoiled(line))
      writeFileSync(notes, kept.map((line) => `${JSON.stringify(line)}\n`).join(''))
      continue
    }
    const trying = lines(notes).findLast((line) => 'trying' in line)?.trying
    writeFileSync(
      notes,
      `${readFileSync(notes, 'utf8')}${JSON.stringify({ id: trying, killed: true, by: 'nada volta' })}\n`,
    )
  }
  const found = lines(notes)
  rmSync(folder, { recursive: true, force: true })
  return found
}

/**
 * Tries faults on files of tests.
 * @returns each fault with its `fate`, and by what it was noticed
 */
export async function tryFaults(project, tests, faults, options = {}) {
  const found = await run(project, tests, faults, options)
  const wrong = found.filter((line) => line.wrong?.length > 0)
  for (const { file, control, wrong: what } of wrong)
    process.stdout.write(
      `✗ ${control ? 'depois das faltas, ' : ''}${path.relative(root, file ?? control)} não passa: ${what[0]}\n`,
    )
  const ids = (name) => new Set(found.flatMap((line) => line[name] ?? []))
  const killed = new Map(found.filter((line) => line.killed).map(({ id, by }) => [id, by]))
  const tried = new Set(found.filter((line) => line.killed === false).map(({ id }) => id))
  const atLoad = ids('atLoad')
  return faults.map((fault, id) => ({
    ...fault,
    fate: killed.has(id) ? 'killed' : tried.has(id) ? 'survived' : atLoad.has(id) ? 'atLoad' : 'unvisited',
    by: killed.get(id),
  }))
}

const git = (...args) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean)

async function ofArea(name, { most, seed, kind, file, table }) {
  process.env.TEST_AREA = name
  const [anywhere] = git('ls-files', `areas/*/${name}/server/area.ts`)
  const {
    folder,
    only,
    beside = [],
  } = AREAS[name] ?? { folder: anywhere?.replace(/\/server\/area\.ts$/, '') }
  if (!folder) throw new Error(`Não há área ${name}.`)
  const there = git('ls-files', '--cached', '--others', '--exclude-standard', folder)
  const sources = there.filter((one) => one.endsWith('.ts') && !BESIDE.test(one) && (!only || only.test(one)))
  const texts = new Map(
    sources
      .filter((one) => !file || one.includes(file))
      .map((one) => [one, readFileSync(path.join(root, one), 'utf8')]),
  )
  const every = faultsOf(texts).filter(
    (fault) => (!kind || kind.includes(fault.kind)) && !EQUAL.has(told(fault).replace(/:\d+ /, ' ')),
  )
  const faults = sampled(every, most, seed)
  const tests = there.filter((one) => one.endsWith('.test.ts'))
  const pure = tests.filter((one) => PROJECTS.pure(one) && (!only || only.test(one.replace('.test', ''))))
  const database = tests.filter(PROJECTS.database)
  const theirs = git('ls-files', ...beside.map((area) => `areas/*/${area}/server/*.test.ts`))
  let results = faults.map((fault) => ({ ...fault, fate: 'unvisited' }))
  /** What is left goes on to the next tests; the best that any of them says of it holds. */
  const goOn = async (project, files, options = {}) => {
    const left = results.filter(({ fate }) => fate !== 'killed')
    if (left.length === 0 || files.length === 0) return
    const next = await tryFaults(project, files, left, options)
    const found = new Map(left.map((one, n) => [one, next[n]]))
    results = results.map((one) => {
      const other = found.get(one) ?? one
      return FATES.indexOf(other.fate) < FATES.indexOf(one.fate) ? other : one
    })
  }
  await goOn('pure', pure, { fresh: true })
  await goOn('database', database)
  if (beside.length > 0) await goOn('database', theirs)
  if (database.length > 0 && table)
    for (const [file, pattern] of GENERATED) await goOn('database', [file], { pattern: pattern(name) })
  return { every: every.length, results }
}

async function main() {
  const { values } = parseArgs({
    options: {
      area: { type: 'string', multiple: true },
      quantas: { type: 'string', default: '40' },
      semente: { type: 'string', default: process.env.TEST_SEED ?? String(randomInt(2 ** 32)) },
      kind: { type: 'string', multiple: true },
      arquivo: { type: 'string' },
      'sem-tabela': { type: 'boolean' },
    },
  })
  process.env.TEST_SEED = values.semente
  process.stdout.write(`TEST_SEED=${values.semente}\n`)
  let bad = false
  for (const name of values.area ?? Object.keys(AREAS)) {
    const { every, results } = await ofArea(name, {
      most: Number(values.quantas),
      seed: values.semente,
      kind: values.kind,
      file: values.arquivo,
      table: !values['sem-tabela'],
    })
    const of = (fate, among = results) => among.filter((one) => one.fate === fate)
    process.stdout.write(`\n▸ ${name}: ${results.length} de ${every} faltas\n`)
    for (const fate of ['survived', 'unvisited'])
      for (const one of of(fate))
        process.stdout.write(`  ${fate === 'survived' ? 'sobrevive' : 'ninguém passa'}: ${told(one)}\n`)
    for (const kind of [...new Set(results.map((one) => one.kind))].sort()) {
      const among = results.filter((one) => one.kind === kind && one.fate !== 'atLoad')
      process.stdout.write(`  ${kind}: ${of('killed', among).length} de ${among.length}\n`)
    }
    const tried = results.length - of('atLoad').length
    const share = tried === 0 ? 100 : (of('killed').length / tried) * 100
    process.stdout.write(
      `${name}: ${of('killed').length} de ${tried} percebidas (${share.toFixed(1)} %); ${of('atLoad').length} lidas uma vez só, sem prova\n`,
    )
    if (share < 90) bad = true
  }
  process.exit(bad ? 1 : 0)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
