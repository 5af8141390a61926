/** Markup written into every text of a lesson runs nowhere: not in the editor, not where screens are shown (S10). */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { CONTEUDO } from '../areas/ensino/aula/shapes-telas.ts'
import { TIPOS_TELA, type TipoTela } from '../areas/ensino/aula/shapes-tipos.ts'
import { at, expectRefusals, openBrowser, plant, settled, signInByCall } from './browser.ts'
import { sql } from './database.ts'
import { CASOS } from './injecoes.ts'

const { visit } = openBrowser({ whole: true })
const EMAIL = 'professora@demo.test'

/** How often all screens are filled, each time with other words. */
const ROUNDS = 3

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  maxLength?: number
  minimum?: number
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
}

const FILES = ['midia', 'legendas', 'imagem', 'fundo']

/** Fills a shape: every text with as many of the cases as it holds, going on where the last one stopped. */
function filler(midia: number | undefined) {
  let next = 0
  let parts = 0
  let texts = 0
  const words = (most: number): string => {
    texts++
    let said = ''
    for (let tries = 0; tries < CASOS.length; tries++) {
      const one = CASOS[next % CASOS.length] as string
      if (said.length + one.length + 1 > most) break
      said += `${one} `
      next++
    }
    return said.trim() || (CASOS[next++ % CASOS.length] as string).slice(0, most)
  }
  const fill = (schema: Schema, name: string): unknown => {
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum[0]
    if (schema.anyOf) return fill(schema.anyOf[0] as Schema, name)
    if (schema.type === 'object')
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([field]) => field !== 'tempo' && (midia !== undefined || !FILES.includes(field)))
          .map(([field, shape]) => [field, fill(shape, field)]),
      )
    if (schema.type === 'array') {
      if (midia === undefined && schema.items?.required?.includes('imagem')) return []
      const length = Math.min(schema.maxItems ?? 2, Math.max(schema.minItems ?? 0, 2))
      return Array.from({ length }, () => fill(schema.items as Schema, name))
    }
    if (schema.type === 'string') return name === 'id' ? `p${parts++}` : words(schema.maxLength ?? 200)
    if (schema.type === 'boolean') return false
    return FILES.includes(name) ? midia : Math.max(schema.minimum ?? 1, 1)
  }
  return {
    fill: (tipo: TipoTela) => fill(CONTEUDO[tipo] as unknown as Schema, tipo),
    /** Texts that were written so far. */
    texts: () => texts,
  }
}

interface Answer {
  status: string
  mensagem?: string
  aula?: { id: number }
  tela?: { id: number; titulo: string; conteudo: object; revisao: number }
}

/** A call in the teacher's name. */
async function caller() {
  const { token } = (JSON.parse(JSON.parse(await signInByCall(EMAIL)).sessions) as [{ token: string }])[0]
  return async (method: string, url: string, body: object): Promise<Answer> => {
    const response = await fetch(at(url, '127.0.0.1'), {
      method,
      headers: { 'content-type': 'application/json', tenant: 'demo', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Answer
  }
}

/** What ran, or would have run without the page's policy. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('canario')) asked.push(`canary ${request.resourceType()}`)
  })
  await page.addInitScript(() => {
    const ran: string[] = []
    Object.assign(window, { ran })
    for (const name of ['alert', 'confirm', 'prompt'] as const)
      window[name] = () => void ran.push(name) as never
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, blockedURI }) => {
      if (/^(script|default|base|form|object|require-trusted|trusted)/.test(effectiveDirective))
        ran.push(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return async () => [
    ...asked,
    ...(await page.evaluate(() => {
      const { ran } = window as unknown as { ran: string[] }
      return 'clobber' in window ? [...ran, 'clobbered'] : ran
    })),
  ]
}

it('over 300 ways of running script, in every text of every kind of screen', async () => {
  expect(CASOS.length).toBeGreaterThanOrEqual(300)
  const ask = await caller()
  const [row] = await sql(
    `select m.id from midia m join tenant t on t.id = m.tenant_id
     where t.principal and m.tipo = 'imagem' and m.estado = 'pronta' order by m.id limit 1`,
  )
  const { fill, texts } = filler(row ? Number(row.id) : undefined)
  const visitor = await visit({ email: EMAIL })
  const { page } = visitor
  const ran = await watch(page)

  // What is planted is seen.
  await page.goto(at('/logado/gerenciar/aula'))
  await settled(page)
  await plant(page, '<img src="x" onerror="alert(1)"><a id="clobber"></a>')
  await expect.poll(async () => (await ran()).length).toBeGreaterThanOrEqual(2)
  expectRefusals(visitor, /Content Security Policy|Failed to load/)

  for (let round = 0; round < ROUNDS; round++) {
    const { aula } = await ask('POST', '/gerenciar/pt-br/aulas', {
      titulo: `<img src=x onerror=alert(1)> ${round} ${Date.now().toString(36)}`,
      descricao: CASOS.slice(round * 20, round * 20 + 20).join(' '),
      tags: ['<svg onload=alert(1)>', '"><b onclick=alert(1)>'],
    })
    const telas = `/gerenciar/pt-br/aulas/${aula?.id}/telas`
    for (const tipo of TIPOS_TELA) {
      const titulo = CASOS[round * 31]?.slice(0, 60) ?? ''
      const { tela, status, mensagem } = await ask('POST', telas, { tipo, titulo, conteudo: fill(tipo) })
      expect([tipo, status, mensagem]).toEqual([tipo, 'sucesso', undefined])
      // Cleaning what is clean changes nothing.
      const again = await ask('PUT', `${telas}/${tela?.id}`, {
        titulo: tela?.titulo,
        conteudo: tela?.conteudo,
        revisao: tela?.revisao,
      })
      expect([tipo, again.tela?.revisao]).toEqual([tipo, tela?.revisao])
    }
    const places = TIPOS_TELA.map((_, i) => i + 1).join(',')
    await page.goto(at(`/logado/gerenciar/aula/info/${aula?.id}/${places}`))
    await page
      .locator('.prev-tela')
      .nth(TIPOS_TELA.length - 1)
      .waitFor()
    expect(await ran()).toEqual([])
    await page.goto(at(`/logado/gerenciar/aula/info/${aula?.id}`))
    await settled(page)
    expect(await ran()).toEqual([])
    if (round > 0) continue
    await page.goto(at(`/logado/gerenciar/aula/${aula?.id}`))
    const list = page.getByRole('navigation', { name: 'Telas da aula' }).getByRole('listitem')
    await list.nth(TIPOS_TELA.length - 1).waitFor()
    for (const [i, tipo] of TIPOS_TELA.entries()) {
      await list.nth(i).locator('.ed-abrir').click()
      await page.getByLabel('Título da tela').waitFor()
      expect(await ran(), tipo).toEqual([])
    }
  }
  expect(texts()).toBeGreaterThan(ROUNDS * 100)
  expectRefusals(visitor)
})
