/** Before each file of pure tests: files share a process, so what one leaves behind for the next is swept or told by name. */
import process from 'node:process'
import { afterAll, vi } from 'vitest'

const isPage = typeof document !== 'undefined'

/** What libraries leave where they are loaded first; they stay loaded. */
const OF_LIBRARIES =
  /^globalThis\.(__\w+|awslambda|IS_REACT_ACT_ENVIRONMENT)$|^process\.env\.VIPSHOME$|^process\.on exit$/

/** What a file could leave: where it stands, what of it was there before. */
export function traces(): Map<string, unknown> {
  const found = new Map<string, unknown>()
  for (const name of Object.getOwnPropertyNames(globalThis)) found.set(`globalThis.${name}`, true)
  for (const [name, value] of Object.entries(process.env)) found.set(`process.env.${name}`, value)
  for (const name of process.eventNames())
    found.set(`process.on ${String(name)}`, process.listenerCount(name as 'exit'))
  found.set('fake timers', vi.isFakeTimers())
  found.set('the folder', process.cwd())
  return found
}

/** What differs, by name. */
export const leftBehind = (before: ReadonlyMap<string, unknown>, after = traces()): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name) && !OF_LIBRARIES.test(name),
  )

/** Whose page it is at first: a link that was followed leads to another, where no address of ours can be set. */
const ORIGIN = 'http://localhost:3000'

/** What is wrong with where a page stands; null: nothing. */
export const strayed = (origin: string): string | null =>
  origin === ORIGIN
    ? null
    : `A file followed a link and left the page at ${origin}: the next one stands there.`

/** A page as a file finds it: nothing shown, nothing kept, at the first address. */
async function sweep(): Promise<void> {
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  history.replaceState(null, '', '/')
}

// What our modules know lasts as long as a page does: each file opens its own.
if (isPage) {
  vi.resetModules()
  // What a screen shows comes at once, or on a busy machine late.
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 30_000 })
}

const before = traces()
/** @throws where a page is not ours any more, by this file or by the one before */
function stand(): void {
  const wrong = isPage ? strayed(location.origin) : null
  if (wrong) throw new Error(wrong)
}
stand()
afterAll(async () => {
  stand()
  if (isPage) await sweep()
  const left = leftBehind(before)
  if (left.length > 0) throw new Error(`This file leaves behind what the next one meets: ${left.join(', ')}`)
})
