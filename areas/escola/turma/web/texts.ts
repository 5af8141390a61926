/** The sentences of the class's screens that the area's own table does not hold. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const turmaWebTexts = defineTexts({
  mural: { pt: 'Mural', en: 'Board' },
  aoMural: { pt: 'Voltar ao mural', en: 'Back to the board' },
  forum: { pt: 'Fórum', en: 'Forum' },
  avisos: { pt: 'Avisos', en: 'Announcements' },
  aulas: { pt: 'Aulas', en: 'Lessons' },
  entregas: { pt: 'Entregas', en: 'Submissions' },
  trilhas: { pt: 'Trilhas', en: 'Paths' },
  materiais: { pt: 'Materiais', en: 'Materials' },
  aoVivo: { pt: 'Ao vivo', en: 'Live' },
  enquetes: { pt: 'Enquetes', en: 'Surveys' },
  integrantes: { pt: 'Integrantes', en: 'Members' },
  relatorios: { pt: 'Relatórios', en: 'Reports' },
  cartoes: { pt: 'Cartões de acesso', en: 'Access cards' },
  turma: { pt: 'Turma', en: 'Class' },
  configuracoes: { pt: 'Configurações da turma', en: 'Class settings' },
  ligueNasConfiguracoes: {
    pt: 'Nada se perdeu: volta como estava quando você ligar de novo nas configurações.',
    en: 'Nothing was lost: it comes back as it was once you switch it on again in the settings.',
  },
  desligadoLer: {
    pt: 'Quem cuida da turma pode ligar de novo quando quiser.',
    en: 'Anyone who runs the class can switch it on again at any time.',
  },
  novaTurma: { pt: 'Nova turma', en: 'New class' },
  turno: { pt: 'Turno', en: 'Shift' },
  tipo: { pt: 'Tipo', en: 'Type' },
  ano: { pt: 'Ano', en: 'School year' },
  lixeira: { pt: 'Lixeira', en: 'Trash' },
  turmaFora: { pt: 'Esta turma não está aqui', en: 'This class is not here' },
  minhasTurmas: { pt: 'Ver minhas turmas', en: 'See my classes' },
  encerradaAviso: {
    pt: 'Esta turma está encerrada: dá para ler tudo, mas não para escrever.',
    en: 'This class is closed: everything can be read, nothing can be written.',
  },
  turmasDescricao: {
    pt: 'As turmas de que você participa neste ano.',
    en: 'The classes you are part of this year.',
  },
  encerradasDescricao: {
    pt: 'Turmas que já terminaram. Tudo continua disponível para leitura.',
    en: 'Classes that are over. Everything can still be read.',
  },
  turmasGestao: {
    pt: 'As turmas das redes e escolas por que você responde.',
    en: 'The classes of the networks and schools you answer for.',
  },
  todos: { pt: 'todos', en: 'all' },
  verEncerradas: { pt: 'Turmas encerradas', en: 'Closed classes' },
  verAtivas: { pt: 'Turmas ativas', en: 'Active classes' },
  buscarTurma: { pt: 'Nome, disciplina ou código', en: 'Name, subject or code' },
  escola: { pt: 'Escola', en: 'School' },
  todas: { pt: 'todas', en: 'all' },
  nenhuma: { pt: 'Nenhuma turma por enquanto', en: 'No classes yet' },
  nenhumaTexto: {
    pt: 'Quando a escola colocar você em uma turma, ela aparece aqui.',
    en: 'When the school adds you to a class, it shows up here.',
  },
  entrarComCodigo: { pt: 'Entrar com um código', en: 'Join with a code' },
  nenhumaEncerrada: { pt: 'Nenhuma turma encerrada', en: 'No closed classes' },
  nenhumaEncerradaTexto: {
    pt: 'As turmas que terminarem ficam guardadas aqui.',
    en: 'Classes that end are kept here.',
  },
  nadaEncontrado: { pt: 'Nada encontrado com esta busca', en: 'Nothing found with this search' },
  nadaEncontradoTexto: {
    pt: 'Confira se escreveu certo ou limpe a busca.',
    en: 'Check the spelling or clear the search.',
  },
  limparBusca: { pt: 'Limpar busca', en: 'Clear search' },
  novasNoForum: {
    pt: (n: number) => plural(n, '1 novidade no fórum', '# novidades no fórum'),
    en: (n: number) => plural(n, '1 new in the forum', '# new in the forum'),
  },
  avisosNovos: {
    pt: (n: number) => plural(n, '1 aviso novo', '# avisos novos'),
    en: (n: number) => plural(n, '1 new announcement', '# new announcements'),
  },
  semNovidades: { pt: 'Sem novidades', en: 'Nothing new' },
  integrantesDescricao: {
    pt: (professores: number, alunos: number) =>
      `${plural(professores, '1 ⟦docente⟧', '# ⟦docentes⟧')} e ${plural(alunos, '1 ⟦aluno⟧', '# ⟦alunos⟧')}`,
    en: (professores: number, alunos: number) =>
      `${plural(professores, '1 teacher', '# teachers')} and ${plural(alunos, '1 student', '# students')}`,
  },
  buscarPessoa: { pt: 'Buscar pessoa', en: 'Search people' },
  papel: { pt: 'Papel', en: 'Role' },
  docentes: { pt: '⟦Docentes⟧', en: 'Teachers' },
  estudantes: { pt: '⟦Alunos⟧', en: 'Students' },
  nome: { pt: 'Nome', en: 'Name' },
  numero: { pt: 'Nº', en: 'No.' },
  numeroDe: { pt: (n: number) => `nº ${n}`, en: (n: number) => `no. ${n}` },
  email: { pt: 'E-mail', en: 'Email' },
  auxiliar: { pt: 'auxiliar', en: 'assistant' },
  semEmail: { pt: 'sem e-mail', en: 'no email' },
  ninguem: { pt: 'Ninguém com este nome na turma', en: 'Nobody with this name in the class' },
  total: {
    pt: (n: number) => plural(n, '1 pessoa', '# pessoas'),
    en: (n: number) => plural(n, '1 person', '# people'),
  },
})
