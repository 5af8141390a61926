/** Brings what a fresh clone lacks, and only that: dependencies and the build. Plain Node, no package needed. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const MIN_NODE = [20, 19]

const say = (line) => process.stdout.write(`${line}\n`)

/** A reason to stop that the person at the terminal can act upon: printed alone, without a stack. */
export class EnsureProblem extends Error {
  told = true
}

/** Refuses a Node that is too old, in words. */
export function ensureNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return
  throw new EnsureProblem(
    `A Turmalina precisa do Node ${MIN_NODE.join('.')} ou mais novo; este é o ${version}. Instale um mais novo em https://nodejs.org.\n` +
      `Turmalina needs Node ${MIN_NODE.join('.')} or newer; this is ${version}.`,
  )
}

/** npm as it was called, or as the system finds it. */
function npm(folder, args, { output = 'inherit', errors = 'pipe' } = {}) {
  const cli = process.env.npm_execpath
  const own = cli && /npm-cli\.[cm]?js$/.test(cli) && existsSync(cli)
  return spawnSync(own ? process.execPath : 'npm', own ? [cli, ...args] : args, {
    cwd: folder,
    stdio: ['ignore', output, errors],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: !own && process.platform === 'win32',
  })
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
const sha256 = (text) => createHash('sha256').update(text).digest('hex')

/** Does what npm last installed agree with the lock file? Optional packages of other systems may be absent. */
function agrees(lock, installed) {
  if (!lock?.packages || !installed?.packages) return false
  return Object.entries(lock.packages).every(([name, { version, optional, link }]) => {
    if (name === '' || link) return true
    const there = installed.packages[name]
    return there ? there.version === version : optional === true
  })
}

const seconds = (started) => `${((Date.now() - started) / 1000).toFixed(0)} s`

/** Runs `npm ci` when node_modules is missing or not what package-lock.json says. True when it did. */
export function ensureDependencies(folder = root) {
  const modules = path.join(folder, 'node_modules')
  const stampFile = path.join(modules, '.turmalina-stamp')
  const lockText = readText(path.join(folder, 'package-lock.json'))
  // Packages with native parts differ by system: a folder carried over from another one does not count.
  const system = `${process.platform} ${process.arch}\n`
  const stamp = `${sha256(lockText)} ${system}`
  const old = readText(stampFile)
  if (old === stamp) return false
  // npm was run by hand.
  const sameSystem = old === '' || old.endsWith(system)
  if (
    sameSystem &&
    agrees(
      readJson(path.join(folder, 'package-lock.json')),
      readJson(path.join(modules, '.package-lock.json')),
    )
  ) {
    writeFileSync(stampFile, stamp)
    return false
  }
  say(
    existsSync(modules)
      ? 'As dependências mudaram: instalando as novas (um a dois minutos)…'
      : 'Primeira vez aqui: instalando as dependências (um a dois minutos)…',
  )
  const started = Date.now()
  // The build and the tests need the development packages, whatever NODE_ENV says; no package runs code to install itself.
  const flags = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  let { status, error, stderr } = npm(folder, ['ci', ...flags])
  if (status !== 0 && /EUSAGE/.test(stderr ?? '')) {
    // npm drops the optional packages of other systems from a lock file made beside an installation, and then
    // refuses that lock file. An ordinary installation keeps the locked versions and completes the list.
    say('O package-lock.json está incompleto: instalando as versões que ele fixa e completando o resto…')
    ;({ status, error, stderr } = npm(folder, ['install', '--no-save', ...flags]))
  }
  if (status !== 0) {
    process.stderr.write(stderr ?? '')
    throw new EnsureProblem(
      `Não foi possível instalar as dependências${error ? ` (${error.message})` : ''}. Veja a mensagem do npm acima: ` +
        'costuma ser falta de internet, um proxy ou pouco espaço em disco. Depois, tente de novo.',
    )
  }
  mkdirSync(modules, { recursive: true })
  writeFileSync(stampFile, stamp)
  say(`Dependências prontas em ${seconds(started)}.`)
  return true
}

const SOURCES = ['core', 'areas', 'apps', 'database', 'demo', 'tools']
const isSource = (name) => !/\.test\.tsx?$|\.md$|^\./.test(name)

/** Every file the build reads, with size and time: quick to know, and enough to see that nothing was touched. */
function sourcesOf(folder) {
  const files = readdirSync(folder).filter((name) => /^(package(-lock)?|tsconfig.*)\.json$/.test(name))
  const folders = SOURCES.filter((name) => existsSync(path.join(folder, name)))
  for (let at = folders.pop(); at; at = folders.pop()) {
    for (const entry of readdirSync(path.join(folder, at), { withFileTypes: true })) {
      const name = path.join(at, entry.name)
      if (entry.isDirectory()) folders.push(name)
      else if (isSource(entry.name)) files.push(name)
    }
  }
  return files.sort()
}

const looksOf = (folder, files) =>
  sha256(
    files
      .map((file) => {
        const { size, mtimeMs } = statSync(path.join(folder, file))
        return `${file} ${size} ${mtimeMs}`
      })
      .join('\n'),
  )

function contentOf(folder, files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(folder, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Runs `npm run build` when dist/ is missing or older than the sources. True when it did. */
export function ensureBuild(folder = root) {
  const dist = path.join(folder, 'dist')
  const stampFile = path.join(dist, '.turmalina-stamp')
  const files = sourcesOf(folder)
  const looks = looksOf(folder, files)
  const [oldLooks, oldContent] = readText(stampFile).trim().split(' ')
  const whole = existsSync(path.join(dist, 'server')) && existsSync(path.join(dist, 'web'))
  if (whole && oldLooks === looks) return false
  const content = contentOf(folder, files)
  if (whole && oldContent === content) {
    // Touched, not changed: another branch and back, a copy.
    writeFileSync(stampFile, `${looks} ${content}\n`)
    return false
  }
  say(whole ? 'O código mudou: construindo de novo…' : 'Construindo a Turmalina (menos de um minuto)…')
  const started = Date.now()
  // What the tools say along the way is for who mends a build that failed.
  const { status, error, stdout, stderr } = npm(folder, ['run', '--silent', 'build'], { output: 'pipe' })
  if (status !== 0) {
    process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
    throw new EnsureProblem(
      `A construção falhou${error ? ` (${error.message})` : ''}. A mensagem acima diz em que arquivo.`,
    )
  }
  mkdirSync(dist, { recursive: true })
  // As they were before the build: what changed meanwhile will be built next time.
  writeFileSync(stampFile, `${looks} ${content}\n`)
  say(`Pronto em ${seconds(started)}.`)
  return true
}
