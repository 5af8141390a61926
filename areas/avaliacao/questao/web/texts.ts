/** Words of the bank's list and of one question, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const questaoWebTexts = defineTexts({
  exportar: { pt: 'Exportar', en: 'Export' },
  importar: { pt: 'Importar', en: 'Import' },
  banco: { pt: 'Banco de questões', en: 'Question bank' },
  bancoTexto: {
    pt: 'As questões que você escreveu ou extraiu de aulas, e as aprovadas da sua rede.',
    en: 'The questions that you wrote or took from lessons, and those approved in your network.',
  },
  aulas: { pt: 'Aulas', en: 'Lessons' },
  questao: { pt: (id: number) => `Questão ${id}`, en: (id: number) => `Question ${id}` },
  total: {
    pt: (n: number) => plural(n, 'Uma questão', '# questões'),
    en: (n: number) => plural(n, 'One question', '# questions'),
  },
  arquivadas: { pt: 'Arquivadas', en: 'Archived' },
  paraRevisar: { pt: 'Para revisar', en: 'To review' },
  listas: { pt: 'Listas', en: 'Lists' },
  buscar: {
    pt: 'Palavra, código ou tag',
    en: 'Word, code or tag',
  },
  maisDe: {
    pt: (n: string) => `Mais de ${n} questões`,
    en: (n: string) => `More than ${n} questions`,
  },
  parecidas: {
    pt: (busca: string) => `Mostrando resultados parecidos com “${busca}”.`,
    en: (busca: string) => `Showing results like “${busca}”.`,
  },
  porRelevancia: { pt: 'as que mais combinam primeiro', en: 'best matches first' },
  porData: { pt: 'mais novas primeiro', en: 'newest first' },
  filtros: { pt: 'Filtros', en: 'Filters' },
  filtrosUsados: { pt: (n: number) => `Filtros (${n})`, en: (n: number) => `Filters (${n})` },
  verAs: {
    pt: (total: string) => `Ver ${total.toLowerCase()}`,
    en: (total: string) => `See ${total.toLowerCase()}`,
  },
  maisEscolhas: { pt: (n: number) => `Mostrar mais ${n}`, en: (n: number) => `Show ${n} more` },
  contadasAte: {
    pt: 'Os números contam as 5.000 questões mais novas. Escolha um filtro para contar todas.',
    en: 'The numbers count the 5,000 newest questions. Choose a filter to count all.',
  },
  escolhidas: { pt: 'Filtros escolhidos', en: 'Chosen filters' },
  tirarFiltro: {
    pt: (nome: string) => `Remover o filtro ${nome}`,
    en: (nome: string) => `Remove the filter ${nome}`,
  },
  estados: { pt: 'Situação', en: 'Status' },
  todasAtivas: { pt: 'Todas', en: 'All' },
  comTotal: {
    pt: (nome: string, total: string) => `${nome} ${total}`,
    en: (nome: string, total: string) => `${nome} ${total}`,
  },
  parecidasComEsta: { pt: 'Parecidas com esta', en: 'Like this one' },
  igualEm: { pt: (n: string) => `${n}% igual`, en: (n: string) => `${n}% the same` },
  jaNoBanco: {
    pt: (n: number) =>
      plural(n, 'O banco já tem uma questão quase igual:', 'O banco já tem # questões quase iguais:'),
    en: (n: number) =>
      plural(
        n,
        'The bank already has a question nearly like it:',
        'The bank already has # questions nearly like it:',
      ),
  },
  codigo: { pt: (id: number) => `Q-${id}`, en: (id: number) => `Q-${id}` },
  minha: { pt: 'sua', en: 'yours' },
  minhas: { pt: 'Minhas', en: 'Mine' },
  rede: { pt: 'De colegas', en: 'By colleagues' },
  origem: { pt: 'De quem', en: 'Whose' },
  procedencia: { pt: 'De onde veio', en: 'Where it came from' },
  disciplina: { pt: 'Disciplina', en: 'Subject' },
  periodo: { pt: 'Ano escolar', en: 'Grade level' },
  dificuldade: { pt: 'Dificuldade', en: 'Difficulty' },
  habilidade: { pt: 'Habilidade', en: 'Skill' },
  habilidades: { pt: 'Habilidades', en: 'Skills' },
  tipo: { pt: 'Tipo', en: 'Type' },
  naoInformada: { pt: 'Não informada', en: 'Not told' },
  naoInformado: { pt: 'Não informado', en: 'Not told' },
  nenhuma: { pt: 'O banco ainda está vazio', en: 'The bank is still empty' },
  nenhumaTexto: {
    pt: 'Escreva a primeira, ou abra uma aula publicada e escolha Extrair questões.',
    en: 'Write the first, or open a published lesson and choose Extract questions.',
  },
  verAulas: { pt: 'Ver aulas', en: 'See lessons' },
  nenhumaArquivada: { pt: 'Nenhuma questão arquivada', en: 'No archived questions' },
  nenhumaArquivadaTexto: {
    pt: 'O que você arquivar fica guardado aqui, e pode voltar.',
    en: 'What you archive is kept here, and may come back.',
  },
  nenhumaBusca: { pt: 'Nenhuma questão com esses filtros', en: 'No questions with these filters' },
  nenhumaBuscaTexto: {
    pt: 'Remova um filtro ou busque por outra palavra.',
    en: 'Remove a filter or search for another word.',
  },
  limpar: { pt: 'Limpar filtros', en: 'Clear filters' },
  semTexto: { pt: 'Questão sem palavras', en: 'Question without words' },
  de: { pt: (nome: string) => `de ${nome}`, en: (nome: string) => `by ${nome}` },
  mudou: { pt: 'Mudou', en: 'Changed' },
  naoExiste: {
    pt: 'Esta questão não existe mais ou não está aberta para você',
    en: 'This question no longer exists or is not open to you',
  },

  montar: { pt: 'Montar avaliação', en: 'Assemble an assessment' },
  nova: { pt: 'Nova questão', en: 'New question' },
  copiar: { pt: 'Copiar para o meu banco', en: 'Copy to my bank' },
  favoritar: { pt: 'Adicionar às favoritas', en: 'Add to favorites' },
  desfavoritar: { pt: 'Remover das favoritas', en: 'Remove from favorites' },
  favoritas: { pt: 'Favoritas', en: 'Favorites' },
  soFavoritas: { pt: 'Só as favoritas', en: 'Only favorites' },
  bloom: { pt: 'O que pede (Bloom)', en: 'What it asks (Bloom)' },
  fonte: { pt: 'Fonte', en: 'Source' },
  autoria: { pt: 'Autoria', en: 'Author' },
  licenca: { pt: 'Licença', en: 'License' },
  idioma: { pt: 'Língua', en: 'Language' },
  tri: { pt: 'Parâmetros da TRI', en: 'IRT parameters' },
  triValores: {
    pt: (a: string, b: string, c: string) => `a ${a} · b ${b} · c ${c}`,
    en: (a: string, b: string, c: string) => `a ${a} · b ${b} · c ${c}`,
  },
  sobre: { pt: 'Sobre a questão', en: 'About the question' },
  autor: { pt: 'Quem escreveu', en: 'Written by' },
  onde: { pt: 'Onde está', en: 'Where it stands' },
  soMeu: { pt: 'Só no banco de quem escreveu', en: 'Only in the bank of its author' },
  extraidaDe: { pt: 'Extraída de', en: 'Extracted from' },
  origemTela: {
    pt: (versao: number, ordem: number) => `versão ${versao}, tela ${ordem}`,
    en: (versao: number, ordem: number) => `version ${versao}, screen ${ordem}`,
  },
  tags: { pt: 'Tags', en: 'Tags' },
  repassar: { pt: 'Colegas da rede podem copiar', en: 'Colleagues of the network may copy it' },
  sim: { pt: 'Sim', en: 'Yes' },
  nao: { pt: 'Não', en: 'No' },
  versao: { pt: 'Versão', en: 'Version' },
  editar: { pt: 'Editar', en: 'Edit' },
  explicacao: { pt: 'Explicação', en: 'Explanation' },
  mudarPara_em_revisao: { pt: 'Enviar para revisão', en: 'Send for review' },
  mudarPara_aprovada: { pt: 'Aprovar', en: 'Approve' },
  mudarPara_rascunho: { pt: 'Voltar a rascunho', en: 'Back to draft' },
  mudarPara_arquivada: { pt: 'Arquivar', en: 'Archive' },
  trazer: { pt: 'Trazer de volta', en: 'Bring back' },
  ficou: {
    pt: (estado: string) => `Agora a questão está: ${estado}.`,
    en: (estado: string) => `Now the question is: ${estado}.`,
  },
})

export const tipoQuestaoTexts = defineTexts({
  objetiva: { pt: 'Objetiva', en: 'Multiple choice' },
  multipla_resposta: { pt: 'Múltipla resposta', en: 'Multiple answers' },
  verdadeiro_falso: { pt: 'Verdadeiro ou falso', en: 'True or false' },
  associacao: { pt: 'Associação', en: 'Matching' },
  numerica: { pt: 'Numérica', en: 'Numeric' },
  dissertativa: { pt: 'Dissertativa', en: 'Essay' },
  resposta_curta: { pt: 'Resposta curta', en: 'Short answer' },
  lacunas: { pt: 'Lacunas', en: 'Fill in the gaps' },
  ordenacao: { pt: 'Ordenação', en: 'Ordering' },
  classificacao: { pt: 'Classificação', en: 'Sorting into groups' },
})

export const estadoQuestaoTexts = defineTexts({
  rascunho: { pt: 'Rascunho', en: 'Draft' },
  em_revisao: { pt: 'Em revisão', en: 'In review' },
  aprovada: { pt: 'Aprovada', en: 'Approved' },
  arquivada: { pt: 'Arquivada', en: 'Archived' },
})

export const bloomTexts = defineTexts({
  lembrar: { pt: 'Lembrar', en: 'Remember' },
  entender: { pt: 'Entender', en: 'Understand' },
  aplicar: { pt: 'Aplicar', en: 'Apply' },
  analisar: { pt: 'Analisar', en: 'Analyze' },
  avaliar: { pt: 'Avaliar', en: 'Evaluate' },
  criar: { pt: 'Criar', en: 'Create' },
})

export const licencaTexts = defineTexts({
  propria: { pt: 'Minha, todos os direitos', en: 'Mine, all rights' },
  dominio_publico: { pt: 'Domínio público', en: 'Public domain' },
  cc0: { pt: 'CC0', en: 'CC0' },
  cc_by: { pt: 'CC BY', en: 'CC BY' },
  cc_by_sa: { pt: 'CC BY-SA', en: 'CC BY-SA' },
  cc_by_nc: { pt: 'CC BY-NC', en: 'CC BY-NC' },
  cc_by_nc_sa: { pt: 'CC BY-NC-SA', en: 'CC BY-NC-SA' },
  cc_by_nd: { pt: 'CC BY-ND', en: 'CC BY-ND' },
  cc_by_nc_nd: { pt: 'CC BY-NC-ND', en: 'CC BY-NC-ND' },
})

/** Where a question came from. */
export const procedenciaTexts = defineTexts({
  escrita: { pt: 'Escrita aqui', en: 'Written here' },
  aula: { pt: 'De uma aula', en: 'From a lesson' },
  copia: { pt: 'Cópia', en: 'Copy' },
})

