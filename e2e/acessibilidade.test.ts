/** Every screen in the 3 contrasts × 3 sizes, wide and on a phone: nothing serious for axe, nothing beyond the edge. */
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { screens } from '../apps/web/areas.ts'
import { CONTRASTES, TAMANHOS } from '../core/web/ui/preferences.ts'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, picture, settled, WIDE } from './browser.ts'
import { sql } from './database.ts'
import { links, PENDENTE, putPendente } from './links.ts'
import { places } from './places.ts'
import { TRANSIENT, VISITS } from './visits.ts'

const { visit } = openBrowser()

/** What contrast and size can change; the other rules need no second look. */
const BY_LOOK = ['color-contrast', 'target-size', 'scrollable-region-focusable']

afterAll(() => sql(`update tenant set status = 'ativo' where slug = 'floripa'`))

/** As another tab of the same device would. */
const choose = (page: Page, contrast: string, font: string) =>
  page.evaluate(
    (chosen) => {
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value)
      window.dispatchEvent(new StorageEvent('storage', { key: 'contrast' }))
    },
    { contrast, font },
  )

it('no screen was left out', () => {
  const seen = new Set<string>([...VISITS.map(({ screen }) => screen), ...TRANSIENT])
  expect(Object.keys(screens).filter((screen) => !seen.has(screen))).toEqual([])
})

it('defects are found where they are planted', async () => {
  const { page } = await visit()
  await page.goto(at('/contato'))
  await settled(page)
  await page.evaluate(() => {
    const planted = document.createElement('div')
    planted.innerHTML =
      '<p style="color:#ccc;background:#fff">fraco</p><button></button><div style="width:3000px;height:1px"></div>'
    document.querySelector('main')?.append(planted)
  })
  const found = (await axe(page)).join('\n')
  expect(found).toContain('color-contrast')
  expect(found).toContain('button-name')
  expect(await axe(page, BY_LOOK)).toHaveLength(1)
  expect(await overflow(page)).toHaveLength(1)
})

describe('every screen', () => {
  it.each(VISITS)(
    '$screen as $email reads well',
    async ({ screen, path = screen, email, host, named, variants }) => {
      if (email === PENDENTE) await putPendente()
      const visitor = await visit({ email, host })
      const { page } = visitor
      if (screen === '/desativado') await sql(`update tenant set status = 'inativo' where slug = 'floripa'`)
      const ids = path.includes(':') ? { ...(await places()), ...(await links(path)) } : {}
      await page.goto(
        at(
          path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? ''),
          host,
        ),
      )
      await settled(page)
      // What lies under the phone's bar is reached by scrolling; axe measures where it happens to lie.
      await page.addStyleTag({ content: '[data-medir] .barra { position: static }' })
      const measure = (on: boolean) =>
        page.evaluate((now) => document.documentElement.toggleAttribute('data-medir', now), on)
      const found: string[] = []
      for (const [width, viewport] of [
        ['', WIDE],
        ['celular', PHONE],
      ] as const) {
        await page.setViewportSize(viewport)
        for (const contraste of CONTRASTES)
          for (const tamanho of TAMANHOS) {
            await choose(page, contraste, tamanho)
            const plain = contraste === 'padrao' && tamanho === 'padrao'
            const lines = await overflow(page)
            // Each look at one of the two widths: contrast and size of targets follow the look, not the width.
            const turn = (CONTRASTES.indexOf(contraste) + TAMANHOS.indexOf(tamanho)) % 2 === 0
            if (plain || turn === (viewport === PHONE)) {
              await measure(true)
              lines.push(...(await axe(page, plain ? undefined : BY_LOOK)))
              await measure(false)
            }
            found.push(...lines.map((line) => `${viewport.width} ${contraste} ${tamanho}: ${line}`))
            const look = [contraste, tamanho].filter((choice) => choice !== 'padrao').join('-')
            if (named && (plain || (variants && ['alto', 'gigantes'].includes(look))))
              await picture(page, [named, width, look].filter(Boolean).join('-'))
          }
      }
      expect(found).toEqual([])
      expect(await page.title()).toMatch(/\S/)
      expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR')
      expect(await page.locator('h1').count()).toBe(1)
      expectRefusals(visitor, /nao-existe|status of (?:40[349]|422)/)
    },
  )
})
