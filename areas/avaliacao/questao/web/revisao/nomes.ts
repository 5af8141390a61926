/** What a field of a question is called. */
import { useTexts } from '../../../../../core/web/texts.ts'
import type { CampoTexto } from './campos.ts'
import { revisaoTexts } from './texts.ts'

export function useNomeDoCampo(): (one: Pick<CampoTexto, 'campo' | 'letra'> | null) => string {
  const t = useTexts(revisaoTexts)
  return (one) => {
    if (!one) return t.saiu
    const { campo, letra } = one
    return campo === 'alternativa' || campo === 'analise' ? t[campo](letra) : t[campo]
  }
}