export const idiomaTexts = defineTexts({
  pt: { pt: 'Português', en: 'Portuguese' },
  en: { pt: 'Inglês', en: 'English' },
  es: { pt: 'Espanhol', en: 'Spanish' },
  libras: { pt: 'Libras', en: 'Libras' },
  outro: { pt: 'Outra', en: 'Other' },
})

/** What a question shows beside its statement. */
export const gabaritoTexts = defineTexts({
  certa: { pt: 'Certa', en: 'Right' },
  verdadeira: { pt: 'Verdadeira', en: 'True' },
  falsa: { pt: 'Falsa', en: 'False' },
  alternativas: { pt: 'Alternativas', en: 'Alternatives' },
  afirmacoes: { pt: 'Afirmações', en: 'Statements' },
  pares: { pt: 'Pares', en: 'Pairs' },
  resposta: { pt: 'Resposta', en: 'Answer' },
  valor: {
    pt: (valor: string, unidade: string) => `${valor} ${unidade}`.trim(),
    en: (valor: string, unidade: string) => `${valor} ${unidade}`.trim(),
  },
  tolerancia: {
    pt: (n: string) => `aceita ${n} a mais ou a menos`,
    en: (n: string) => `accepts ${n} more or less`,
  },
  aberta: {
    pt: (n: string) => `Resposta aberta, de até ${n} letras.`,
    en: (n: string) => `Open answer, up to ${n} letters.`,
  },
  criterios: { pt: 'Critérios', en: 'Criteria' },
  naOrdem: { pt: 'Na ordem certa', en: 'In the right order' },
  sobram: { pt: 'Palavras que sobram', en: 'Words left over' },
  combina: { pt: 'combina com', en: 'goes with' },
  vale: { pt: (n: string) => `vale ${n}%`, en: (n: string) => `worth ${n}%` },
  soTudo: { pt: 'Só vale se acertar tudo.', en: 'Only all of it counts.' },
  parciais: { pt: 'Respostas que valem uma parte', en: 'Answers that are worth a part' },
  unidades: { pt: 'Também vale', en: 'Also taken' },
  semUnidade: {
    pt: (n: string) => `Sem a unidade certa, perde ${n}%.`,
    en: (n: string) => `Without the right unit, loses ${n}%.`,
  },
})
