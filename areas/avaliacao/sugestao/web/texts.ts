/** Words of the screens of suggestions, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const sugestaoWebTexts = defineTexts({
  titulo: { pt: 'Sugestões de estudo', en: 'Study suggestions' },
  texto: {
    pt: 'O que fazer sobre um erro ou uma habilidade que faltou: ⟦os alunos⟧ veem ao lado do que erraram.',
    en: 'What to do about a mistake or a missing skill: students see it beside what they missed.',
  },
  aulas: { pt: 'Aulas', en: 'Lessons' },
  nova: { pt: 'Nova sugestão', en: 'New suggestion' },
  total: {
    pt: (n: number) => plural(n, 'Uma sugestão', '# sugestões'),
    en: (n: number) => plural(n, 'One suggestion', '# suggestions'),
  },
  buscar: { pt: 'Buscar nas sugestões', en: 'Search suggestions' },
  deQuem: { pt: 'De quem', en: 'Whose' },
  minhas: { pt: 'Minhas', en: 'Mine' },
  rede: { pt: 'Da rede', en: 'Of the network' },
  todas: { pt: 'todas', en: 'all' },
  disciplina: { pt: 'Disciplina', en: 'Subject' },
  habilidade: { pt: 'Habilidade', en: 'Skill' },
  situacao: { pt: 'Situação', en: 'Status' },
  emUso: { pt: 'em uso', en: 'in use' },
  nenhuma: { pt: 'Nenhuma sugestão ainda', en: 'No suggestions yet' },
  nenhumaTexto: {
    pt: 'Escreva a primeira: diga o que fazer, para quais habilidades, e leve a uma aula.',
    en: 'Write the first: say what to do, for which skills, and lead to a lesson.',
  },
  nenhumaBusca: { pt: 'Nenhuma sugestão com esses filtros', en: 'No suggestions with these filters' },
  nenhumaBuscaTexto: {
    pt: 'Remova um filtro ou busque por outra palavra.',
    en: 'Remove a filter or search for another word.',
  },
  limpar: { pt: 'Limpar filtros', en: 'Clear filters' },
  de: { pt: (nome: string) => `de ${nome}`, en: (nome: string) => `by ${nome}` },
  mudou: { pt: 'Mudou', en: 'Changed' },
  atividades: {
    pt: (n: number) => plural(n, 'Uma atividade', '# atividades'),
    en: (n: number) => plural(n, 'One activity', '# activities'),
  },
  questoes: {
    pt: (n: number) => plural(n, 'Uma questão', '# questões'),
    en: (n: number) => plural(n, 'One question', '# questions'),
  },
  naoExiste: {
    pt: 'Esta sugestão não existe mais ou não está aberta para você',
    en: 'This suggestion no longer exists or is not open to you',
  },
  verTodas: { pt: 'Ver as sugestões', en: 'See the suggestions' },
  sobre: { pt: 'Sobre a sugestão', en: 'About the suggestion' },
  autor: { pt: 'Autoria', en: 'Author' },
  onde: { pt: 'Onde está', en: 'Where it stands' },
  soMinha: { pt: 'Só comigo', en: 'Only mine' },
  paraHabilidades: { pt: 'Habilidades', en: 'Skills' },
  paraQuestoes: { pt: 'Questões', en: 'Questions' },
  arquivar: { pt: 'Arquivar', en: 'Archive' },
  trazer: { pt: 'Trazer de volta', en: 'Bring back' },
  recolher: { pt: 'Voltar a rascunho', en: 'Back to draft' },
  excluir: { pt: 'Excluir', en: 'Delete' },
  excluirTitulo: {
    pt: (nome: string) => `Excluir a sugestão “${nome}”?`,
    en: (nome: string) => `Delete the suggestion “${nome}”?`,
  },
  excluirTexto: {
    pt: 'As atividades dela vão junto. Não dá para desfazer.',
    en: 'Its activities go with it. This cannot be undone.',
  },
  excluiu: { pt: 'Sugestão excluída.', en: 'Suggestion deleted.' },
  arquivou: { pt: 'Sugestão arquivada.', en: 'Suggestion archived.' },
  voltou: { pt: 'A sugestão voltou.', en: 'The suggestion is back.' },
  recolheu: { pt: 'A sugestão voltou a rascunho.', en: 'The suggestion is a draft again.' },
  maisAcoes: { pt: 'Mais ações', en: 'More actions' },
})

export const estadoSugestaoTexts = defineTexts({
  rascunho: { pt: 'Rascunho', en: 'Draft' },
  publicada: { pt: 'Publicada', en: 'Published' },
  arquivada: { pt: 'Arquivada', en: 'Archived' },
})

export const daQuestaoTexts = defineTexts({
  nenhuma: {
    pt: 'Quem errar esta questão ainda não vê nenhuma sugestão.',
    en: 'Who misses this question sees no suggestion yet.',
  },
  quemErrar: { pt: 'Quem errar esta questão vê:', en: 'Who misses this question sees:' },
  porAlternativa: { pt: 'Sugestões por alternativa', en: 'Suggestions by alternative' },
  quemMarcar: {
    pt: (alternativa: string) => `Quem marcar ${alternativa}`,
    en: (alternativa: string) => `Who chooses ${alternativa}`,
  },
  ligar: { pt: 'Ligar sugestão', en: 'Link suggestion' },
  escolher: { pt: 'Escolher', en: 'Choose' },
  escolherPara: {
    pt: (alternativa: string) => `Escolher sugestão para quem marcar ${alternativa}`,
    en: (alternativa: string) => `Pick a suggestion for who chooses ${alternativa}`,
  },
  desligar: { pt: (nome: string) => `Desligar ${nome}`, en: (nome: string) => `Unlink ${nome}` },
  desligou: {
    pt: (nome: string) => `“${nome}” não aparece mais para esta questão.`,
    en: (nome: string) => `“${nome}” is not shown for this question anymore.`,
  },
  nenhumaAchada: {
    pt: 'Nenhuma sugestão sua ou da rede com essas palavras.',
    en: 'No suggestion of yours or of the network with these words.',
  },
})

export const formTexts = defineTexts({
  editar: { pt: 'Editar sugestão', en: 'Edit suggestion' },
  titulo: { pt: 'Título', en: 'Title' },
  tituloAjuda: {
    pt: 'Diga ⟦aos alunos⟧ o que fazer, em poucas palavras.',
    en: 'Tell students what to do, in a few words.',
  },
  oQueFazer: { pt: 'O que fazer', en: 'What to do' },
  oQueFazerExemplo: {
    pt: 'Explique de outro jeito, dê um exemplo, proponha um exercício.',
    en: 'Explain it another way, give an example, propose an exercise.',
  },
  onde: { pt: 'Onde fica', en: 'Where it stands' },
  ondeAjuda: {
    pt: '⟦Os alunos⟧ da rede ou da escola escolhida veem a sugestão depois de publicada.',
    en: 'Students of the chosen network or school see the suggestion once it is published.',
  },
  soMinha: { pt: 'Só comigo: ⟦os alunos⟧ não veem', en: 'Only mine: no student sees it' },
  ondeFixo: {
    pt: 'Para mudar de lugar, volte a sugestão a rascunho.',
    en: 'To move it, bring the suggestion back to draft.',
  },
  quemPublica: {
    pt: 'Quem coordena esta rede publica a sugestão depois de ler.',
    en: 'Who leads this network publishes the suggestion after reading it.',
  },
  paraQue: { pt: 'Para o que serve', en: 'What it is for' },
  salvar: { pt: 'Salvar', en: 'Save' },
  publicar: { pt: 'Salvar e publicar', en: 'Save and publish' },
  salvou: { pt: 'Sugestão salva.', en: 'Suggestion saved.' },
  publicou: { pt: 'Sugestão publicada.', en: 'Suggestion published.' },
  questoes: { pt: 'Questões', en: 'Questions' },
  questoesAjuda: {
    pt: 'Quem errar uma destas questões vê a sugestão.',
    en: 'Who misses one of these questions sees the suggestion.',
  },
  buscarQuestao: { pt: 'Buscar questão pelo enunciado', en: 'Search a question by its statement' },
  nenhumaQuestao: { pt: 'Nenhuma questão com essas palavras.', en: 'No question with these words.' },
  tirar: { pt: (nome: string) => `Remover ${nome}`, en: (nome: string) => `Remove ${nome}` },
  achadas: { pt: 'Questões encontradas', en: 'Questions found' },
  escolhidas: { pt: 'Questões escolhidas', en: 'Chosen questions' },
})

export const atividadeTexts = defineTexts({
  atividades: { pt: 'Atividades', en: 'Activities' },
  atividadesAjuda: {
    pt: 'O que fazer em seguida, na ordem em que aparece: uma aula, uma página, um arquivo.',
    en: 'What to do next, in the order it is shown: a lesson, a page, a file.',
  },
  nenhuma: { pt: 'Nenhuma atividade ainda.', en: 'No activities yet.' },
  adicionar: { pt: 'Adicionar atividade', en: 'Add activity' },
  usarOutra: { pt: 'Usar uma já escrita', en: 'Use one already written' },
  editar: { pt: (nome: string) => `Editar ${nome}`, en: (nome: string) => `Edit ${nome}` },
  tirar: { pt: (nome: string) => `Remover ${nome}`, en: (nome: string) => `Remove ${nome}` },
  nova: { pt: 'Nova atividade', en: 'New activity' },
  mudar: { pt: 'Editar atividade', en: 'Edit activity' },
  salvar: { pt: 'Salvar', en: 'Save' },
  leva: { pt: 'A atividade leva a', en: 'The activity leads to' },
  produto: { pt: 'Aula, playlist ou trilha', en: 'Lesson, playlist or path' },
  titulo: { pt: 'Título', en: 'Title' },
  tituloAjuda: {
    pt: 'O que ⟦os alunos⟧ leem, como “Refaça a aula da água”.',
    en: 'What students read, such as “Do the lesson on water again”.',
  },
  endereco: { pt: 'Endereço da página', en: 'Address of the page' },
  enderecoAjuda: { pt: '⟦Os alunos⟧ veem de qual site é.', en: 'Students see which site it is of.' },
  arquivo: { pt: 'Arquivo', en: 'File' },
  texto: { pt: 'Texto', en: 'Text' },
  textoExemplo: { pt: 'Escreva a tarefa ou a explicação.', en: 'Write the task or the explanation.' },
  buscar: { pt: 'Buscar aula, playlist ou trilha', en: 'Search lesson, playlist or path' },
  buscarAjuda: {
    pt: 'Aparece o que está publicado e aberto para você.',
    en: 'What is published and open to you is shown.',
  },
  escolha: { pt: 'Escolha o que a atividade abre.', en: 'Choose what the activity opens.' },
  trocar: { pt: 'Trocar', en: 'Change' },
  nadaAchado: { pt: 'Nada encontrado com essas palavras.', en: 'Nothing found with these words.' },
  fechado: { pt: 'Não está mais aberto', en: 'No longer open' },
  soltasTitulo: { pt: 'Atividades já escritas', en: 'Activities already written' },
  soltasVazio: {
    pt: 'Nenhuma atividade sua está fora de uma sugestão.',
    en: 'None of your activities stands outside a suggestion.',
  },
  usar: { pt: 'Usar', en: 'Use' },
})
