/** Words of the screens of assessments, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const estadoAvaliacaoTexts = defineTexts({
  rascunho: { pt: 'Rascunho', en: 'Draft' },
  pronta: { pt: 'Fechada', en: 'Closed' },
  arquivada: { pt: 'Arquivada', en: 'Archived' },
})

export const opcoesTexts = defineTexts({
  padrao: { pt: 'Padrão, até 48 questões', en: 'Standard, up to 48 questions' },
  doisBlocos: { pt: 'Dois blocos, até 32 questões', en: 'Two blocks, up to 32 questions' },
  papel: { pt: 'Em papel', en: 'On paper' },
  online: { pt: 'Na tela', en: 'On screen' },
  mista: { pt: 'Em papel e na tela', en: 'On paper and on screen' },
  nunca: { pt: 'Nunca', en: 'Never' },
  ao_finalizar_fase: { pt: 'Quando a fase terminar', en: 'When the phase ends' },
  imediato: { pt: 'Assim que entregar', en: 'As soon as they turn it in' },
})

export const avaliacaoWebTexts = defineTexts({
  titulo: { pt: 'Avaliações', en: 'Assessments' },
  texto: {
    pt: 'As que você montou e as que a sua rede compartilha.',
    en: 'Those you put together and those your network shares.',
  },
  ensinar: { pt: 'Questões', en: 'Questions' },
  nova: { pt: 'Nova avaliação', en: 'New assessment' },
  buscar: { pt: 'Buscar pelo nome', en: 'Search by name' },
  deQuem: { pt: 'De quem', en: 'Whose' },
  todas: { pt: 'Todas', en: 'All' },
  minhas: { pt: 'Minhas', en: 'Mine' },
  rede: { pt: 'De colegas', en: 'By colleagues' },
  disciplina: { pt: 'Disciplina', en: 'Subject' },
  periodo: { pt: 'Ano escolar', en: 'Grade level' },
  situacao: { pt: 'Situação', en: 'State' },
  emUso: { pt: 'Ativas', en: 'Active' },
  total: {
    pt: (n: number) => plural(n, 'Uma avaliação', '# avaliações'),
    en: (n: number) => plural(n, 'One assessment', '# assessments'),
  },
  questoes: {
    pt: (n: number) => plural(n, 'uma questão', '# questões'),
    en: (n: number) => plural(n, 'one question', '# questions'),
  },
  cadernos: {
    pt: (n: number) => plural(n, 'um caderno', '# cadernos'),
    en: (n: number) => plural(n, 'one booklet', '# booklets'),
  },
  soMinha: { pt: 'só de quem montou', en: 'only of who put it together' },
  de: {
    pt: (nome: string) => `por ${nome}`,
    en: (nome: string) => `by ${nome}`,
  },
  mudou: { pt: 'alterada', en: 'changed' },
  nenhuma: { pt: 'Nenhuma avaliação ainda', en: 'No assessment yet' },
  nenhumaTexto: {
    pt: 'Monte a primeira: escolha a matriz e o banco sugere as questões.',
    en: 'Put the first one together: choose the blueprint and the bank suggests questions.',
  },
  nenhumaBusca: { pt: 'Nada com esses filtros', en: 'Nothing with these filters' },
  nenhumaBuscaTexto: {
    pt: 'Tente outro nome ou limpe os filtros.',
    en: 'Try another name or clear the filters.',
  },
  limpar: { pt: 'Limpar filtros', en: 'Clear filters' },
  naoExiste: {
    pt: 'Esta avaliação não existe mais ou não está aberta para você',
    en: 'This assessment no longer exists or is not open to you',
  },
  verTodas: { pt: 'Ver as avaliações', en: 'See the assessments' },

  editarQuestoes: { pt: 'Editar as questões', en: 'Edit the questions' },
  fechar: { pt: 'Fechar avaliação', en: 'Close the assessment' },
  fecharTitulo: {
    pt: (titulo: string) => `Fechar “${titulo}”?`,
    en: (titulo: string) => `Close “${titulo}”?`,
  },
  fecharTexto: {
    pt: 'As questões ficam guardadas como estão agora, mesmo que o banco mude, e os cadernos são montados. Você pode reabrir depois.',
    en: 'The questions are kept as they are now, even if the bank changes, and the booklets are made. You can open it again later.',
  },
  fechou: { pt: 'Avaliação fechada.', en: 'Assessment closed.' },
  reabrir: { pt: 'Reabrir', en: 'Open again' },
  reabriu: { pt: 'Avaliação reaberta.', en: 'Assessment opened again.' },
  copiar: { pt: 'Copiar', en: 'Copy' },
  copiou: {
    pt: (fora: number) =>
      fora === 0
        ? 'Cópia feita. Ela é só sua.'
        : `Cópia feita, sem ${plural(fora, 'uma questão que não está', '# questões que não estão')} aberta para você.`,
    en: (fora: number) =>
      fora === 0
        ? 'Copied. The copy is yours alone.'
        : `Copied, without ${plural(fora, 'one question', '# questions')} not open to you.`,
  },
  arquivar: { pt: 'Arquivar', en: 'Archive' },
  arquivou: { pt: 'Avaliação arquivada.', en: 'Assessment archived.' },
  trazer: { pt: 'Trazer de volta', en: 'Bring back' },
  voltou: { pt: 'Avaliação de volta, como rascunho.', en: 'The assessment is back, as a draft.' },
  voltouFechada: {
    pt: 'Avaliação de volta, fechada como estava.',
    en: 'The assessment is back, closed as it was.',
  },
  gabarito: { pt: 'Gabarito', en: 'Key' },
  maisAcoes: { pt: 'Mais ações', en: 'More actions' },

  asQuestoes: { pt: 'Questões', en: 'Questions' },
  semQuestoes: { pt: 'Nenhuma questão ainda', en: 'No question yet' },
  semQuestoesTexto: {
    pt: 'Abra a montagem e escolha no banco.',
    en: 'Open the basket and choose from the bank.',
  },
  fora: {
    pt: (n: number) =>
      plural(n, 'Uma questão não pode mais ser usada.', '# questões não podem mais ser usadas.'),
    en: (n: number) => plural(n, 'One question can no longer be used.', '# questions can no longer be used.'),
  },
  foraTexto: {
    pt: 'Foi arquivada, voltou para a revisão ou não está aberta para você. Abra a montagem e troque.',
    en: 'It was archived, went back into review or is not open to you. Open the basket and replace it.',
  },
  codigo: {
    pt: (id: number) => `Q-${String(id).padStart(4, '0')}`,
    en: (id: number) => `Q-${String(id).padStart(4, '0')}`,
  },
  pesos: { pt: 'Peso de cada questão', en: 'Weight of each question' },
  pesosAjuda: {
    pt: 'Com o dobro do peso, a questão vale o dobro do valor total.',
    en: 'A question of twice the weight is worth twice as much of the total.',
  },
  pesoErrado: { pt: 'Escreva pesos acima de zero.', en: 'Write weights above zero.' },
  pesoDe: {
    pt: (n: number) => `Peso da questão ${n}`,
    en: (n: number) => `Weight of question ${n}`,
  },
  vale: {
    pt: (pontos: string) => `vale\u00a0${pontos}`,
    en: (pontos: string) => `worth\u00a0${pontos}`,
  },
  mostrarTodas: {
    pt: (n: number) => `Mostrar as ${n} questões`,
    en: (n: number) => `Show all ${n} questions`,
  },
  mostrarMenos: { pt: 'Mostrar só as primeiras', en: 'Show the first ones only' },
  bancoMudou: { pt: 'o banco já mudou', en: 'the bank has changed since' },
  versao: {
    pt: (n: number) => `versão ${n}`,
    en: (n: number) => `version ${n}`,
  },
  letraEm: {
    pt: (letra: string) => `gabarito em ${letra}`,
    en: (letra: string) => `key at ${letra}`,
  },
  bloco: {
    pt: (n: number) => `Bloco ${n}`,
    en: (n: number) => `Block ${n}`,
  },

  aplicacao: { pt: 'Aplicação', en: 'How it is given' },
  nome: { pt: 'Nome da avaliação', en: 'Name of the assessment' },
  compartilhar: { pt: 'Compartilhar com', en: 'Share with' },
  compartilharAjuda: {
    pt: 'Depois de fechada, quem ensina nesta rede pode ver e copiar.',
    en: 'Once closed, those who teach in this network can see and copy it.',
  },
  ninguem: { pt: 'Ninguém, só comigo', en: 'Nobody, only me' },
  modelo: { pt: 'Modelo', en: 'Model' },
  modalidade: { pt: 'Como é feita', en: 'How it is taken' },
  duracao: { pt: 'Duração, em minutos', en: 'Duration, in minutes' },
  duracaoAjuda: { pt: 'Vazio: enquanto estiver aberta.', en: 'Empty: as long as it is open.' },
  valor: { pt: 'Valor total', en: 'Total worth' },
  valorErrado: { pt: 'Escreva um número acima de zero.', en: 'Write a number above zero.' },
  senha: { pt: 'Senha da sala', en: 'Password of the room' },
  senhaAjuda: {
    pt: 'Vazio: sem senha. Quem aplica diz na hora.',
    en: 'Empty: none. Whoever gives the test says it there.',
  },
  mostrar: { pt: 'Quando o resultado é mostrado', en: 'When the result is shown' },
  instrucoes: { pt: 'Instruções', en: 'Instructions' },
  instrucoesExemplo: {
    pt: 'O que é lido antes de começar.',
    en: 'What is read before it begins.',
  },
  osCadernos: { pt: 'Cadernos', en: 'Booklets' },
  quantosCadernos: { pt: 'Quantos cadernos', en: 'How many booklets' },
  cadernosAjuda: {
    pt: 'De 1 a 26. O primeiro segue a ordem da montagem.',
    en: 'From 1 to 26. The first follows the order of the basket.',
  },
  embaralhar: { pt: 'Entre um caderno e outro, embaralhar', en: 'From one booklet to the next, shuffle' },
  embaralha_questoes: {
    pt: 'As questões (as de um mesmo texto ficam juntas)',
    en: 'The questions (those about one text stay together)',
  },
  embaralha_alternativas: { pt: 'As alternativas', en: 'The alternatives' },
  embaralha_blocos: { pt: 'A ordem dos blocos', en: 'The order of the blocks' },
  padroes: { pt: 'Padrões de desempenho', en: 'Standards of performance' },
  padroesAjuda: {
    pt: 'Cada padrão começa nesta porcentagem de acertos.',
    en: 'Each standard begins at this percentage of right answers.',
  },
  padraoNome: {
    pt: (n: number) => `Nome do padrão ${n}`,
    en: (n: number) => `Name of standard ${n}`,
  },
  padraoDesde: {
    pt: (n: number) => `Padrão ${n} a partir de, em %`,
    en: (n: number) => `Standard ${n} from, in %`,
  },
  adicionarPadrao: { pt: 'Adicionar padrão', en: 'Add a standard' },
  removerPadrao: {
    pt: (n: number) => `Remover o padrão ${n}`,
    en: (n: number) => `Remove standard ${n}`,
  },
  salvar: { pt: 'Salvar', en: 'Save' },
  salvou: { pt: 'Avaliação salva.', en: 'Assessment saved.' },
  sobre: { pt: 'Sobre', en: 'About' },
  autor: { pt: 'Quem montou', en: 'Who put it together' },
  onde: { pt: 'Compartilhada com', en: 'Shared with' },
  turma: { pt: 'Para a turma', en: 'For the class' },
  comNinguem: { pt: 'Ninguém', en: 'Nobody' },
  copiaDe: { pt: 'Começou como cópia de', en: 'Began as a copy of' },

  gabaritoDe: {
    pt: (titulo: string) => `Gabarito: ${titulo}`,
    en: (titulo: string) => `Key: ${titulo}`,
  },
  gabaritoTexto: {
    pt: 'Em cada caderno, a resposta certa de cada posição.',
    en: 'In each booklet, the right answer at each place.',
  },
  posicao: { pt: 'Posição', en: 'Place' },
  caderno: {
    pt: (n: number) => `Caderno ${n}`,
    en: (n: number) => `Booklet ${n}`,
  },
  aberta: { pt: 'aberta', en: 'open' },
  questaoN: {
    pt: (n: number) => `questão ${n}`,
    en: (n: number) => `question ${n}`,
  },
  imprimir: { pt: 'Imprimir', en: 'Print' },
  semGabarito: { pt: 'Esta avaliação ainda não foi fechada', en: 'This assessment is not closed yet' },
  semGabaritoTexto: {
    pt: 'Feche a avaliação: os cadernos são montados e o gabarito aparece aqui.',
    en: 'Close the assessment: the booklets are made and the key shows here.',
  },
  verAvaliacao: { pt: 'Abrir a avaliação', en: 'Open the assessment' },
})
