/** A person at a browser: a window of their own, what went wrong in it, and the measures that every screen must pass. */
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { root } from '../core/server/paths.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../database/demo/accounts.ts'
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

export const WIDE = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

const STEP_MS = 15_000

/** The address of a path on the main tenant, or on another host of the same server. */
export function at(pathname: string, host = 'localhost'): string {
  const url = new URL(pathname, world().baseUrl)
  url.hostname = host
  return url.href
}

export interface Visitor {
  page: Page
  context: BrowserContext
  /** What the browser complained about; journeys that provoke failures take out what they expect. */
  problems: string[]
}

interface VisitOptions {
  /** Signed in as this account of the demonstration. */
  email?: string
  host?: string
  viewport?: { width: number; height: number }
  /** With the service worker, which most journeys do without: their stubs of the network must be asked. */
  worker?: true
  /** More for local storage, such as preferences. */
  storage?: Readonly<Record<string, string>>
}

export const hostOf = (email: string): string =>
  DEMO_ACCOUNTS.find((account) => account.email === email)?.tenantHost ?? 'localhost'

const AGENT =
  'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

const tokens = new Map<string, string>()

/** The local storage of a device where this account is signed in; one session an account and test file. */
async function storedSession(email: string): Promise<Record<string, string>> {
  const stored = tokens.get(email) ?? (await signInByCall(email))
  tokens.set(email, stored)
  return JSON.parse(stored) as Record<string, string>
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

function watch(context: BrowserContext, problems: string[]): void {
  const { port } = new URL(world().baseUrl)
  context.on('request', (request) => {
    const url = new URL(request.url())
    const own = /(^|\.)localhost$/.test(url.hostname) && url.port === port
    if (!own && !['data:', 'blob:', 'about:'].includes(url.protocol))
      problems.push(`foreign request: ${url.href}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => problems.push(`error: ${error.error().stack ?? error.error()}`))
}

interface BrowserOptions {
  /** What else the browser is started with. */
  args?: readonly string[]
  /** For what only a whole browser does, or does in its newest version; it costs twice the work. */
  whole?: true
}

/** Gives a test file its browser; every window closes after its test, and none may have complained. */
export function openBrowser({ args = [], whole }: BrowserOptions = {}): {
  visit: (options?: VisitOptions) => Promise<Visitor>
} {
  let browser: Browser | undefined
  let open: Visitor[] = []
  beforeAll(async () => {
    const { chromium: paths } = world()
    const executablePath = whole ? paths.whole : paths.light
    browser = await chromium.launch({ executablePath, args: [...ARGS, ...args] })
  })
  afterAll(async () => {
    await browser?.close()
    tokens.clear()
  })
  afterEach(async (test) => {
    const visitors = open
    open = []
    if (test.task.result?.state === 'fail') await Promise.all(visitors.map(keepTrace(test.task.name)))
    await Promise.all(visitors.map(({ context }) => context.close()))
    expect(visitors.flatMap(({ problems }) => problems)).toEqual([])
  })
  return {
    async visit({
      email,
      viewport = WIDE,
      storage = {},
      worker,
      host = email ? hostOf(email) : 'localhost',
    } = {}) {
      if (!browser) throw new Error('The browser starts before the tests.')
      const local = { ...storage, ...(email && (await storedSession(email))) }
      const context = await browser.newContext({
        viewport,
        serviceWorkers: worker ? 'allow' : 'block',
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        reducedMotion: 'reduce',
        storageState: {
          cookies: [],
          origins: [
            {
              origin: new URL(at('/', host)).origin,
              localStorage: Object.entries(local).map(([name, value]) => ({ name, value })),
            },
          ],
        },
      })
      context.setDefaultTimeout(STEP_MS)
      const problems: string[] = []
      watch(context, problems)
      const visitor = { context, problems, page: await context.newPage() }
      open.push(visitor)
      return visitor
    },
  }
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

/** Takes out of `problems` the refused answers that a journey provokes, and gives them back. */
export function expectRefusals(visitor: Visitor, pattern: RegExp = FAILED_LOAD): string[] {
  const expected = visitor.problems.filter((problem) => pattern.test(problem))
  visitor.problems.splice(0, Infinity, ...visitor.problems.filter((problem) => !pattern.test(problem)))
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

/** The page has stopped loading: nothing is busy, and the fonts are there. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[aria-busy="true"]'),
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

const axeSource = (
  createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as { source: string }
).source

interface AxeRun {
  axe: {
    run: (
      context: Document,
      options: object,
    ) => Promise<{
      violations: { id: string; impact: string; nodes: { target: string[]; any: { message: string }[] }[] }[]
    }>
  }
}

/** What axe finds on the page that is serious or critical, as lines; all its rules unless told which. */
export async function axe(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(async (only) => {
    const options = { resultTypes: ['violations'], ...(only && { runOnly: { type: 'rule', values: only } }) }
    const { violations } = await (globalThis as unknown as AxeRun).axe.run(document, options)
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
