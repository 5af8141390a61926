/** Every sentence that the server of the bank of questions says, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const questaoTexts = defineTexts({
  ausente: {
    pt: 'Esta questão não existe mais ou não está aberta para você.',
    en: 'This question no longer exists or is not open to you.',
  },
  aulaAusente: {
    pt: 'Esta aula não existe, ainda não foi publicada ou não está aberta para você.',
    en: 'This lesson does not exist, was not published yet, or is not open to you.',
  },
  versaoMudou: {
    pt: 'A aula foi publicada de novo enquanto você escolhia. Confira as telas outra vez.',
    en: 'The lesson was published anew while you were choosing. Look at its screens again.',
  },
  telaAusente: {
    pt: 'Uma das telas escolhidas não está na versão publicada.',
    en: 'One of the chosen screens is not in the published version.',
  },
  telaRecusada: {
    pt: 'Uma das telas escolhidas não pode ir para o banco de questões.',
    en: 'One of the chosen screens cannot go into the question bank.',
  },
  arquivoAusente: {
    pt: 'Um arquivo desta questão não está entre os que você pode usar. Envie-o de novo.',
    en: 'A file of this question is not among those you may use. Send it again.',
  },
  conflito: {
    pt: 'Outra pessoa mudou esta questão enquanto você editava. Abra de novo antes de salvar.',
    en: 'Somebody else changed this question while you were editing. Open it again before saving.',
  },
  estado: {
    pt: 'A questão não pode passar para esta situação agora.',
    en: 'The question cannot move to this state now.',
  },
  arquivada: {
    pt: 'Esta questão está arquivada. Traga de volta antes de editar.',
    en: 'This question is archived. Bring it back before editing.',
  },
  emBanco: {
    pt: 'A questão já está no banco de uma rede. Traga de volta a rascunho antes de mudar de lugar.',
    en: 'The question already stands in a network bank. Bring it back to draft before moving it.',
  },
  textoAusente: {
    pt: 'Este texto-base não existe mais ou não está aberto para você.',
    en: 'This base text no longer exists or is not open to you.',
  },
  textoEmUso: {
    pt: 'Questões aprovadas na rede usam este texto-base. Crie outro com a mudança.',
    en: 'Questions approved in the network use this base text. Create another with the change.',
  },
  textoConflito: {
    pt: 'Outra pessoa mudou este texto-base enquanto você editava. Abra de novo antes de salvar.',
    en: 'Somebody else changed this base text while you were editing. Open it again before saving.',
  },
  desconhecido: {
    pt: 'Uma das escolhas não existe mais. Escolha de novo.',
    en: 'One of the choices is no longer there. Choose again.',
  },
  redeDeFora: {
    pt: 'Escolha uma rede ou escola da qual você faz parte.',
    en: 'Choose a network or school that you belong to.',
  },
  incompleta: {
    pt: 'A questão ainda não está completa.',
    en: 'The question is not complete yet.',
  },
})

/** What the server says of the review of a question. */
export const revisaoTexts = defineTexts({
  ausente: { pt: 'Este comentário não existe mais.', en: 'This comment is no longer there.' },
  vazio: { pt: 'Escreva o comentário.', en: 'Write the comment.' },
  demais: {
    pt: 'Esta questão já tem 300 comentários. Remova os que não servem mais para escrever outro.',
    en: 'This question already has 300 comments. Remove those of no more use to write another.',
  },
  decidida: {
    pt: 'Esta questão não está mais em revisão. Abra de novo para ver o que foi decidido.',
    en: 'This question is no longer in review. Open it again to see what was decided.',
  },
  faltaDizer: {
    pt: 'Diga o que precisa mudar, aqui ou em um comentário.',
    en: 'Say what has to change, here or in a comment.',
  },
})

