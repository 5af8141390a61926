/** Addresses of the web, read. Both sides know `URL`; the pure parts are compiled without either, so it is named here. */

interface Address {
  href: string
  protocol: string
  hostname: string
  port: string
  username: string
  password: string
  pathname: string
  search: string
  hash: string
}
declare const URL: { canParse(text: string): boolean; new (text: string): Address }

/** The parts of an absolute address; null when the text is none. */
export const parseAddress = (text: string): Address | null => (URL.canParse(text) ? new URL(text) : null)

/** Whose page an address of the web is: its host without `www.`; empty when it is none. */
export const hostOf = (url: string): string => (parseAddress(url)?.hostname ?? '').replace(/^www\./, '')
