/** The sentences of the screens of playlists, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const playlistWebTexts = defineTexts({
  playlists: { pt: 'Playlists', en: 'Playlists' },
  descricaoLista: {
    pt: 'Aulas em ordem, para dar juntas a turmas e redes ou levar para onde não há internet.',
    en: 'Lessons in order, to give together to classes and networks or to take where there is no internet.',
  },
  nova: { pt: 'Nova playlist', en: 'New playlist' },
  buscar: { pt: 'Nome ou tag', en: 'Name or tag' },
  tipo: { pt: 'Tipo', en: 'Type' },
  PAD: { pt: 'Padrão', en: 'Standard' },
  PAC: { pt: 'Pacote offline', en: 'Offline package' },
  PADAjuda: { pt: 'As turmas abrem as aulas pela internet.', en: 'Classes open the lessons online.' },
  PACAjuda: {
    pt: 'Além disso, dá para baixar tudo de uma vez e usar sem internet.',
    en: 'Besides, everything can be downloaded at once and used offline.',
  },
  nome: { pt: 'Nome', en: 'Name' },
  descricao: { pt: 'Descrição', en: 'Description' },
  colAulas: { pt: 'Aulas', en: 'Lessons' },
  colTamanho: { pt: 'Tamanho', en: 'Size' },
  colVinculos: { pt: 'Vínculos', en: 'Links' },
  colAlterada: { pt: 'Alterada', en: 'Changed' },
  autor: { pt: 'De', en: 'By' },
  deFora: { pt: 'Administração da plataforma', en: 'Platform administration' },
  total: {
    pt: (n: number) => plural(n, '1 playlist', '# playlists'),
    en: (n: number) => plural(n, '1 playlist', '# playlists'),
  },
  nenhuma: { pt: 'Nenhuma playlist ainda', en: 'No playlist yet' },
  nenhumaTexto: {
    pt: 'Reúna aulas publicadas na ordem em que devem ser feitas e vincule a uma turma ou a uma rede inteira.',
    en: 'Gather published lessons in the order in which they should be done and link them to a class or a whole network.',
  },
  naoAchamos: { pt: 'Nenhuma playlist com estes filtros', en: 'No playlist with these filters' },
  limpar: { pt: 'Limpar filtros', en: 'Clear filters' },

  criar: { pt: 'Criar playlist', en: 'Create playlist' },
  salvar: { pt: 'Salvar', en: 'Save' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  editarDados: { pt: 'Editar nome e tags', en: 'Edit name and tags' },
  salvo: { pt: 'Playlist salva', en: 'Playlist saved' },
  naoExiste: {
    pt: 'Esta playlist não existe mais, ou não é para você.',
    en: 'This playlist no longer exists or is not open to you.',
  },
  verPlaylists: { pt: 'Ver playlists', en: 'See playlists' },
  vinculos: { pt: 'Vínculos', en: 'Links' },
  remover: { pt: 'Remover playlist', en: 'Remove playlist' },
  removerPergunta: {
    pt: (nome: string) => `Remover a playlist “${nome}”?`,
    en: (nome: string) => `Remove the playlist “${nome}”?`,
  },
  removerTexto: { pt: 'As aulas continuam existindo.', en: 'The lessons stay.' },
  perdem: {
    pt: (n: number) => plural(n, 'Uma turma perde esta playlist:', '# turmas perdem esta playlist:'),
    en: (n: number) => plural(n, 'One class loses this playlist:', '# classes lose this playlist:'),
  },
  maisTurmas: { pt: (n: number) => `e mais ${n}`, en: (n: number) => `and ${n} more` },
  removida: { pt: (nome: string) => `“${nome}” removida`, en: (nome: string) => `“${nome}” removed` },

  aulas: { pt: 'Aulas', en: 'Lessons' },
  resumo: {
    pt: (n: number) => plural(n, '1 aula', '# aulas'),
    en: (n: number) => plural(n, '1 lesson', '# lessons'),
  },
  deMax: { pt: (n: number) => `${n} de 200 aulas`, en: (n: number) => `${n} of 200 lessons` },
  menosDeUm: { pt: 'Menos de 1 MB', en: 'Less than 1 MB' },
  pesoPac: { pt: 'para baixar o pacote inteiro', en: 'to download the whole package' },
  pesoAlto: {
    pt: 'Passa de 150 MB: em redes lentas demora. Veja quais aulas pesam mais.',
    en: 'More than 150 MB: slow networks take long. See which lessons weigh most.',
  },
  pesoDemais: {
    pt: 'Passa do limite de 300 MB de um pacote: remova aulas ou divida em duas playlists.',
    en: 'Beyond the limit of 300 MB of a package: take lessons out or make two playlists.',
  },
  semOffline: { pt: 'só com internet', en: 'online only' },
  indisponivel: { pt: 'não publicada', en: 'not published' },
  telas: {
    pt: (n: number) => plural(n, '1 tela', '# telas'),
    en: (n: number) => plural(n, '1 screen', '# screens'),
  },
  acrescentar: { pt: 'Adicionar aulas', en: 'Add lessons' },
  acrescentarTexto: {
    pt: 'Aulas publicadas que você escreveu ou pode usar.',
    en: 'Published lessons that you wrote or may use.',
  },
  buscarAula: { pt: 'Título ou código da aula', en: 'Title or code of the lesson' },
  acrescentarUma: { pt: 'Adicionar', en: 'Add' },
  jaEsta: { pt: 'Já está', en: 'Already in' },
  nenhumaAula: {
    pt: 'Nenhuma aula publicada com estas palavras.',
    en: 'No published lesson with these words.',
  },
  entrou: { pt: (titulo: string) => `“${titulo}” adicionada`, en: (titulo: string) => `“${titulo}” added` },
  saiu: {
    pt: (titulo: string) => `“${titulo}” removida da playlist`,
    en: (titulo: string) => `“${titulo}” removed`,
  },
  tirar: { pt: (titulo: string) => `Remover “${titulo}”`, en: (titulo: string) => `Remove “${titulo}”` },
  subir: { pt: (titulo: string) => `Subir “${titulo}”`, en: (titulo: string) => `Move “${titulo}” up` },
  descer: { pt: (titulo: string) => `Descer “${titulo}”`, en: (titulo: string) => `Move “${titulo}” down` },
  vazia: { pt: 'Nenhuma aula aqui ainda', en: 'No lesson here yet' },
  vaziaTexto: {
    pt: 'Adicione aulas publicadas; depois arraste para deixar na ordem.',
    en: 'Add published lessons; then drag them into order.',
  },
  vaziaLer: {
    pt: 'Quem montou a playlist ainda não adicionou aulas.',
    en: 'No lessons have been added yet.',
  },
  pronto: { pt: 'Pronto', en: 'Done' },
  cheia: { pt: 'A playlist está cheia: 200 aulas.', en: 'The playlist is full: 200 lessons.' },
})
