/** The sentences of the choice between the two homes of learners. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const idadeTexts = defineTexts({
  tela: { pt: 'Tela de início', en: 'Home screen' },
  automatica: { pt: 'Pela turma', en: 'By class' },
  crianca: { pt: 'Peças grandes', en: 'Large tiles' },
  jovem: { pt: 'Comum', en: 'Usual' },
})
