/** A person at a browser: a window of their own, what went wrong in it, and the measures that every screen must pass. */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import { root } from '../core/server/paths.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/accounts.ts'
import { browserOf, closeBrowser, type Device, deviceFor, giveOn } from './devices.ts'
import { world } from './world.ts'

export const WIDE = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/** The address of a path on the main tenant, or on another host of the same server. */
export function at(pathname: string, host = 'localhost'): string {
  const url = new URL(pathname, world().baseUrl)
  url.hostname = host
  return url.href
}

export interface Visitor {
  page: Page
  context: BrowserContext
  /** What the browser complained about; journeys that provoke failures take out what they expect (`expectRefusals`). */
  problems: readonly string[]
  device: Device
}

interface VisitOptions {
  /** Signed in as this account of the demonstration. */
  email?: string
  host?: string
  viewport?: { width: number; height: number }
  /** With the service worker, which most journeys do without: their stubs of the network must be asked. */
  worker?: true
  /**
   * A device that nobody had before and nobody gets after, whose tabs have each a process of their own: for what several
   * tabs do, what a first load weighs, and what can't be taken back.
   */
  fresh?: true
  /** For all tests of the file, which look at its problems themselves. */
  stay?: true
  /** More for local storage, such as preferences. */
  storage?: Readonly<Record<string, string>>
}

export const hostOf = (email: string): string =>
  DEMO_ACCOUNTS.find((account) => account.email === email)?.tenantHost ?? 'localhost'

const AGENT =
  'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

const signedIn = new Map<string, Promise<string>>()

/** The local storage of a device where this account is signed in; one session an account and test file. */
export async function storedSession(email: string): Promise<Record<string, string>> {
  const stored = signedIn.get(email) ?? signInByCall(email)
  signedIn.set(email, stored)
  return JSON.parse(await stored) as Record<string, string>
}

export async function signInByCall(email: string): Promise<string> {
  const response = await fetch(at('/conta/pt-br/login', '127.0.0.1'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', tenant: slugOf(email), 'user-agent': AGENT },
    body: JSON.stringify({ usuario: email, senha: DEMO_PASSWORD }),
  })
  const { usuario, token } = (await response.json()) as {
    usuario: { id: number; nome: string }
    token: string
  }
  expect(response.status).toBe(200)
  const record = { usuario: String(usuario.id), token, nome: usuario.nome, papel: '', login: email }
  return JSON.stringify({ sessions: JSON.stringify([record]), currentSession: record.usuario })
}

const slugOf = (email: string): string => (hostOf(email) === 'localhost' ? 'demo' : 'floripa')

/** What Chromium writes about every answer that is no success; each journey looks at those it expects. */
const FAILED_LOAD = /Failed to load resource/

/** The tabs of a device that is given on share a process: what one of them has compiled, the next one finds. */
const WARM = ['--process-per-site']

interface BrowserOptions {
  /** What else the browser is started with. */
  args?: readonly string[]
  /** For what only a whole browser does, or does in its newest version; it costs twice the work. */
  whole?: true
}

/**
 * Gives a test file its browser; each test has devices of its own, and none may have complained. A device of the usual
 * kind is emptied and given on: the next test does not load and compile the product anew.
 */
export function openBrowser({ args = [], whole }: BrowserOptions = {}): {
  visit: (options?: VisitOptions) => Promise<Visitor>
} {
  let open: Visitor[] = []
  let staying: Visitor[] = []
  /** The browsers of other ways than most journeys have: not kept for the next file, which may never ask for them. */
  const own = new Set<string>()
  const start = (warm: boolean): Promise<Browser> => {
    const { chromium: paths } = world()
    const executablePath = whole ? paths.whole : paths.light
    const all = [...args, ...(warm ? WARM : [])]
    const key = [executablePath, ...all].join(' ')
    if (!warm) own.add(key)
    return browserOf(key, executablePath, all)
  }
  afterEach(async (test) => {
    const visitors = open
    open = []
    const failed = test.task.result?.state === 'fail'
    if (failed) await Promise.all([...visitors, ...staying].map(keepTrace(test.task.name)))
    await Promise.all(visitors.map(({ device }) => (failed ? device.context.close() : giveOn(device))))
    expect(visitors.flatMap(({ problems }) => problems).join('\n')).toBe('')
  })
  afterAll(async () => {
    await Promise.all(staying.map(({ device }) => giveOn(device)))
    staying = []
    signedIn.clear()
    await Promise.all([...own].map(closeBrowser))
  })
  return {
    async visit({
      email,
      viewport = WIDE,
      storage = {},
      worker,
      fresh,
      stay,
      host = email ? hostOf(email) : 'localhost',
    } = {}) {
      const local = { ...storage, ...(email && (await storedSession(email))) }
      const warm = !(whole || worker || fresh || args.length > 0)
      const device = await deviceFor({
        key: warm ? `${host} ${JSON.stringify(viewport)}` : undefined,
        browser: await start(warm),
        origin: new URL(at('/', host)).origin,
        viewport,
        worker: worker === true,
        local,
      })
      const { context, problems } = device
      const visitor = { context, problems, page: await slowed(await context.newPage()), device }
      if (stay) staying.push(visitor)
      else open.push(visitor)
      return visitor
    },
  }
}

