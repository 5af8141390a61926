/** What the server says of the catalogue. */
import { defineTexts } from '../../../core/texts/texts.ts'

/** From the easiest to the hardest (section 9). */
export const dificuldadeTexts = defineTexts({
  muitoFacil: { pt: 'Muito Fácil', en: 'Very easy' },
  facil: { pt: 'Fácil', en: 'Easy' },
  medio: { pt: 'Médio', en: 'Medium' },
  dificil: { pt: 'Difícil', en: 'Hard' },
  muitoDificil: { pt: 'Muito Difícil', en: 'Very hard' },
})

export const catalogoTexts = defineTexts({
  desconhecido: {
    pt: 'Uma das escolhas não existe mais. Escolha de novo.',
    en: 'One of the choices is no longer there. Choose again.',
  },
  escreva: { pt: 'Escreva alguma coisa aqui.', en: 'Write something here.' },
  nomeRepetido: { pt: 'Já existe uma com este nome.', en: 'There is one of this name already.' },
  siglaRepetida: {
    pt: 'Outra disciplina já tem esta sigla.',
    en: 'Another subject has this short name.',
  },
  codigoRepetido: { pt: 'Outro ano já tem este código.', en: 'Another year has this code.' },
  ordem: {
    pt: 'A ordem não traz exatamente o que existe. Veja como está agora e ordene de novo.',
    en: 'The order does not hold exactly what is there. See how it is now and order it again.',
  },
})
