/**
 * What a first load costs: JavaScript as it travels, gzipped; that no server code travels with it; that it moves nothing that
 * is read already, and asks once for what it opens with.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { root } from '../core/server/paths.ts'
import { at, openBrowser, PHONE, plant, settled } from './browser.ts'

const { visit } = openBrowser()

const KB = 1000

/** Scripts that a first visit loads, and their kilobytes, each file gzipped, until nothing more comes. */
async function scriptsOf(pathname: string, email?: string): Promise<{ total: number; count: number }> {
  const { page } = await visit({ email, fresh: true })
  const files = new Map<string, number>()
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    files.set(response.url(), gzipSync(await response.body()).byteLength)
  })
  await page.goto(at(pathname), { waitUntil: 'load' })
  await settled(page)
  await page.waitForTimeout(1_000)
  const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0) / KB
  process.stdout.write(`${pathname}: ${total.toFixed(1)} kB de JavaScript em ${files.size} arquivos\n`)
  return { total, count: files.size }
}

it('the first load of the public pages stays within its kilobytes of script', async () => {
  const most: readonly (readonly [string, number])[] = [
    ['/', 130],
    ['/login', 130],
    // Its scenery comes besides.
    ['/trilhaeducador', 145],
  ]
  const totals = await Promise.all(most.map(([pathname]) => scriptsOf(pathname)))
  for (const [i, { total, count }] of totals.entries()) {
    expect(count, most[i]?.[0]).toBeLessThanOrEqual(20)
    expect(total).toBeGreaterThan(50)
    expect(total, most[i]?.[0]).toBeLessThanOrEqual(most[i]?.[1] ?? 0)
  }
})

it('the first load of the screens that most people open stays under 220 kB of script', async () => {
  const visits = [
    ['/logado', 'aluno@demo.test'],
    ['/logado', 'professora@demo.test'],
    ['/logado/turmas', 'professora@demo.test'],
    ['/logado/turmas/turma/3', 'professora@demo.test'],
    ['/logado/turmas/turma/3/forum', 'professora@demo.test'],
    ['/logado/turmas/turma/3/avisos', 'aluno@demo.test'],
  ] as const
  const totals = await Promise.all(visits.map(([pathname, email]) => scriptsOf(pathname, email)))
  for (const [i, { total, count }] of totals.entries()) {
    expect(total, visits[i]?.join(' ')).toBeLessThanOrEqual(220)
    // apps/web/chunks.ts; eighty without it.
    expect(count, visits[i]?.join(' ')).toBeLessThanOrEqual(40)
  }
})

/** A visit on a telephone that counts how far what is in sight is moved (Layout Instability, a score from 0). */
async function steadyVisit(email?: string) {
  const { page } = await visit({ email, viewport: PHONE, fresh: true })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) shifts.push(value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const shifted = () =>
    page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    )
  return { page, shifted }
}

const MOST_SHIFT = 0.05

it.each([
  ['/', undefined],
  ['/login', undefined],
  ['/logado', 'aluno@demo.test'],
  ['/logado', 'professora@demo.test'],
  ['/logado', 'responsavel@demo.test'],
  ['/logado', 'gestora@demo.test'],
  ['/logado/turmas', 'aluno@demo.test'],
  ['/logado/trilhas', 'aluno@demo.test'],
  ['/logado/descobrir', 'aluno@demo.test'],
  ['/logado/conta', 'aluno@demo.test'],
  ['/logado/turmas/turma/3', 'aluno@demo.test'],
  ['/logado/turmas/turma/3', 'professora@demo.test'],
  ['/logado/turmas/turma/3/forum', 'professora@demo.test'],
  ['/logado/turmas/turma/3/avisos', 'aluno@demo.test'],
  ['/logado/turmas/turma/3/aulas', 'aluno@demo.test'],
  ['/logado/turmas/turma/3/integrantes', 'professora@demo.test'],
])('%s as it opens for %s moves nothing that is read already', async (pathname, email) => {
  const { page, shifted } = await steadyVisit(email)
  await page.goto(at(pathname), { waitUntil: 'load' })
  await settled(page)
  await page.waitForTimeout(500)
  const total = await shifted()
  process.stdout.write(`${pathname} ${email ?? ''}: ${total.toFixed(4)}\n`)
  expect(total).toBeLessThan(MOST_SHIFT)
})

it('a planted notice that comes late is counted', async () => {
  const { page, shifted } = await steadyVisit('aluno@demo.test')
  await page.goto(at('/logado'), { waitUntil: 'load' })
  await settled(page)
  await plant(page, '<p id="late">Chegou depois.</p>')
  await page.evaluate(() => {
    const late = document.getElementById('late')
    if (late) Object.assign(late.style, { display: 'block', height: '20rem' })
    document.querySelector('main')?.prepend(late ?? '')
  })
  await expect.poll(shifted).toBeGreaterThan(MOST_SHIFT)
})

