/** Words of the bank's list and of one question, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const questaoWebTexts = defineTexts({
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
  ativas: { pt: 'Ativas', en: 'Active' },
  arquivadas: { pt: 'Arquivadas', en: 'Archived' },
  listas: { pt: 'Listas', en: 'Lists' },
  buscar: { pt: 'Buscar no enunciado', en: 'Search the statement' },
  deQuem: { pt: 'De quem', en: 'Whose' },
  todas: { pt: 'todas', en: 'all' },
  minhas: { pt: 'Minhas', en: 'Mine' },
  rede: { pt: 'Da rede', en: 'Of the network' },
  disciplina: { pt: 'Disciplina', en: 'Subject' },
  periodo: { pt: 'Ano escolar', en: 'Grade level' },
  periodoTodos: { pt: 'todos', en: 'all' },
  dificuldade: { pt: 'Dificuldade', en: 'Difficulty' },
  habilidade: { pt: 'Habilidade', en: 'Skill' },
  habilidades: { pt: 'Habilidades', en: 'Skills' },
  tipo: { pt: 'Tipo', en: 'Type' },
  situacao: { pt: 'Situação', en: 'Status' },
  naoInformada: { pt: 'Não informada', en: 'Not told' },
  naoInformado: { pt: 'Não informado', en: 'Not told' },
  nenhuma: { pt: 'O banco ainda está vazio', en: 'The bank is still empty' },
  nenhumaTexto: {
    pt: 'Abra uma aula publicada e escolha Extrair questões: as perguntas dela vêm para cá.',
    en: 'Open a published lesson and choose Extract questions: its questions come here.',
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

  sobre: { pt: 'Sobre a questão', en: 'About the question' },
  autor: { pt: 'Quem escreveu', en: 'Written by' },
  onde: { pt: 'Onde está', en: 'Where it stands' },
  soMeu: { pt: 'Só no banco de quem escreveu', en: 'Only in the bank of its author' },
  origem: { pt: 'Extraída de', en: 'Extracted from' },
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
  salvar: { pt: 'Salvar', en: 'Save' },
  cancelar: { pt: 'Cancelar', en: 'Cancel' },
  salva: { pt: 'Questão salva.', en: 'Question saved.' },
  voltaRevisao: {
    pt: 'Questão salva. Ela volta para a revisão antes de a rede usar.',
    en: 'Question saved. It goes back to review before the network uses it.',
  },
  enunciado: { pt: 'Enunciado', en: 'Statement' },
  explicacao: { pt: 'Explicação', en: 'Explanation' },
  explicacaoAjuda: {
    pt: 'O que se diz a quem vê o gabarito.',
    en: 'Shown to anyone who sees the answers.',
  },
  dados: { pt: 'Dados da questão', en: 'Data of the question' },
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
})

export const estadoQuestaoTexts = defineTexts({
  rascunho: { pt: 'Rascunho', en: 'Draft' },
  em_revisao: { pt: 'Em revisão', en: 'In review' },
  aprovada: { pt: 'Aprovada', en: 'Approved' },
  arquivada: { pt: 'Arquivada', en: 'Archived' },
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
  combina: { pt: 'combina com', en: 'goes with' },
})
