/** The sentences of doing again what was wrong. */
import { defineTexts } from '../../../../../core/texts/texts.ts'

export const refazerTexts = defineTexts({
  titulo: { pt: (aula: string) => `Refazer: ${aula}`, en: (lesson: string) => `Redo: ${lesson}` },
  volta: { pt: 'Ela volta no fim.', en: 'It comes back at the end.' },
  espera: { pt: 'A correção vem com a internet', en: 'The grading comes with the internet' },
  esperaTexto: {
    pt: 'As suas respostas estão guardadas neste aparelho. O que ainda não estiver certo volta para você.',
    en: 'Your answers are kept on this device. What is not right yet comes back to you.',
  },
  corrigir: { pt: 'Corrigir agora', en: 'Grade now' },
  pronto: { pt: 'Terminar', en: 'Done' },
})
