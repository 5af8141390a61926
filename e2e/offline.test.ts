/** The product without network: installed, opened from the device, and only what belongs there is kept. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { root } from '../core/server/paths.ts'
import { at, openBrowser, PHONE } from './browser.ts'
import { sql } from './database.ts'
import { answer, answersOf, forget, lesson, ready } from './sem-rede.ts'

const { visit } = openBrowser({ whole: true })

const web = path.join(root, 'dist/web')
const KB = 1000

/** The files that the service worker keeps, from its own list. */
const kept = (): string[] => {
  const worker = readFileSync(path.join(web, 'sw.js'), 'utf8')
  return [...worker.matchAll(/["'`]?url["'`]?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url = '']) => url)
}

describe('what is kept on the device', () => {
  it('is the shell and the player: no editor, chart or administration; under 450 kB gzipped', () => {
    const files = kept()
    const built = JSON.parse(readFileSync(path.join(web, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      { file: string }
    >
    const sources = Object.entries(built)
      // A piece that several share has a digest for a name, and any letters may stand in it.
      .filter(([source, { file }]) => files.includes(file) && !source.startsWith('_'))
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
    expect(total).toBeLessThanOrEqual(450)
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

describe('a lesson without network', () => {
  it('goes offline in its middle, the tab is closed and opened again, and nothing is lost', async () => {
    const { aula, turma } = await lesson('Mudanças de estado')
    const visitor = await visit({ email: 'aluno@demo.test', worker: true, viewport: PHONE })
    const { context } = visitor
    const address = at(`/logado/turmas/turma/${turma}/aula/${aula}`)
    await visitor.page.goto(address)
    await ready(visitor.page)
    await answer(visitor.page, 'Evaporação')
    // Kept is the shell, and no answer of the API.
    const stored = await visitor.page.evaluate(async () => {
      const names = await caches.keys()
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return lists.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(stored).toContain('/logado')
    expect(stored.filter((one) => !/^\/(?:assets|imagens|logado$|preferences)/.test(one))).toEqual([])
    await context.setOffline(true)
    await answer(visitor.page, 'Condensação')
    await visitor.page.close()

    const again = await context.newPage()
    visitor.page = again
    await again.goto(address)
    // Where it was left: the answer is there, and was kept.
    await again.getByText('Vapor vira água:').waitFor()
    expect(await again.getByRole('radio', { name: 'Condensação' }).isChecked()).toBe(true)
    await again.getByRole('button', { name: 'Continuar' }).click()
    await answer(again, 'Derretimento')
    await again.getByRole('button', { name: 'Concluir a aula' }).click()
    expect(await answersOf(aula)).toMatchObject([{ estado: 'iniciada', respostas: 1 }])
    await context.setOffline(false)
    await expect
      .poll(() => answersOf(aula))
      .toMatchObject([{ estado: 'concluida', nota: 10, respostas: 3, vezes: 3, relogio: false }])
    forget(visitor)
  })

  it('is taken from a device whose clock is ten hours slow, by the time of the server, and told so', async () => {
    const { aula, turma } = await lesson('O ciclo da água')
    const visitor = await visit({ email: 'aluno@demo.test', worker: true, viewport: PHONE })
    const { page, context } = visitor
    await page.addInitScript(() => {
      const slow = 10 * 3_600_000
      const True = Date
      class Slow extends True {
        constructor(...given: []) {
          super(...((given.length === 0 ? [True.now() - slow] : given) as []))
        }
        static override now = () => True.now() - slow
      }
      globalThis.Date = Slow as DateConstructor
    })
    await page.goto(at(`/logado/turmas/turma/${turma}/aula/${aula}`))
    await ready(page)
    await answer(page, 'Evaporação')
    await context.setOffline(true)
    await answer(page, 'Condensação')
    await answer(page, 'Congelamento')
    await page.getByRole('button', { name: 'Concluir a aula' }).click()
    await context.setOffline(false)
    await expect
      .poll(() => answersOf(aula))
      .toMatchObject([{ estado: 'concluida', nota: 6.67, respostas: 3, relogio: true }])
    const [{ idade } = {}] = (await answersOf(aula)) as { idade?: number }[]
    expect(idade).toBeLessThan(120)
    await page.goto(at('/logado/offline'))
    await page.getByText('Comprovantes').click()
    await page.getByText('O relógio do aparelho estava errado').first().waitFor()
    forget(visitor)
  })

  it('what was wrong is done again in a tab opened without network, judged once it is back, and comes until it is right', async () => {
    const { aula, turma } = await lesson('De novo, sem rede')
    // As often as one likes: practice is open.
    for (const table of [
      'aula set tentativas = null where id',
      'aula_versao set tentativas = null where aula_id',
    ])
      await sql(`update ${table} = $1`, [aula])
    const visitor = await visit({ email: 'aluno@demo.test', worker: true, viewport: PHONE })
    const { context } = visitor
    const address = at(`/logado/turmas/turma/${turma}/aula/${aula}`)
    await visitor.page.goto(address)
    await ready(visitor.page)
    await answer(visitor.page, 'Fusão', 'Ainda não.')
    await answer(visitor.page, 'Condensação')
    await answer(visitor.page, 'Congelamento', 'Ainda não.')
    await visitor.page.getByRole('button', { name: 'Concluir a aula' }).click()
    await visitor.page.getByRole('button', { name: 'Refazer o que errei' }).waitFor()
    const kept = await visitor.page.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(kept).toContain(':refazer')
    // No key of what is right goes along.
    expect(kept).not.toMatch(/correta|gabarito"?:\{/)
    await context.setOffline(true)
    await visitor.page.close()

    const page = await context.newPage()
    visitor.page = page
    await page.goto(address)
    await page.getByRole('button', { name: 'Refazer o que errei' }).click()
    const again = async (choice: string, told: string, next: string) => {
      await page.getByRole('radio', { name: choice }).check()
      await page.getByRole('button', { name: 'Responder' }).click()
      await page.getByRole('status').getByText(told).waitFor()
      await page.getByRole('button', { name: next, exact: true }).click()
    }
    await again('Evaporação', 'A correção aparece quando houver conexão.', 'Continuar')
    await again('Congelamento', 'A correção aparece quando houver conexão.', 'Terminar')
    await page.getByRole('heading', { name: 'A correção vem com a internet' }).waitFor()
    await context.setOffline(false)
    // The one that was right is gone, the other one is here again.
    await page.getByText('Gelo vira água:').waitFor()
    await again('Derretimento', 'Muito bem!', 'Terminar')
    await page.getByRole('radio').first().waitFor({ state: 'detached' })
    expect(await answersOf(aula)).toMatchObject([{ estado: 'concluida', respostas: 3, vezes: 3 }])
    forget(visitor)
  })
})
