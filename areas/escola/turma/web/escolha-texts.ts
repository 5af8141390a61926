/** Sentences of the choice among classes. */
import { defineTexts } from '../../../../core/texts/texts.ts'

export const escolhaTexts = defineTexts({
  turmas: { pt: 'Turmas', en: 'Classes' },
  procurar: { pt: 'Buscar turma', en: 'Search classes' },
  nenhuma: { pt: 'Você não tem turmas ativas.', en: 'You have no active classes.' },
})
