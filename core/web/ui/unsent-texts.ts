/** What is asked about words that never reached the server. */
import { defineTexts } from '../../texts/texts.ts'

export const unsentTexts = defineTexts({
  haMudancas: {
    pt: 'Há mudanças que não foram salvas',
    en: 'There are changes that were not saved',
  },
  ficaram: {
    pt: (quando: string) => `Ficaram neste aparelho em ${quando}. Você quer continuar a partir delas?`,
    en: (quando: string) => `They stayed on this device on ${quando}. Go on from them?`,
  },
  continuar: { pt: 'Continuar a partir delas', en: 'Go on from them' },
  descartar: { pt: 'Descartar', en: 'Discard' },
})
