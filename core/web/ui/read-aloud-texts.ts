/** The sentences of reading a text aloud. */
import { defineTexts } from '../../texts/texts.ts'

export const readAloudTexts = defineTexts({
  ouvir: { pt: 'Ouvir o texto', en: 'Listen to the text' },
  pararDeOuvir: { pt: 'Parar de ouvir', en: 'Stop listening' },
})
