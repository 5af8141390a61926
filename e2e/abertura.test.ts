/** The page is read before its scripts have come: its words are served, styles and font come first, nothing blinks. */
import { describe, expect, it } from 'vitest'
import { at, openBrowser } from './browser.ts'

const { visit } = openBrowser()

describe.each(['/', '/login'])('%s', (address) => {
  it('is served with its words, compressed, its scripts after styles and font', async () => {
    const response = await fetch(at(address), { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    const html = await response.text()
    expect(html).toMatch(/<div id="root"><div class="tela">.*<h1>[^<]+<\/h1>/)
    const scripts = html.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(4)
    for (const script of scripts) expect(script).toContain('fetchpriority="low"')
    expect(html).toMatch(/<link rel="preload" as="font"[^>]*\.woff2"/)
    const plain = await fetch(at(address), { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(html)
  })

  it('keeps what was served until its screen stands', async () => {
    const { page } = await visit({ fresh: true })
    // The files of the screen come long after the first script.
    await page.route('**/assets/*.js', async (route) => {
      if (!route.request().url().includes('/index-')) await new Promise((late) => setTimeout(late, 500))
      await route.continue()
    })
    await page.addInitScript(() => {
      const seen = { words: false, blank: false }
      Object.assign(globalThis, { seen })
      new MutationObserver(() => {
        const words = document.querySelector('#root h1') !== null
        if (seen.words && !words) seen.blank = true
        seen.words ||= words
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(at(address))
    await page.getByRole('link', { name: 'Privacidade', exact: true }).first().waitFor()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual({ words: true, blank: false })
  })
})
