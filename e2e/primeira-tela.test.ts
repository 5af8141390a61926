/**
 * The first screen of a lesson (under 1.5 s on slow 4G): counted in bytes and in round trips one after the other, which a
 * busy machine does not change, and measured besides.
 */
import type { CDPSession, Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { at, openBrowser, PHONE } from './browser.ts'
import { openTurma } from './turma.ts'

const { visit } = openBrowser()

/** Slow 4G: bits a second there and back, and milliseconds for a round trip. */
const BITS = 1_600_000
const ROUND_TRIP = 150
const BUDGET = 1_500

interface Loaded {
  address: string
  began: number
  /** Its first byte: from here on what the page does may follow from it, though the browser tells of its end later. */
  answered: number
  ended: number
  bytes: number
}

/** What travels until the title is there, by the browser's own clock. */
async function watch(slow: CDPSession): Promise<() => Loaded[]> {
  const loads = new Map<string, Loaded>()
  slow.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    const address = `${request.method} ${new URL(request.url).pathname}`
    const never = Number.POSITIVE_INFINITY
    loads.set(requestId, { address, began: timestamp, answered: never, ended: never, bytes: 0 })
  })
  slow.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const load = loads.get(requestId)
    if (load) load.answered = timestamp
  })
  slow.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const load = loads.get(requestId)
    if (load) Object.assign(load, { ended: timestamp, bytes: encodedDataLength })
  })
  await slow.send('Network.enable')
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP,
    downloadThroughput: BITS / 8,
    uploadThroughput: BITS / 8,
  })
  // What came from the cache did not travel.
  return () => neededOf([...loads.values()].filter(({ bytes }) => bytes > 0))
}

const OPENED = 'POST /gerenciar/pt-br/tentativas'

/** What the first screen stands on: files, and calls that went before the attempt was answered; the others come after. */
function neededOf(loads: readonly Loaded[]): Loaded[] {
  const answered = loads.find(({ address }) => address === OPENED)?.answered ?? Number.POSITIVE_INFINITY
  return loads.filter(({ address, began }) => address.startsWith('GET /assets/') || began < answered)
}

/** The longest row of loads of which each began after the one before had ended. */
function depthOf(loads: readonly Loaded[]): number {
  const depths = new Map<Loaded, number>()
  for (const load of loads.toSorted((one, other) => one.began - other.began)) {
    const before = loads.filter((other) => other.ended <= load.began).map((other) => depths.get(other) ?? 0)
    depths.set(load, 1 + Math.max(0, ...before))
  }
  return Math.max(0, ...depths.values())
}

/** In the whole page the list comes first; other journeys give the class lessons too, until this one is on a later page. */
const linkOf = (page: Page, region?: string) =>
  (region ? page.getByRole('region', { name: region }) : page)
    .getByRole('link', { name: /Cores que conversam/ })
    .first()

async function openLesson(link: Locator, page: Page, slow: CDPSession) {
  const loaded = await watch(slow)
  const began = performance.now()
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Três que viram todas' }).waitFor()
  return { took: performance.now() - began, loads: loaded() }
}

/** What the page puts off until it is idle has begun, and nothing has been loaded for a second. */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let before = -1, now = await count(); now !== before; now = await count()) {
    before = now
    await page.waitForTimeout(1_000)
  }
}

it.each([
  ['the lessons of the class', undefined],
  ['a playlist of the class', 'Playlists'],
])('comes within its time on slow 4G from %s: one call, and little to load', async (_, region) => {
  const { page, context } = await visit({ email: 'aluno@demo.test', viewport: PHONE, fresh: true })
  await page.goto(at('/logado'))
  await openTurma(page)
  await page
    .getByRole('navigation', { name: 'Turma' })
    .getByRole('link', { name: 'Aulas', exact: true })
    .press('Enter')
  const link = linkOf(page, region)
  await link.waitFor()
  // The list fetches the player while nothing else is to do.
  await quiet(page)
  const { took, loads } = await openLesson(link, page, await context.newCDPSession(page))
  const bytes = loads.reduce((sum, load) => sum + load.bytes, 0)
  const depth = depthOf(loads)
  const ideal = depth * ROUND_TRIP + (8_000 * bytes) / BITS
  process.stdout.write(
    `primeira tela: ${Math.round(took)} ms medidos, ${depth} idas em fila, ${bytes} bytes: ${Math.round(ideal)} ms de rede\n`,
  )
  expect(loads.map(({ address }) => address)).toContain(OPENED)
  expect(depth).toBe(1)
  expect(bytes).toBeLessThan(30_000)
  // What is left is the machine's: a phone four times slower than this one needs no second for it.
  expect(ideal).toBeLessThan(BUDGET / 3)
})
