/** The browser and the system that a user agent names, as people call them. */

// The order decides: each browser also names those it descends from.
const BROWSERS = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

const nameIn = (table: readonly (readonly [string, RegExp])[], agent: string) =>
  table.find(([, pattern]) => pattern.test(agent))?.[0]

/** Null where either is unknown. */
export function deviceOf(agent: string): { browser: string; system: string } | null {
  const browser = nameIn(BROWSERS, agent)
  const system = nameIn(SYSTEMS, agent)
  return browser && system ? { browser, system } : null
}
