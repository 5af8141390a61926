/** Packages of lessons: downloaded, done on the way, sent once and marked then; forged ones and a full device. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { at, axe, openBrowser, overflow, PHONE } from './browser.ts'
import { answer, answersOf, forget, lesson, ready } from './sem-rede.ts'

const { visit } = openBrowser({ whole: true })

/** A name that no other walk has: one that failed is walked again. */
const named = (name: string): string => `${name} ${Date.now() % 1_000_000}`

/** The card of a package on the page of lessons without network. */
async function openCard(page: Page, pacote: string): Promise<Locator> {
  await page.goto(at('/logado/offline'))
  await ready(page)
  const card = page.getByRole('listitem', { name: pacote })
  await card.getByText(/7º A · \d aulas? · 0,\d MB/).waitFor()
  return card
}

const filesKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((one) => one.startsWith('pacote:'))
    const lists = await Promise.all(names.map(async (one) => (await caches.open(one)).keys()))
    return lists.flat().length
  })

/** Changes what the device keeps of its packages. */
const tamper = (page: Page, nome: string): Promise<void> =>
  page.evaluate(
    (other) =>
      new Promise((done, fail) => {
        const asked = indexedDB.open('pacote')
        asked.onerror = () => fail(asked.error)
        asked.onsuccess = () => {
          const store = asked.result.transaction('pacote', 'readwrite').objectStore('pacote')
          store.openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
            if (!cursor) {
              asked.result.close()
              return done()
            }
            cursor.update({ ...cursor.value, manifesto: { ...cursor.value.manifesto, nome: other } })
            cursor.continue()
          }
        }
      }),
    nome,
  )

describe('a package', () => {
  it('is downloaded, done on the way, and sent and marked when the network is back, once', async () => {
    const [titulo, pacote] = [named('Água na natureza'), named('Água para levar')]
    const { aula } = await lesson(titulo, pacote)
    const visitor = await visit({ email: 'aluna@demo.test', worker: true, viewport: PHONE })
    const { page, context } = visitor
    const card = await openCard(page, pacote)
    expect(await overflow(page)).toEqual([])
    await card.getByRole('button', { name: /^Baixar/ }).click()
    await card.getByText('Neste aparelho').waitFor()
    expect(await axe(page)).toEqual([])

    await context.setOffline(true)
    await page.goto(at('/logado'))
    await page.getByRole('heading', { name: 'Aulas sem internet' }).waitFor()
    await page.getByRole('button', { name: `Abrir ${titulo}` }).click()
    const later = 'A correção aparece quando houver conexão.'
    await answer(page, 'Evaporação', later)
    await answer(page, 'Condensação', later)
    await page.reload()
    // No key is on the device: closed and opened again, it goes on keeping answers.
    await page.getByRole('radio', { name: 'Congelamento' }).check()
    await page.getByRole('button', { name: 'Responder' }).click()
    await page.getByText(later).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Revisar' }).click()
    await page.getByRole('button', { name: 'Concluir a aula' }).click()
    await page.getByText('A nota vem depois.').waitFor()
    expect(await overflow(page)).toEqual([])
    await page.goto(at('/logado/offline'))
    await page.getByText('4 pendentes').waitFor()
    expect(await answersOf(aula)).toEqual([])

    await context.setOffline(false)
    await page.getByText(/Tudo enviado · último envio hoje/).waitFor()
    expect(await answersOf(aula)).toMatchObject([
      { estado: 'concluida', nota: 6.67, offline: true, respostas: 3, vezes: 3 },
    ])
    await card.getByRole('button', { name: `Excluir ${pacote} do aparelho` }).click()
    await card.getByText('Neste aparelho').waitFor({ state: 'hidden' })
    expect(await filesKept(page)).toBe(0)
    forget(visitor)
  })

  it('forged on its way, without room in its middle, or forged on the device, is refused with a sentence', async () => {
    const [titulo, pacote] = [named('Água e saúde'), named('Água forjada')]
    const { aula: outra } = await lesson(named('Água leve'))
    await lesson(titulo, pacote, [outra])
    const visitor = await visit({ email: 'aluna@demo.test', worker: true, viewport: PHONE })
    const { page, context } = visitor
    const card = await openCard(page, pacote)
    const find = /\/gerenciar\/pt-br\/pacotes\/\d+\/turma\/\d+(?:\?|$)/
    await context.route(find, async (route) => {
      const response = await route.fetch()
      const told = (await response.json()) as { manifesto: { nome: string } }
      await route.fulfill({
        response,
        json: { ...told, manifesto: { ...told.manifesto, nome: 'Outra água' } },
      })
    })
    await card.getByRole('button', { name: /^Baixar/ }).click()
    await card.getByText('a assinatura não confere').waitFor()
    expect(await filesKept(page)).toBe(0)
    expect(await overflow(page)).toEqual([])
    await context.unroute(find)

    await page.evaluate(() => {
      const put = Cache.prototype.put
      let left = 1
      Cache.prototype.put = function (...given) {
        if (left === 0) return Promise.reject(new DOMException('No room.', 'QuotaExceededError'))
        left -= 1
        return put.apply(this, given)
      }
      addEventListener('room', () => {
        Cache.prototype.put = put
      })
    })
    await card.getByRole('button', { name: 'Continuar' }).click()
    await card.getByText('Não há espaço no aparelho').waitFor()
    // What was whole stays, and nothing passes for downloaded.
    expect([await filesKept(page), await card.getByText('Neste aparelho').count()]).toEqual([1, 0])
    await page.evaluate(() => dispatchEvent(new Event('room')))
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await card.getByRole('button', { name: 'Continuar' }).click()
    await card.getByText('Neste aparelho').waitFor()
    expect(await filesKept(page)).toBe(2)
    // Only the file that was missing: one call, after the one that tells what is in the package.
    expect(asked.filter((path) => /\/pacotes\/\d+\/turma\/\d+\/aulas\//.test(path))).toHaveLength(1)

    await page.getByRole('button', { name: `Abrir ${titulo}` }).click()
    await page.getByText('Água vira vapor:').waitFor()
    await page.goto(at('/logado/offline'))
    await tamper(page, `${pacote}!`)
    await page.reload()
    await page.getByRole('button', { name: `Abrir ${titulo}` }).click()
    await page.getByText('a assinatura não confere').waitFor()
    forget(visitor)
  })
})
