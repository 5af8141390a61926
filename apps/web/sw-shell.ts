/** The service worker and the page: kept once per version, with the brand inside; shown only when there is no network. */

declare const self: ServiceWorkerGlobalScope

/** One a version: while the worker of the next one waits, this one answers with its own. */
const SHELLS = 'casca:'
const SHELL = '/logado'

/** Files of the downloaded lessons, by the address that lessons know them by (areas/ensino/pacote/web). */
const PACKAGES = 'pacote:'

/** The built files that draw documents, where a downloaded lesson has one (areas/ensino/pacote/web). */
const READER = 'leitor'

const BRAND = /^\/(?:assets\/temas|imagens\/(?:favicons|icones))\//
const PACKAGED = /^\/arquivos\/pacote\//

/** What the page needs that is not built, and what a downloaded lesson shows. */
export const isKeptFile = (path: string): boolean => BRAND.test(path) || PACKAGED.test(path)

const linksOf = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)]
    .map(([, path = '']) => path)
    .filter((path) => BRAND.test(path))

/** The page holds the tenant and nothing of the person. */
export async function keepShell(version: string): Promise<void> {
  const cache = await caches.open(SHELLS + version)
  const page = await fetch(SHELL, { headers: { accept: 'text/html' }, cache: 'no-store' })
  if (!page.ok) throw new TypeError(`The shell was answered ${page.status}.`)
  const links = linksOf(await page.clone().text())
  await cache.put(SHELL, page)
  // Without its favicon the page still opens.
  await Promise.allSettled(links.map((link) => cache.add(link)))
}

/** Where a lesson is being done. */
const LESSON = /^\/logado\/(?:turmas\/turma\/\d+\/)?aula\/\d+/

/**
 * The version before lets go of its files, unless another page than the one that asks is at a lesson: without network
 * it would find no screen that it has not shown yet. Then the next page asks again.
 */
export async function takeOver(asking: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const others = pages.filter(({ id }) => id !== asking)
  if (!others.some(({ url }) => LESSON.test(new URL(url).pathname))) await self.skipWaiting()
}

/** The shells of the versions before go. */
export async function dropShells(version: string): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== SHELLS + version)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Screens that work on what the device holds. */
const OFFLINE = '/logado/offline'
const WORKS_OFFLINE = /^\/logado\/(?:offline|(?:turmas\/turma\/\d+\/)?aula\/\d+)\/?$/

/**
 * Without network the shell stands in, and the router opens the screen. Screens that need the server lead to the list
 * of what is on the device instead.
 */
export async function answerNavigation(request: Request, version: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const { pathname } = new URL(request.url)
    if (!/^\/(?:logado(?:\/|$)|$)/.test(pathname)) throw error
    const kept = await caches.match(SHELL, { cacheName: SHELLS + version })
    if (kept && !WORKS_OFFLINE.test(pathname)) return Response.redirect(OFFLINE)
    if (kept) return kept
    throw error
  }
}

/** A built file that is not among those kept: they never change, and those of the reader may be on the device. */
export const answerBuilt = async (request: Request): Promise<Response> =>
  (await caches.match(request.url, { cacheName: READER, ignoreVary: true })) ?? fetch(request)

/** Files of downloaded lessons are on the device and nowhere else; the others come from the network while there is one. */
export async function answerFile(request: Request, version: string): Promise<Response> {
  if (PACKAGED.test(new URL(request.url).pathname)) return (await packaged(request)) ?? Response.error()
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request.url, { cacheName: SHELLS + version, ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

async function packaged(request: Request): Promise<Response | undefined> {
  for (const cacheName of await caches.keys()) {
    if (!cacheName.startsWith(PACKAGES)) continue
    const kept = await caches.match(request.url, { cacheName, ignoreVary: true, ignoreSearch: true })
    if (kept) return ranged(kept, request.headers.get('range'))
  }
  return undefined
}

/** Players of sound and film ask for parts. */
async function ranged(whole: Response, range: string | null): Promise<Response> {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined) return whole
  const bytes = await whole.blob()
  const end = Math.min(to ? Number(to) : bytes.size - 1, bytes.size - 1)
  const headers = new Headers(whole.headers)
  headers.set('content-range', `bytes ${from}-${end}/${bytes.size}`)
  headers.set('content-length', String(end - Number(from) + 1))
  return new Response(bytes.slice(Number(from), end + 1), { status: 206, headers })
}
