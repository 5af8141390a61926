/** The same tree and class in Chromium on the built product: a node opened (goal: 200 ms), the list's first paint (1 s). */
import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from '../tools/chromium.ts'
import type { ArvoreWorld } from './arvore.ts'

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
const TIMES = 7
/** What a screen of them shows. */
const ROWS = 10
const GOAL_OPEN_MS = 200
const GOAL_PAINT_MS = 1_000

// Texts, not functions: the loader of the sources would put a helper into them that the page does not have.
/** Watches, from the first script on, for the paint after the rows of a table are there. */
const WATCH_ROWS = `(function look() {
  if (document.querySelectorAll('main tbody tr').length < ${ROWS}) requestAnimationFrame(look)
  else requestAnimationFrame(() => { window.painted = performance.now() })
})()`

const PAINTED = `new Promise((resolve) => requestAnimationFrame(function look() {
  if (window.painted) resolve(window.painted)
  else requestAnimationFrame(look)
}))`

/** From the key that opens the active node to the paint after its first child is there, in milliseconds. */
const openNode = (level: number) => `new Promise((resolve, reject) => addEventListener('keydown', () => {
  setTimeout(() => reject(new Error('No node of level ${level} came.')), 10_000)
  const pressed = performance.now()
  requestAnimationFrame(function look() {
    const child = document.querySelector('[role=treeitem][aria-level="${level}"][aria-setsize]')
    requestAnimationFrame(child ? () => resolve(performance.now() - pressed) : look)
  })
}, { once: true, capture: true }))`

async function signedIn(browser: Browser, origin: string, { token, gestora }: ArvoreWorld): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  })
  const usuario = String(gestora)
  const record = { usuario, token, nome: 'Gestora', papel: '', login: '' }
  await context.addInitScript(
    ([own, sessions, current]) => {
      if (location.origin !== own) return
      localStorage.setItem('sessions', sessions as string)
      localStorage.setItem('currentSession', current as string)
    },
    [origin, JSON.stringify([record]), usuario],
  )
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return page
}

async function paintOf(browser: Browser, origin: string, arvore: ArvoreWorld): Promise<number> {
  const page = await signedIn(browser, origin, arvore)
  await page.addInitScript({ content: WATCH_ROWS })
  await page.goto(`${origin}/logado/turmas/turma/${arvore.cheia}/integrantes`)
  const painted = await page.evaluate<number>(PAINTED)
  await page.context().close()
  return painted
}

/** The network's own node is open from the start: a school, then a class. */
async function openingsOf(browser: Browser, origin: string, arvore: ArvoreWorld): Promise<number[]> {
  const page = await signedIn(browser, origin, arvore)
  await page.goto(`${origin}/logado/redes/rede/${arvore.rede}/gestao/turma/${arvore.turma}/alunos`)
  const tree = page.getByRole('tree')
  await tree.getByRole('treeitem').nth(2).waitFor()
  await tree.focus()
  const spent: number[] = []
  for (const level of [3, 4]) {
    await page.keyboard.press('ArrowDown')
    const opening = page.evaluate<number>(openNode(level))
    await page.keyboard.press('ArrowRight')
    spent.push(await opening)
  }
  await page.context().close()
  return spent
}

function show(name: string, spent: readonly number[], goal: number): void {
  const [median = 0, worst = 0] = [Math.floor(spent.length / 2), spent.length - 1].map((at) =>
    Math.round(spent.toSorted((a, b) => a - b)[at] ?? 0),
  )
  const share = Math.round((100 * median) / goal)
  console.log(
    `${`  ${name}`.padEnd(44)} p50 ${String(median).padStart(4)} ms   pior ${String(worst).padStart(4)} ms   ${share} % dos ${goal} ms`,
  )
}

/** Prints both against their goals; needs `npm run build`. `origin`: the server on 127.0.0.1. */
export async function measureTelas(origin: string, arvore: ArvoreWorld): Promise<void> {
  const site = `http://${arvore.host}:${new URL(origin).port}`
  const executablePath = process.env.CHROME_PATH ?? (await findChromium(console.log))
  const browser = await chromium.launch({ executablePath, args: ARGS })
  const [paints, schools, classes]: [number[], number[], number[]] = [[], [], []]
  try {
    for (let time = 0; time < TIMES; time += 1) {
      paints.push(await paintOf(browser, site, arvore))
      const [school = 0, turma = 0] = await openingsOf(browser, site, arvore)
      schools.push(school)
      classes.push(turma)
    }
  } finally {
    await browser.close()
  }
  console.log('No navegador, sem nada guardado')
  show('integrantes: mais de 400, a lista pintada', paints, GOAL_PAINT_MS)
  show('seleção: abrir uma escola', schools, GOAL_OPEN_MS)
  show('seleção: abrir uma turma', classes, GOAL_OPEN_MS)
}