/** What the server says of filters that are kept. */
export const filtroTexts = defineTexts({
  ausente: { pt: 'Este filtro salvo não existe mais.', en: 'This saved filter no longer exists.' },
  semNome: { pt: 'Dê um nome ao filtro.', en: 'Name the filter.' },
  vazio: {
    pt: 'Escolha algum filtro antes de salvar.',
    en: 'Choose a filter before saving.',
  },
  nomeEmUso: {
    pt: 'Você já tem um filtro com este nome.',
    en: 'You already have a filter with this name.',
  },
  demais: {
    pt: 'Você já tem 20 filtros salvos. Exclua um para salvar outro.',
    en: 'You already have 20 saved filters. Delete one to save another.',
  },
})

/** Why nothing was changed of many questions at once: in how many of them it could not be. */
export const loteTexts = {
  ausentes: (n: number) => ({
    pt: `Nada mudou. ${plural(n, 'Uma das questões não existe mais ou não está aberta', '# das questões não existem mais ou não estão abertas')} para você.`,
    en: `Nothing changed. ${plural(n, 'One of the questions no longer exists or is not open', '# of the questions no longer exist or are not open')} to you.`,
  }),
  permissao: (n: number) => ({
    pt: `Nada mudou. ${plural(n, 'Uma das questões não pode ser alterada', '# das questões não podem ser alteradas')} por você.`,
    en: `Nothing changed. ${plural(n, 'One of the questions is', '# of the questions are')} not yours to change.`,
  }),
  guardada: (n: number) => ({
    pt: `Nada mudou. ${plural(n, 'Uma das questões está arquivada. Traga-a', '# das questões estão arquivadas. Traga-as')} de volta antes.`,
    en: `Nothing changed. ${plural(n, 'One of the questions is archived. Bring it', '# of the questions are archived. Bring them')} back first.`,
  }),
  banco: (n: number) => ({
    pt: `Nada mudou. ${plural(n, 'Uma das questões já está', '# das questões já estão')} no banco de uma rede.`,
    en: `Nothing changed. ${plural(n, 'One of the questions already stands', '# of the questions already stand')} in a network bank.`,
  }),
  incompleta: (n: number) => ({
    pt: `Nada mudou. ${plural(n, 'Uma das questões ainda não está completa', '# das questões ainda não estão completas')}.`,
    en: `Nothing changed. ${plural(n, 'One of the questions is not complete yet', '# of the questions are not complete yet')}.`,
  }),
  muitas_tags: (n: number) => ({
    pt: `Nada mudou. ${plural(n, 'Uma das questões passaria', '# das questões passariam')} de dez tags.`,
    en: `Nothing changed. ${plural(n, 'One of the questions', '# of the questions')} would have more than ten tags.`,
  }),
} as const

/** What a question lacks, in words. */
export const faltaTexts = defineTexts({
  sem_enunciado: { pt: 'Escreva o enunciado.', en: 'Write the statement.' },
  sem_gabarito: { pt: 'Marque a resposta certa.', en: 'Mark the right answer.' },
  gabarito_invalido: {
    pt: 'O gabarito não serve: confira a resposta certa.',
    en: 'The answer key does not fit: check the right answer.',
  },
  poucas_opcoes: { pt: 'Coloque pelo menos duas opções.', en: 'Put in at least two options.' },
  opcao_vazia: { pt: 'Há uma opção vazia.', en: 'One option is empty.' },
  sem_alt: {
    pt: 'Descreva a imagem, o áudio ou o vídeo.',
    en: 'Describe the picture, audio or video.',
  },
  sem_transcricao: { pt: 'Escreva a transcrição do áudio.', en: 'Write the transcript of the audio.' },
  sem_legendas: {
    pt: 'Escreva a transcrição do vídeo ou envie as legendas.',
    en: 'Write the transcript of the video, or send captions.',
  },
  alternativas_demais: {
    pt: 'Deixe no máximo cinco alternativas.',
    en: 'Leave five alternatives at most.',
  },
  outra: { pt: 'Complete a questão.', en: 'Complete the question.' },
})
