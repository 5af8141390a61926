/** Every sentence that the forum's server says, Portuguese and English side by side. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const forumTexts = defineTexts({
  visitante: {
    pt: 'Você está visitando outra plataforma: aqui não dá para escrever, curtir, favoritar ou dar nota em seu nome.',
    en: 'You are visiting another platform: here you cannot write, like, bookmark or grade in your own name.',
  },
  soAvisos: {
    pt: 'Só avisos podem ir para várias turmas de uma vez.',
    en: 'Only announcements can go to several classes at once.',
  },
  topicoAusente: {
    pt: 'Este tópico não existe mais ou não é da sua turma.',
    en: 'This topic no longer exists or is not of your class.',
  },
  mensagemAusente: {
    pt: 'Esta mensagem ou o tópico dela foi removido, ou não é da sua turma.',
    en: 'This message or its topic was removed, or is not of your class.',
  },
  devolvidaIgual: {
    pt: 'Esta mensagem foi devolvida com um motivo. Mude o que foi pedido e envie de novo.',
    en: 'This message was given back with a reason. Change what was asked and send it again.',
  },
  textoVazio: { pt: 'Escreva alguma coisa antes de enviar.', en: 'Write something before you send.' },
  textoGrande: {
    pt: 'O texto é grande demais para guardar. Sinais como & e < e a formatação também contam: encurte ou divida em duas mensagens.',
    en: 'The text is too long to keep. Signs such as & and < and the formatting count as well: shorten it or write two messages.',
  },
  tituloVazio: { pt: 'Dê um título ao tópico.', en: 'Give the topic a title.' },
  agendarSemInicio: { pt: 'Escolha quando o tópico abre.', en: 'Choose when the topic opens.' },
  jaLembrado: {
    pt: 'Quem falta já foi lembrado hoje. Amanhã dá para lembrar de novo.',
    en: 'Those who are missing were already reminded today. You can remind them again tomorrow.',
  },
  inicioPassado: {
    pt: 'Este momento já passou. Escolha outro, ou publique agora.',
    en: 'This moment has passed. Choose another one, or publish now.',
  },
  fimPassado: {
    pt: 'Este momento já passou. Escolha um encerramento que ainda não passou.',
    en: 'This moment has passed. Choose an end that is still to come.',
  },
  fimAntes: { pt: 'O encerramento precisa vir depois do início.', en: 'The end comes after the start.' },
  dataInvalida: { pt: 'Esta data não existe.', en: 'This date does not exist.' },
  forumSoFamilias: {
    pt: 'Só avisos podem ser apenas para as famílias.',
    en: 'Only announcements can be for families alone.',
  },
  avisoAvaliativo: { pt: 'Um aviso não é avaliado.', en: 'Announcements are not graded.' },
  encerrado: {
    pt: 'Este tópico está encerrado e não recebe mais respostas.',
    en: 'This topic has ended and is no longer accepting answers.',
  },
  agendado: { pt: 'Este tópico ainda não abriu.', en: 'This topic has not opened yet.' },
  bloqueado: {
    pt: 'Este tópico está bloqueado e não recebe respostas agora.',
    en: 'This topic is locked and takes no answers now.',
  },
  apenasLeitura: { pt: 'Este tópico é só para leitura.', en: 'This topic is read-only.' },
  avisoSemResposta: { pt: 'Avisos não recebem respostas.', en: 'Announcements take no answers.' },
  turmaEncerrada: {
    pt: 'Esta turma está encerrada: o fórum dela é só para leitura.',
    en: 'This class is closed: its forum is read-only.',
  },
  respostaAusente: {
    pt: 'A mensagem que você responde não está mais aqui.',
    en: 'The message that you answer is no longer here.',
  },
  editadaPorOutra: {
    pt: 'Alguém mudou este texto enquanto você escrevia. Compare os dois e salve de novo; o seu não se perdeu.',
    en: 'Someone changed this text while you were writing. Compare the two and save again; yours is not lost.',
  },
  semAnexos: { pt: 'Este tópico não recebe anexos.', en: 'This topic takes no attachments.' },
  propria: {
    pt: 'Esta mensagem é sua: edite ou remova.',
    en: 'This message is yours: edit or remove it.',
  },
  naoRetida: {
    pt: 'Esta mensagem já foi olhada por alguém.',
    en: 'Someone has already looked at this message.',
  },
  notaDeFora: {
    pt: '⟦Um dos alunos⟧ não está mais nesta turma. Atualize a página e tente de novo.',
    en: 'One of the students is no longer in this class. Reload the page and try again.',
  },
  notaMudou: {
    pt: (quem: string, aluno: string) =>
      `${quem} mudou a nota de ${aluno} depois de você abrir. Veja as duas e escolha.`,
    en: (quem: string, aluno: string) =>
      `${quem} changed the grade of ${aluno} after you opened it. Look at both and choose.`,
  },
  notaSumiu: {
    pt: 'Esta nota não está mais aqui. Atualize a página e tente de novo.',
    en: 'This grade is no longer here. Reload the page and try again.',
  },
  semNota: { pt: 'Dê uma nota de 0 a 10.', en: 'Give a grade from 0 to 10.' },
  naoAvaliativo: { pt: 'Este tópico não é avaliativo.', en: 'This topic is not graded.' },
  correioAssunto: {
    pt: (titulo: string) => `Aviso urgente: ${titulo}`,
    en: (titulo: string) => `Urgent announcement: ${titulo}`,
  },
  correioSaudacao: { pt: (nome: string) => `Olá, ${nome}.`, en: (nome: string) => `Hello, ${nome}.` },
  correioQuem: {
    pt: (autor: string, turma: string) => `${autor} publicou um aviso urgente na turma ${turma}:`,
    en: (autor: string, turma: string) => `${autor} posted an urgent announcement in the class ${turma}:`,
  },
  correioAbrir: { pt: 'Abrir o aviso', en: 'Open the announcement' },
})
