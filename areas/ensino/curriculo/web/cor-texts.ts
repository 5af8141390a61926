/** The names of colours. */
import { defineTexts } from '../../../../core/texts/texts.ts'

export const corTexts = defineTexts({
  cor: { pt: 'Cor', en: 'Color' },
  atual: { pt: 'como está', en: 'as it is' },
  verde: { pt: 'verde', en: 'green' },
  turquesa: { pt: 'turquesa', en: 'turquoise' },
  azul: { pt: 'azul', en: 'blue' },
  violeta: { pt: 'violeta', en: 'violet' },
  magenta: { pt: 'magenta', en: 'magenta' },
  vermelho: { pt: 'vermelho', en: 'red' },
  laranja: { pt: 'laranja', en: 'orange' },
  ouro: { pt: 'ouro', en: 'gold' },
  grafite: { pt: 'grafite', en: 'graphite' },
})
