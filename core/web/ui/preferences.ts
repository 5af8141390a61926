/** How a person reads: contrast, colours, size, font, language. Written on the root element, where the tokens look. */
import type { Language } from '../../texts/texts.ts'

export const CONTRASTES = ['padrao', 'alto', 'cinza'] as const
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

/**
 * Sets data-contraste, data-esquema, data-tamanho, data-fonte and lang. Idempotent; call it before the first paint and on
 * change. The other two contrasts are grounds of their own: under them nothing is dark.
 */
export function applyPreferences(root: HTMLElement, preferences: Preferences, deviceIsDark: boolean): void {
  const { contraste, esquema } = preferences
  const dark = contraste === 'padrao' && (esquema === 'escuro' || (esquema === 'aparelho' && deviceIsDark))
  root.dataset.contraste = contraste
  root.dataset.esquema = dark ? 'escuro' : 'claro'
  root.dataset.tamanho = preferences.tamanho
  root.dataset.fonte = preferences.fonte
  root.lang = preferences.idioma === 'en-us' ? 'en-US' : 'pt-BR'
}
