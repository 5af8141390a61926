/** The product without network: installed, opened from the device, and only what belongs there is kept. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { root } from '../core/server/paths.ts'
import { at, openBrowser, settled } from './browser.ts'

const { visit } = openBrowser()

const web = path.join(root, 'dist/web')
const KB = 1000

/** The files that the service worker keeps, from its own list. */
const kept = (): string[] => {
  const worker = readFileSync(path.join(web, 'sw.js'), 'utf8')
  return [...worker.matchAll(/["'`]?url["'`]?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url = '']) => url)
}

/** The worker holds the page, so that it answers when the network is gone. */
const ready = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done))
  })

describe('what is kept on the device', () => {
  it('is the shell and the player: no editor, chart or administration; under 400 kB gzipped', () => {
    const files = kept()
    const built = JSON.parse(readFileSync(path.join(web, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      { file: string }
    >
    const sources = Object.entries(built)
      .filter(([, { file }]) => files.includes(file))
      .map(([source]) => source)
    expect(sources).toContain('SignedIn.tsx')
    expect(sources).toContain('layouts/LogadoLayout.tsx')
    expect(
      sources.filter((source) =>
        /RichField|editor\/|tiptap|recharts|AdminLayout|lote\/|pdfjs|h5p|scorm/i.test(source),
      ),
    ).toEqual([])
    const bytes = files.map((file) => gzipSync(readFileSync(path.join(web, file))).byteLength)
    const total = bytes.reduce((sum, one) => sum + one, 0) / KB
    process.stdout.write(`no aparelho: ${total.toFixed(1)} kB em ${files.length} arquivos\n`)
    expect(total).toBeGreaterThan(100)
    expect(total).toBeLessThanOrEqual(400)
  })
})

describe('installing', () => {
  it('has a manifest with the brand of the host, and icons that are there', async () => {
    const of = async (tenant: string) =>
      (await (await fetch(at('/manifest.webmanifest', '127.0.0.1'), { headers: { tenant } })).json()) as {
        name: string
        theme_color: string
        icons: { src: string; sizes: string }[]
      }
    const [demo, floripa] = await Promise.all([of('demo'), of('floripa')])
    expect(demo.name).not.toBe(floripa.name)
    expect(demo.theme_color).toMatch(/^#[0-9a-f]{6}$/)
    for (const { src, sizes } of demo.icons) {
      const icon = await fetch(at(src, '127.0.0.1'))
      expect([icon.status, icon.headers.get('content-type')], src).toEqual([200, 'image/png'])
      const width = Buffer.from(await icon.arrayBuffer()).readUInt32BE(16)
      expect(`${width}x${width}`).toBe(sizes)
    }
    expect((await fetch(at('/imagens/icones/nada-192.png', '127.0.0.1'))).status).toBe(404)
  })
})

describe('without network', () => {
  it('the shell is kept, and no answer of the API', async () => {
    const { page } = await visit({ email: 'aluno@demo.test', worker: true })
    await page.goto(at('/logado'))
    await settled(page)
    await ready(page)
    const stored = await page.evaluate(async () => {
      const names = await caches.keys()
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return lists.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(stored).toContain('/logado')
    expect(stored.filter((address) => !/^\/(?:assets|imagens|logado$|preferences)/.test(address))).toEqual([])
  })
})
