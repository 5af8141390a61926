/** Sentences of the path on the home. */
import { defineTexts } from '../../../../core/texts/texts.ts'

export const casaTexts = defineTexts({
  trilha: { pt: 'Sua trilha', en: 'Your path' },
  percentual: { pt: (n: number) => `${n}% feito`, en: (n: number) => `${n}% done` },
  continuar: { pt: 'Continuar a trilha', en: 'Go on with the path' },
  comecar: { pt: 'Começar a trilha', en: 'Start the path' },
})
