/** The brand mark: the slice of a tourmaline, four nested rounded triangles. Drawn by the frame and by the favicon. */
import { scaleOf } from './palette.ts'

export const MARK_BOX = '0 0 40 40'

export const MARK_LAYERS = [
  'M14.80,11.50Q20.00,2.50 25.20,11.50L32.12,23.50Q37.32,32.50 26.93,32.50L13.07,32.50Q2.68,32.50 7.88,23.50Z',
  'M16.10,14.25Q20.00,7.50 23.90,14.25L29.09,23.25Q32.99,30.00 25.20,30.00L14.80,30.00Q7.01,30.00 10.91,23.25Z',
  'M17.14,16.45Q20.00,11.50 22.86,16.45L26.67,23.05Q29.53,28.00 23.81,28.00L16.19,28.00Q10.47,28.00 13.33,23.05Z',
  'M17.82,17.88Q20.00,14.10 22.18,17.88L25.09,22.92Q27.27,26.70 22.91,26.70L17.09,26.70Q12.73,26.70 14.91,22.92Z',
] as const

/** The mark of a tenant as a stand-alone SVG document, cropped to the stone: source of the favicon. */
export function faviconSvg(seed: string): string {
  const { steps } = scaleOf(seed)
  const fills = [steps[8], steps[5], '#ffffff', '#f95f75']
  const layers = MARK_LAYERS.map((d, i) => `<path d="${d}" fill="${fills[i]}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 3 34 34" width="64" height="64">${layers}</svg>`
}
