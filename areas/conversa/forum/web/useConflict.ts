/** Two who wrote at once: the words that were saved first, and saving one's own over them knowingly. */
import { useState } from 'react'
import { ApiError, errorSentence } from '../../../../core/web/client/failure.ts'
import { useLanguage } from '../../../../core/web/texts.ts'
import { notify } from '../../../../core/web/ui/notify.ts'

/** The text that won, when a save was refused because of it. */
export const savedInstead = (problem: unknown): string | null =>
  problem instanceof ApiError && problem.status === 409 && problem.codigo === 'editado_por_outra_pessoa'
    ? (problem.campos.conteudo ?? '')
    : null

export function useConflict() {
  const language = useLanguage()
  const [saved, setSaved] = useState<string | null>(null)
  return {
    /** The text that won; null where nobody else wrote. */
    saved,
    /** Takes what a save was refused with; whether it was for this. */
    take: (problem: unknown): boolean => {
      const winner = savedInstead(problem)
      setSaved(winner)
      return winner !== null
    },
    /** The newest version is asked for, so that one's own text is saved over it knowingly. */
    keepMine: async (newest: () => Promise<number>, save: (versao: number) => unknown) => {
      try {
        await save(await newest())
      } catch (problem) {
        notify.error(errorSentence(problem, language))
      }
    },
  }
}
