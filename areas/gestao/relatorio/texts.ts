/** Sentences of reports that the server says too: refusals and the titles of files. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const relatorioTexts = defineTexts({
  diaInvalido: { pt: 'Esta data não existe.', en: 'That date does not exist.' },
  trocadas: {
    pt: 'O último dia não pode vir antes do primeiro.',
    en: 'The last day cannot come before the first one.',
  },
  alunoFora: {
    pt: 'Não encontramos ⟦este aluno⟧ na turma.',
    en: 'We could not find this student in the class.',
  },
  muitas: {
    pt: 'São entregas demais para um só arquivo. Exporte ⟦aluno⟧ por ⟦aluno⟧.',
    en: 'This is too much for one file. Export student by student.',
  },
  muitasTrilhas: {
    pt: 'São notas demais para um só relatório. Escolha uma trilha, ou menos turmas.',
    en: 'There are too many grades for one report. Choose one path, or fewer classes.',
  },
  trilhaFora: {
    pt: 'Esta turma não segue esta trilha.',
    en: 'This class does not follow this path.',
  },
  forum: { pt: 'Fórum', en: 'Forum' },
  portfolio: { pt: 'Portfólio', en: 'Portfolio' },
  aluno: { pt: '⟦Aluno⟧', en: 'Student' },
  topicos: { pt: 'Tópicos', en: 'Topics' },
  respostas: { pt: 'Respostas', en: 'Replies' },
  curtidas: { pt: 'Curtidas', en: 'Likes' },
  nota: { pt: 'Nota', en: 'Grade' },
  ultima: { pt: 'Última visita', en: 'Last seen' },
  entrega: { pt: 'Entrega', en: 'Work' },
  arquivo: { pt: 'Arquivo', en: 'File' },
  devolutiva: { pt: 'Devolutiva', en: 'Feedback' },
})
