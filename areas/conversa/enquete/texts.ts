/** Every sentence that the server of surveys says, Portuguese and English side by side. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const enqueteTexts = defineTexts({
  ausente: {
    pt: 'Esta enquete não existe mais ou não é da sua turma.',
    en: 'This survey no longer exists or is not of your class.',
  },
  visitante: {
    pt: 'Você está visitando outra plataforma: aqui não dá para criar ou responder enquetes em seu nome.',
    en: 'You are visiting another platform: here you cannot make or answer surveys in your own name.',
  },
  tituloVazio: { pt: 'Dê um título à enquete.', en: 'Give the survey a title.' },
  semPerguntas: { pt: 'Faça pelo menos uma pergunta.', en: 'Ask at least one question.' },
  perguntaRepetida: { pt: 'Duas perguntas têm o mesmo número.', en: 'Two questions have the same number.' },
  enunciado: { pt: 'Escreva a pergunta.', en: 'Write the question.' },
  poucasOpcoes: { pt: 'Dê pelo menos duas opções.', en: 'Give at least two options.' },
  opcaoVazia: { pt: 'Há uma opção em branco.', en: 'One option is blank.' },
  opcaoRepetida: { pt: 'Há duas opções iguais.', en: 'Two options are the same.' },
  opcoesDemais: { pt: 'Este tipo de pergunta não tem opções.', en: 'This kind of question has no options.' },
  turmaDesligada: {
    pt: 'As enquetes estão desligadas em uma das turmas. Ligue nas configurações da turma.',
    en: 'Surveys are switched off in one of the classes. Switch them on in its settings.',
  },
  turmaEncerrada: {
    pt: 'Esta turma está encerrada: as enquetes dela são só para leitura.',
    en: 'This class is closed: its surveys are read-only.',
  },
  anonimaAoVivo: {
    pt: 'Os resultados de uma enquete anônima só aparecem depois do fim: vistos um a um, diriam quem respondeu o quê.',
    en: 'The results of an anonymous survey only show after the end: seen one by one, they would tell who answered what.',
  },
  inicioPassou: { pt: 'O início já passou. Escolha outro.', en: 'The start is in the past. Choose another.' },
  fimAntes: {
    pt: 'O fim precisa vir depois do início e de agora.',
    en: 'The end comes after the start and after now.',
  },
  fixada: {
    pt: 'Já há respostas: só o título, a descrição e o fim ainda mudam. Para outras perguntas, duplique a enquete.',
    en: 'There are answers already: only the title, the description and the end may still change. For other questions, duplicate the survey.',
  },
  naoReabre: {
    pt: 'Esta enquete terminou e não reabre: quem viu os resultados saberia o que foi respondido depois. Duplique a enquete.',
    en: 'This survey has ended and does not reopen: whoever saw the results would know what was answered later. Duplicate it.',
  },
  editadaPorOutra: {
    pt: 'Outra pessoa mudou esta enquete enquanto você editava. Abra de novo para ver o que mudou.',
    en: 'Somebody else changed this survey while you were editing. Open it again to see what changed.',
  },
  naoAbriu: { pt: 'Esta enquete ainda não abriu.', en: 'This survey has not opened yet.' },
  abreEm: {
    pt: (quando: string) => `Esta enquete ainda não abriu: ela abre em ${quando}.`,
    en: (quando: string) => `This survey has not opened yet: it opens on ${quando}.`,
  },
  terminou: {
    pt: 'Esta enquete terminou e não recebe mais respostas.',
    en: 'This survey has ended and is no longer accepting answers.',
  },
  jaTerminou: { pt: 'Esta enquete já terminou.', en: 'This survey has already ended.' },
  jaRespondeu: {
    pt: 'Você já respondeu a esta enquete. Cada pessoa responde uma vez.',
    en: 'You have already answered this survey. Each person answers once.',
  },
  falta: { pt: 'Responda a esta pergunta.', en: 'Answer this question.' },
  invalida: { pt: 'Esta resposta não serve para a pergunta.', en: 'This answer does not fit the question.' },
  respondida: {
    pt: 'Esta enquete tem respostas e não pode ser excluída. Encerre e arquive.',
    en: 'This survey has answers and cannot be deleted. End it and archive it.',
  },
  encerreAntes: { pt: 'Encerre a enquete antes de arquivar.', en: 'End the survey before you archive it.' },
  jaLembrada: {
    pt: 'Quem falta já foi lembrado hoje. Dá para lembrar de novo amanhã.',
    en: 'Those who are missing were already reminded today. You can remind them again tomorrow.',
  },
  anonima: {
    pt: 'Esta enquete é anônima: ninguém vê quem respondeu.',
    en: 'This survey is anonymous: nobody sees who answered.',
  },
  resultadosNoFim: {
    pt: 'Os resultados desta enquete aparecem depois do fim.',
    en: 'The results of this survey show after the end.',
  },
})

/** The words of an exported file. */
export const planilhaTexts = defineTexts({
  enquete: { pt: 'Enquete', en: 'Survey' },
  pergunta: { pt: 'Pergunta', en: 'Question' },
  opcao: { pt: 'Opção', en: 'Option' },
  respostas: { pt: 'Respostas', en: 'Answers' },
  parte: { pt: '%', en: '%' },
  pessoa: { pt: 'Pessoa', en: 'Person' },
  turma: { pt: 'Turma', en: 'Class' },
  respondeu: { pt: 'Respondeu', en: 'Answered' },
  sim: { pt: 'sim', en: 'yes' },
  nao: { pt: 'não', en: 'no' },
  media: { pt: 'Média', en: 'Average' },
  nps: { pt: 'NPS', en: 'NPS' },
  posicao: {
    pt: (opcao: string) => `Posição média: ${opcao}`,
    en: (opcao: string) => `Average rank: ${opcao}`,
  },
  oculta: {
    pt: 'Oculto: menos de 5 respostas em alguma turma ou no total',
    en: 'Hidden: fewer than 5 answers in a class or in all',
  },
  semTextos: { pt: '(sem textos)', en: '(no texts)' },
})
