/** What each public page is called. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const paginaTexts = defineTexts({
  trilhaeducador: { pt: 'Trilha do educador', en: 'The educator’s path' },
})
