/** The sentences of the screen of shared materials, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const compartilhamentoWebTexts = defineTexts({
  materiais: { pt: 'Materiais', en: 'Materials' },
  descricao: {
    pt: 'Links, arquivos, aulas e playlists compartilhados com a turma.',
    en: 'Links, files, lessons and playlists shared with the class.',
  },
  materiaisNovos: { pt: 'Materiais da turma', en: 'Materials of the class' },
  verTodos: { pt: 'Ver todos', en: 'See all' },
  compartilhar: { pt: 'Compartilhar', en: 'Share' },
  buscar: { pt: 'Buscar nos materiais', en: 'Search the materials' },
  palavrasDe: {
    pt: (nome: string) =>
      `Só ${nome} muda o título e o texto: foi quem escreveu. Você muda até quando aparece.`,
    en: (nome: string) =>
      `Only ${nome} changes the title and the text: they wrote them. You change until when it shows.`,
  },
  todos: { pt: 'Vencidos e revogados também', en: 'Past and taken back too' },

  nenhum: { pt: 'Nada compartilhado ainda', en: 'Nothing shared yet' },
  nenhumCompartilhar: {
    pt: 'Compartilhe o link de um vídeo, a lista de exercícios, uma aula para quem quiser ir além: a turma é avisada.',
    en: 'Share the link of a video, the exercises, a lesson for those who want more: the class is told.',
  },
  nenhumLer: {
    pt: 'Quando ⟦o professor⟧ compartilhar um link, um arquivo ou uma aula, aparece aqui.',
    en: 'When the teacher shares a link, a file or a lesson it shows here.',
  },
  nadaCom: {
    pt: (busca: string) => `Nada encontrado para “${busca}”`,
    en: (busca: string) => `Nothing found for “${busca}”`,
  },
  limparBusca: { pt: 'Limpar a busca', en: 'Clear the search' },
  achados: {
    pt: (n: number) => plural(n, '1 material', '# materiais'),
    en: (n: number) => plural(n, '1 material', '# materials'),
  },

  aula: { pt: 'Aula', en: 'Lesson' },
  playlist: { pt: 'Playlist', en: 'Playlist' },
  aulas: {
    pt: (n: number) => plural(n, '1 aula', '# aulas'),
    en: (n: number) => plural(n, '1 lesson', '# lessons'),
  },
  indisponivel: { pt: 'não está disponível agora', en: 'not available now' },
  link: { pt: 'Link', en: 'Link' },
  video: { pt: 'Vídeo', en: 'Video' },
  pdf: { pt: 'PDF', en: 'PDF' },
  documento: { pt: 'Documento', en: 'Document' },
  planilha: { pt: 'Planilha', en: 'Spreadsheet' },
  apresentacao: { pt: 'Apresentação', en: 'Slides' },
  imagem: { pt: 'Imagem', en: 'Picture' },
  texto: { pt: 'Texto', en: 'Text' },

  abrir: { pt: 'Abrir', en: 'Open' },
  baixar: { pt: 'Baixar', en: 'Download' },
  outraAba: { pt: '(abre em outra aba)', en: '(opens in another tab)' },
  baixa: { pt: '(baixa o arquivo)', en: '(downloads the file)' },
  maisAcoes: {
    pt: (titulo: string) => `Mais ações de “${titulo}”`,
    en: (titulo: string) => `More actions of “${titulo}”`,
  },
  ate: { pt: (dia: string) => `até ${dia}`, en: (dia: string) => `until ${dia}` },
  ativo: { pt: 'Vale', en: 'Shown' },
  vencido: { pt: 'Venceu', en: 'Past' },
  revogado: { pt: 'Revogado', en: 'Taken back' },

  editar: { pt: 'Editar', en: 'Edit' },
  revogar: { pt: 'Revogar', en: 'Take back' },
  devolver: { pt: 'Compartilhar de novo', en: 'Share again' },
  revogadoAgora: {
    pt: (titulo: string) => `“${titulo}” não aparece mais para a turma`,
    en: (titulo: string) => `“${titulo}” is no longer shown to the class`,
  },
  devolvidoAgora: {
    pt: (titulo: string) => `“${titulo}” foi compartilhado de novo`,
    en: (titulo: string) => `“${titulo}” is shared again`,
  },

  compartilharTitulo: { pt: 'Compartilhar com a turma', en: 'Share with the class' },
  editarTitulo: { pt: 'Editar material', en: 'Edit the material' },
  oQue: { pt: 'O que compartilhar', en: 'What to share' },
  umLink: { pt: 'Um link', en: 'A link' },
  arquivos: { pt: 'Arquivos', en: 'Files' },
  qualAula: { pt: 'Qual aula', en: 'Which lesson' },
  qualPlaylist: { pt: 'Qual playlist', en: 'Which playlist' },
  aulaAjuda: {
    pt: 'A turma pode fazer a aula enquanto ela estiver compartilhada. Para pedir que façam, com data e nota, dê a aula na aba Aulas.',
    en: 'The class may do the lesson while it is shared. To ask for it, with a date and a grade, assign it on the Lessons tab.',
  },
  playlistAjuda: {
    pt: 'A turma pode fazer todas as aulas da playlist enquanto ela estiver compartilhada.',
    en: 'The class may do every lesson of the playlist while it is shared.',
  },
  buscarAula: { pt: 'Buscar aulas publicadas', en: 'Search published lessons' },
  buscarPlaylist: { pt: 'Buscar playlists', en: 'Search playlists' },
  nadaAchado: { pt: 'Nada encontrado.', en: 'Nothing found.' },
  mostrando: {
    pt: (n: number, total: number) => `Mostrando ${n} de ${total}: busque para achar as outras.`,
    en: (n: number, total: number) => `Showing ${n} of ${total}: search to find the others.`,
  },
  trocar: { pt: 'Trocar', en: 'Change' },
  endereco: { pt: 'Endereço', en: 'Address' },
  titulo: { pt: 'Título', en: 'Title' },
  tituloAjuda: { pt: 'O que a turma lê na lista.', en: 'What the class reads in the list.' },
  palavras: { pt: 'Uma explicação', en: 'An explanation' },
  mostrarAte: { pt: 'Mostrar até', en: 'Show until' },
  mostrarAteAjuda: {
    pt: 'Some da turma no fim desse dia. Vazio: fica até você revogar.',
    en: 'Leaves the class at the end of that day. Blank: it stays until you take it back.',
  },
  escolher: { pt: 'Escolher arquivos', en: 'Choose files' },
  soltar: { pt: 'ou solte-os aqui', en: 'or drop them here' },
  limites: {
    pt: (n: number, maximo: number, mb: number) =>
      `${n} de ${maximo} arquivos, até ${mb} MB cada: PDF, documentos, planilhas, apresentações, texto e imagens.`,
    en: (n: number, maximo: number, mb: number) =>
      `${n} of ${maximo} files, up to ${mb} MB each: PDF, documents, spreadsheets, slides, text and pictures.`,
  },
  enviando: { pt: 'Enviando os arquivos', en: 'Sending the files' },
  compartilhados: {
    pt: (n: number) =>
      plural(n, 'Compartilhado; a turma foi avisada', '# arquivos compartilhados; a turma foi avisada'),
    en: (n: number) => plural(n, 'Shared; the class was told', '# files shared; the class was told'),
  },
  salvar: { pt: 'Salvar', en: 'Save' },
  salvo: { pt: 'Material salvo', en: 'Material saved' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  naoFoi: {
    pt: (motivo: string) => `Não foi compartilhado: ${motivo}`,
    en: (motivo: string) => `Not shared: ${motivo}`,
  },
  naoSalvou: {
    pt: (motivo: string) => `Não foi salvo: ${motivo}`,
    en: (motivo: string) => `Not saved: ${motivo}`,
  },
})
