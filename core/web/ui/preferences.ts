/** How a person reads: contrast, size, font, language. Written on the root element, where the tokens look. */
import type { Language } from '../../texts/texts.ts'

export const CONTRASTES = ['padrao', 'alto', 'cinza'] as const
export const TAMANHOS = ['padrao', 'grandes', 'gigantes'] as const
export const FONTES = ['padrao', 'dislexia'] as const

export interface Preferences {
  contraste: (typeof CONTRASTES)[number]
  tamanho: (typeof TAMANHOS)[number]
  fonte: (typeof FONTES)[number]
  idioma: Language
}

export const DEFAULT_PREFERENCES: Preferences = {
  contraste: 'padrao',
  tamanho: 'padrao',
  fonte: 'padrao',
  idioma: 'pt-br',
}

/** Sets data-contraste, data-tamanho, data-fonte and lang. Idempotent; call it before the first paint and on change. */
export function applyPreferences(root: HTMLElement, preferences: Preferences): void {
  root.dataset.contraste = preferences.contraste
  root.dataset.tamanho = preferences.tamanho
  root.dataset.fonte = preferences.fonte
  root.lang = preferences.idioma === 'en-us' ? 'en-US' : 'pt-BR'
}
