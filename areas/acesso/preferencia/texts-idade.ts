/** The sentences of the choice between the two homes of learners. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const idadeTexts = defineTexts({
  tela: { pt: 'Jeito das telas', en: 'Kind of screens' },
  automatica: { pt: 'Pela turma', en: 'By class' },
  crianca: { pt: 'Peças grandes', en: 'Large tiles' },
  jovem: { pt: 'Comum', en: 'Usual' },
  ajuda: {
    pt: 'Peças grandes: poucas palavras e um botão que lê em voz alta. Pela turma: assim até o 5º ano.',
    en: 'Large tiles: few words and a button that reads aloud. By class: so up to the fifth year.',
  },
})
