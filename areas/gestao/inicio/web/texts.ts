/** The sentences of the home and of the board of a class. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const inicioTexts = defineTexts({
  inicio: { pt: 'Início', en: 'Home' },
  suasTurmas: { pt: 'Suas turmas', en: 'Your classes' },
  verTodas: {
    pt: (n: number) => `Ver as ${n} turmas`,
    en: (n: number) => `See all ${n} classes`,
  },
  turmas: { pt: 'Turmas', en: 'Classes' },
  conversas: { pt: 'Conversas', en: 'Conversations' },
  avisos: { pt: 'Avisos', en: 'Announcements' },
  todos: { pt: 'Todos', en: 'All' },
  proximosDias: { pt: 'Próximos dias', en: 'Coming days' },
  novidadeEm: {
    pt: (turma: string) => `Novidade na turma ${turma}`,
    en: (turma: string) => `News in ${turma}`,
  },
  abrirConversa: { pt: 'Abrir a conversa', en: 'Open the conversation' },
  recebeu: {
    pt: (n: number) => plural(n, 'recebeu 1 resposta', 'recebeu # respostas'),
    en: (n: number) => plural(n, 'got 1 answer', 'got # answers'),
  },
  foiAberto: { pt: 'foi aberto', en: 'was opened' },
  forum: { pt: 'Fórum', en: 'Forum' },
  forumAvaliativo: { pt: 'Fórum avaliativo', en: 'Graded forum' },
  ultimaDe: { pt: (nome: string) => `a última de ${nome}`, en: (nome: string) => `the last one by ${nome}` },
  por: { pt: (nome: string) => `por ${nome}`, en: (nome: string) => `by ${nome}` },
  encerrado: { pt: 'encerrado', en: 'closed' },
  ver: { pt: 'Ver', en: 'See' },
  verTopico: { pt: (titulo: string) => `Ver ${titulo}`, en: (titulo: string) => `See ${titulo}` },
  novo: { pt: 'Novo', en: 'New' },
  abre: { pt: 'abre', en: 'opens' },
  fecha: { pt: 'termina', en: 'closes' },
  valeNota: { pt: 'vale nota', en: 'graded' },
  hoje: { pt: 'Hoje', en: 'Today' },
  ontem: { pt: 'Ontem', en: 'Yesterday' },
  entrou: { pt: 'entrou na turma', en: 'joined the class' },
  entraram: {
    pt: (n: number) => plural(n, '1 ⟦aluno⟧ entrou na turma', '# ⟦alunos⟧ entraram na turma'),
    en: (n: number) => plural(n, '1 student joined the class', '# students joined the class'),
  },
  eMais: { pt: (n: number) => `e mais ${n}`, en: (n: number) => `and ${n} more` },
  editado: { pt: 'editado', en: 'edited' },
  fixado: { pt: 'Fixado', en: 'Pinned' },
  urgente: { pt: 'Urgente', en: 'Urgent' },
  quemLeu: { pt: 'Quem leu', en: 'Who has read it' },
  lerTudo: { pt: 'Ler o aviso', en: 'Read the announcement' },
  ritmo: { pt: 'Ritmo da turma', en: 'Pace of the class' },
  ritmoFrase: {
    pt: (n: number) =>
      n === 0 ? 'Nenhuma mensagem em 7 dias' : plural(n, '1 mensagem em 7 dias', '# mensagens em 7 dias'),
    en: (n: number) =>
      n === 0 ? 'No messages in 7 days' : plural(n, '1 message in 7 days', '# messages in 7 days'),
  },
  aMais: {
    pt: (share: number) => `${share}% a mais que na semana anterior.`,
    en: (share: number) => `${share}% more than the week before.`,
  },
  aMenos: {
    pt: (share: number) => `${share}% a menos que na semana anterior.`,
    en: (share: number) => `${share}% fewer than the week before.`,
  },
  igual: { pt: 'o mesmo que na semana anterior.', en: 'the same as the week before.' },
  semAnterior: { pt: 'na semana anterior não houve.', en: 'there were none the week before.' },
  ritmoDias: {
    pt: (dias: string) => `Mensagens por dia: ${dias}`,
    en: (dias: string) => `Messages per day: ${dias}`,
  },
  muralVazio: { pt: 'A turma ainda está quieta', en: 'The class is still quiet' },
  muralVazioEscrever: {
    pt: 'Escreva um aviso ou abra um tópico no fórum para começar.',
    en: 'Write an announcement or open a forum topic to begin.',
  },
  muralVazioLer: {
    pt: 'Avisos e conversas da turma aparecem aqui.',
    en: 'Announcements and conversations of the class show up here.',
  },
  mural: { pt: 'Mural', en: 'Board' },
  semTurma: { pt: 'Você ainda não está em uma turma', en: 'You are not in a class yet' },
  semTurmaTexto: {
    pt: 'Quando a escola colocar você em uma turma, os avisos e as conversas dela aparecem aqui.',
    en: 'When the school adds you to a class, its announcements and conversations show up here.',
  },
  semConversas: {
    pt: 'Nenhuma conversa nas suas turmas por enquanto.',
    en: 'No conversations in your classes yet.',
  },
  acompanhando: {
    pt: (nomes: string) => `Acompanhando ${nomes}`,
    en: (nomes: string) => `Following ${nomes}`,
  },
  e: { pt: 'e', en: 'and' },
  suasEscolas: {
    pt: (n: number) => plural(n, 'Sua escola', 'Suas # escolas'),
    en: (n: number) => plural(n, 'Your school', 'Your # schools'),
  },
  escolaTem: {
    pt: (turmas: number, alunos: number, professores: number) =>
      [
        plural(turmas, '1\u00a0turma', '#\u00a0turmas'),
        plural(alunos, '1\u00a0⟦aluno⟧', '#\u00a0⟦alunos⟧'),
        plural(professores, '1\u00a0⟦professor⟧', '#\u00a0⟦professores⟧'),
      ].join(' · '),
    en: (turmas: number, alunos: number, professores: number) =>
      [
        plural(turmas, '1\u00a0class', '#\u00a0classes'),
        plural(alunos, '1\u00a0pupil', '#\u00a0pupils'),
        plural(professores, '1\u00a0teacher', '#\u00a0teachers'),
      ].join(' · '),
  },
  topicosNaSemana: {
    pt: (n: number) => plural(n, '1 conversa com novidade em 7 dias', '# conversas com novidade em 7 dias'),
    en: (n: number) => plural(n, '1 conversation with news in 7 days', '# conversations with news in 7 days'),
  },
  todasAsTurmas: { pt: 'Todas as turmas', en: 'All classes' },
})
