/** The eye of the look at every screen: none is left out, and planted defects are found. Then the screens of the door. */
import { afterAll, expect, it } from 'vitest'
import { screens } from '../apps/web/areas.ts'
import { at, axe, openBrowser, overflow, plant, settled } from './browser.ts'
import { sql } from './database.ts'
import { BY_LOOK, look } from './olhar.ts'
import { TRANSIENT, VISITS } from './visits.ts'

const browser = openBrowser()

afterAll(() => sql(`update tenant set status = 'ativo' where slug = 'floripa'`))

it('no screen was left out', () => {
  const seen = new Set<string>([...VISITS.map(({ screen }) => screen), ...TRANSIENT])
  expect(Object.keys(screens).filter((screen) => !seen.has(screen))).toEqual([])
})

it('defects are found where they are planted', async () => {
  const { page } = await browser.visit()
  await page.goto(at('/contato'))
  await settled(page)
  await plant(
    page,
    '<p style="color:#ccc;background:#fff">fraco</p><button></button><div style="width:3000px;height:1px"></div>',
  )
  const found = (await axe(page)).join('\n')
  expect(found).toContain('color-contrast')
  expect(found).toContain('button-name')
  expect(await axe(page, BY_LOOK)).toHaveLength(1)
  expect(await overflow(page)).toHaveLength(1)
})

look('porta', browser)