it.each([
  ['/logado', 'aluno@demo.test'],
  ['/logado', 'professora@demo.test'],
  ['/logado/turmas', 'professora@demo.test'],
  ['/logado/turmas/turma/3', 'aluno@demo.test'],
  ['/logado/turmas/turma/3/forum', 'professora@demo.test'],
  ['/logado/turmas/turma/3/avisos', 'aluno@demo.test'],
] as const)('%s asks once, for all that it opens with, for %s', async (pathname, email) => {
  const readingsOf = async (withoutThem: boolean) => {
    const { page } = await visit({ email, fresh: true })
    const asked: string[] = []
    const together: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (request.resourceType() !== 'fetch' || request.method() !== 'GET') return
      if (url.pathname === '/leituras') together.push(...url.searchParams.getAll('de'))
      else if (/\/pt-br\//.test(url.pathname)) asked.push(url.pathname + url.search)
    })
    if (withoutThem)
      await page.route('**/leituras?*', (route) =>
        route.fulfill({ json: { status: 'sucesso', agora: new Date().toISOString(), respostas: [] } }),
      )
    await page.goto(at(pathname), { waitUntil: 'load' })
    await settled(page)
    return { asked, together }
  }
  const usual = await readingsOf(false)
  expect(usual.together.length).toBeGreaterThan(3)
  expect(usual.asked.filter((address) => usual.together.includes(address))).toEqual([])
  const alone = await readingsOf(true)
  expect(usual.together.filter((address) => !alone.asked.includes(address))).toEqual([])
})

describe('the bundle', () => {
  const web = path.join(root, 'dist/web')
  const manifest = JSON.parse(readFileSync(path.join(web, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; src?: string; imports?: string[] }
  >

  it('has no screen that its own imports wait for: it would see what they have not made yet', () => {
    // These two always begin before the files that they share with.
    const FIRST = ['index.html', 'SignedIn.tsx']
    const reachable = (name: string, seen = new Set<string>()): Set<string> => {
      for (const next of manifest[name]?.imports ?? [])
        if (!seen.has(next) && !FIRST.includes(next)) reachable(next, seen.add(next))
      return seen
    }
    expect(Object.keys(manifest).filter((name) => reachable(name).has(name))).toEqual([])
  })

  /** Where a browser would read text as markup, or as the address of a script, in all that the pages may load. */
  const SINKS: Readonly<Record<string, number>> = {
    // React's script and markup as they are (three), Tiptap's style tag; the clipboard, which has a policy.
    'innerHTML=(?!=)': 5,
    // Ours; Tiptap's, which is handed no text.
    'parseFromString\\(': 2,
    // Ours; that of pdf.js, which is handed a worker.
    'new (?:Shared)?Worker\\(': 2,
    // Ours; the clipboard's.
    'createPolicy\\??\\.?\\(': 2,
    '\\.srcdoc=': 1,
    'serviceWorker\\??\\.register\\(': 1,
    '(?:outerHTML|srcDoc)[=:]|dangerouslySetInnerHTML:|insertAdjacentHTML|createContextualFragment': 0,
    'document\\.write|setHTMLUnsafe|parseHTMLUnsafe|importScripts\\(|[^.\\w]eval\\(|new Function\\(': 0,
  }

  it('turns text into markup in known places alone, libraries included', () => {
    // What plays packages runs in their pages (areas/ensino/midia/web/pacote); the first script of the page is no part of the build.
    const files = readdirSync(path.join(web, 'assets')).filter(
      (file) => file.endsWith('.js') && !/^(?:frame\.bundle|h5p|scorm|keep)-/.test(file),
    )
    expect(files.length).toBeGreaterThan(100)
    const text = [...files.map((file) => path.join('assets', file)), 'preferences.js', 'sw.js']
      .map((file) => readFileSync(path.join(web, file), 'utf8'))
      .join('\n')
    const found = Object.keys(SINKS).map((sink) => [sink, text.match(new RegExp(sink, 'g'))?.length ?? 0])
    expect(Object.fromEntries(found)).toEqual(SINKS)
  })

  it('holds no server code', () => {
    const inputs = Object.keys(manifest)
    expect(inputs.some((input) => input.includes('areas/acesso/sessao/web/LoginPage.tsx'))).toBe(true)
    expect(inputs.filter((input) => /\/server\/|node:|(^|\/)database\//.test(input))).toEqual([])
    const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
    for (const { file } of scripts) {
      const text = readFileSync(path.join(web, file), 'utf8')
      // Words that only the server has reason to say.
      expect(text, file).not.toMatch(/node:crypto|app\.tenant_id|insert into |graphile_worker|kysely/i)
    }
  })
})
