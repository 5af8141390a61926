/** How a person reads: contrast, colours, size, font, language. Written on the root element, where the tokens look. */
import type { Language } from '../../texts/texts.ts'

export const CONTRASTES = ['padrao', 'alto', 'cinza'] as const
/** What a screen may stand on: the three contrasts, and the dark scheme of the first. */
export type Fundo = (typeof CONTRASTES)[number] | 'escuro'

/** Light or dark: as the device wishes, or as the person chose. */
export const ESQUEMAS = ['aparelho', 'claro', 'escuro'] as const
export const TAMANHOS = ['padrao', 'grandes', 'gigantes'] as const
export const FONTES = ['padrao', 'dislexia'] as const

export interface Preferences {
  contraste: (typeof CONTRASTES)[number]
  esquema: (typeof ESQUEMAS)[number]
  tamanho: (typeof TAMANHOS)[number]
  fonte: (typeof FONTES)[number]
  idioma: Language
}

export const DEFAULT_PREFERENCES: Preferences = {
  contraste: 'padrao',
  esquema: 'aparelho',
  tamanho: 'padrao',
  fonte: 'padrao',
  idioma: 'pt-br',
}

/** The other two contrasts are grounds of their own: under them nothing is dark. */
export function fundoOf({ contraste, esquema }: Preferences, deviceIsDark: boolean): Fundo {
  const dark = esquema === 'escuro' || (esquema === 'aparelho' && deviceIsDark)
  return contraste === 'padrao' && dark ? 'escuro' : contraste
}

/**
 * Sets data-contraste, data-esquema, data-tamanho, data-fonte and lang. Idempotent; call it before the first paint and on
 * change.
 */
export function applyPreferences(root: HTMLElement, preferences: Preferences, deviceIsDark: boolean): void {
  root.dataset.contraste = preferences.contraste
  root.dataset.esquema = fundoOf(preferences, deviceIsDark) === 'escuro' ? 'escuro' : 'claro'
  root.dataset.tamanho = preferences.tamanho
  root.dataset.fonte = preferences.fonte
  root.lang = preferences.idioma === 'en-us' ? 'en-US' : 'pt-BR'
}
