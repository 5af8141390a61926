/** The sentences of doing again what was wrong. */
import { defineTexts } from '../../../../../core/texts/texts.ts'

export const refazerTexts = defineTexts({
  titulo: { pt: (aula: string) => `Refazer: ${aula}`, en: (lesson: string) => `Redo: ${lesson}` },
  volta: { pt: 'Ela volta no fim.', en: 'It comes back at the end.' },
  pronto: { pt: 'Terminar', en: 'Done' },
})
