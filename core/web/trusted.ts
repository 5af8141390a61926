/**
 * The one place where text becomes markup, or the address of a script. The page's policy (apps/server/plugins/headers.ts)
 * lets nothing else do so, where the browser has Trusted Types; elsewhere the same rules hold without its help.
 */
import { OUR_POLICY } from '../contract/trusted-types.ts'

interface Rules {
  createHTML: (html: string) => string
  createScriptURL: (address: string) => string
}

/** What it gives is an object that the browser knows; the types of the DOM have only text for it. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Rules
}

/** As built: the service worker, and workers of named files. A development server has them where their sources are. */
const OWN = import.meta.env.PROD ? /^\/(?:sw\.js|assets\/[\w-][\w.-]*\.m?js)$/ : /^\//

/** Scripts of others, by their whole address without its query. */
const OTHERS: ReadonlySet<string> = new Set(['https://www.google.com/recaptcha/api.js'])

function scriptAddress(address: string): string {
  const { origin, pathname } = new URL(address, location.href)
  const known = origin === location.origin ? OWN.test(pathname) : OTHERS.has(origin + pathname)
  if (!known) throw new TypeError(`No script of this page: ${address}`)
  return address
}

const rules: Rules = { createHTML: (html) => html, createScriptURL: scriptAddress }

/** Never leaves this file, and so neither does what it made: those below say what becomes of it. */
const policy: Rules =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(OUR_POLICY, rules) ?? rules

/** Gone with all they hold. */
const GONE = 'script,style,template,iframe,object,embed,svg,math,noscript,textarea,title'
/** They say something and do nothing. */
const SAYS: ReadonlySet<string> = new Set([
  'href',
  'data-math',
  'data-midia',
  'data-tipo',
  'data-alt',
  'data-decorativa',
  'data-transcricao',
  'data-legendas',
  'data-libras',
  'scope',
  'start',
])
const LINK = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@)/i

/**
 * What a piece of HTML says, in a document that is never shown: it runs and fetches nothing. Whatever could act elsewhere
 * is gone from it, too: no attribute is left but those that say something, and links lead to the open web.
 */
export function cleanBody(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(policy.createHTML(html), 'text/html')
  for (const element of body.querySelectorAll(GONE)) element.remove()
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (!SAYS.has(name) || (name === 'href' && !LINK.test(element.getAttribute(name) ?? '')))
        element.removeAttribute(name)
  return body
}

/** Shows a whole document as it was written, where nothing of it runs: no script, no form, no origin; links open outside. */
export function fillFrame(frame: HTMLIFrameElement, html: string): void {
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
  frame.srcdoc = policy.createHTML(html)
}

/** @throws TypeError where the address is of no script that this page has; so do those below */
export function scriptOf(address: string, page: Document): HTMLScriptElement {
  const script = page.createElement('script')
  script.src = policy.createScriptURL(address)
  return script
}

export const startWorker = (address: string): Worker =>
  new Worker(policy.createScriptURL(address), { type: 'module' })

/** Nothing where the browser has none. Rejects where it is refused: in private windows and by some managed browsers. */
export const registerServiceWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.register(policy.createScriptURL('/sw.js'))
