/** Over 300 ways to smuggle a program into a text, past the server's own cleaning: the browser runs none (reliability S10). */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { at, expectRefusals, openBrowser, plant, settled } from './browser.ts'
import { sql } from './database.ts'
import { CASOS } from './injecoes.ts'

const { visit } = openBrowser({ whole: true })

const TENANT = `(select id from tenant where principal)`

let turma = 0
let topico = 0

/** A topic each, whose title, theme, author and opening hold the payload; and one topic with a reply each. */
beforeAll(async () => {
  const [row] = await sql(
    `select id from turma where tenant_id = ${TENANT} and nome = '7º A' order by id limit 1`,
  )
  turma = Number(row?.id)
  await sql(
    `with p as (select * from unnest($1::text[]) with ordinality x(texto, n)),
       gente as (insert into usuario (tenant_id, nome, login)
         select ${TENANT}, texto, 'injecao.' || n from p returning tenant_id, id, login),
       topicos as (insert into topico (tenant_id, turma_id, usuario_id, tipo, titulo, temas)
         select tenant_id, $2, id, 'forum', texto, array[left(texto, 40)] from gente join p on login = 'injecao.' || n
         returning tenant_id, id, usuario_id, titulo)
     insert into mensagem (tenant_id, topico_id, usuario_id, abertura, conteudo)
     select tenant_id, id, usuario_id, true, titulo from topicos`,
    [CASOS, turma],
  )
  const [first] = await sql(
    `select min(t.id) as id from topico t join usuario u on u.tenant_id = t.tenant_id and u.id = t.usuario_id
     where u.login like 'injecao.%'`,
  )
  topico = Number(first?.id)
  await sql(
    `insert into mensagem (tenant_id, topico_id, usuario_id, conteudo, nivel)
     select tenant_id, $1, id, nome, 1 from usuario where login like 'injecao.%'`,
    [topico],
  )
})

afterAll(async () => {
  const people = `(select id from usuario where login like 'injecao.%')`
  for (const table of ['topico_visto', 'topico_participacao', 'mensagem'])
    await sql(`delete from ${table} where topico_id in (select id from topico where usuario_id in ${people})`)
  await sql(`delete from topico where usuario_id in ${people}`)
  await sql(`delete from usuario where id in ${people}`)
})

/** Chromium (156) tells also of handlers in the inert document in which the cleaner reads: those are counted in the page. */
const INERT = /Executing inline event handler violates/

/** Elements of the page that carry a handler written in the text. */
const handlers = (page: Page) =>
  page.locator('xpath=//body//*[@*[starts-with(translate(name(), "ON", "on"), "on")]]').count()

it('over 300 payloads as title, theme, name and text: none runs, none asks for anything, none leaves the page', async () => {
  expect(CASOS.length).toBeGreaterThan(300)
  const visitor = await visit({ email: 'professora@demo.test' })
  const { page } = visitor
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('canario')) ran.push(request.url())
  })
  const forum = `/logado/turmas/turma/${turma}/forum`
  let seen = 0
  for (const [path, rows] of [
    [forum, 30],
    [`${forum}/${topico}`, 20],
  ] as const)
    for (let pagina = 1; pagina <= Math.ceil(CASOS.length / rows); pagina += 1) {
      await page.goto(at(`${path}?pagina=${pagina}`))
      await settled(page)
      await page.locator('main').getByText('canario').filter({ visible: true }).first().waitFor()
      seen += String(await page.locator('main').textContent()).split('canario').length - 1
      expect(new URL(page.url()).pathname).toBe(path)
      // Nothing of theirs became an element that could run, load or be mistaken for one of the page's.
      expect(
        await page
          .locator('main')
          .locator(
            'script, iframe, object, embed, base, meta, link, style, #turmalina-tenant, [href^="java" i]',
          )
          .count(),
      ).toBe(0)
      expect(await handlers(page)).toBe(0)
    }
  expect(ran).toEqual([])
  // Nor tried to: the page's policy would have told. Planted ones are seen to be told.
  expectRefusals(visitor, INERT)
  expect(expectRefusals(visitor, /Content Security Policy/).join('\n')).toBe('')
  expect(seen).toBeGreaterThan(CASOS.length)
  await plant(page, '<img src=/canario onerror=alert(1)><iframe src=https://canario.test></iframe>')
  expect(await handlers(page)).toBe(1)
  await expect
    .poll(() => visitor.problems.filter((problem) => !INERT.test(problem)).join())
    .toContain('Content Security Policy')
  await expect.poll(() => ran.length).toBe(1)
  // With its page closed, all that is told of the planted ones is told.
  await page.close()
  expectRefusals(visitor, /canario|Content Security Policy/)
})

/** Ways in which text becomes a program: none is open to a page, whatever wrote the text. */
it('text becomes neither markup nor script, and a journey in which it tries to is told', async () => {
  const visitor = await visit({ email: 'professora@demo.test', worker: true })
  const { page } = visitor
  await page.goto(at(`/logado/turmas/turma/${turma}/forum`))
  await settled(page)
  const ways = await page.evaluate(async () => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
    }
    const text = '<p>texto</p>'
    const box = document.createElement('div')
    document.body.append(box)
    const pass = { createHTML: (html: string) => html }
    const tried: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(box, { innerHTML: text }),
      outerHTML: () => Object.assign(box, { outerHTML: text }),
      insertAdjacentHTML: () => box.insertAdjacentHTML('beforeend', text),
      'document.write': () => document.write(text),
      'a document': () => new DOMParser().parseFromString(text, 'text/html'),
      'a fragment': () => document.createRange().createContextualFragment(text),
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: text }),
      handler: () => box.setAttribute('onclick', 'alert(1)'),
      'script.text': () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
      'script.src': () => Object.assign(document.createElement('script'), { src: '/preferences.js' }),
      'a worker': () => new Worker('/preferences.js'),
      'a service worker': () => navigator.serviceWorker.register('/sw.js'),
      // The names that the page may take are taken, or are not for this.
      'a policy for all': () => trustedTypes.createPolicy('default', pass),
      'a policy more': () => trustedTypes.createPolicy('mais', pass),
      'our policy again': () => trustedTypes.createPolicy('turmalina', pass),
    }
    const refused: string[] = []
    for (const [name, way] of Object.entries(tried))
      try {
        await way()
      } catch {
        refused.push(name)
      }
    return { tried: Object.keys(tried), refused, changed: box.isConnected && box.childElementCount > 0 }
  })
  expect(ways.refused).toEqual(ways.tried)
  expect(ways.changed).toBe(false)
  expect(expectRefusals(visitor, /Trusted/)).toHaveLength(ways.tried.length)
})

it('what is pasted keeps its words and its form, and brings no program', async () => {
  const visitor = await visit({ email: 'professora@demo.test' })
  const { page } = visitor
  await page.goto(at(`/logado/turmas/turma/${turma}/forum?abrir=topico`))
  const box = page.getByRole('main').getByRole('textbox', { name: 'Texto' })
  await box.click()
  await box.evaluate((element) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<h1>Roteiro</h1><p>Ler o <b>conto</b>.</p><img src="/canario" onerror="alert(1)"><script>alert(2)</script>',
    )
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await box.getByText('Roteiro').waitFor()
  expect(await box.locator('strong, b').textContent()).toBe('conto')
  expect(await box.locator('img, script').count()).toBe(0)
  expect(await handlers(page)).toBe(0)
  expectRefusals(visitor, INERT)
})
