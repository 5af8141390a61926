/** What the panel and the ruler of preferences share. */
import { useTexts } from '../texts.ts'
import type { Preferences } from './preferences.ts'
import type { Choice } from './Segmented.tsx'
import { kitTexts } from './texts.ts'

export interface PreferencesProps {
  preferences: Preferences
  onChange: (change: Partial<Preferences>) => void
}

/** The three sizes, each as a letter of its size. */
export function useSizes(): Choice<Preferences['tamanho']>[] {
  const t = useTexts(kitTexts)
  return [
    { value: 'padrao', label: <span className="letra-1 cheia">A</span>, spoken: t.tamanhoPadrao },
    { value: 'grandes', label: <span className="letra-2">A</span>, spoken: t.tamanhoGrandes },
    { value: 'gigantes', label: <span className="letra-3">A</span>, spoken: t.tamanhoGigantes },
  ]
}
