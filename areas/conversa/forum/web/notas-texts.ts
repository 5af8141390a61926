/** The sentences of grading and of notices. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const notasTexts = defineTexts({
  notasDoTopico: { pt: 'Notas do tópico', en: 'Grades of the topic' },
  comNota: {
    pt: (com: number, total: number) =>
      `${com} de ${total} com nota. ⟦Os alunos⟧ só veem depois de publicar.`,
    en: (com: number, total: number) => `${com} of ${total} with a grade. Students see it once published.`,
  },
  comNotaCurto: {
    pt: (com: number, total: number) => `${com} de ${total} com nota`,
    en: (com: number, total: number) => `${com} of ${total} with a grade`,
  },
  comResposta: { pt: (n: number) => `Com resposta ${n}`, en: (n: number) => `Answered ${n}` },
  sem: { pt: (n: number) => `Sem ${n}`, en: (n: number) => `Not yet ${n}` },
  quemMostrar: { pt: 'Quem mostrar', en: 'Who to show' },
  respostas: {
    pt: (n: number) => (n === 0 ? 'sem resposta' : plural(n, '1 resposta', '# respostas')),
    en: (n: number) => (n === 0 ? 'no answer' : plural(n, '1 answer', '# answers')),
  },
  notaDe: { pt: (nome: string) => `Nota de ${nome}`, en: (nome: string) => `Grade of ${nome}` },
  zeroADez: { pt: '0 a 10', en: '0 to 10' },
  notaInvalida: { pt: 'Use um número de 0 a 10, com até duas casas.', en: 'Use a number from 0 to 10.' },
  devolutivaPara: {
    pt: (nome: string) => `Devolutiva para ${nome}`,
    en: (nome: string) => `Feedback for ${nome}`,
  },
  devolutivaAjuda: {
    pt: 'Só quem recebe e ⟦os professores⟧ leem.',
    en: 'Only the student and teachers read it.',
  },
  publicar: {
    pt: (n: number) => plural(n, 'Publicar 1 nota', 'Publicar # notas'),
    en: (n: number) => plural(n, 'Publish 1 grade', 'Publish # grades'),
  },
  publicarTitulo: {
    pt: (n: number) => plural(n, 'Publicar 1 nota?', 'Publicar # notas?'),
    en: (n: number) => plural(n, 'Publish 1 grade?', 'Publish # grades?'),
  },
  publicarTexto: {
    pt: '⟦Cada aluno⟧ vê a própria nota e a devolutiva, e recebe uma notificação.',
    en: 'Each student sees their own grade and feedback, and is notified.',
  },
  publicadas: {
    pt: (n: number) => plural(n, '1 nota publicada.', '# notas publicadas.'),
    en: (n: number) => plural(n, '1 grade published.', '# grades published.'),
  },
  publicarNotas: { pt: 'Publicar notas', en: 'Publish grades' },
  nadaAPublicar: { pt: 'Tudo publicado', en: 'All published' },
  rascunho: { pt: 'rascunho', en: 'draft' },
  publicada: { pt: 'publicada', en: 'published' },
  ninguem: { pt: '⟦Nenhum aluno⟧ aqui.', en: 'No students here.' },
  mesa: { pt: 'Mesa de correção', en: 'Grading desk' },
  notaSumiu: {
    pt: (minha: string) => `A nota que estava aqui não está mais. A sua: ${minha}. Escolha se ela fica.`,
    en: (mine: string) => `The grade that was here is gone. Yours: ${mine}. Choose whether it stays.`,
  },
  ficarSem: { pt: 'Deixar sem nota', en: 'Leave without a grade' },
  outraNota: {
    pt: (quem: string, dela: string, minha: string) =>
      `${quem} também deu nota aqui: ${dela}. A sua: ${minha}. Escolha qual fica.`,
    en: (quem: string, dela: string, minha: string) =>
      `${quem} gave a grade here too: ${dela}. Yours: ${minha}. Choose which one stays.`,
  },
  semNota: { pt: 'sem nota', en: 'no grade' },
  ficarMinha: { pt: 'Ficar com a minha', en: 'Keep mine' },
  ficarOutra: { pt: (quem: string) => `Usar a de ${quem}`, en: (quem: string) => `Use ${quem}'s` },
  avaliar: { pt: 'Avaliar', en: 'Grade' },
  avaliarParticipacao: { pt: 'Avaliar participação', en: 'Grade participation' },
  naoAvaliativo: { pt: 'Este tópico não vale nota', en: 'This topic is not graded' },
  naoAvaliativoTexto: {
    pt: 'Edite o tópico e marque “Vale nota” para avaliar a participação.',
    en: 'Edit the topic and check “Graded” to grade participation.',
  },
  semPermissao: { pt: 'Só quem leciona avalia', en: 'Only teachers grade' },
  voltarTopico: { pt: 'Voltar ao tópico', en: 'Back to the topic' },
  anterior: { pt: '⟦Aluno⟧ anterior', en: 'Previous student' },
  proximo: { pt: '⟦Próximo aluno⟧', en: 'Next student' },
  mensagensDe: { pt: (nome: string) => `O que ${nome} escreveu`, en: (nome: string) => `What ${nome} wrote` },
  emRespostaA: {
    pt: (nome: string) => `em resposta a ${nome}`,
    en: (nome: string) => `answering ${nome}`,
  },
  naoEscreveu: { pt: 'Ainda não escreveu neste tópico.', en: 'Has not written in this topic yet.' },
  tentarSalvar: { pt: 'Tentar salvar de novo', en: 'Try to save again' },
  todosOsAlunos: { pt: '⟦Todos os alunos⟧', en: 'All students' },
  teclas: {
    pt: 'Enter ou seta para baixo vai ⟦ao próximo aluno⟧.',
    en: 'Enter or the down arrow goes to the next student.',
  },

  // Notices
  avisos: { pt: 'Avisos', en: 'Announcements' },
  avisosDescricao: {
    pt: 'Recados da escola e ⟦dos professores⟧ para a turma.',
    en: 'Messages from the school and the teachers to the class.',
  },
  novoAviso: { pt: 'Novo aviso', en: 'New announcement' },
  escrevaAviso: { pt: 'Escreva um aviso para a turma…', en: 'Write an announcement to the class…' },
  buscarAviso: { pt: 'Buscar nos avisos', en: 'Search the announcements' },
  nenhumAviso: { pt: 'Nenhum aviso por enquanto', en: 'No announcements yet' },
  nenhumAvisoEscrever: {
    pt: 'Escreva o primeiro: ⟦alunos⟧ e responsáveis veem aqui e no início.',
    en: 'Write the first one: students and guardians see it here and on their home.',
  },
  nenhumAvisoLer: {
    pt: 'Os recados da turma vão aparecer aqui.',
    en: 'Messages to the class will show up here.',
  },
  avisoFora: { pt: 'Este aviso não está aqui', en: 'This announcement is not here' },
  avisoForaTexto: {
    pt: 'Ele pode ter sido removido, ou ainda não foi publicado.',
    en: 'It may have been removed, or is not posted yet.',
  },
  verAvisos: { pt: 'Ver os avisos', en: 'See the announcements' },
  darCiente: { pt: 'Dar ciente', en: 'Acknowledge' },
  cienteDado: { pt: 'Ciente', en: 'Acknowledged' },
  cienteEm: { pt: (data: string) => `Ciente em ${data}`, en: (data: string) => `Acknowledged on ${data}` },
  faltaCiente: { pt: 'Falta o seu ciente', en: 'Your acknowledgment is missing' },
  deramCiente: {
    pt: (n: number, pessoas: string) => `${n} de ${pessoas} ${n === 1 ? 'deu' : 'deram'} ciente`,
    en: (n: number, pessoas: string) => `${n} of ${pessoas} acknowledged`,
  },
  leram: {
    pt: (n: number, pessoas: string) => `${n} de ${pessoas} ${n === 1 ? 'leu' : 'leram'}`,
    en: (n: number, pessoas: string) => `${n} of ${pessoas} read it`,
  },
  estudantes: {
    pt: (n: number) => plural(n, '1 ⟦aluno⟧', '# ⟦alunos⟧'),
    en: (n: number) => plural(n, '1 student', '# students'),
  },
  responsaveis: {
    pt: (n: number) => plural(n, '1 responsável', '# responsáveis'),
    en: (n: number) => plural(n, '1 guardian', '# guardians'),
  },
  lembrar: {
    pt: (n: number) => plural(n, 'Lembrar # pessoa', 'Lembrar # pessoas'),
    en: (n: number) => plural(n, 'Remind # person', 'Remind # people'),
  },
  lembrados: {
    pt: (n: number) => plural(n, '# pessoa foi lembrada.', '# pessoas foram lembradas.'),
    en: (n: number) => plural(n, '# person was reminded.', '# people were reminded.'),
  },
  daRede: { pt: 'Da rede', en: 'Network' },
  buscarPessoa: { pt: 'Buscar pessoa', en: 'Search people' },
  quemLeu: { pt: 'Quem leu', en: 'Who has read it' },
  mostrarQuem: { pt: 'Mostrar', en: 'Show' },
  naoLeu: { pt: 'Não leram', en: 'Have not read' },
  leu: { pt: 'Leram', en: 'Have read' },
  semCiente: { pt: 'Sem ciente', en: 'Not acknowledged' },
  comCiente: { pt: 'Com ciente', en: 'Acknowledged' },
  aindaNaoLeu: { pt: 'ainda não leu', en: 'has not read it yet' },
  leuEm: { pt: 'leu', en: 'read' },
  deuCiente: { pt: 'deu ciente', en: 'acknowledged' },
  ninguemAqui: { pt: 'Ninguém neste grupo.', en: 'Nobody in this group.' },
  carregarMais: { pt: 'Carregar mais', en: 'Load more' },
  configurarAviso: { pt: 'Configurar aviso', en: 'Announcement settings' },
  editarAviso: { pt: 'Editar aviso', en: 'Edit announcement' },
  removerAviso: { pt: 'Remover aviso', en: 'Remove announcement' },
  avisoRemovido: { pt: 'O aviso foi para a lixeira.', en: 'The announcement is in the trash.' },
})
