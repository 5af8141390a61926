/** The sentences of the player: going through a lesson, what is kept, how it ended. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const playerTexts = defineTexts({
  sair: { pt: 'Sair da aula', en: 'Leave the lesson' },
  progresso: {
    pt: (n: number, total: number, certas: number) =>
      `Tela ${n} de ${total}, ${plural(certas, '1 certa', '# certas')}`,
    en: (n: number, total: number, right: number) =>
      `Screen ${n} of ${total}, ${plural(right, '1 right', '# right')}`,
  },
  tela: {
    pt: (n: number, total: number) => `Tela ${n} de ${total}`,
    en: (n: number, total: number) => `Screen ${n} of ${total}`,
  },
  dica: { pt: 'Dica', en: 'Hint' },
  responder: { pt: 'Responder', en: 'Answer' },
  continuar: { pt: 'Continuar', en: 'Continue' },
  pular: { pt: 'Pular', en: 'Skip' },
  anterior: { pt: 'Anterior', en: 'Previous' },
  tentarDeNovo: { pt: 'Tentar de novo', en: 'Try again' },
  revisar: { pt: 'Revisar', en: 'Review' },
  concluir: { pt: 'Concluir a aula', en: 'Finish the lesson' },
  respondaAntes: { pt: 'Responda antes de continuar.', en: 'Answer before you go on.' },
  tentativasRestantes: {
    pt: (n: number) =>
      plural(n, 'Você ainda tem 1 chance nesta tela.', 'Você ainda tem # chances nesta tela.'),
    en: (n: number) =>
      plural(n, 'You have 1 more try on this screen.', 'You have # more tries on this screen.'),
  },
  certa: { pt: 'Muito bem!', en: 'Well done!' },
  quase: {
    pt: (share: number) => `Quase lá: ${share}% certo.`,
    en: (share: number) => `Almost there: ${share}% right.`,
  },
  deslize: { pt: 'Quase!', en: 'Almost!' },
  deslizeDica: {
    pt: 'Parece um deslize ao escrever. Confira letra por letra e tente de novo.',
    en: 'It looks like a slip in the spelling. Check each letter and try again.',
  },
  errada: { pt: 'Ainda não.', en: 'Not yet.' },
  guardada: { pt: 'Resposta guardada.', en: 'Your answer is kept.' },
  comProfessor: { pt: 'Quem corrige esta é ⟦o seu professor⟧.', en: 'Your teacher grades this one.' },
  depois: {
    pt: 'A correção aparece quando houver conexão.',
    en: 'How it did shows when there is a connection.',
  },
  verCerta: { pt: 'Ver a resposta certa', en: 'See the right answer' },
  verMinha: { pt: 'Ver a minha resposta', en: 'See my answer' },

  salvo: { pt: 'Salvo', en: 'Saved' },
  salvando: { pt: 'Salvando…', en: 'Saving…' },
  noAparelho: { pt: 'Guardado neste aparelho, será enviado', en: 'Kept on this device, to be sent' },
  semEspaco: {
    pt: 'Sem espaço neste aparelho: não feche esta página até enviar',
    en: 'No room on this device: keep this page open until it is sent',
  },

  tempo: { pt: (left: string) => `Tempo: ${left}`, en: (left: string) => `Time: ${left}` },
  faltam: { pt: (left: string) => `Faltam ${left}.`, en: (left: string) => `${left} left.` },
  minutos: {
    pt: (n: number) => plural(n, '1 minuto', '# minutos'),
    en: (n: number) => plural(n, '1 minute', '# minutes'),
  },
  segundos: {
    pt: (n: number) => plural(n, '1 segundo', '# segundos'),
    en: (n: number) => plural(n, '1 second', '# seconds'),
  },
  tempoAcabou: {
    pt: 'O tempo acabou. O que você respondeu foi entregue.',
    en: 'Time is up. What you answered was turned in.',
  },
  tempoDaTela: { pt: 'O tempo desta tela acabou.', en: 'Time is up for this screen.' },

  revisaoTitulo: { pt: 'Antes de concluir', en: 'Before you finish' },
  revisaoTexto: {
    pt: 'Confira as telas. Depois de concluir não dá para mudar as respostas.',
    en: 'Look over the screens. Once finished, answers stay as they are.',
  },
  faltamTelas: {
    pt: (n: number) => plural(n, 'Falta 1 tela obrigatória.', 'Faltam # telas obrigatórias.'),
    en: (n: number) => plural(n, '1 required screen is missing.', '# required screens are missing.'),
  },
  respondida: { pt: 'Respondida', en: 'Answered' },
  vista: { pt: 'Vista', en: 'Seen' },
  semResposta: { pt: 'Sem resposta', en: 'No answer' },

  alhures: {
    pt: 'Você respondeu esta aula também em outro aparelho ou aba. As telas mostram as respostas como estão agora.',
    en: 'You answered this lesson on another device or tab, too. The screens show the answers as they stand now.',
  },
  entendi: { pt: 'Entendi', en: 'Got it' },
  daqui: {
    pt: 'Esta tela foi respondida em outro aparelho ou aba. O que você fez aqui não foi enviado e continua guardado.',
    en: 'This screen was answered on another device or tab. What you did here was not sent and is still kept.',
  },
  usarDaqui: { pt: 'Usar o que fiz aqui', en: 'Use what I did here' },
  verDaqui: { pt: 'Ver o que fiz aqui', en: 'See what I did here' },
  verEnviada: { pt: 'Ver a resposta enviada', en: 'See the answer that was sent' },

  carregando: { pt: 'Abrindo a aula…', en: 'Opening the lesson…' },
  naoCarregouTela: { pt: 'Esta tela não carregou.', en: 'This screen did not load.' },
})
