/** Colours of a scenery on each ground: written as other colours, as filters cost a frame on a cheap phone. Pure. */
import type { Fundo } from '../../../../../core/web/ui/preferences.ts'

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`

/** Lightness as the eye has it, 0 to 255 (ITU-R BT.709). */
const luma = ([r, g, b]: readonly [number, number, number]): number => r * 0.2126 + g * 0.7152 + b * 0.0722

/**
 * `#rrggbb` on a ground: in the dark less light and nearly the same hue; in grey its grey; in high contrast a third of its
 * light and half of its hue, under white names.
 */
export function corEm(hex: string, fundo: Fundo): string {
  if (fundo === 'padrao') return hex
  const rgb = channels(hex)
  const grey = luma(rgb)
  if (fundo === 'escuro') return hexOf(rgb.map((one) => (one * 0.85 + grey * 0.15) * 0.62))
  if (fundo === 'cinza') return hexOf([grey, grey, grey])
  return hexOf(rgb.map((one) => (one * 0.5 + grey * 0.5) * 0.34))
}
