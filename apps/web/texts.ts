/** Sentences of the frame that belong to no area. */
import { defineTexts } from '../../core/texts/texts.ts'

export const appTexts = defineTexts({
  ensinar: { pt: 'Ensinar', en: 'Teach' },
  rede: { pt: 'Rede', en: 'Network' },
  administracao: { pt: 'Administração', en: 'Administration' },
  // Of a small child's bar.
  casa: { pt: 'Casa', en: 'Home' },
  caminho: { pt: 'Caminho', en: 'Path' },
  turma: { pt: 'Turma', en: 'Class' },
  jogos: { pt: 'Jogos', en: 'Games' },
  inicio: { pt: 'Início', en: 'Home' },
  trilhas: { pt: 'Trilhas', en: 'Paths' },
  turmas: { pt: 'Turmas', en: 'Classes' },
  aulas: { pt: 'Aulas', en: 'Lessons' },
  montarTrilhas: { pt: 'Montar trilhas', en: 'Build paths' },
  questoes: { pt: 'Questões', en: 'Questions' },
  avaliacoes: { pt: 'Avaliações', en: 'Assessments' },
  sugestoes: { pt: 'Sugestões', en: 'Suggestions' },
  curriculos: { pt: 'Currículos', en: 'Curricula' },
  descobrir: { pt: 'Descobrir', en: 'Discover' },
  semInternet: { pt: 'Sem internet', en: 'Offline' },
  acompanhar: { pt: 'Acompanhar', en: 'My children' },
  privacidade: { pt: 'Privacidade', en: 'Privacy' },
  auditoria: { pt: 'Auditoria', en: 'Audit log' },
  provedores: { pt: 'Jeitos de entrar', en: 'Ways to sign in' },
  paginasPublicas: { pt: 'Páginas públicas', en: 'Public pages' },
  verComo: { pt: 'Ver como', en: 'View as' },
  avisosDaRede: { pt: 'Avisos da rede', en: 'Announcements' },
  pessoas: { pt: 'Pessoas', en: 'People' },
  redeEscolas: { pt: 'Rede e escolas', en: 'Network and schools' },
  correio: { pt: 'Correio de teste', en: 'Test email' },
  semConexao: { pt: 'Sem conexão.', en: 'No connection.' },
  semConexaoTexto: {
    pt: 'O que você escrever fica guardado neste aparelho até a internet voltar.',
    en: 'What you write is kept on this device until the internet is back.',
  },
  relogioErrado: { pt: 'O relógio deste aparelho está errado.', en: 'The clock of this device is wrong.' },
  relogioErradoTexto: {
    pt: 'Prazos e horários seguem a hora do servidor. Acerte a data e a hora nas configurações.',
    en: 'Deadlines follow the server’s clock. Set the date and time in the settings.',
  },
})
