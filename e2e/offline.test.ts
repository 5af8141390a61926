/** The product without network: installed, opened from the device, and only what belongs there is kept. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { COMUM } from '../areas/aula/factory.ts'
import { giveAula, publishAula, putAula } from '../areas/aula/server/factory.ts'
import { putPlaylist } from '../areas/playlist/server/factory.ts'
import { root } from '../core/server/paths.ts'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, settled, type Visitor } from './browser.ts'
import { sql } from './database.ts'

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
  it('is the shell and the player: no editor, chart or administration; under 450 kB gzipped', () => {
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

const question = (enunciado: string, certa: string, errada: string) => ({
  tipo: 'multipla_escolha' as const,
  titulo: '',
  conteudo: {
    ...COMUM,
    enunciado: `<p>${enunciado}</p>`,
    alternativas: [
      { id: 'a', texto: certa, correta: true, feedback: '' },
      { id: 'b', texto: errada, correta: false, feedback: '' },
    ],
    embaralhar: false,
  },
})

let place: {
  id: number
  turma: number
  sql: <R extends object>(text: string, values?: readonly unknown[]) => Promise<R[]>
}
let professora: { id: number }

beforeAll(async () => {
  const [row] = await sql(
    `select u.tenant_id, u.id, v.turma_id from usuario u join vinculo v on v.tenant_id = u.tenant_id and v.usuario_id = u.id
     join turma t on t.tenant_id = v.tenant_id and t.id = v.turma_id
     where u.email = 'professora@demo.test' and v.papel = 'professor' and t.nome = '7º A'`,
  )
  const ask = async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await sql(text, [...values])) as R[]
  place = { id: Number(row?.tenant_id), turma: Number(row?.turma_id), sql: ask }
  professora = { id: Number(row?.id) }
})

/** A published lesson of three questions. */
async function lesson(titulo: string): Promise<number> {
  const telas = [
    question('Água vira vapor:', 'Evaporação', 'Fusão'),
    question('Vapor vira água:', 'Condensação', 'Sublimação'),
    question('Gelo vira água:', 'Derretimento', 'Congelamento'),
  ]
  const { id } = await putAula(place, professora, { titulo, telas })
  await publishAula(place, professora, id)
  return id
}

async function answer(page: Page, choice: string): Promise<void> {
  await page.getByRole('radio', { name: choice }).check()
  await page.getByRole('button', { name: 'Responder' }).click()
  await page.getByRole('button', { name: /^(?:Continuar|Revisar)$/ }).click()
}

const answersOf = (aula: number) =>
  sql(
    `select x.estado, x.nota::float8 as nota, x.offline,
       (select count(*) from resposta r where r.tenant_id = x.tenant_id and r.tentativa_id = x.id)::int as respostas,
       (select count(*) from resposta_vez r where r.tenant_id = x.tenant_id and r.tentativa_id = x.id)::int as vezes
     from tentativa x where x.tenant_id = $1 and x.aula_id = $2`,
    [place.id, aula],
  )

/** What a browser writes when the network is gone. */
const forget = (visitor: Visitor) =>
  expectRefusals(visitor, /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|NetworkError/)

describe('a lesson without network', () => {
  it('goes offline in its middle, the tab is closed and opened again, and nothing is lost', async () => {
    const aula = await lesson('Mudanças de estado')
    await giveAula(place, professora, aula)
    const visitor = await visit({ email: 'aluno@demo.test', worker: true, viewport: PHONE })
    const { context } = visitor
    const address = at(`/logado/turmas/turma/${place.turma}/aula/${aula}`)
    await visitor.page.goto(address)
    await ready(visitor.page)
    await answer(visitor.page, 'Evaporação')
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
      .poll(() => answersOf(aula), { timeout: 20_000 })
      .toMatchObject([{ estado: 'concluida', nota: 10, respostas: 3, vezes: 3 }])
    forget(visitor)
  })

  it('is downloaded as a package, done on the way, and sent when the network is back, once', async () => {
    const aula = await lesson('Água na natureza')
    await giveAula(place, professora, aula)
    await putPlaylist(place, professora, {
      nome: 'Água para levar',
      tipo: 'PAC',
      aulas: [aula],
      turma: place.turma,
    })
    const visitor = await visit({ email: 'aluna@demo.test', worker: true, viewport: PHONE })
    const { page, context } = visitor
    await page.goto(at('/logado/offline'))
    await ready(page)
    const card = page.getByRole('listitem', { name: 'Água para levar' })
    await card.getByText(/7º A · 1 aula · 0,\d MB/).waitFor()
    expect(await overflow(page)).toEqual([])
    await card.getByRole('button', { name: /^Baixar/ }).click()
    await card.getByText('Neste aparelho').waitFor()
    expect(await axe(page)).toEqual([])

    await context.setOffline(true)
    await page.goto(at('/logado'))
    await page.getByRole('heading', { name: 'Aulas sem internet' }).waitFor()
    await page.getByRole('button', { name: 'Abrir Água na natureza' }).click()
    for (const choice of ['Evaporação', 'Condensação', 'Congelamento']) await answer(page, choice)
    await page.getByRole('button', { name: 'Concluir a aula' }).click()
    await page.goto(at('/logado/offline'))
    await page.getByText('4 pendentes').waitFor()
    expect(await answersOf(aula)).toEqual([])

    await context.setOffline(false)
    await page.getByText(/Tudo enviado · último envio hoje/).waitFor()
    expect(await answersOf(aula)).toMatchObject([
      { estado: 'concluida', nota: 6.67, offline: true, respostas: 3, vezes: 3 },
    ])
    await card.getByRole('button', { name: 'Apagar Água para levar do aparelho' }).click()
    await card.getByText('Neste aparelho').waitFor({ state: 'hidden' })
    const left = await page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.startsWith('pacote:')) ?? ''
      return (await (await caches.open(name)).keys()).length
    })
    expect(left).toBe(0)
    forget(visitor)
  })
})
