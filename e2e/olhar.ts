/** Screens looked at wide and on a phone, in contrasts and sizes by turns: nothing serious for axe, nothing beyond the edge. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { paginasTexts } from '../areas/acesso/paginas/texts.ts'
import { CONTRASTES, type Fundo, TAMANHOS } from '../core/web/ui/preferences.ts'
import { some, WHOLE } from '../test/sampling.ts'
import {
  at,
  axe,
  expectRefusals,
  openBrowser,
  overflow,
  PHONE,
  picture,
  settled,
  type Visitor,
  WIDE,
} from './browser.ts'
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

const WIDTHS = [WIDE, PHONE] as const

const FUNDOS: readonly Fundo[] = [...CONTRASTES, 'escuro']

interface Look {
  viewport: (typeof WIDTHS)[number]
  fundo: Fundo
  tamanho: (typeof TAMANHOS)[number]
}

export const isPlain = ({ fundo, tamanho }: Look): boolean => fundo === 'padrao' && tamanho === 'padrao'
export const isDark = ({ fundo }: Look): boolean => fundo === 'escuro'

export const LOOKS: readonly Look[] = WIDTHS.flatMap((viewport) =>
  FUNDOS.flatMap((fundo) => TAMANHOS.map((tamanho) => ({ viewport, fundo, tamanho }))),
)

/**
 * The looks of the nth screen: plain at both widths, dark at one of them, and at the other one of the rest; sizes and rest
 * turn from screen to screen and from run to run. All of them in a run of everything, and where pictures are taken.
 */
export function looksOf(turn: number): readonly Look[] {
  if (WHOLE || process.env.PICTURES) return LOOKS
  const [first = 0] = some([...LOOKS.keys()], 1, 'looks')
  const from = first + turn
  const [one, other] = from % 2 ? WIDTHS : WIDTHS.toReversed()
  const next = (looks: readonly Look[]) => looks[Math.floor(from / 2) % looks.length]
  const chosen = [
    next(LOOKS.filter((look) => isDark(look) && look.viewport === one)),
    next(LOOKS.filter((look) => !isDark(look) && !isPlain(look) && look.viewport === other)),
  ]
  return LOOKS.filter((look) => isPlain(look) || chosen.includes(look))
}

/** As another tab of the same device would. */
export const choose = (page: Page, fundo: Fundo, font: Look['tamanho']) =>
  page.evaluate(
    (chosen) => {
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value)
      window.dispatchEvent(new StorageEvent('storage', { key: 'contrast' }))
    },
    {
      contrast: fundo === 'escuro' ? 'padrao' : fundo,
      scheme: fundo === 'escuro' ? 'escuro' : 'claro',
      font,
    },
  )

