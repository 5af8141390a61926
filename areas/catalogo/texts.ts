/** What the server says of the catalogue. */
import { defineTexts } from '../../core/texts/texts.ts'

/** From the easiest to the hardest (section 9). */
export const dificuldadeTexts = defineTexts({
  muitoFacil: { pt: 'Muito Fácil', en: 'Very easy' },
  facil: { pt: 'Fácil', en: 'Easy' },
  medio: { pt: 'Médio', en: 'Medium' },
  dificil: { pt: 'Difícil', en: 'Hard' },
  muitoDificil: { pt: 'Muito Difícil', en: 'Very hard' },
})

export const catalogoTexts = defineTexts({
  corrigir: { pt: 'Alguns dados precisam de correção.', en: 'Some of the data needs correcting.' },
  desconhecido: {
    pt: 'Uma das escolhas não existe mais. Escolha de novo.',
    en: 'One of the choices is there no more. Choose again.',
  },
})
