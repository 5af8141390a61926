/** Numbers as pupils write them. */

/** `3,5`, `3.5`, `1.284,5`, `-2`, `1/2`; undefined for what is no number. A lone point before three digits is a decimal. */
export function parseNumber(written: string): number | undefined {
  const text = written.trim().replaceAll(/\s/g, '').replace('−', '-')
  const fraction = /^(-?\d+)\/(\d+)$/.exec(text)
  if (fraction) {
    const [, above, below] = fraction
    return Number(below) === 0 ? undefined : Number(above) / Number(below)
  }
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
