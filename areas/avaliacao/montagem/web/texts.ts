/** Words of assembling an assessment, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const montagemWebTexts = defineTexts({
  nova: { pt: 'Nova avaliação', en: 'New assessment' },
  banco: { pt: 'Banco de questões', en: 'Question bank' },
  ate: {
    pt: (n: number) => `até ${n} questões`,
    en: (n: number) => `up to ${n} questions`,
  },
  passos: { pt: 'Passos', en: 'Steps' },
  passo_matriz: { pt: 'Matriz', en: 'Blueprint' },
  passo_questoes: { pt: 'Questões', en: 'Questions' },
  passo_ordem: { pt: 'Ordem', en: 'Order' },
  passo_papel: { pt: 'No papel', en: 'On paper' },
  verPapel: { pt: 'Ver no papel', en: 'See on paper' },
  guardada: { pt: 'Guardada neste aparelho', en: 'Kept on this device' },
  salvar: { pt: 'Salvar avaliação', en: 'Save the assessment' },
  semNome: { pt: 'Dê um nome à avaliação antes de salvar.', en: 'Give the assessment a name before saving.' },
  salvou: { pt: 'Avaliação salva.', en: 'Assessment saved.' },
  avaliacoes: { pt: 'Avaliações', en: 'Assessments' },
  fechada: { pt: 'Esta avaliação está fechada', en: 'This assessment is closed' },
  fechadaTexto: {
    pt: 'Reabra a avaliação para trocar as questões.',
    en: 'Open the assessment again to change its questions.',
  },
  avaliacaoAusente: {
    pt: 'Esta avaliação não existe mais ou não está aberta para você',
    en: 'This assessment no longer exists or is not open to you',
  },
  verAvaliacao: { pt: 'Abrir a avaliação', en: 'Open the assessment' },
  enderecoRuim: { pt: 'Este endereço está incompleto', en: 'This address is not whole' },
  enderecoRuimTexto: {
    pt: 'Peça o link de novo a quem o enviou, ou comece uma avaliação nova.',
    en: 'Ask who sent the link for it again, or begin a new assessment.',
  },
  comecar: { pt: 'Começar uma nova', en: 'Begin a new one' },
  comecada: { pt: 'Você tem uma montagem começada', en: 'You have one begun already' },
  comecadaTexto: {
    pt: (titulo: string, n: number) => `${titulo}, com ${plural(n, 'uma questão', '# questões')}.`,
    en: (titulo: string, n: number) => `${titulo}, with ${plural(n, 'one question', '# questions')}.`,
  },
  continuar: { pt: 'Continuar', en: 'Go on' },
  descartar: { pt: 'Descartar', en: 'Discard' },
  seguir: { pt: 'Escolher as questões', en: 'Choose the questions' },
  conferirOrdem: { pt: 'Ver a ordem e o gabarito', en: 'See order and key' },

  titulo: { pt: 'Nome da avaliação', en: 'Name of the assessment' },
  tituloExemplo: { pt: 'Prova bimestral, 6º ano', en: 'Midterm, grade 6' },
  periodo: { pt: 'Ano escolar', en: 'Grade level' },
  qualquer: { pt: 'Qualquer um', en: 'Any' },
  turma: { pt: 'Para a turma', en: 'For the class' },
  turmaAjuda: {
    pt: 'O que ela já viu em aulas fica marcado e é sugerido por último.',
    en: 'What it has met in lessons is marked and suggested last.',
  },
  semTurma: { pt: 'Nenhuma em especial', en: 'None in particular' },
  modelo: { pt: 'Modelo', en: 'Model' },
  modelo_padrao: { pt: 'Padrão, até 48 questões', en: 'Standard, up to 48 questions' },
  modelo_doisBlocos: { pt: 'Dois blocos, até 32 questões', en: 'Two blocks, up to 32 questions' },
  matriz: { pt: 'Matriz de referência', en: 'Blueprint' },
  matrizTexto: {
    pt: 'Quantas questões de cada habilidade, das fáceis às difíceis.',
    en: 'How many questions of each skill, from easy to hard.',
  },
  habilidade: { pt: 'Habilidade', en: 'Skill' },
  qualquerHabilidade: { pt: 'Qualquer habilidade', en: 'Any skill' },
  outraHabilidade: { pt: 'Outras habilidades', en: 'Other skills' },
  adicionarHabilidades: { pt: 'Adicionar habilidades à matriz', en: 'Add skills to the blueprint' },
  removerLinha: {
    pt: (nome: string) => `Remover ${nome} da matriz`,
    en: (nome: string) => `Remove ${nome} from the blueprint`,
  },
  faixa_0: { pt: 'Fácil', en: 'Easy' },
  faixa_1: { pt: 'Média', en: 'Medium' },
  faixa_2: { pt: 'Difícil', en: 'Hard' },
  casa: {
    pt: (nome: string, faixa: string) => `${nome}, ${faixa}`,
    en: (nome: string, faixa: string) => `${nome}, ${faixa}`,
  },
  total: { pt: 'Total', en: 'Total' },
  passaDoModelo: {
    pt: (n: number, max: number) => `A matriz pede ${n} questões, e este modelo leva até ${max}.`,
    en: (n: number, max: number) =>
      `The blueprint asks for ${n} questions, and this model holds up to ${max}.`,
  },

  naProva: {
    pt: (n: number) => plural(n, 'Uma na prova', '# na prova'),
    en: (n: number) => plural(n, 'One in the test', '# in the test'),
  },
  nenhumaNaProva: { pt: 'Nenhuma na prova ainda', en: 'None in the test yet' },
  matrizDe: {
    pt: (n: number) => `matriz de ${n}`,
    en: (n: number) => `blueprint of ${n}`,
  },
  faltam: {
    pt: (n: number) => plural(n, 'falta uma', 'faltam #'),
    en: (n: number) => plural(n, 'one missing', '# missing'),
  },
  sobram: {
    pt: (n: number) => plural(n, 'sobra uma', 'sobram #'),
    en: (n: number) => plural(n, 'one over', '# over'),
  },
  completa: { pt: 'completa', en: 'complete' },
  fora: {
    pt: (n: number) => plural(n, 'Uma fora da matriz', '# fora da matriz'),
    en: (n: number) => plural(n, 'One outside the blueprint', '# outside the blueprint'),
  },
  tocar: {
    pt: 'Toque numa casa para ver só as questões que cabem nela.',
    en: 'Touch a square to see only the questions that fit it.',
  },
  estado_nada: { pt: 'nada pedido', en: 'nothing asked' },
  estado_falta: { pt: 'falta', en: 'missing' },
  estado_cheia: { pt: 'completa', en: 'full' },
  estado_sobra: { pt: 'sobra', en: 'over' },
  completar: { pt: 'Completar o que falta', en: 'Fill what is missing' },
  completou: {
    pt: (n: number) => plural(n, 'Uma questão adicionada.', '# questões adicionadas.'),
    en: (n: number) => plural(n, 'One question added.', '# questions added.'),
  },
  semCandidatas: {
    pt: (n: number) =>
      plural(n, 'Para uma casa não há questão no banco.', 'Para # casas não há questões bastantes no banco.'),
    en: (n: number) =>
      plural(
        n,
        'For one square the bank has no question.',
        'For # squares the bank has not enough questions.',
      ),
  },
  nadaNoBanco: {
    pt: 'O banco não tem questões para o que falta.',
    en: 'The bank has no questions for what is missing.',
  },
  cheia: {
    pt: (max: number) => `A prova está cheia: este modelo leva até ${max} questões.`,
    en: (max: number) => `The test is full: this model holds up to ${max} questions.`,
  },
  iguais: {
    pt: (a: number, b: number) => `A nº ${a} e a nº ${b} perguntam quase o mesmo.`,
    en: (a: number, b: number) => `No. ${a} and no. ${b} ask almost the same.`,
  },
  perdidas: {
    pt: (n: number) =>
      plural(
        n,
        'Uma questão desta prova não está mais disponível',
        '# questões desta prova não estão mais disponíveis',
      ),
    en: (n: number) =>
      plural(
        n,
        'One question of this test is no longer available',
        '# questions of this test are no longer available',
      ),
  },
  perdidasTexto: {
    pt: 'Foram arquivadas, voltaram à revisão ou não estão mais abertas para você.',
    en: 'They were archived, went back to review or are no longer open to you.',
  },
  remover: { pt: 'Remover', en: 'Remove' },

  buscar: { pt: 'Buscar no enunciado', en: 'Search the statement' },
  filtros: { pt: 'Filtros', en: 'Filters' },
  dificuldade: { pt: 'Dificuldade', en: 'Difficulty' },
  todas: { pt: 'Todas', en: 'All' },
  deQuem: { pt: 'De quem', en: 'Whose' },
  minhas: { pt: 'Minhas', en: 'Mine' },
  rede: { pt: 'De colegas', en: "Colleagues'" },
  novas: { pt: 'Só o que a turma não viu', en: 'Only what the class has not met' },
  limpar: { pt: 'Limpar filtros', en: 'Clear filters' },
  achadas: {
    pt: (n: number) => plural(n, 'Uma questão', '# questões'),
    en: (n: number) => plural(n, 'One question', '# questions'),
  },
  faltaNaCasa: {
    pt: (n: number) => plural(n, 'Falta uma nesta casa', 'Faltam # nesta casa'),
    en: (n: number) => plural(n, 'One missing in this square', '# missing in this square'),
  },
  nenhuma: { pt: 'Nenhuma questão com esses filtros', en: 'No questions with these filters' },
  nenhumaTexto: {
    pt: 'Só entram questões aprovadas. Remova um filtro, ou escreva a que falta.',
    en: 'Only approved questions go in. Remove a filter, or write the one that is missing.',
  },
  irAoBanco: { pt: 'Ir ao banco', en: 'Go to the bank' },
  codigo: { pt: (id: number) => `Q-${id}`, en: (id: number) => `Q-${id}` },
  certa: { pt: (letra: string) => `Certa: ${letra}`, en: (letra: string) => `Right: ${letra}` },
  comImagem: { pt: 'Com imagem', en: 'With a picture' },
  vista: { pt: 'A turma já viu em aula', en: 'The class has met it in a lesson' },
  minha: { pt: 'sua', en: 'yours' },
  de: { pt: (nome: string) => `de ${nome}`, en: (nome: string) => `by ${nome}` },
  semDificuldade: { pt: 'dificuldade não informada', en: 'difficulty not told' },
  ver: { pt: (codigo: string) => `Ver ${codigo} inteira`, en: (codigo: string) => `See all of ${codigo}` },
  adicionar: { pt: 'Adicionar à prova', en: 'Add to the test' },
  estaNa: { pt: (n: number) => `Na prova, nº ${n}`, en: (n: number) => `In the test, no. ${n}` },
  saiu: {
    pt: (codigo: string) => `${codigo} saiu da prova.`,
    en: (codigo: string) => `${codigo} left the test.`,
  },

  gabarito: { pt: 'Gabarito', en: 'Key' },
  esperado: {
    pt: (de: number, ate: number) =>
      de === ate ? `esperado: ${de} de cada` : `esperado: ${de} ou ${ate} de cada`,
    en: (de: number, ate: number) =>
      de === ate ? `expected: ${de} of each` : `expected: ${de} or ${ate} of each`,
  },
  vezes: {
    pt: (letra: string, n: number) => `${letra}: ${plural(n, 'uma vez', '# vezes')}`,
    en: (letra: string, n: number) => `${letra}: ${plural(n, 'once', '# times')}`,
  },
  seguidas: {
    pt: (letra: string, n: number, de: number, ate: number) =>
      `${letra} ${n} vezes seguidas, da ${de} à ${ate}.`,
    en: (letra: string, n: number, de: number, ate: number) =>
      `${letra} ${n} times in a row, from ${de} to ${ate}.`,
  },
  equilibrar: { pt: 'Equilibrar o gabarito', en: 'Balance the key' },
  equilibrou: {
    pt: 'Gabarito equilibrado: a certa trocou de lugar onde isso não muda a questão.',
    en: 'Key balanced: the right one changed places where that does not change the question.',
  },
  semGabarito: {
    pt: 'Só questões objetivas têm letra no gabarito.',
    en: 'Only multiple-choice questions have a letter in the key.',
  },

  ordenar: { pt: 'Ordenar', en: 'Order' },
  ordem_dificuldade: { pt: 'Da mais fácil à mais difícil', en: 'From easy to hard' },
  ordem_habilidade: { pt: 'Por habilidade', en: 'By skill' },
  ordem_acaso: { pt: 'Embaralhar', en: 'Shuffle' },
  ordenou: { pt: 'Ordem alterada.', en: 'Order changed.' },
  questaoN: { pt: (n: number) => `Questão ${n}`, en: (n: number) => `Question ${n}` },
  letraDe: {
    pt: (n: number) => `Letra certa da questão ${n}`,
    en: (n: number) => `Right letter of question ${n}`,
  },
  bloco: { pt: (n: number) => `Bloco ${n}`, en: (n: number) => `Block ${n}` },
  vazia: { pt: 'A prova ainda não tem questões', en: 'The test has no questions yet' },
  vaziaTexto: {
    pt: 'Escolha uma a uma, ou deixe a matriz ser completada de uma vez.',
    en: 'Choose them one by one, or have the blueprint filled at once.',
  },
  objetivas: {
    pt: (minutos: number) => `${minutos} min estimados`,
    en: (minutos: number) => `${minutos} min estimated`,
  },
  objetivasAjuda: {
    pt: 'A 3 min 20 s por questão, como no Enem (90 questões em 5 h). Dissertativas à parte.',
    en: 'At 3 min 20 s a question, as in Enem (90 questions in 5 h). Essays apart.',
  },

  imprimir: { pt: 'Imprimir', en: 'Print' },
  comGabarito: { pt: 'Com o gabarito no fim', en: 'With the key at the end' },
  nome: { pt: 'Nome', en: 'Name' },
  turmaLinha: { pt: 'Turma', en: 'Class' },
  data: { pt: 'Data', en: 'Date' },
  textoPara: {
    pt: (de: number, ate: number) =>
      de === ate ? `Texto para a questão ${de}` : `Texto para as questões de ${de} a ${ate}`,
    en: (de: number, ate: number) =>
      de === ate ? `Text for question ${de}` : `Text for questions ${de} to ${ate}`,
  },
  respostaAberta: { pt: 'resposta aberta', en: 'open answer' },
})
