/** The sentences of the lessons of a class as its pupils see them. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const aulasTexts = defineTexts({
  telas: {
    pt: (n: number) => plural(n, '1 tela', '# telas'),
    en: (n: number) => plural(n, '1 screen', '# screens'),
  },
  ate: { pt: (quando: string) => `até ${quando}`, en: (when: string) => `until ${when}` },
  comecar: { pt: 'Começar', en: 'Start' },
  continuar: { pt: 'Continuar', en: 'Continue' },
  aulas: { pt: 'Aulas', en: 'Lessons' },
  descricao: { pt: 'O que fazer, até quando e como foi.', en: 'What to do, until when, and how it went.' },
  descricaoEquipe: {
    pt: 'As aulas desta turma e os seus prazos.',
    en: 'The lessons of this class and their dates.',
  },
  nenhuma: { pt: 'Nenhuma aula ainda', en: 'No lessons yet' },
  nenhumaTexto: {
    pt: 'As aulas que ⟦o professor⟧ der para a turma aparecem aqui.',
    en: 'Lessons your teacher assigns show up here.',
  },
  todas: { pt: 'Todas', en: 'All' },
  aberta: { pt: 'Abertas', en: 'Open' },
  agendada: { pt: 'Agendadas', en: 'Scheduled' },
  encerrada: { pt: 'Encerradas', en: 'Closed' },
  situacao: { pt: 'Situação', en: 'Status' },
  minutos: {
    pt: (n: number) => plural(n, '1 minuto para fazer', '# minutos para fazer'),
    en: (n: number) => plural(n, '1 minute to do it', '# minutes to do it'),
  },
  abre: { pt: (quando: string) => `Abre ${quando}`, en: (when: string) => `Opens ${when}` },
  terminou: { pt: (quando: string) => `Terminou ${quando}`, en: (when: string) => `Closed ${when}` },
  opcional: { pt: 'Opcional', en: 'Optional' },
  compartilhada: { pt: 'Compartilhada', en: 'Shared' },
  jogo: { pt: 'Jogo', en: 'Game' },
  emAndamento: { pt: 'Em andamento', en: 'In progress' },
  aguardando: { pt: 'Em correção', en: 'Being graded' },
  naoFeita: { pt: 'Não feita', en: 'Not done' },
  aprovado: {
    pt: (nota: string) => `Aprovado, nota ${nota}`,
    en: (grade: string) => `Passed, grade ${grade}`,
  },
  reprovado: {
    pt: (nota: string) => `Nota ${nota}, dá para melhorar`,
    en: (grade: string) => `Grade ${grade}, room to improve`,
  },
  deNovo: { pt: 'Tentar de novo', en: 'Try again' },
  verResultado: { pt: 'Ver o resultado', en: 'See the result' },
  abrirAula: {
    pt: (acao: string, aula: string) => `${acao}: ${aula}`,
    en: (act: string, lesson: string) => `${act}: ${lesson}`,
  },
  resultados: { pt: 'Resultados', en: 'Results' },
  comTempo: {
    pt: (aula: string) => `Começar “${aula}” agora?`,
    en: (lesson: string) => `Start “${lesson}” now?`,
  },
  comTempoTexto: {
    pt: (n: number) => `O tempo de ${plural(n, '1 minuto', '# minutos')} conta desde o começo e não para.`,
    en: (n: number) =>
      `The time of ${plural(n, '1 minute', '# minutes')} runs from the start and does not stop.`,
  },
  terminaLogo: { pt: 'Termina logo', en: 'Closing soon' },
})
