/** By the keyboard alone: Tab until what one wants has the focus, then its key. */
import type { Page } from 'playwright-core'

/** What the focus is on, as it is read out. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim()
  })

/** Walks by Tab until the focus is on what is called so. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let steps = 0; steps < 160; steps++) {
    const here = await focused(page)
    if (typeof name === 'string' ? here === name : name.test(here)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${name}`)
}

export async function press(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press(key)
}

export async function write(page: Page, name: string | RegExp, words: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.type(words)
}
