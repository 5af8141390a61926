/** Names as QTI allows them: letters, digits, `_`, `-`, `.`; what else a name holds is written by its number, and read back. */

export const FERRAMENTA = 'Turmalina'
/** Of an item that has no name of its own; a number follows. */
export const SEM_NOME = '_x_item_'

const hex = (sign: string): string => `_x${(sign.codePointAt(0) ?? 0).toString(16)}_`

/** A name that QTI allows, from which `plainName` makes the same again. */
export function qtiName(name: string): string {
  if (name === '') return '_x_'
  const safe = name.replace(/_(?=x)|[^A-Za-z\d_.-]/gu, hex)
  return /^[a-z_]/i.test(safe) ? safe : `${hex(safe[0] ?? '')}${safe.slice(1)}`
}

export const plainName = (name: string): string =>
  name.replace(/_x([\da-f]{0,6})_/g, (_, code: string) => {
    const value = code === '' ? 0 : Number.parseInt(code, 16)
    return value > 0 && value <= 0x10ffff ? String.fromCodePoint(value) : ''
  })
