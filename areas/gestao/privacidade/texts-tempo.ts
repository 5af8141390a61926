/** What a home says of the time of use: the other sentences of privacy wait for their pages. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const tempoTexts = defineTexts({
  tempoContado: {
    pt: 'O tempo de uso é contado, em minutos por dia. Você e quem responde por você podem ver.',
    en: 'The time of use is counted, in minutes per day. You and your guardians can see it.',
  },
  entendi: { pt: 'Entendi', en: 'Got it' },
})
