/** The sentences of the queue of today. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const filaTexts = defineTexts({
  paraDecidir: { pt: 'Para decidir', en: 'To decide' },
  depoisDisso: {
    pt: 'Depois disso, nada pendente. O que você adia volta na hora marcada.',
    en: 'After that, nothing is pending. What you put off comes back at the time set.',
  },
  emDia: { pt: 'Tudo em dia', en: 'All caught up' },
  emDiaTexto: {
    pt: 'Nada espera por você agora. O que chegar aparece aqui, pronto para decidir.',
    en: 'Nothing waits for you now. What comes shows here, ready to be decided.',
  },
  adiadas: {
    pt: (n: number) => plural(n, 'Mostrar a que você adiou', 'Mostrar as # que você adiou'),
    en: (n: number) => plural(n, 'Show the one you put off', 'Show the # you put off'),
  },
  // What so many of wait for; the figure stands before it.
  corrigir: {
    pt: (n: number) => plural(n, 'entrega para corrigir', 'entregas para corrigir'),
    en: (n: number) => plural(n, 'submission to correct', 'submissions to correct'),
  },
  retida: {
    pt: (n: number) => plural(n, 'mensagem espera a sua leitura', 'mensagens esperam a sua leitura'),
    en: (n: number) => plural(n, 'message to review', 'messages to review'),
  },
  foraDoLimite: {
    pt: (n: number) => plural(n, 'trabalho chegou fora do prazo', 'trabalhos chegaram fora do prazo'),
    en: (n: number) => plural(n, 'piece of work came out of time', 'pieces of work came out of time'),
  },
  parados: {
    pt: (n: number, onde: string) => plural(n, `parou em ${onde}`, `pararam em ${onde}`),
    en: (n: number, onde: string) => plural(n, `is stuck at ${onde}`, `are stuck at ${onde}`),
  },
  usaram: {
    pt: 'as tentativas acabaram sem aprovação',
    en: 'out of attempts without passing',
  },
  naoAbriram: {
    pt: (n: number, aula: string) => plural(n, `não abriu ${aula}`, `não abriram ${aula}`),
    en: (n: number, aula: string) => plural(n, `has not opened ${aula}`, `have not opened ${aula}`),
  },
  jaAbriram: {
    pt: (n: number, de: number) => (n === 0 ? 'ninguém abriu ainda' : `${n} de ${de} já abriram`),
    en: (n: number, de: number) => (n === 0 ? 'nobody has opened it yet' : `${n} of ${de} have opened it`),
  },
  valeAte: { pt: (quando: string) => `vale até ${quando}`, en: (quando: string) => `due ${quando}` },
  pedem: {
    pt: (n: number, turma: string) =>
      plural(n, `pede para entrar em ${turma}`, `pedem para entrar em ${turma}`),
    en: (n: number, turma: string) => plural(n, `asks to join ${turma}`, `ask to join ${turma}`),
  },
  semResposta: {
    pt: (n: number) => plural(n, 'pergunta sem resposta', 'perguntas sem resposta'),
    en: (n: number) => plural(n, 'question without an answer', 'questions without an answer'),
  },
  semNota: {
    pt: (n: number) => plural(n, 'participação sem nota no fórum', 'participações sem nota no fórum'),
    en: (n: number) => plural(n, 'ungraded contribution to the forum', 'ungraded contributions to the forum'),
  },
  espera: {
    pt: (quando: string) => `a mais antiga, ${quando}`,
    en: (quando: string) => `the oldest, ${quando}`,
  },
  eMais: { pt: (n: number) => `e mais ${n}`, en: (n: number) => `and ${n} more` },
  // What answers it.
  irCorrigir: { pt: 'Corrigir', en: 'Correct' },
  irLer: { pt: 'Ler agora', en: 'Read now' },
  irDecidir: { pt: 'Decidir', en: 'Decide' },
  irAjudar: { pt: 'Ver quem parou', en: 'See who is stuck' },
  irResponder: { pt: 'Responder', en: 'Answer' },
  irAvaliar: { pt: 'Avaliar', en: 'Grade' },
  lembrar: {
    pt: (n: number) => plural(n, 'Lembrar', 'Lembrar #'),
    en: (n: number) => plural(n, 'Remind', 'Remind #'),
  },
  aceitar: {
    pt: (n: number) => plural(n, 'Aceitar', 'Aceitar #'),
    en: (n: number) => plural(n, 'Accept', 'Accept #'),
  },
  verUmAUm: { pt: 'Ver um a um', en: 'See one by one' },
  verAula: { pt: 'Ver a aula', en: 'See the lesson' },
  adiarAmanha: { pt: 'Adiar para amanhã, 7h', en: 'Put off until tomorrow, 7 am' },
  adiarSegunda: { pt: 'Adiar para segunda, 7h', en: 'Put off until Monday, 7 am' },
  naoPreciso: { pt: 'Não é preciso', en: 'Not needed' },
  mais: { pt: (titulo: string) => `Mais: ${titulo}`, en: (titulo: string) => `More: ${titulo}` },
  // What was done, while it may be taken back.
  lembrados: {
    pt: (n: number, aula: string) =>
      plural(n, `Lembrete de “${aula}” para 1 pessoa`, `Lembrete de “${aula}” para # pessoas`),
    en: (n: number, aula: string) =>
      plural(n, `Reminder of “${aula}” for 1 person`, `Reminder of “${aula}” for # people`),
  },
  aceitos: {
    pt: (n: number, turma: string) => plural(n, `1 pessoa entra em ${turma}`, `# pessoas entram em ${turma}`),
    en: (n: number, turma: string) => plural(n, `1 person joins ${turma}`, `# people join ${turma}`),
  },
  adiada: {
    pt: (quando: string) => `Adiada: volta ${quando}`,
    en: (quando: string) => `Put off: back ${quando}`,
  },
  dispensada: {
    pt: 'Dispensada: só volta se houver novidade',
    en: 'Dismissed: back only if there is news',
  },
})
