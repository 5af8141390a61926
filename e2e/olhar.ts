/** Screens looked at in the 3 contrasts × 3 sizes, wide and on a phone: nothing serious for axe, nothing beyond the edge. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { CONTRASTES, TAMANHOS } from '../core/web/ui/preferences.ts'
import { at, axe, expectRefusals, openBrowser, overflow, PHONE, picture, settled, WIDE } from './browser.ts'
import { sql } from './database.ts'
import { links, PENDENTE, putPendente } from './links.ts'
import { places } from './places.ts'
import { VISITS } from './visits.ts'

/** Who looks at a screen; the screens of each are a file of journeys, so that the files of two lanes even out. */
export type Publico = 'porta' | 'alunos' | 'professora' | 'gestao'

const PUBLICOS: Readonly<Record<string, Publico>> = {
  [PENDENTE]: 'porta',
  'aluno@demo.test': 'alunos',
  'aluna@demo.test': 'alunos',
  'responsavel@demo.test': 'alunos',
  'professora@demo.test': 'professora',
}

const publicoOf = (email?: string): Publico => (email ? (PUBLICOS[email] ?? 'gestao') : 'porta')

/** What contrast and size can change; the other rules need no second look. */
export const BY_LOOK = ['color-contrast', 'target-size', 'scrollable-region-focusable']

/** As another tab of the same device would. */
export const choose = (page: Page, contrast: string, font: string) =>
  page.evaluate(
    (chosen) => {
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value)
      window.dispatchEvent(new StorageEvent('storage', { key: 'contrast' }))
    },
    { contrast, font },
  )

/** The description of all calls takes axe the better part of a minute. */
const PATIENT_MS = 180_000

/** The tests of a file: every screen that these people look at. */
export function look(publico: Publico, { visit } = openBrowser()): void {
  const visits = VISITS.filter(({ email }) => publicoOf(email) === publico)
  it.each(visits)(
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
    PATIENT_MS,
  )
}
