// @vitest-environment happy-dom
/** The captcha: what it needs, its defaults, its two errors; and scripts that do not load. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CAPTCHA_DEFAULTS, type CaptchaOptions, type CaptchaProvider, createCaptcha } from './captcha.ts'
import { loadScript } from './script.ts'

beforeEach(() => {
  document.head.innerHTML = ''
})

function world(provider: Partial<CaptchaProvider> = {}) {
  const load = vi.fn(async (_src: string) => {})
  const full = {
    ready: (then: () => void) => then(),
    render: vi.fn((_element: HTMLElement, _parameters: object) => 5),
    execute: vi.fn(async (_target: string | number) => 'tok'),
    getResponse: vi.fn((_widget: number) => 'tok'),
    reset: vi.fn(),
    ...provider,
  }
  return { load, provider: () => full as CaptchaProvider, page: document, full }
}

describe('createCaptcha', () => {
  it('has the defaults of section 9', () => {
    expect(CAPTCHA_DEFAULTS).toEqual({ hideBadge: true, language: 'pt-br', version: 2, size: 'normal' })
  })

  it.each<[CaptchaOptions, string]>([
    [{}, 'site key'],
    [{ siteKey: '' }, 'site key'],
    [{ siteKey: null }, 'site key'],
    [{ siteKey: 'k', version: null }, 'version'],
    [{ siteKey: 'k', version: undefined }, 'version'],
  ])('fails with %j', (options, missing) => {
    expect(() => createCaptcha(options, world())).toThrow(missing)
  })

  it('version 2 draws a box of normal size in Portuguese, hides the badge, and gives its token', async () => {
    const here = world()
    const captcha = createCaptcha({ siteKey: 'k' }, here)
    const element = document.createElement('div')
    await captcha.init(element)
    await captcha.init(element)
    const [src] = here.load.mock.calls[0] ?? ['']
    expect(Object.fromEntries(new URL(src).searchParams)).toEqual({ render: 'explicit', hl: 'pt-BR' })
    expect(here.full.render).toHaveBeenCalledTimes(1)
    expect(here.full.render).toHaveBeenCalledWith(
      element,
      expect.objectContaining({ sitekey: 'k', size: 'normal' }),
    )
    expect(document.querySelectorAll('style')).toHaveLength(1)
    expect(document.head.textContent).toContain('.grecaptcha-badge{visibility:hidden}')
    expect(await captcha.execute()).toBe('tok')
    expect(here.full.getResponse).toHaveBeenCalledWith(5)
    captcha.reset()
    expect(here.full.reset).toHaveBeenCalledWith(5)
  })

  it('may leave the badge', async () => {
    await createCaptcha({ siteKey: 'k', hideBadge: false }, world()).init()
    expect(document.querySelector('style')).toBeNull()
  })

  it('version 3 asks for a token of an action', async () => {
    const here = world()
    const captcha = createCaptcha({ siteKey: 'k', version: 3 }, here)
    await captcha.init()
    expect(here.load.mock.calls[0]?.[0]).toContain('render=k')
    expect(await captcha.execute('login')).toBe('tok')
    expect(here.full.execute).toHaveBeenCalledWith('k', { action: 'login' })
  })

  it('an invisible box answers by its callback', async () => {
    let answer: ((token: string) => void) | undefined
    const here = world({
      render: (_element, parameters) => {
        answer = (parameters as { callback: (token: string) => void }).callback
        return 5
      },
      execute: () => {
        setTimeout(() => answer?.('invisível'), 1)
        return undefined
      },
    })
    const captcha = createCaptcha({ siteKey: 'k', size: 'invisible' }, here)
    await captcha.init(document.createElement('div'))
    expect(await captcha.execute()).toBe('invisível')
  })

  it.each<[string, Partial<CaptchaProvider>]>([
    ['the box is not ticked', { getResponse: () => '' }],
    [
      'the provider throws',
      {
        getResponse: () => {
          throw new Error('x')
        },
      },
    ],
  ])('Failed to execute: %s', async (_, provider) => {
    const captcha = createCaptcha({ siteKey: 'k' }, world(provider))
    await captcha.init(document.createElement('div'))
    await expect(captcha.execute()).rejects.toThrow('Failed to execute')
  })

  it('Failed to execute: not initialised', async () => {
    await expect(createCaptcha({ siteKey: 'k' }, world()).execute()).rejects.toThrow('Failed to execute')
  })

  it('Failed to load script', async () => {
    const blocked = { ...world(), load: () => Promise.reject(new Error('blocked')) }
    await expect(createCaptcha({ siteKey: 'k' }, blocked).init()).rejects.toThrow('Failed to load script')
    const empty = { ...world(), provider: () => undefined }
    await expect(createCaptcha({ siteKey: 'k' }, empty).init()).rejects.toThrow('Failed to load script')
  })
})

describe('loadScript', () => {
  // Only the element matters here: nothing is fetched.
  const page = () => {
    const made: HTMLScriptElement[] = []
    const fake = {
      createElement: () => ({ remove: vi.fn() }) as unknown as HTMLScriptElement,
      head: { append: (script: HTMLScriptElement) => void made.push(script) },
    }
    return { made, document: fake as unknown as Document }
  }

  it('loads once for many', async () => {
    const { made, document: doc } = page()
    const both = [loadScript('/once.js', doc), loadScript('/once.js', doc)]
    expect(made).toHaveLength(1)
    made[0]?.onload?.(new Event('load'))
    await Promise.all(both)
    expect(made[0]?.src).toBe('/once.js')
  })

  it('a failed load is logged as could not be instantiated, and may be tried again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { made, document: doc } = page()
    const load = loadScript('/gone.js', doc)
    made[0]?.onerror?.('')
    await expect(load).rejects.toThrow('could not be instantiated')
    expect(log).toHaveBeenCalledWith('The script /gone.js could not be instantiated')
    log.mockRestore()
    const again = loadScript('/gone.js', doc)
    made[1]?.onload?.(new Event('load'))
    await again
  })
})
