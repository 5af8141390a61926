/** The sentences of how a lesson ended, and of why it can't be opened. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const fimTexts = defineTexts({
  suaNota: { pt: 'Sua nota', en: 'Your grade' },
  de10: { pt: (nota: string) => `${nota} de 10`, en: (grade: string) => `${grade} out of 10` },
  aprovado: { pt: 'Aprovado', en: 'Passed' },
  reprovado: { pt: 'Ainda não aprovado', en: 'Not passed yet' },
  minima: {
    pt: (nota: string) => `Para ser aprovado é preciso ${nota}.`,
    en: (grade: string) => `Passing takes ${grade}.`,
  },
  parabens: { pt: 'Aula concluída!', en: 'Lesson finished!' },
  acertou: {
    pt: (certas: number, total: number) =>
      `Você acertou ${certas} de ${plural(total, '1 questão', '# questões')}.`,
    en: (right: number, total: number) =>
      `You got ${right} of ${plural(total, '1 question', '# questions')} right.`,
  },
  tempo: {
    pt: (tempo: string) => `Tempo de atividade: ${tempo}.`,
    en: (time: string) => `Active time: ${time}.`,
  },
  aguardando: {
    pt: 'Parte desta aula é corrigida ⟦pelo professor⟧. A nota aparece aqui depois.',
    en: 'A teacher grades part of this lesson. The grade shows here afterwards.',
  },
  entregueAlhures: {
    pt: 'Esta aula foi entregue em outro aparelho ou aba.',
    en: 'This lesson was turned in on another device or tab.',
  },
  expirou: { pt: 'O tempo acabou', en: 'Time is up' },
  expirouTexto: {
    pt: 'O que você respondeu a tempo foi entregue.',
    en: 'What you answered in time was turned in.',
  },
  semValer: { pt: 'Chegou fora do prazo', en: 'It came late' },
  semValerTexto: {
    pt: 'Suas respostas foram feitas depois do fim da aula, ou não deu para confirmar quando. Nada se perdeu: nenhuma nota foi dada e nenhuma tentativa foi gasta.',
    en: 'Your answers were given after the lesson had ended, or it could not be confirmed when. Nothing is lost: no grade was given and no attempt was used.',
  },
  anulada: { pt: 'Esta tentativa foi anulada', en: 'This attempt was annulled' },
  anuladaTexto: {
    pt: 'Ela não conta. Fale com ⟦o seu professor⟧.',
    en: 'It does not count. Talk to your teacher.',
  },
  noAparelho: { pt: 'Concluída neste aparelho', en: 'Finished on this device' },
  noAparelhoTexto: {
    pt: 'Suas respostas estão guardadas e serão enviadas quando houver conexão. A nota vem depois.',
    en: 'Your answers are kept and will be sent when there is a connection. The grade follows.',
  },
  espera: { pt: 'Enviada! Agora espera ⟦o professor⟧', en: 'Sent! Now it waits for the teacher' },
  esperaTexto: {
    pt: (motivo: string) =>
      `O que você fez chegou e não se perdeu. A nota depende ⟦do seu professor⟧. ${motivo}`,
    en: (reason: string) =>
      `What you did has arrived and is not lost. The grade depends on your teacher. ${reason}`,
  },
  parteEspera: {
    pt: 'Uma parte do que você fez espera a decisão ⟦do seu professor⟧.',
    en: 'Some of what you did waits for your teacher to decide.',
  },
  naoAceito: {
    pt: (recado: string) => `Uma parte do que você fez não foi aceita. Recado: ${recado}`,
    en: (note: string) => `Some of what you did was not accepted. Note: ${note}`,
  },
  semNota: { pt: 'Esta aula não vale nota.', en: 'This lesson is not graded.' },
  melhor: {
    pt: (nota: string) => `Vale a sua melhor nota: ${nota}.`,
    en: (grade: string) => `Your best grade counts: ${grade}.`,
  },
  deNovo: { pt: 'Tentar de novo', en: 'Try again' },
  restantes: {
    pt: (n: number) => plural(n, 'Resta 1 tentativa.', 'Restam # tentativas.'),
    en: (n: number) => plural(n, '1 attempt left.', '# attempts left.'),
  },
  voltarTurma: { pt: 'Voltar para a turma', en: 'Back to the class' },
  voltarTrilha: { pt: 'Voltar à trilha', en: 'Back to the path' },
  voltar: { pt: 'Voltar', en: 'Back' },
  compartilhar: { pt: 'Copiar o endereço do resultado', en: 'Copy the address of the result' },
  copiado: { pt: 'Endereço copiado. Ele vale por 90 dias.', en: 'Address copied. It is good for 90 days.' },
  naoCopiou: { pt: 'Não foi possível copiar o endereço.', en: 'The address could not be copied.' },
  porTela: { pt: 'Tela por tela', en: 'Screen by screen' },
  verCertas: { pt: 'Ver as respostas certas', en: 'See the right answers' },
  fechar: { pt: 'Fechar', en: 'Close' },
  certa: { pt: 'Certa', en: 'Right' },
  parte: { pt: (share: number) => `${share}% certo`, en: (share: number) => `${share}% right` },
  errada: { pt: 'Está aprendendo', en: 'Still learning' },
  comProfessor: { pt: 'Em correção', en: 'Being graded' },
  declarada: {
    pt: (share: number) => `${share}%, dito pela atividade`,
    en: (share: number) => `${share}%, told by the activity`,
  },
  semConferir: {
    pt: '(dito pela própria atividade, sem conferência)',
    en: '(told by the activity itself, not checked)',
  },
  vista: { pt: 'Vista', en: 'Seen' },
  respondida: { pt: 'Respondida', en: 'Answered' },
  semResposta: { pt: 'Sem resposta', en: 'No answer' },
  suaResposta: { pt: 'Sua resposta', en: 'Your answer' },
  respostaCerta: { pt: 'Resposta certa', en: 'Right answer' },

  naoAbriu: { pt: 'A aula não abriu', en: 'The lesson did not open' },
  naoAberta: { pt: 'Esta aula ainda não abriu', en: 'This lesson is not open yet' },
  encerrada: { pt: 'O prazo desta aula terminou', en: 'The time for this lesson is over' },
  semTentativas: { pt: 'Você já usou todas as tentativas', en: 'You have used all attempts' },
  fora: { pt: 'Esta aula não está aberta para você', en: 'This lesson is not yours to open' },
  semConexao: {
    pt: 'Sem conexão. Abra a aula uma vez com internet, e depois ela continua sem.',
    en: 'No connection. Open the lesson once with internet, and it goes on without.',
  },
  semConexaoRefazer: {
    pt: 'Sem conexão. O que você errou dá para refazer agora; a correção vem com a internet.',
    en: 'No connection. What you got wrong may be redone now; the grading comes with the internet.',
  },
  recusada: { pt: 'A última resposta não foi aceita', en: 'The last answer was not taken' },
  recusadaTexto: {
    pt: 'Ela continua guardada neste aparelho. Veja como está a aula agora.',
    en: 'It is still kept on this device. See how the lesson stands now.',
  },
  verAula: { pt: 'Ver como está', en: 'See how it stands' },
  abrirDeNovo: { pt: 'Tentar abrir de novo', en: 'Try to open again' },
})
