/** The sentences of the screens of reports, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const relatorioWebTexts = defineTexts({
  relatorios: { pt: 'Relatórios', en: 'Reports' },
  relatoriosTexto: {
    pt: 'O que a turma já fez, em números. Todos podem ser impressos ou baixados.',
    en: 'What the class has done so far, in numbers. Each can be printed or downloaded.',
  },
  forumTexto: {
    pt: 'Quem escreve, quem é curtido e quem sumiu.',
    en: 'Who writes, who is liked, who is missing.',
  },
  forumNumero: {
    pt: (n: number) => plural(n, 'mensagem de ⟦aluno⟧', 'mensagens de ⟦alunos⟧'),
    en: (n: number) => plural(n, 'message of a student', 'messages of students'),
  },
  portfolioTexto: {
    pt: 'O que ⟦cada aluno⟧ produziu, folha por folha.',
    en: 'What each student has produced, sheet by sheet.',
  },
  portfolioNumero: {
    pt: (n: number) => plural(n, '⟦aluno⟧', '⟦alunos⟧'),
    en: (n: number) => plural(n, 'student', 'students'),
  },
  enquetes: { pt: 'Enquetes', en: 'Surveys' },
  enquetesTexto: {
    pt: 'As respostas da turma, pergunta por pergunta.',
    en: 'The answers, question by question.',
  },
  enquetesNumero: {
    pt: (n: number) => plural(n, 'enquete', 'enquetes'),
    en: (n: number) => plural(n, 'survey', 'surveys'),
  },
  meet: { pt: 'Presença nas aulas ao vivo', en: 'Attendance of live lessons' },
  meetTexto: { pt: 'Quem entrou, quando e por quanto tempo.', en: 'Who came, when and for how long.' },
  meetNumero: {
    pt: (n: number) => plural(n, 'aula realizada', 'aulas realizadas'),
    en: (n: number) => plural(n, 'lesson held', 'lessons held'),
  },
  transferencias: { pt: 'Transferências', en: 'Transfers' },
  transferenciasTexto: { pt: 'Quem chegou, quem saiu e por quê.', en: 'Who came, who left and why.' },
  transferenciasNumero: {
    pt: (n: number) => plural(n, 'transferência', 'transferências'),
    en: (n: number) => plural(n, 'transfer', 'transfers'),
  },
  campanha: { pt: 'Convites por e-mail', en: 'Invitations by email' },
  campanhaTexto: { pt: 'Quem foi convidado e quem aceitou.', en: 'Who was invited and who accepted.' },
  campanhaNumero: {
    pt: (n: number) => plural(n, 'convite', 'convites'),
    en: (n: number) => plural(n, 'invitation', 'invitations'),
  },
  participacao: { pt: 'Participação no fórum', en: 'Participation in the forum' },
  participacaoTexto: {
    pt: 'O que ⟦cada aluno⟧ escreveu no fórum desta turma, e o que recebeu. Mensagens ocultas ou removidas não contam.',
    en: 'What each student wrote in the forum of this class, and received. Hidden or removed messages do not count.',
  },
  imprimir: { pt: 'Imprimir', en: 'Print' },
  de: { pt: 'De', en: 'From' },
  ate: { pt: 'Até', en: 'To' },
  limpar: { pt: 'Limpar as datas', en: 'Clear the dates' },
  buscar: { pt: 'Buscar ⟦aluno⟧', en: 'Search students' },
  csv: { pt: 'CSV', en: 'CSV' },
  xlsx: { pt: 'Excel (XLSX)', en: 'Excel (XLSX)' },
  nunca: { pt: 'nunca', en: 'never' },
  ninguem: { pt: '⟦Nenhum aluno⟧ encontrado', en: 'No student found' },
  ninguemTexto: {
    pt: 'Quando houver ⟦alunos⟧ na turma, eles aparecem aqui, mesmo sem escrever.',
    en: 'Once the class has students they show up here, whether they write or not.',
  },
  ninguemComEsseNome: { pt: 'Tente outro pedaço do nome.', en: 'Try another part of the name.' },
  semPermissao: {
    pt: 'Este relatório é para quem cuida da turma.',
    en: 'This report is for whoever runs the class.',
  },
  semPermissaoTitulo: { pt: 'Este relatório não é seu', en: 'This report is not yours' },
  escreveram: {
    pt: (n: number, total: number) =>
      `de ${plural(total, '⟦um aluno⟧', '# ⟦alunos⟧')} ${n === 1 ? 'escreveu' : 'escreveram'}`,
    en: (n: number, total: number) =>
      `of ${plural(total, 'one student', '# students')} ${n === 1 ? 'has' : 'have'} written`,
  },
  mensagensNoPeriodo: {
    pt: (n: number) => plural(n, 'mensagem', 'mensagens'),
    en: (n: number) => plural(n, 'message', 'messages'),
  },
  semNinguem: {
    pt: (n: number) => plural(n, 'ainda não escreveu', 'ainda não escreveram'),
    en: (n: number) => plural(n, 'has not written yet', 'have not written yet'),
  },
  quemMais: { pt: 'Quem mais escreveu', en: 'Who wrote most' },
  quemMaisTexto: {
    pt: (n: number) =>
      `Tópicos e respostas ${plural(n, '⟦do aluno⟧ que mais escreveu', 'dos # que mais escreveram')}. A tabela abaixo traz todos.`,
    en: (n: number) =>
      `Topics and replies of the ${plural(n, 'one who wrote most', '# who wrote most')}. The table below holds everyone.`,
  },
  mensagens: {
    pt: (n: number) => plural(n, 'uma mensagem', '# mensagens'),
    en: (n: number) => plural(n, 'one message', '# messages'),
  },
  portfolio: { pt: 'Portfólio', en: 'Portfolio' },
  portfolioDescricao: {
    pt: 'O que ⟦cada aluno⟧ entregou nas aulas e escreveu no fórum, com os arquivos, a nota e a devolutiva; as enquetes que respondeu e as aulas ao vivo em que esteve.',
    en: 'What each student turned in for lessons and wrote in the forum, with the files, the grade and feedback; the surveys answered and the live lessons attended.',
  },
  portfolioDe: { pt: (nome: string) => `Portfólio de ${nome}`, en: (nome: string) => `Portfolio of ${nome}` },
  todos: { pt: '⟦Todos os alunos⟧', en: 'All students' },
  entregas: { pt: 'Entregas', en: 'Work turned in' },
  noForum: { pt: 'No fórum', en: 'In the forum' },
  enviada: { pt: 'espera a correção', en: 'waiting to be graded' },
  devolvida: { pt: 'devolvida para refazer', en: 'returned to be redone' },
  corrigida: { pt: 'corrigida', en: 'corrected' },
  arquivos: { pt: 'Arquivos', en: 'Files' },
  nota: { pt: 'Nota', en: 'Grade' },
  media: { pt: 'Nota média', en: 'Average grade' },
  presencas: { pt: 'Aulas ao vivo', en: 'Live lessons' },
  semEntregas: { pt: 'Nenhuma atividade entregue.', en: 'No work turned in.' },
  semForum: {
    pt: 'Nada ainda. Mensagens no fórum e notas publicadas aparecem aqui.',
    en: 'Nothing yet. Messages in the forum and published grades show up here.',
  },
  semEnquetes: { pt: 'Nenhuma enquete respondida.', en: 'No survey answered.' },
  semPresencas: { pt: 'Nenhuma presença em aula ao vivo.', en: 'No live lesson attended.' },
  devolutiva: { pt: 'Devolutiva', en: 'Feedback' },
  anonima: { pt: 'anônima: só você vê que respondeu', en: 'anonymous: only you see that you answered' },
  soParticipacao: {
    pt: 'Aqui aparece só a participação, nunca as respostas.',
    en: 'Only the participation is shown here, never the answers.',
  },
  minutos: {
    pt: (n: number, percentual: number) => `${plural(n, 'um minuto', '# minutos')} · ${percentual}% da aula`,
    en: (n: number, percentual: number) =>
      `${plural(n, 'one minute', '# minutes')} · ${percentual}% of the lesson`,
  },
  aluno: { pt: '⟦Aluno⟧', en: 'Student' },
})
