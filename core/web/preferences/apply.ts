/** The choices on the page: attributes for the tokens, and a class each, as section 4 says. */
import { applyPreferences, CONTRASTES, FONTES, type Preferences, TAMANHOS } from '../ui/preferences.ts'

const CLASSES = [
  ...CONTRASTES.map((name) => `contraste-${name}`),
  ...TAMANHOS.map((name) => `tamanho-${name}`),
  ...FONTES.map((name) => `fonte-${name}`),
]

/** The same as the script that runs before the first paint (`preferences.js`). */
export function applyToPage(root: HTMLElement, preferences: Preferences, deviceIsDark: boolean): void {
  applyPreferences(root, preferences, deviceIsDark)
  root.classList.remove(...CLASSES)
  const { contraste, tamanho, fonte } = preferences
  root.classList.add(`contraste-${contraste}`, `tamanho-${tamanho}`, `fonte-${fonte}`)
}
