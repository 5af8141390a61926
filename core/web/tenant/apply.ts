/** The brand on the page: theme, favicon, title. */
import { BRASILIA, reckonBy } from '../../contract/fuso.ts'
import { callBy, USUAL } from '../../texts/texts.ts'
import type { Tenant } from './tenant.ts'

/** The page reckons by the hour of its tenant, wherever the device is, and speaks in its words. */
export function adoptWays(tenant: Tenant | false): void {
  const { fuso = BRASILIA, tratamento = USUAL }: Partial<Tenant> = tenant || {}
  reckonBy(
    () => fuso,
    (at) => at.getTimezoneOffset(),
  )
  callBy(() => tratamento)
}

/** The palette, the favicon and the name of the product itself, where there is no tenant. */
export const PRODUCT = { palette: 'turmalina', favicon: 'turmalina', nome: 'Turmalina' } as const

const THEME_ELEMENT = 'turmalina-theme'

export const themeHref = (palette: string): string => `/assets/temas/${encodeURIComponent(palette)}/style.css`
export const faviconHref = (slug: string): string => `/imagens/favicons/${encodeURIComponent(slug)}.ico`

/** Sets what differs, so the page as it was served does not flash. */
export function applyTenant(page: Document, tenant: Tenant | false): void {
  const palette = tenant ? tenant.paleta_cor : PRODUCT.palette
  page.documentElement.dataset.marca = palette
  const theme = page.getElementById(THEME_ELEMENT)
  if (theme?.dataset.paleta !== palette) {
    if (theme?.tagName === 'STYLE') theme.remove()
    const link = page.getElementById(THEME_ELEMENT)
    setLink(page, link, { rel: 'stylesheet', id: THEME_ELEMENT, href: themeHref(palette) })
  }
  const icon = page.querySelector<HTMLLinkElement>('link[rel~="icon"]')
  setLink(page, icon, { rel: 'icon', href: faviconHref(tenant ? tenant.slug : PRODUCT.favicon) })
}

function setLink(page: Document, found: Element | null, attributes: Readonly<Record<string, string>>) {
  const link = found ?? page.createElement('link')
  for (const [name, value] of Object.entries(attributes))
    if (link.getAttribute(name) !== value) link.setAttribute(name, value)
  if (!found) page.head.append(link)
}

/** `Entrar · Rede Aroeira`; the name alone without a page. */
export function pageTitle(page: string | undefined, tenant: Tenant | false): string {
  const nome = tenant ? tenant.nome : PRODUCT.nome
  return page ? `${page} · ${nome}` : nome
}

/**
 * Browsers show the first title of the document: the one it was served with would hide the screens' own. It leaves
 * as soon as a screen brings one. Call it before the first render; the result stops waiting.
 */
export function adoptTitles(page: Document): () => void {
  const served = page.head.querySelector('title')
  const observer = new MutationObserver(() => {
    if (!served || page.head.querySelectorAll('title').length < 2) return
    served.remove()
    observer.disconnect()
  })
  observer.observe(page.head, { childList: true })
  return () => observer.disconnect()
}
