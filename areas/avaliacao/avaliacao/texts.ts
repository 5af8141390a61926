/** Every sentence that the server says of assessments, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const avaliacaoTexts = defineTexts({
  ausente: {
    pt: 'Esta avaliação não existe mais ou não está aberta para você.',
    en: 'This assessment no longer exists or is not open to you.',
  },
  conflito: {
    pt: 'Outra pessoa mudou esta avaliação enquanto você editava. Abra de novo antes de salvar.',
    en: 'Somebody else changed this assessment while you were editing. Open it again before saving.',
  },
  estado: {
    pt: 'A avaliação não pode passar para esta situação agora.',
    en: 'The assessment cannot move to this state now.',
  },
  fechada: {
    pt: 'Esta avaliação está fechada. Reabra antes de mudar.',
    en: 'This assessment is closed. Open it again before changing it.',
  },
  emFase: {
    pt: 'Esta avaliação está em uma fase que já saiu da produção, e não muda mais.',
    en: 'This assessment is in a phase that has left production, and no longer changes.',
  },
  aberta: {
    pt: 'Feche a avaliação para ter o gabarito de cada caderno.',
    en: 'Close the assessment to have the key of each booklet.',
  },
  titulo: { pt: 'Escreva um nome.', en: 'Write a name.' },
  turma: {
    pt: 'Esta turma não existe mais ou não está aberta para você.',
    en: 'This class no longer exists or is not open to you.',
  },
  questaoAusente: {
    pt: 'Uma das questões não existe mais, não está aprovada ou não está aberta para você.',
    en: 'One of the questions no longer exists, is not approved or is not open to you.',
  },
  questaoDupla: { pt: 'A mesma questão está duas vezes.', en: 'The same question stands in it twice.' },
  linhaDupla: { pt: 'A mesma habilidade está duas vezes.', en: 'The same skill stands in it twice.' },
  padroes: {
    pt: 'Comece em 0 e suba a cada padrão, cada um com um nome só dele.',
    en: 'Begin at 0 and go up with each standard, each with a name of its own.',
  },
  demais: {
    pt: (n: number) => `Neste modelo cabem até ${plural(n, 'uma questão', '# questões')}.`,
    en: (n: number) => `This model holds up to ${plural(n, 'one question', '# questions')}.`,
  },
  incompleta: {
    pt: 'A avaliação ainda não pode ser fechada. Veja o que falta.',
    en: 'The assessment cannot be closed yet. See what is missing.',
  },
})

/** What keeps an assessment from being closed. */
export const faltaTexts = defineTexts({
  vazia: { pt: 'Escolha ao menos uma questão.', en: 'Choose at least one question.' },
  demais: {
    pt: 'Há mais questões do que cabem neste modelo.',
    en: 'There are more questions than this model holds.',
  },
  fora: {
    pt: 'Uma questão foi arquivada ou não está mais aberta para você. Abra a montagem e troque.',
    en: 'A question was archived or is no longer open to you. Open the basket and replace it.',
  },
  papel: {
    pt: 'No papel cabem só questões objetivas, de verdadeiro ou falso, numéricas e dissertativas.',
    en: 'On paper only multiple choice, true or false, numeric and essay questions fit.',
  },
  iguais: {
    pt: 'Os cadernos sairiam iguais. Embaralhe as questões ou as alternativas.',
    en: 'The booklets would all be the same. Shuffle questions or alternatives.',
  },
})
