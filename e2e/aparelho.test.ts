/** A browser that several people use: nothing of who left can be read, nothing of theirs is lost, nothing is mixed. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { CONTEUDOS_DE_TESTE } from '../areas/ensino/aula/factory.ts'
import { putPlaylist } from '../areas/ensino/playlist/server/factory.ts'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, signIn, WIDE } from './browser.ts'
import { sql } from './database.ts'
import { makeAula } from './oficina.ts'
import { choose } from './olhar.ts'
import { forget, placeOf, ready } from './sem-rede.ts'
import { composer, openTopico } from './turma.ts'

/** The service worker is the whole browser's; what is kept without it, any browser keeps. */
const whole = openBrowser({ whole: true })
const { visit } = openBrowser()

const stamp = () => Date.now().toString(36)

/** Everything that this browser keeps for the page's origin, as somebody with its tools would read it. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const told = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, fail) => {
        request.onsuccess = () => done(request.result)
        request.onerror = () => fail(request.error)
      })
    const shown = (_: string, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? new TextDecoder().decode(value as ArrayBuffer)
        : value
    const found: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await told(indexedDB.open(name))
      for (const store of db.objectStoreNames) {
        const reading = db.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([told(reading.getAllKeys()), told(reading.getAll())])
        found.push(`${name} ${store} ${JSON.stringify(keys)} ${JSON.stringify(values, shown)}`)
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const kept = await cache.match(request)
        // The built files of the product are the same for everybody.
        const text = name.startsWith('workbox') || !kept ? '' : await kept.text()
        found.push(`${name} ${request.url} ${text}`)
      }
    }
    for (const storage of [localStorage, sessionStorage])
      found.push(...Object.entries(storage).map(([key, value]) => `${key} ${value}`))
    return found.join('\n')
  })

/** Which of these words this browser has. */
const readable = async (page: Page, words: Readonly<Record<string, string>>): Promise<string[]> => {
  const all = await everything(page)
  return Object.entries(words).flatMap(([what, word]) => (all.includes(word) ? [what] : []))
}

const receiptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((done, fail) => {
        const asked = indexedDB.open('fila')
        asked.onerror = () => fail(asked.error)
        asked.onsuccess = () => {
          const all = asked.result.transaction('conta').objectStore('conta').getAll()
          all.onsuccess = () => {
            asked.result.close()
            const estados = all.result as { recibos: { uuid: string }[] }[]
            done(estados.flatMap(({ recibos }) => recibos.map(({ uuid }) => uuid)))
          }
        }
      }),
  )

/** Who answered what of a lesson, as the server has it. */
const answersOf = (aula: number) =>
  sql(
    `select u.email, r.resposta ->> 'texto' as texto from resposta r
     join tentativa x on x.tenant_id = r.tenant_id and x.id = r.tentativa_id
     join usuario u on u.tenant_id = x.tenant_id and u.id = x.usuario_id
     where x.aula_id = $1 and r.resposta ->> 'texto' is not null order by r.resposta ->> 'texto'`,
    [aula],
  )

const write = async (page: Page, words: string) => {
  await page.getByLabel('Sua resposta').fill(words)
  await page.getByRole('button', { name: 'Responder' }).click()
  await page.getByRole('button', { name: /^(?:Continuar|Revisar)$/ }).click()
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Sua conta/ }).click()
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
}

const dissertativa = (enunciado: string) => ({
  tipo: 'dissertativa' as const,
  titulo: '',
  conteudo: { ...CONTEUDOS_DE_TESTE.dissertativa, enunciado: `<p>${enunciado}</p>` },
})

