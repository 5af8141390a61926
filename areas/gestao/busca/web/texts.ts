/** Sentences of the search of the whole: the kinds of what is found, pages and actions beside the menu. */
import { defineTexts } from '../../../../core/texts/texts.ts'
import type { TipoAchado } from '../contract.ts'

const PT: Readonly<Record<TipoAchado, string>> = {
  turma: 'Turmas',
  pessoa: 'Pessoas',
  aula: 'Aulas',
  trilha: 'Trilhas',
  playlist: 'Playlists',
  topico: 'Fórum',
  aviso: 'Avisos',
}
const EN: Readonly<Record<TipoAchado, string>> = {
  turma: 'Classes',
  pessoa: 'People',
  aula: 'Lessons',
  trilha: 'Paths',
  playlist: 'Playlists',
  topico: 'Forum',
  aviso: 'Announcements',
}

export const buscaTexts = defineTexts({
  tipos: { pt: (tipo: TipoAchado) => PT[tipo], en: (tipo: TipoAchado) => EN[tipo] },
  escrever: { pt: 'editar', en: 'edit' },
  paginas: { pt: 'Páginas', en: 'Pages' },
  acoes: { pt: 'Ações', en: 'Actions' },
  conta: { pt: 'Minha conta, senha e aparelhos', en: 'My account, password and devices' },
  notificacoes: { pt: 'Notificações', en: 'Notifications' },
  encerradas: { pt: 'Turmas encerradas', en: 'Closed classes' },
  jogos: { pt: 'Jogos', en: 'Games' },
  livros: { pt: 'Livros', en: 'Books' },
  certificados: { pt: 'Meus certificados', en: 'My certificates' },
  completadas: { pt: 'Trilhas concluídas', en: 'Completed paths' },
  privacidade: { pt: 'Como meus dados são usados', en: 'How my data are used' },
  questoes: { pt: 'Banco de questões', en: 'Question bank' },
  questoesArquivadas: { pt: 'Questões arquivadas', en: 'Archived questions' },
  regras: { pt: 'Regras das trilhas', en: 'Rules of paths' },
  modelosCertificado: { pt: 'Modelos de certificado', en: 'Certificate layouts' },
  playlists: { pt: 'Playlists', en: 'Playlists' },
  anos: { pt: 'Anos escolares', en: 'Grade levels' },
  disciplinas: { pt: 'Disciplinas', en: 'Subjects' },
  gestaoTurmas: { pt: 'Gestão de turmas', en: 'Classes of the network' },
  cadastrarAluno: { pt: 'Cadastrar ⟦aluno⟧', en: 'Add a student' },
  cadastrarProfessor: { pt: 'Cadastrar ⟦professor⟧', en: 'Add a teacher' },
  novaPessoa: { pt: 'Cadastrar pessoa', en: 'Add a person' },
  lote: { pt: 'Importar pessoas de uma planilha', en: 'Import people from a table' },
  novoCurriculo: { pt: 'Criar currículo', en: 'Make a curriculum' },
  importarCurriculo: { pt: 'Importar currículo de um arquivo', en: 'Import a curriculum from a file' },
})
