/**
 * `npx tsx bench/telas.ts`, after `npm run build`: the product as it is built, in a Chromium, over a network of 50,000
 * pupils: the list of a class of 400 (goal: 1 s) and each level of both trees (goal: 200 ms). Not a test. Ends by itself.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { type Browser, chromium, type Page } from 'playwright-core'
import { startEmbedded } from '../core/server/embedded/launcher.ts'
import { migrateJobs, openJobPool } from '../core/server/jobs.ts'
import { root } from '../core/server/paths.ts'
import { migrate } from '../database/migrate.ts'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { largeAccounts } from '../demo/large.ts'
import { findChromium } from '../tools/chromium.ts'
import { type ArvoreWorld, prepareArvore } from './arvore.ts'
import { median } from './cpu.ts'
import { startBuilt } from './start-built.ts'

const LIST_MS = 1000
const LEVEL_MS = 200
const RELOADS = 7
/** Schools that are opened one after the other, and in each the first class. */
const ESCOLAS = 8
const WAIT_MS = 20_000
/** Whatever happens, the machine is given back. */
const AT_MOST_MS = 15 * 60_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

function report(name: string, times: readonly number[], goal = Number.POSITIVE_INFINITY): void {
  const middle = median(times)
  const met = middle <= goal ? 'cumprida' : 'NÃO CUMPRIDA'
  const word = Number.isFinite(goal) ? `   meta ${goal} ms ${met}` : ''
  if (middle > goal) process.exitCode = 1
  say(
    `${`  ${name}`.padEnd(46)} p50 ${middle.toFixed(0).padStart(5)} ms   pior ${Math.max(...times)
      .toFixed(0)
      .padStart(5)} ms${word}   carga ${os.loadavg()[0]?.toFixed(1)}`,
  )
}

async function signIn(browser: Browser, origin: string, usuario: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 800 } })
  context.setDefaultTimeout(WAIT_MS)
  // The loader of this file names functions by a helper, which a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.fill('[name=usuario]', usuario)
  await page.fill('[name=senha]', DEMO_PASSWORD)
  await page.click('button[type=submit]')
  await page.waitForURL('**/logado**')
  return page
}

/** Milliseconds from the start of the navigation until a frame has shown what `selector` names. */
async function opening(page: Page, url: string, selector: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector(wanted)) return void requestAnimationFrame(look)
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
        }
        look()
      }),
    selector,
  )
}

/** Milliseconds from a click on the chevron of a row until a frame has shown the first of what lies in it. */
const expanding = (page: Page, row: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const item = document.querySelector(wanted)
        const below = String(Number(item?.getAttribute('aria-level')) + 1)
        const start = performance.now()
        const look = () => {
          const next = document.querySelector(
            wanted.replace('[aria-expanded="false"]', ''),
          )?.nextElementSibling
          const shown = next?.getAttribute('aria-level') === below && !next.classList.contains('aviso-l')
          if (performance.now() - start > 10_000) return reject(new Error(`${wanted} did not open`))
          if (!shown) return void requestAnimationFrame(look)
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
        }
        item?.querySelector<HTMLElement>('button.gira')?.click()
        look()
      }),
    row,
  )

const at = (level: number, place: number) =>
  `[role=treeitem][aria-level="${level}"][aria-posinset="${place}"]`

async function measureTree(page: Page, name: string, url: string): Promise<void> {
  const opened = [await opening(page, url, at(2, 1))]
  for (let i = 1; i < RELOADS; i += 1) opened.push(await opening(page, url, at(2, 1)))
  report(`${name}: a página com as escolas`, opened)
  const escolas: number[] = []
  const turmas: number[] = []
  for (let place = 1; place <= ESCOLAS; place += 1) {
    escolas.push(await expanding(page, at(2, place)))
    turmas.push(await expanding(page, at(3, 1)))
    await page.click(`${at(2, place)} > button.gira`)
    await page.waitForFunction((row) => !document.querySelector(row), at(3, 1))
  }
  report(`${name}: abrir uma escola (12 turmas)`, escolas, LEVEL_MS)
  report(`${name}: abrir uma turma (30 alunos)`, turmas, LEVEL_MS)
}

async function measure(page: Page, origin: string, { rede, turma, cheia }: ArvoreWorld): Promise<void> {
  const list = `${origin}/logado/turmas/turma/${cheia}/integrantes`
  const row = '.integrantes tbody th'
  say(
    `  ${'lista da turma, primeira vez'.padEnd(44)} ${(await opening(page, list, row)).toFixed(0).padStart(9)} ms`,
  )
  const times: number[] = []
  for (let i = 0; i < RELOADS; i += 1) times.push(await opening(page, list, row))
  const total = await page.textContent('.integrantes .tab-ferr')
  report(`lista da turma (${total?.trim()})`, times, LIST_MS)
  const gestao = `${origin}/logado/redes/rede/${rede}/gestao`
  await measureTree(page, 'árvore', `${gestao}/rede-subredes`)
  await measureTree(page, 'seleção', `${gestao}/turma/${turma}/alunos`)
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'turmalina-telas-'))
const tooLong = setTimeout(() => {
  say('Parou: passou do tempo.')
  process.exit(1)
}, AT_MOST_MS)
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
try {
  const embedded = await startEmbedded({ dataDir: folder, log: () => {} })
  ends.unshift(() => embedded.stop())
  const { connection } = embedded
  await migrate(connection, { directory: path.join(root, 'database', 'migrations'), log: () => {} })
  const pool = openJobPool(connection, 1)
  await migrateJobs(pool)
  await pool.end()
  const arvore = await prepareArvore(connection)
  const { child, port } = await startBuilt({ connection, dataDir: folder })
  ends.unshift(() => child.kill('SIGTERM') && new Promise((resolve) => child.once('exit', resolve)))
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? (await findChromium(say)),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  ends.unshift(() => browser.close())
  const origin = `http://${arvore.host}:${port}`
  const page = await signIn(browser, origin, largeAccounts('arvore').gestora)
  say(
    `Node ${process.version}, ${os.availableParallelism()} núcleos, carga ${os.loadavg()[0]?.toFixed(1)}; 50.000 alunos`,
  )
  await measure(page, origin, arvore)
} finally {
  for (const end of ends) await end()
  clearTimeout(tooLong)
}
