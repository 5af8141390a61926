/** Colours of a scenery in the three contrasts: written as other colours, as filters cost a frame on a cheap phone. Pure. */
import type { Preferences } from '../../../../../core/web/ui/preferences.ts'

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`

/** Lightness as the eye has it, 0 to 255 (ITU-R BT.709). */
const luma = ([r, g, b]: readonly [number, number, number]): number => r * 0.2126 + g * 0.7152 + b * 0.0722

/** `#rrggbb` for the contrast: its grey, or a third of its light and half of its hue, under white names. */
export function corEm(hex: string, contraste: Preferences['contraste']): string {
  if (contraste === 'padrao') return hex
  const rgb = channels(hex)
  const grey = luma(rgb)
  if (contraste === 'cinza') return hexOf([grey, grey, grey])
  return hexOf(rgb.map((one) => (one * 0.5 + grey * 0.5) * 0.34))
}
