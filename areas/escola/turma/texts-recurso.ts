/** What a class says of a feature that it has switched off. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const recursoTexts = defineTexts({
  forum: { pt: 'O fórum está desligado nesta turma.', en: 'The forum is switched off in this class.' },
  avisos: {
    pt: 'Os avisos estão desligados nesta turma.',
    en: 'Announcements are switched off in this class.',
  },
  aulas: { pt: 'As aulas estão desligadas nesta turma.', en: 'Lessons are switched off in this class.' },
  trilhas: { pt: 'As trilhas estão desligadas nesta turma.', en: 'Paths are switched off in this class.' },
  provas: { pt: 'As provas estão desligadas nesta turma.', en: 'Exams are switched off in this class.' },
  ao_vivo: {
    pt: 'As aulas ao vivo estão desligadas nesta turma.',
    en: 'Live lessons are switched off in this class.',
  },
  enquetes: {
    pt: 'As enquetes estão desligadas nesta turma.',
    en: 'Surveys are switched off in this class.',
  },
  ranking: { pt: 'O ranking está desligado nesta turma.', en: 'The ranking is switched off in this class.' },
  ranking_completo: {
    pt: 'O ranking desta turma mostra só os três primeiros lugares e o seu.',
    en: 'The ranking of this class shows only the first three places and your own.',
  },
})
