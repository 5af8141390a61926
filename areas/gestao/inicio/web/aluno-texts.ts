/** What the home of a pupil says. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

const ORDINAL = (n: number) => `${n}º`

export const alunoTexts = defineTexts({
  // How the first one stands.
  atrasada: {
    pt: (quando: string) => `O prazo era ${quando}. Ainda vale.`,
    en: (when: string) => `It was due ${when}. It still counts.`,
  },
  ate: { pt: (quando: string) => `Até ${quando}`, en: (when: string) => `Until ${when}` },
  deOndeParou: { pt: 'Continue de onde parou', en: 'Pick up where you left off' },
  voltou: { pt: 'Voltou para você refazer', en: 'Came back for you to redo' },
  proxima: { pt: 'A próxima', en: 'The next one' },
  fazerAgora: { pt: 'Fazer agora', en: 'Do it now' },
  terminarAgora: { pt: 'Terminar agora', en: 'Finish it now' },
  // What is known of it.
  tela: {
    pt: (n: number, total: number) => `tela ${n} de ${total}`,
    en: (n: number, total: number) => `screen ${n} of ${total}`,
  },
  telas: {
    pt: (n: number) => plural(n, '1 tela', '# telas'),
    en: (n: number) => plural(n, '1 screen', '# screens'),
  },
  minutos: {
    pt: (n: number) => plural(n, 'no máximo 1 minuto', 'no máximo # minutos'),
    en: (n: number) => plural(n, 'at most 1 minute', 'at most # minutes'),
  },
  refazer: { pt: 'voltou para você refazer', en: 'came back for you to redo' },
  conversa: { pt: 'conversa que vale nota', en: 'graded conversation' },
  eraAte: { pt: (quando: string) => `era ${quando}`, en: (when: string) => `was ${when}` },
  // Groups.
  trabalho: { pt: 'Seu trabalho, por prazo', en: 'Your work, by deadline' },
  atrasadas: { pt: 'Atrasadas, ainda valem', en: 'Late, still counting' },
  hoje: { pt: 'Hoje', en: 'Today' },
  semana: { pt: 'Nos próximos 7 dias', en: 'In the next 7 days' },
  depois: { pt: 'Mais para a frente', en: 'Later on' },
  semPrazo: { pt: 'Sem prazo', en: 'No deadline' },
  verMais: {
    pt: (n: number) => plural(n, 'Mostrar mais 1', 'Mostrar mais #'),
    en: (n: number) => plural(n, 'Show 1 more', 'Show # more'),
  },
  // What came of work.
  voltaram: { pt: 'Do que você já fez', en: 'About what you have done' },
  corrigidaCom: {
    pt: (nota: string) => `Corrigida, nota ${nota}`,
    en: (grade: string) => `Marked, grade ${grade}`,
  },
  corrigida: { pt: 'Corrigida', en: 'Marked' },
  enviada: { pt: 'Entregue, ⟦o professor⟧ ainda vai ler', en: 'Sent, your teacher has yet to read it' },
  perdida: {
    pt: 'Fechou sem você: combine com ⟦o professor⟧',
    en: 'Closed without you: talk to your teacher',
  },
  // Nothing to do.
  livre: { pt: 'Tudo feito', en: 'All done' },
  livreTexto: {
    pt: 'Nada espera por você agora. O que chegar aparece aqui, com o prazo.',
    en: 'Nothing waits for you now. What comes shows here, with its deadline.',
  },
  pontos: {
    pt: (n: string) => `${n} pontos`,
    en: (n: string) => `${n} points`,
  },
  // The week.
  suaSemana: { pt: 'Sua semana', en: 'Your week' },
  dias: { pt: (n: number) => plural(n, 'dia', 'dias'), en: (n: number) => plural(n, 'day', 'days') },
  fecha: {
    pt: (n: number) => `Uma tarefa hoje fecha o ${ORDINAL(n)} dia.`,
    en: (n: number) => `One task today makes it ${plural(n, '1 day', '# days')}.`,
  },
  hojeConta: { pt: 'O dia de hoje já conta.', en: 'Today already counts.' },
  naoApaga: { pt: 'Faltar um dia não apaga nada.', en: 'Missing a day erases nothing.' },
  // The goal of it.
  deDias: { pt: (n: number) => `de ${n} dias`, en: (n: number) => `of ${n} days` },
  meta: { pt: 'Meta da semana', en: 'Goal of the week' },
  escolherMeta: { pt: 'Escolher uma meta', en: 'Choose a goal' },
  mudarMeta: { pt: 'Mudar a meta', en: 'Change the goal' },
  metaAjuda: {
    pt: 'Em quantos dias da semana você quer estudar? Só você vê.',
    en: 'On how many days of the week do you want to study? Only you see it.',
  },
  metaDias: { pt: (n: number) => `${n} dias`, en: (n: number) => `${n} days` },
  semMeta: { pt: 'Sem meta', en: 'No goal' },
  metaFeita: { pt: 'A sua meta da semana está feita!', en: 'Your goal of the week is done!' },
  metaFaltam: {
    pt: (n: number) => plural(n, 'Mais 1 dia fecha a sua meta.', 'Mais # dias fecham a sua meta.'),
    en: (n: number) => plural(n, '1 more day reaches your goal.', '# more days reach your goal.'),
  },
  semanas: {
    pt: (n: number) => `${n} semanas com estudo.`,
    en: (n: number) => `${n} weeks with study.`,
  },
  diaFeito: { pt: (dia: string) => `${dia} feito`, en: (day: string) => `${day} done` },
  nenhumDia: { pt: 'nenhum dia feito ainda', en: 'no day done yet' },
})