/** Buttons and links of the page where something else would be tapped, at most five, each with what lies over it. */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollX, scrollY } = window
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.trim().slice(0, 40)}`
    const isClipped = (element: Element, x: number, y: number): boolean => {
      for (let above = element.parentElement; above; above = above.parentElement) {
        const { clipPath, overflow } = getComputedStyle(above)
        const box = above.getBoundingClientRect()
        const outside = x < box.left || x > box.right || y < box.top || y > box.bottom
        if (clipPath !== 'none' || (overflow !== 'visible' && outside)) return true
      }
      return false
    }
    const out: string[] = []
    for (const element of document.querySelectorAll('main :is(a[href], button:not(:disabled))')) {
      const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!seen || element.closest('[inert], [aria-hidden=true]')) continue
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const [box] = element.getClientRects()
      if (!box || box.width < 2 || box.height < 2) continue
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const over = document.elementFromPoint(x, y)
      if (!over || over.contains(element) || element.contains(over) || isClipped(element, x, y)) continue
      out.push(`${nameOf(element)} under ${nameOf(over)}`)
    }
    window.scrollTo(scrollX, scrollY)
    return out.slice(0, 5)
  })

/** What is wrong with what stands on the page, in these looks; each is told to `seen` before the next. */
export async function inspect(
  page: Page,
  looks: readonly Look[],
  seen: (look: Look) => Promise<void> = async () => {},
): Promise<string[]> {
  // What lies under the phone's bar is reached by scrolling; axe measures where it happens to lie.
  await page.addStyleTag({ content: '[data-medir] .barra { position: static }' })
  const measure = (on: boolean) =>
    page.evaluate((now) => document.documentElement.toggleAttribute('data-medir', now), on)
  const found: string[] = []
  for (const look of looks) {
    const { viewport, fundo, tamanho } = look
    if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport)
    await choose(page, fundo, tamanho)
    const lines = await overflow(page)
    if (isPlain(look)) lines.push(...(await covered(page)))
    await measure(true)
    lines.push(...(await axe(page, isPlain(look) ? undefined : BY_LOOK)))
    await measure(false)
    found.push(...lines.map((line) => `${viewport.width} ${fundo} ${tamanho}: ${line}`))
    await seen(look)
  }
  // The largest letters in the narrowest window, whichever looks it has this time.
  await choose(page, 'padrao', 'gigantes')
  found.push(...(await overflow(page)).map((line) => `gigantes: ${line}`))
  await choose(page, 'padrao', 'padrao')
  return found
}

const BLANK = 'about:blank'

/**
 * To another screen as by a link, without loading the product and axe anew: past a screen that has nothing of either, so
 * that what is looked at next is the one that came.
 */
async function walk(page: Page, address: string): Promise<void> {
  const go = (to: string) =>
    page.evaluate((url) => {
      history.pushState(null, '', url)
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, to)
  await go('/nao-existe')
  const nowhere = page.getByRole('heading', { level: 1, name: paginasTexts.naoEncontrada.pt })
  await nowhere.waitFor()
  await go(address)
  await nowhere.waitFor({ state: 'detached' })
}

/** The description of all calls takes axe the better part of a minute. */
const PATIENT_MS = 180_000

/** The tests of a file: every screen that these people look at. */
export function look(publico: Publico, { visit } = openBrowser()): void {
  const visits = VISITS.map((one, turn) => ({ ...one, turn })).filter(
    ({ email }) => publicoOf(email) === publico,
  )
  /** Whoever is signed in looks in one tab, as people do; what a link of the door leaves in a tab is for no other. */
  const visitors = new Map<string, Visitor>()
  it.each(visits)(
    '$screen as $email reads well',
    async ({ screen, path = screen, email, host, named, variants, turn }) => {
      if (email === PENDENTE) await putPendente()
      const stay = email && (visitors.get(email) ?? (await visit({ email, host, stay: true })))
      if (stay) visitors.set(email, stay)
      const visitor = stay || (await visit({ host }))
      const { page } = visitor
      await page.setViewportSize(WIDE)
      if (screen === '/desativado') await sql(`update tenant set status = 'inativo' where slug = 'floripa'`)
      const ids = path.includes(':') ? { ...(await places()), ...(await links(path)) } : {}
      const address = at(
        path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? ''),
        host,
      )
      if (stay && page.url() !== BLANK) await walk(page, address)
      else await page.goto(address)
      await settled(page)
      const found = await inspect(page, looksOf(turn), async (seen) => {
        const { viewport, fundo, tamanho } = seen
        const look = [fundo, tamanho].filter((choice) => choice !== 'padrao').join('-')
        const wanted = isPlain(seen) || (variants && ['alto', 'escuro', 'gigantes'].includes(look))
        if (named && wanted)
          await picture(page, [named, viewport === PHONE && 'celular', look].filter(Boolean).join('-'))
      })
      expect(found).toEqual([])
      expect(await page.title()).toMatch(/\S/)
      expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR')
      expect(await page.locator('h1').count()).toBe(1)
      expectRefusals(visitor, /nao-existe|status of (?:40[349]|422)/)
      expect(expectRefusals(visitor, /./)).toEqual([])
    },
    PATIENT_MS,
  )
}
