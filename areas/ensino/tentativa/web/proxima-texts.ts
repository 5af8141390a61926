/** The sentences of the next lesson, which the home shows: the others wait for their own page. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const proximaTexts = defineTexts({
  telas: {
    pt: (n: number) => plural(n, '1 tela', '# telas'),
    en: (n: number) => plural(n, '1 screen', '# screens'),
  },
  ate: { pt: (quando: string) => `até ${quando}`, en: (when: string) => `until ${when}` },
  comecar: { pt: 'Começar', en: 'Start' },
  continuar: { pt: 'Continuar', en: 'Continue' },
  deOndeParou: { pt: 'Continue de onde parou', en: 'Pick up where you left off' },
  proxima: { pt: 'Sua próxima aula', en: 'Your next lesson' },
})