/** JOURNEY_SLOW=6: as on a processor six times slower; what depends on the speed of the machine shows itself. */
async function slowed(page: Page): Promise<Page> {
  const rate = Number(process.env.JOURNEY_SLOW)
  if (rate > 1)
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
  return page
}

/** A picture of the moment of the failure, where JOURNEY_TRACES names a folder. */
const keepTrace =
  (name: string) =>
  async ({ page }: Visitor, index: number): Promise<void> => {
    const folder = process.env.JOURNEY_TRACES
    if (!folder || page.isClosed()) return
    mkdirSync(folder, { recursive: true })
    const file = `${name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 60)}-${index}.png`
    await page.screenshot({ path: path.join(folder, file) }).catch(() => {})
  }

/**
 * Takes out of `problems` the refused answers that a journey provoked up to now, and gives back those that were told
 * already; what is told of them later is excused too.
 */
export function expectRefusals({ device, problems }: Visitor, pattern: RegExp = FAILED_LOAD): string[] {
  const expected = problems.filter((problem) => pattern.test(problem))
  device.problems.splice(0, Infinity, ...problems.filter((problem) => !pattern.test(problem)))
  device.excused.push({ pattern, until: Date.now() })
  return expected
}

/**
 * Puts markup at the end of the page, past what the page refuses: under the name that the editor's clipboard would take,
 * and so once a page. For defects that a test has to find.
 */
export const plant = (page: Page, html: string): Promise<void> =>
  page.evaluate((text) => {
    interface Rules {
      createHTML: (html: string) => string
    }
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: Rules) => Rules }
    }
    const pass = trustedTypes.createPolicy('ProseMirrorClipboard', { createHTML: (html) => html })
    const planted = document.createElement('div')
    // In the page first: what stands there loads and runs at once.
    const place = document.querySelector('main') ?? document.body
    place.append(planted)
    planted.innerHTML = pass.createHTML(text)
  }, html)

/** Through the door, as people do. */
export async function signIn(page: Page, email: string, senha = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('E-mail ou nome de usuário').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** What an editor has not sent goes at once, as when the network comes back: for what is not about its pause. */
export const sendNow = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('online')))

/** The page has stopped loading: nothing is busy, and the fonts are there. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[aria-busy="true"]'),
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

interface AxeRun {
  axe: {
    _audit: { rules: { id: string; impact: string; enabled: boolean; tags: string[] }[] }
    run: (
      context: Document,
      options: object,
    ) => Promise<{
      violations: { id: string; impact: string; nodes: { target: string[]; any: { message: string }[] }[] }[]
    }>
  }
}

/**
 * What axe finds on the page that is serious or critical, as lines; all rules that can find such, unless told which. It
 * loads no stylesheet anew: those of the page are its own.
 */
export async function axe(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as AxeRun
    const serious = axe._audit.rules.filter(
      ({ impact, enabled, tags }) =>
        enabled &&
        /serious|critical/.test(impact) &&
        !tags.some((tag) => /experimental|deprecated/.test(tag)),
    )
    const values = only ?? serious.map(({ id }) => id)
    const options = { resultTypes: ['violations'], preload: false, runOnly: { type: 'rule', values } }
    const { violations } = await axe.run(document, options)
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes
          .slice(0, 3)
          .map(
            ({ target, any }) => `${id}: ${target.join(' ')} ${any.map(({ message }) => message).join(' ')}`,
          ),
      )
  }, rules)
}

/** What sticks out of the window sideways, as lines. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const out = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
    return [`${scrollWidth} px in ${clientWidth}: ${out.join(', ')}`]
  })

/** A picture for the README, only when PICTURES is set. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return
  await settled(page)
  const { default: sharp } = await import('sharp')
  const file = path.join(root, 'docs/pictures', `${name}.png`)
  mkdirSync(path.dirname(file), { recursive: true })
  await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(file)
}
