/** The captcha of the tenant, loaded only where a form asks for it (sections 5, 8 and 9). */
import { loadScript } from './script.ts'

export interface CaptchaOptions {
  siteKey?: string | null
  /** 2 shows a box (or nothing, when invisible), 3 watches. */
  version?: 2 | 3 | null
  language?: string
  hideBadge?: boolean
  size?: 'normal' | 'compact' | 'invisible'
}

export const CAPTCHA_DEFAULTS = { hideBadge: true, language: 'pt-br', version: 2, size: 'normal' } as const

/** What the provider's script puts on the page. */
export interface CaptchaProvider {
  ready: (then: () => void) => void
  render: (element: HTMLElement, parameters: object) => number
  execute: (target: string | number, options?: { action: string }) => Promise<string> | undefined
  getResponse: (widget: number) => string
  reset: (widget: number) => void
}

export interface Captcha {
  /** Loads the script; version 2 draws its box in `element`. Rejects with 'Failed to load script'. */
  init: (element?: HTMLElement) => Promise<void>
  /** The token to send with the form. Rejects with 'Failed to execute', also while the box is not ticked. */
  execute: (action?: string) => Promise<string>
  reset: () => void
}

interface CaptchaWorld {
  load: (src: string) => Promise<void>
  provider: () => CaptchaProvider | undefined
  page: Document
}

const browser = (): CaptchaWorld => ({
  load: loadScript,
  provider: () => (globalThis as { grecaptcha?: CaptchaProvider }).grecaptcha,
  page: document,
})

/** Throws without a site key or a version. */
export function createCaptcha(options: CaptchaOptions, world: CaptchaWorld = browser()): Captcha {
  const { siteKey, version, language, hideBadge, size } = { ...CAPTCHA_DEFAULTS, ...options }
  if (!siteKey) throw new Error('A captcha needs a site key')
  if (!version) throw new Error('A captcha needs a version')
  let widget: number | undefined
  let solved: ((token: string) => void) | undefined

  async function init(element?: HTMLElement) {
    const [base, region] = language.split('-')
    const hl = region ? `${base}-${region.toUpperCase()}` : language
    const render = version === 3 ? siteKey : 'explicit'
    const query = new URLSearchParams({ render: String(render), hl })
    try {
      await world.load(`https://www.google.com/recaptcha/api.js?${query}`)
      const provider = world.provider()
      if (!provider) throw new Error('nothing there')
      await new Promise<void>((ready) => provider.ready(ready))
      if (hideBadge) hide(world.page)
      if (version === 2 && element && widget === undefined)
        widget = provider.render(element, {
          sitekey: siteKey,
          size,
          callback: (token: string) => solved?.(token),
        })
    } catch (cause) {
      throw new Error('Failed to load script', { cause })
    }
  }

  async function token(provider: CaptchaProvider, action: string): Promise<string | undefined> {
    if (version === 3) return provider.execute(String(siteKey), { action })
    if (widget === undefined) return undefined
    if (size !== 'invisible') return provider.getResponse(widget)
    const answered = new Promise<string>((resolve) => {
      solved = resolve
    })
    await provider.execute(widget)
    return answered
  }

  return {
    init,
    async execute(action = 'enviar') {
      let cause: unknown
      try {
        const provider = world.provider()
        const result = provider && (await token(provider, action))
        if (result) return result
      } catch (error) {
        cause = error
      }
      throw new Error('Failed to execute', { cause })
    },
    reset() {
      if (widget !== undefined) world.provider()?.reset(widget)
    },
  }
}

/** The provider allows it where the form names it in words. */
function hide(page: Document) {
  if (page.getElementById('captcha-badge')) return
  const style = page.createElement('style')
  style.id = 'captcha-badge'
  style.textContent = '.grecaptcha-badge{visibility:hidden}'
  page.head.append(style)
}
