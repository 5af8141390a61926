/** Sentences of the server on packages. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const pacoteTexts = defineTexts({
  grande: {
    pt: 'Este pacote passa de 300 MB e não pode ser baixado. Peça que seja dividido em dois.',
    en: 'This package is over 300 MB and can not be downloaded. Ask for it to be split in two.',
  },
})
