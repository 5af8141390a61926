/** A new version of the product while a lesson is open: the lesson keeps its own until it is left. */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectRefusals, openBrowser, PHONE, signInByCall } from './browser.ts'
import { forget, lesson, ready } from './sem-rede.ts'
import { world } from './world.ts'

const { visit } = openBrowser({ whole: true })

/** A worker is made ready beside everything else that the machine does. */
const PATIENT = { timeout: 120_000 }
const ALUNO = 'aluno@demo.test'
/** Fetched by the player only where a downloaded lesson is marked: the old version has it, the new one has not. */
let chunk = ''
let isNew = false
let server: Server

/** The installation, through a door behind which the version changes. */
const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
  const to = new URL(world().baseUrl)
  // Whole and anew each time: what is changed on the way must not be answered by what the browser has.
  const { 'if-none-match': _etag, 'if-modified-since': _since, ...kept } = asked.headers
  const headers = { ...kept, 'accept-encoding': 'identity' }
  const path = asked.url ?? '/'
  if (isNew && path === chunk) return void answer.writeHead(404).end()
  const sent = request({ host: '127.0.0.1', port: to.port, path, method: asked.method, headers }, (got) => {
    if (path !== '/sw.js') return void got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers))
    const parts: Buffer[] = []
    got.on('data', (part: Buffer) => parts.push(part))
    got.on('end', () => {
      const text = Buffer.concat(parts).toString()
      const entry = /\{[^{}]*assets\/[\w-]+\.js[^{}]*\},?/g
      const old = text.match(entry)?.at(-1) ?? ''
      chunk = `/${/assets\/[\w-]+\.js/.exec(old)?.[0]}`
      const { 'content-length': _, etag: __, ...rest } = got.headers
      answer.writeHead(200, rest).end(isNew ? text.replace(old, '') : text)
    })
  })
  sent.on('error', () => answer.destroy())
  asked.pipe(sent)
}

beforeAll(async () => {
  server = createServer(pass)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const at = (path: string): string => `http://localhost:${(server.address() as AddressInfo).port}${path}`

async function signedIn(context: BrowserContext): Promise<void> {
  const stored = await signInByCall(ALUNO)
  await context.addInitScript((text) => {
    // A new page is nowhere yet.
    if (location.protocol !== 'http:') return
    for (const [name, value] of Object.entries(JSON.parse(text) as Record<string, string>))
      localStorage.setItem(name, value)
  }, stored)
}

/** The worker of a new version that waits, or has taken over. */
const waiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))

/** Whether the new worker took over once a page was opened anew, which asks it to. */
async function tookOver(page: Page): Promise<boolean> {
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const gone = async (): Promise<boolean> => !(await navigator.serviceWorker.getRegistration())?.waiting
  return page.waitForFunction(gone, undefined, { timeout: 5_000 }).then(
    () => true,
    () => false,
  )
}

const statusOf = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (address) => (await fetch(address)).status, path)

it('a lesson that is open keeps its files when a new version comes, and lets it in when it is left', async () => {
  const { aula, turma } = await lesson(`Estados da água ${Date.now() % 1_000_000}`)
  isNew = false
  const visitor = await visit({ worker: true, viewport: PHONE })
  const { page: open, context } = visitor
  await signedIn(context)
  await open.goto(at(`/logado/turmas/turma/${turma}/aula/${aula}`))
  await open.getByText('Água vira vapor:').waitFor()
  await ready(open)
  expect(chunk).toMatch(/^\/assets\//)
  expect(await statusOf(open, chunk)).toBe(200)

  isNew = true
  const other = await context.newPage()
  await other.goto(at('/logado/turmas'))
  await other.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  await expect.poll(() => waiting(other), PATIENT).toBe(true)
  await other.reload()
  await other.getByRole('heading', { level: 1 }).waitFor()
  await other.waitForTimeout(1_000)
  expect(await waiting(other)).toBe(true)
  // Gone from the installation, and still there for the lesson.
  expect((await fetch(`${at(chunk)}`)).status).toBe(404)
  expect(await statusOf(open, chunk)).toBe(200)
  await context.setOffline(true)
  await open.getByRole('radio', { name: 'Evaporação' }).check()
  await open.getByRole('button', { name: 'Responder' }).click()
  await open.getByRole('button', { name: 'Continuar' }).click()
  await open.getByText('Vapor vira água:').waitFor()
  await context.setOffline(false)

  await open.close()
  // The worker may be asked while it still counts the page that was left: then the next page asks again.
  await expect.poll(() => tookOver(other), { timeout: 120_000 }).toBe(true)
  // Nothing more is asked for behind what is looked at.
  await context.close()
  forget(visitor)
  // The door has another number than the installation.
  expectRefusals(visitor, /foreign request/)
}, 120_000)
