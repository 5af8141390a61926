/** What the home says of a school that asks: reminded, put off, how it went; and of the weeks of all. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const escolaTexts = defineTexts({
  lembrar: { pt: 'Lembrar a escola', en: 'Remind the school' },
  lembrete: {
    pt: (escola: string) => `Lembrete: ${escola}`,
    en: (school: string) => `Reminder to ${school}`,
  },
  lembrando: { pt: 'lembrete de saída', en: 'reminder about to leave' },
  lembradaEm: { pt: (dia: string) => `lembrada em ${dia}`, en: (day: string) => `reminded on ${day}` },
  adiar: { pt: 'Adiar por 7 dias', en: 'Put off for 7 days' },
  adiada: {
    pt: (escola: string, dia: string) => `${escola} adiada: volta em ${dia}`,
    en: (school: string, day: string) => `${school} put off: back on ${day}`,
  },
  adiadas: {
    pt: (n: number) => plural(n, '1 adiada', '# adiadas'),
    en: (n: number) => plural(n, '1 put off', '# put off'),
  },
  escolasAdiadas: { pt: 'Escolas adiadas', en: 'Schools put off' },
  volta: { pt: (dia: string) => `volta em ${dia}`, en: (day: string) => `back on ${day}` },
  trazer: { pt: 'Trazer de volta', en: 'Bring back' },
  trazerEsta: {
    pt: (escola: string) => `Trazer de volta: ${escola}`,
    en: (school: string) => `Bring back: ${school}`,
  },
  nenhumaPede: { pt: 'Nenhuma escola pede você agora', en: 'No school needs you now' },
  soAdiadas: {
    pt: 'Só o que você adiou, que volta na data marcada.',
    en: 'Only what you put off, which comes back on its date.',
  },
  ate: {
    pt: (dia: string, hora: string) => `até ${dia} às ${hora}`,
    en: (day: string, time: string) => `as of ${day} at ${time}`,
  },
  // The weeks.
  semanaASemana: { pt: 'Semana a semana', en: 'Week by week' },
  contado: {
    pt: (dia: string, hora: string) => `contado até ${dia} às ${hora}`,
    en: (day: string, time: string) => `counted up to ${day} at ${time}`,
  },
  semContagem: {
    pt: 'A primeira contagem sai na próxima madrugada.',
    en: 'The first count comes tonight.',
  },
  naSemana: {
    pt: (de: string, ate: string) =>
      `Semana de ${de} a ${ate}, contra a anterior. Na linha, a parte tracejada é a semana que corre.`,
    en: (from: string, to: string) =>
      `Week of ${from} to ${to}, against the one before. The dashed part of a line is the week that runs.`,
  },
  alunos: {
    pt: (n: number) => plural(n, '⟦aluno⟧ fez aula ou entregou', '⟦alunos⟧ fizeram aula ou entregaram'),
    en: (n: number) =>
      plural(
        n,
        'student finished a lesson or turned in work',
        'students finished a lesson or turned in work',
      ),
  },
  aulas: {
    pt: (n: number) => plural(n, 'aula concluída', 'aulas concluídas'),
    en: (n: number) => plural(n, 'lesson finished', 'lessons finished'),
  },
  esperam: {
    pt: (n: number) =>
      plural(n, 'entrega esperando há mais de 7 dias', 'entregas esperando há mais de 7 dias'),
    en: (n: number) => plural(n, 'submission waiting for over 7 days', 'submissions waiting for over 7 days'),
  },
  mudou: {
    pt: (n: number | null, figure: (n: number) => string) =>
      n === null
        ? 'sem semana anterior'
        : n === 0
          ? 'igual à anterior'
          : n > 0
            ? `${figure(n)} a mais`
            : `${figure(-n)} a menos`,
    en: (n: number | null, figure: (n: number) => string) =>
      n === null
        ? 'no week before'
        : n === 0
          ? 'same as before'
          : n > 0
            ? `${figure(n)} more`
            : `${figure(-n)} fewer`,
  },
  estudaram: {
    pt: (n: number, total: string, mudou: string) =>
      `${n === 1 ? '1 ⟦aluno⟧ estudou' : `${total} ⟦alunos⟧ estudaram`} na semana passada, ${mudou}`,
    en: (n: number, total: string, changed: string) =>
      `${n === 1 ? '1 student' : `${total} students`} worked last week, ${changed}`,
  },
  linhaDe: {
    pt: (numeros: string) => `⟦alunos⟧ por semana, da mais antiga à que corre: ${numeros}`,
    en: (figures: string) => `students by week, from the earliest to the one that runs: ${figures}`,
  },
  linhaDaMedida: {
    pt: (nome: string, numeros: string) => `${nome}, da semana mais antiga à que corre: ${numeros}`,
    en: (name: string, figures: string) => `${name}, from the earliest week to the one that runs: ${figures}`,
  },
  verTabela: { pt: 'Ver em tabela', en: 'See as a table' },
  semana: { pt: 'Semana', en: 'Week' },
  aQueCorre: { pt: (semana: string) => `${semana}, até agora`, en: (week: string) => `${week}, so far` },
  colunaAlunos: { pt: '⟦Alunos⟧', en: 'Students' },
  colunaAulas: { pt: 'Aulas concluídas', en: 'Lessons finished' },
  colunaEsperam: { pt: 'Entregas em espera', en: 'Submissions waiting' },
  ninguemContou: { pt: 'não contado', en: 'not counted' },
})
