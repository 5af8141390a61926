/** The palettes a tenant may choose: a name, an enumerated word in paths and in the register, and its seed colour. */

export const PALETTES = {
  turmalina: '#0a7d6c',
  ipe: '#f2b211',
  jacaranda: '#6b4fb3',
  'pau-brasil': '#b3262e',
  araucaria: '#2f6b3a',
  'agua-marinha': '#1f8fb0',
  ametista: '#8a48b8',
  quaresmeira: '#a8328c',
  topazio: '#c9661a',
  safira: '#1f4fa8',
  mandacaru: '#5b8a1f',
  cedro: '#8a4b2c',
  pitanga: '#e0453a',
  buriti: '#d9932b',
  citrino: '#e8d24a',
  hematita: '#5a6672',
} as const satisfies Readonly<Record<string, string>>

export type Palette = keyof typeof PALETTES

export const DEFAULT_PALETTE: Palette = 'turmalina'

export const PALETTE_NAMES = Object.keys(PALETTES)

/** Narrows a word from a path or from the register. */
export const isPalette = (name: string): name is Palette => Object.hasOwn(PALETTES, name)
