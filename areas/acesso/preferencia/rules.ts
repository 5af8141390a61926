/** What the store refuses of a preference. */
import { MAX_BYTES } from './contract.ts'

/** UTF-8 bytes of a text, without Node or the browser. */
function bytesOf(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

// JSON.stringify writes NUL and lone surrogates as escapes; PostgreSQL can't keep either.
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

/** Why the JSON text may not be stored; undefined when it may. */
export function refusalOf(json: string): 'grande' | 'invalido' | undefined {
  if (bytesOf(json) > MAX_BYTES) return 'grande'
  return UNSTORABLE.test(json) ? 'invalido' : undefined
}
