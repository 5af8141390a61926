/** Browsers and the devices in them: each is given on to the next test of its lane, emptied, while that is cheap. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { world } from './world.ts'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** What is waited for comes at once, or on a busy machine late; after this it does not come. */
const STEP_MS = 60_000

/** A browser of its own, and where it writes down what goes wrong in it: the problems of whoever has it now. */
export interface Device {
  context: BrowserContext
  /** A page that stays on those that are given on: with it their process, and a way to what they keep. */
  rest?: Page
  problems: string[]
  /** What was expected until when (ms): a busy machine tells of it late. */
  excused: { pattern: RegExp; until: number }[]
  /** Which other visit it could serve; none where it is not given on. */
  key?: string | undefined
  /** How many tests had it. */
  tests: number
  closed?: true
}

/** A device that so many tests had is put away: what a page leaves in its process, the next one adds to. */
const MOST_TESTS = 12

function watch(device: Device): void {
  const { port } = new URL(world().baseUrl)
  const { context } = device
  const tell = (problem: string): void => void device.problems.push(problem)
  context.on('request', (request) => {
    const url = new URL(request.url())
    const own = /(^|\.)localhost$/.test(url.hostname) && url.port === port
    if (!own && !['data:', 'blob:', 'about:'].includes(url.protocol)) tell(`foreign request: ${url.href}`)
  })
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    const problem = `console: ${message.text()} ${message.location().url}`
    const late = ({ pattern, until }: Device['excused'][number]) =>
      message.timestamp() <= until && pattern.test(problem)
    if (!device.excused.some(late)) tell(problem)
  })
  context.on('close', () => Object.assign(device, { closed: true }))
  context.on('weberror', (error) => tell(`error: ${error.error().stack ?? error.error()}`))
}

/** Any file of ours that is no page: a place from which the storage of its origin is reached. */
const QUIET = '/preferences.js'

/** Makes the device that of somebody who has only this in local storage, whoever had it before. */
const settle = (rest: Page, local: Readonly<Record<string, string>>): Promise<void> =>
  rest.evaluate(async (entries) => {
    localStorage.clear()
    for (const { name = '' } of await indexedDB.databases())
      await new Promise<unknown>((done) => {
        const gone = indexedDB.deleteDatabase(name)
        gone.onsuccess = gone.onerror = gone.onblocked = done
      })
    for (const name of await caches.keys()) await caches.delete(name)
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, local)

const stateOf = (origin: string, local: Readonly<Record<string, string>>) => ({
  cookies: [],
  origins: [{ origin, localStorage: Object.entries(local).map(([name, value]) => ({ name, value })) }],
})

/** How often a browser is asked whether what is waited for has come, in ms; the last is how often from then on. */
const ASKED_AFTER_MS = [20, 50, 100]

interface Asking {
  retryWithProgressAndBackoff: (progress: unknown, action: unknown) => Promise<unknown>
  retryWithProgressAndTimeouts: (
    progress: unknown,
    after: readonly number[],
    action: unknown,
  ) => Promise<unknown>
}

/**
 * Playwright would ask every half second what has not come in the first quarter of one, which is when most pages come:
 * journeys would mostly wait for nothing.
 */
function askOften(page: Page): void {
  const { _connection: inside } = page as unknown as { _connection: { toImpl: (frame: unknown) => Asking } }
  const asking = Object.getPrototypeOf(inside.toImpl(page.mainFrame())) as Asking
  asking.retryWithProgressAndBackoff = function (progress, action) {
    return this.retryWithProgressAndTimeouts(progress, ASKED_AFTER_MS, action)
  }
}

/** Those that this lane started, by what they were started with. */
const browsers = new Map<string, Promise<Browser>>()

export function browserOf(key: string, executablePath: string, args: readonly string[]): Promise<Browser> {
  const found = browsers.get(key) ?? chromium.launch({ executablePath, args: [...ARGS, ...args] })
  browsers.set(key, found)
  found.catch(() => browsers.delete(key))
  return found
}

export async function closeBrowser(key: string): Promise<void> {
  const browser = await browsers.get(key)
  browsers.delete(key)
  await browser?.close()
}

/**
 * Devices that a test has left, the last first: what they loaded and compiled is warm, and the next test finds nothing
 * else in them.
 */
const idle: Device[] = []

/** A device that nobody has keeps its process, and with it some 80 MB. */
const MOST_IDLE = 2

function takeIdle(key: string): Device | undefined {
  const place = idle.findIndex((one) => one.key === key)
  return place < 0 ? undefined : idle.splice(place, 1)[0]
}

interface Wanted {
  /** Whom it may be given on to: those who say the same. Without it, it is nobody's before nor after. */
  key: string | undefined
  browser: Browser
  origin: string
  viewport: { width: number; height: number }
  worker: boolean
  local: Readonly<Record<string, string>>
}

/** One that another test left, or a new one: with this in local storage, and nothing else. */
export async function deviceFor({ key, browser, origin, viewport, worker, local }: Wanted): Promise<Device> {
  let device = key === undefined ? undefined : takeIdle(key)
  if (!device) {
    const warm = key !== undefined
    const context = await browser.newContext({
      viewport,
      serviceWorkers: worker ? 'allow' : 'block',
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
      ...(!warm && { storageState: stateOf(origin, local) }),
    })
    context.setDefaultTimeout(STEP_MS)
    context.on('page', askOften)
    device = {
      key,
      context,
      problems: [],
      excused: [],
      tests: 0,
      ...(warm && { rest: await context.newPage() }),
    }
    watch(device)
    await device.rest?.goto(origin + QUIET)
  }
  if (device.rest) await settle(device.rest, local)
  return device
}

/** A test is done with it. */
export async function giveOn(device: Device): Promise<void> {
  const { context, key, rest } = device
  device.tests += 1
  if (key === undefined || device.closed || device.tests >= MOST_TESTS) return context.close()
  Object.assign(device, { problems: [], excused: [] })
  await Promise.all(context.pages().map((page) => page !== rest && page.close()))
  await Promise.all([
    context.unrouteAll(),
    context.setOffline(false),
    context.clearCookies(),
    context.clearPermissions(),
  ])
  idle.unshift(device)
  await Promise.all(idle.splice(MOST_IDLE).map((one) => one.context.close()))
}
