/** Where a sign-in goes on to: inside the product, whatever the address asked for (reliability D1). */
import { table } from '../../../core/contract/table.ts'

/** What may be named instead of an address. */
const NAMES: Readonly<Record<string, `/${string}`>> = table({
  inicio: '/logado',
  conta: '/logado/conta',
  turmas: '/logado/turmas',
})

const LONGEST = 500

/** Nobody is sent in circles, nor out at once; the pages where programs wait for a sign-in are gone back to. */
const DOORS = /^\/(?:login(?!\/creator4all-)|logout|cadastro)(?:[/?#]|$)/

/** Spelt twice: a slash, a backslash, a dot, a control character, or an escape of one of them. */
const ESCAPED = /%(?:2f|5c|2e|25|0|1|7f)/i

/** Printable ASCII and letters; no space, no control character (browsers skip tabs), no backslash. */
const PLAIN = /^\/(?!\/)[\w\-.~!$&'()*+,;=:@/?#[\]%\u00c0-\u024f]*$/

/**
 * The path to go on to: one of ours, or null. `asked` is the name of a place (`inicio`, `conta`, `turmas`) or a path
 * that starts with exactly one slash. Everything before `?` is held to be a path of ours, so no escaped slash hides in it.
 */
export function continuation(asked: string | null | undefined): `/${string}` | null {
  if (!asked || asked.length > LONGEST) return null
  if (Object.hasOwn(NAMES, asked)) return NAMES[asked] ?? null
  if (!PLAIN.test(asked)) return null
  const [path = ''] = asked.split(/[?#]/, 1)
  if (ESCAPED.test(path) || path.includes('//') || /(?:^|\/)\.\.?(?:\/|$)/.test(path) || DOORS.test(path))
    return null
  return asked as `/${string}`
}
