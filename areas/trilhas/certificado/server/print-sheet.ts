/** The product's own sheet for certificates, in the tenant's colours: a slice of the stone, and its facets in a corner. */
import { MARK_LAYERS } from '../../../../core/contract/brand.ts'
import type { Scale } from '../../../../core/contract/palette.ts'

/** The stone's growth, from the outside in: how large, in which step of the palette. */
const GROWTH = [
  [5.4, 8],
  [4.6, 7],
  [3.9, 8],
  [3.25, 6],
  [2.5, 5],
  [1.95, 7],
  [1.4, 3],
  [0.75, 0],
] as const

/** The middle of the mark, around which it grows. */
const [MIDDLE_X, MIDDLE_Y] = [20, 21.5]

const FACETS = [
  ['M232 0L297 0L297 40L262 30Z', 1],
  ['M232 0L262 30L216 44L190 0Z', 0],
  ['M262 30L297 40L297 84L254 88L216 44Z', 0],
  ['M262 30L297 40L297 66L280 70Z', 2],
] as const

/** A4 landscape in millimetres, as an SVG: 297 × 210. Light where the words stand. */
export function sheetSvg({ steps }: Scale): string {
  const step = (n: number) => steps[n] ?? '#000000'
  const [outer] = MARK_LAYERS
  const stone = GROWTH.map(
    ([size, n]) =>
      `<path fill="${step(n)}" transform="translate(23 128) rotate(${14 - size * 3}) scale(${size}) translate(-${MIDDLE_X} -${MIDDLE_Y})" d="${outer}"/>`,
  ).join('')
  const facets = FACETS.map(([d, n]) => `<path fill="${step(n)}" d="${d}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 297 210" width="297mm" height="210mm">
<defs><clipPath id="faixa"><path d="M0 0H74L62 54L78 122L64 210H0Z"/></clipPath></defs>
<rect width="297" height="210" fill="#ffffff"/>${facets}
<g clip-path="url(#faixa)"><rect width="80" height="210" fill="${step(9)}"/>${stone}</g></svg>`
}

/** The mark itself, small, beside the name of the brand. */
export function markSvg({ steps }: Scale): string {
  const fills = [steps[8], steps[5], '#ffffff', steps[7]]
  const layers = MARK_LAYERS.map((d, i) => `<path d="${d}" fill="${fills[i]}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 1 34 34">${layers}</svg>`
}
