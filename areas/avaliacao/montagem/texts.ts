/** What the server says of assembling assessments. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const montagemTexts = defineTexts({
  turmaAusente: {
    pt: 'Esta turma não existe mais ou não está aberta para você.',
    en: 'This class no longer exists or is not open to you.',
  },
})