it('keeps what a pupil did without network locked while another uses it, and sends it when they are back', async () => {
  const mark = stamp()
  const palavras = {
    resposta: `jatobá-resposta-${mark}`,
    digitada: `jatobá-digitada-${mark}`,
    forum: `jatobá-fórum-${mark}`,
    aula: `Canário ${mark}`,
    pacote: `Pacote ${mark}`,
  }
  const { aula, turma, address } = await makeAula(palavras.aula, [
    dissertativa('Conte a primeira:'),
    dissertativa('Conte a segunda:'),
    dissertativa('Conte a terceira:'),
  ])
  const { place, professora } = await placeOf()
  await putPlaylist(place, professora, { nome: palavras.pacote, tipo: 'PAC', aulas: [aula], turma })

  const visitor = await whole.visit({ email: 'aluno@demo.test', worker: true })
  const { page, context } = visitor
  await openTopico(page, 'O final que o conto não contou')
  await (await composer(page)).getByRole('textbox').pressSequentially(palavras.forum)
  await page.getByText('Rascunho salvo').waitFor()
  await page.goto(at('/logado/offline'))
  await ready(page)
  const card = page.getByRole('listitem', { name: palavras.pacote })
  await card.getByRole('button', { name: /^Baixar/ }).click()
  await card.getByText('Neste aparelho').waitFor()
  await page.goto(address)
  await write(page, `enviada antes ${mark}`)
  await expect.poll(() => receiptsOf(page)).toHaveLength(1)
  const [recibo = ''] = await receiptsOf(page)
  await context.setOffline(true)
  await write(page, palavras.resposta)
  await page.getByLabel('Sua resposta').fill(palavras.digitada)
  const canarios = { ...palavras, recibo }
  await expect.poll(() => readable(page, canarios)).toEqual(Object.keys(canarios))

  // With a network that takes no answers: it hears what stays, and may stay too.
  await context.route(/\/tentativas\/fila$/, (route) => route.abort())
  await context.setOffline(false)
  await page.goto(at('/logado/offline'))
  await signOut(page)
  await page.getByText('Ainda não enviado: 1 resposta e 2 rascunhos.').waitFor()
  for (const viewport of [WIDE, PHONE])
    for (const [contrast, font] of [
      ['alto', 'gigantes'],
      ['padrao', 'padrao'],
    ] as const) {
      await page.setViewportSize(viewport)
      await choose(page, contrast, font)
      expect([await overflow(page), await axe(page)]).toEqual([[], []])
    }
  await page.getByRole('button', { name: 'Ficar' }).click()
  await page.waitForURL(/\/logado$/)
  expect(await readable(page, canarios)).toEqual(Object.keys(canarios))
  await page.setViewportSize(WIDE)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: /^Sua conta/ }).waitFor()
  // Without any: the way out is on the device.
  await context.setOffline(true)
  await signOut(page)
  await page.getByText('Ainda não enviado: 1 resposta e 2 rascunhos.').waitFor()
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await page.waitForURL(/\/login/)
  expect(await readable(page, canarios)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('leavingSessions'))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('sessions'))).not.toContain('chave')

  await context.setOffline(false)
  await context.unroute(/\/tentativas\/fila$/)
  await page.goto(at('/login?outra=1'))
  await signIn(page, 'aluna@demo.test')
  await page.waitForURL(/\/logado/)
  await page.goto(address)
  await write(page, `da outra aluna ${mark}`)
  await expect
    .poll(() => answersOf(aula))
    .toEqual([
      { email: 'aluna@demo.test', texto: `da outra aluna ${mark}` },
      { email: 'aluno@demo.test', texto: `enviada antes ${mark}` },
    ])
  expect(await readable(page, { ...palavras, recibo, aula: 'nada', pacote: 'nada' })).toEqual([])
  await page.goto(at('/logout'))
  await page.waitForURL(/\/login/)

  await page.goto(at('/login?outra=1'))
  await signIn(page, 'aluno@demo.test')
  await page.waitForURL(/\/logado/)
  await page.getByText('De volta do que você deixou neste aparelho: 1 resposta e 2 rascunhos.').waitFor()
  await expect
    .poll(() => answersOf(aula))
    .toEqual([
      { email: 'aluna@demo.test', texto: `da outra aluna ${mark}` },
      { email: 'aluno@demo.test', texto: `enviada antes ${mark}` },
      { email: 'aluno@demo.test', texto: palavras.resposta },
    ])
  await page.goto(address)
  await page.getByText('Conte a terceira:').waitFor()
  await expect.poll(() => page.getByLabel('Sua resposta').inputValue()).toBe(palavras.digitada)
  await openTopico(page, 'O final que o conto não contou')
  await page.getByText(palavras.forum).waitFor()
  forget(visitor)
})

it('closes what an ended session left, in the tab that hears of it and in the next one', async () => {
  const word = `jatobá-expirada-${stamp()}`
  const visitor = await visit({ email: 'aluna@demo.test', fresh: true })
  const { page, context } = visitor
  await openTopico(page, 'O final que o conto não contou')
  const box = (await composer(page)).getByRole('textbox')
  await box.pressSequentially(word)
  await page.getByText('Rascunho salvo').waitFor()
  const other = await context.newPage()
  await openTopico(other, 'O final que o conto não contou')
  expect(await readable(page, { word })).toEqual(['word'])
  await sql(
    `update sessao set revogada_em = now() where usuario_id = (select id from usuario where email = 'aluna@demo.test') and revogada_em is null`,
  )
  await other.goto(at('/logado'))
  await other.waitForURL(/\/login/)
  await expect.poll(() => readable(other, { word })).toEqual([])
  // The first tab wrote it, and has left with the account: it writes nothing again.
  await page.waitForURL(/\/login/)
  await page.close()
  expect(await readable(other, { word })).toEqual([])
  expectRefusals(visitor)
})

it('asks before it deletes, where the browser can’t lock anything', async () => {
  const word = `jatobá-aberta-${stamp()}`
  const visitor = await visit({ email: 'professora@demo.test' })
  const { page } = visitor
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  await openTopico(page, 'O final que o conto não contou')
  await (await composer(page)).getByRole('textbox').pressSequentially(word)
  await page.getByText('Rascunho salvo').waitFor()
  await page.goto(at('/logout'))
  await page.getByText('Se você sair agora, isso é descartado.').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Ficar' }).click()
  await page.waitForURL(/\/logado/)
  expect(await readable(page, { word })).toEqual(['word'])
  await page.goto(at('/logout'))
  await page.getByRole('button', { name: 'Sair e descartar' }).click()
  await page.waitForURL(/\/login/)
  expect(await readable(page, { word })).toEqual([])
})
