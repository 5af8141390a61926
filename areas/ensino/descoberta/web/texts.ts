/** Sentences of the screens of discovering. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const descobertaTexts = defineTexts({
  descobrir: { pt: 'Descobrir', en: 'Discover' },
  descobrirTexto: {
    pt: 'Aulas, jogos, playlists e trilhas que você pode abrir.',
    en: 'Lessons, games, playlists and paths that you may open.',
  },
  buscar: { pt: 'Buscar por tema, título ou código', en: 'Search by subject, title or code' },
  tipo: { pt: 'Tipo', en: 'Kind' },
  tipos: {
    pt: (tipo: string) =>
      ({ aula: 'Aula', jogo: 'Jogo', playlist: 'Playlist', trilha: 'Trilha' })[tipo] ?? tipo,
    en: (tipo: string) =>
      ({ aula: 'Lesson', jogo: 'Game', playlist: 'Playlist', trilha: 'Path' })[tipo] ?? tipo,
  },
  comTotal: {
    pt: (nome: string, total: number) => `${nome} (${total})`,
    en: (nome: string, total: number) => `${nome} (${total})`,
  },
  disciplina: { pt: 'Disciplina', en: 'Subject' },
  periodo: { pt: 'Ano escolar', en: 'Grade level' },
  /** Section 9: the default of the filter of school years. */
  completo: { pt: 'completo', en: 'all' },
  todas: { pt: 'todas', en: 'all' },
  todos: { pt: 'todos', en: 'all' },
  ordem: { pt: 'Ordem', en: 'Order' },
  porTitulo: { pt: 'título', en: 'title' },
  porData: { pt: 'mais novas', en: 'newest' },
  porRelevancia: { pt: 'mais parecidas', en: 'closest' },
  achados: {
    pt: (n: number) => plural(n, '# resultado', '# resultados'),
    en: (n: number) => plural(n, '# result', '# results'),
  },
  parecidos: {
    pt: (busca: string, n: number) =>
      `Nada com “${busca}”. ${plural(n, 'Este resultado é parecido', 'Estes # resultados são parecidos')}:`,
    en: (busca: string, n: number) =>
      `Nothing with “${busca}”. ${plural(n, 'This result is close', 'These # results are close')}:`,
  },
  habilidades: {
    pt: (n: number) => plural(n, '# habilidade', '# habilidades'),
    en: (n: number) => plural(n, '# skill', '# skills'),
  },
  telas: {
    pt: (n: number) => plural(n, '# tela', '# telas'),
    en: (n: number) => plural(n, '# screen', '# screens'),
  },
  aulas: {
    pt: (n: number) => plural(n, '# aula', '# aulas'),
    en: (n: number) => plural(n, '# lesson', '# lessons'),
  },
  de: { pt: (nome: string) => `de ${nome}`, en: (nome: string) => `by ${nome}` },
  suaNota: {
    pt: (nota: string) => `Sua melhor nota: ${nota}`,
    en: (nota: string) => `Your best grade: ${nota}`,
  },
  nada: { pt: 'Nada foi encontrado', en: 'Nothing was found' },
  nadaTexto: {
    pt: 'Tente outras palavras ou remova um filtro.',
    en: 'Try other words, or take a filter away.',
  },
  vazio: { pt: 'Ainda não há o que descobrir', en: 'There is nothing to discover yet' },
  vazioTexto: {
    pt: 'Quando houver aulas publicadas para a sua turma, rede ou para todos, elas aparecem aqui.',
    en: 'Lessons published for your class, your network or everybody will show here.',
  },
  limpar: { pt: 'Limpar filtros', en: 'Clear filters' },
  jogos: { pt: 'Jogos', en: 'Games' },
  jogosTexto: {
    pt: 'Aulas feitas de jogos. A pontuação recomeça toda segunda-feira e é só sua.',
    en: 'Lessons made of games. The score starts anew each Monday, and is only yours.',
  },
  pontosSemana: { pt: 'pontos nesta semana', en: 'points this week' },
  jogosSemana: { pt: 'jogos diferentes', en: 'different games' },
  vezesSemana: { pt: 'partidas', en: 'rounds' },
  jogar: { pt: 'Jogar', en: 'Play' },
  jogarDe: { pt: (nome: string) => `Jogar ${nome}`, en: (nome: string) => `Play ${nome}` },
  naSemana: { pt: (nota: string) => `Nesta semana: ${nota}`, en: (nota: string) => `This week: ${nota}` },
  nenhumJogo: { pt: 'Nenhum jogo por aqui', en: 'No games here' },
  nenhumJogoTexto: {
    pt: 'Quando ⟦um professor⟧ publicar uma aula só de jogos para você, ela aparece nesta lista.',
    en: 'When a teacher publishes a lesson made of games for you, it shows in this list.',
  },
  buscarJogo: { pt: 'Buscar um jogo', en: 'Search games' },
  livros: { pt: 'Livros', en: 'Books' },
  livrosTexto: {
    pt: 'As playlists das suas turmas, para ler do começo ao fim.',
    en: 'The playlists of your classes, to be read from the beginning to the end.',
  },
  buscarLivro: { pt: 'Buscar um livro', en: 'Search books' },
  nenhumLivro: { pt: 'Nenhum livro por aqui', en: 'No books here' },
  nenhumLivroTexto: {
    pt: 'Uma playlist ligada à sua turma vira um livro com sumário.',
    en: 'A playlist linked to your class becomes a book with a table of contents.',
  },
  sumario: { pt: 'Sumário', en: 'Contents' },
  capitulos: {
    pt: (n: number) => plural(n, '# capítulo', '# capítulos'),
    en: (n: number) => plural(n, '# chapter', '# chapters'),
  },
  capituloDe: {
    pt: (n: number, total: number) => `Capítulo ${n} de ${total}`,
    en: (n: number, total: number) => `Chapter ${n} of ${total}`,
  },
  fazer: { pt: 'Fazer as atividades', en: 'Do the activities' },
  anterior: { pt: 'Capítulo anterior', en: 'Previous chapter' },
  proximo: { pt: 'Próximo capítulo', en: 'Next chapter' },
  atividade: {
    pt: (n: number) =>
      plural(
        n,
        'Aqui há # atividade: ela é feita na aula.',
        'Aqui há # atividades: elas são feitas na aula.',
      ),
    en: (n: number) =>
      plural(
        n,
        'There is # activity here: it is done in the lesson.',
        'There are # activities here: they are done in the lesson.',
      ),
  },
  semLivro: { pt: 'Não encontramos este livro', en: 'We could not find this book' },
  semLivroTexto: {
    pt: 'Ele não existe, ou não chega a nenhuma das suas turmas agora.',
    en: 'It does not exist, or reaches none of your classes now.',
  },
  verLivros: { pt: 'Ver os livros', en: 'See the books' },
})
