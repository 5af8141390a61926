/** Numbers as they are written in Portuguese. */

/** Undefined for what is no number. */
export function parseNumber(text: string): number | undefined {
  const clean = text
    .trim()
    .replace(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.')
  if (!/^-?\d+(\.\d+)?$/.test(clean)) return undefined
  return Number(clean)
}

export const showNumber = (value: number | undefined): string =>
  value === undefined ? '' : String(value).replace('.', ',')
