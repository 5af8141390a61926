/** The map of a long path opens with its title and the next stone in sight, and nothing jumps. */
import { expect, it } from 'vitest'
import { at, axe, openBrowser, overflow, PHONE, settled } from './browser.ts'
import { pathOf, stamp } from './trilhas.ts'

const { visit } = openBrowser()

it.each([
  ['on a phone', PHONE],
  ['on a wide screen', { width: 1280, height: 800 }],
] as const)('%s', async (_, viewport) => {
  const nome = `Longe ${stamp()}`
  const path = await pathOf(nome, { eixos: 3, habilidades: 8 })
  const { page } = await visit({ email: 'aluno@demo.test', viewport })
  await page.goto(at(`/logado/trilhas/${path.id}`))
  const title = page.getByRole('heading', { level: 1, name: nome })
  await title.waitFor()
  const stone = page.locator('.tr-no.agora')
  await stone.waitFor()
  await settled(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const [top, next] = [await title.boundingBox(), await stone.boundingBox()]
  const map = await page.locator('.tr-mapa').boundingBox()
  if (!top || !next || !map) throw new Error('something is not there')
  expect(top.y).toBeGreaterThan(0)
  expect(top.y + top.height).toBeLessThan(viewport.height)
  // The whole stone, within what is seen of the map and of the page.
  expect(next.y).toBeGreaterThan(map.y)
  expect(next.y + next.height).toBeLessThan(Math.min(map.y + map.height, viewport.height))
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  // What is far is reached by the keys, and the page need not move for it.
  const last = page.getByRole('button', { name: /^Habilidade 3\.8/ })
  await last.focus()
  const far = await last.boundingBox()
  expect(far && far.y >= 0 && far.y + far.height <= viewport.height).toBe(true)
})
