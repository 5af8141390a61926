/** Sentences of the frame that belong to no area. */
import { defineTexts } from '../../core/texts/texts.ts'

export const appTexts = defineTexts({
  inicio: { pt: 'Início', en: 'Home' },
  turmas: { pt: 'Turmas', en: 'Classes' },
  correio: { pt: 'Correio de teste', en: 'Test mail' },
})
