/** The sentences of the results of surveys. */
import { formatNumber } from '../../../../core/contract/time.ts'
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

const minus = (n: number): string => String(n).replace('-', '−')

export const resultadoTexts = defineTexts({
  resultados: { pt: 'Resultados', en: 'Results' },
  todasAsTurmas: { pt: 'Todas as turmas', en: 'All classes' },
  turma: { pt: 'Turma', en: 'Class' },
  ocultaOpcao: { pt: (nome: string) => `${nome} (oculta)`, en: (nome: string) => `${nome} (hidden)` },
  esperaFim: { pt: 'Os resultados aparecem depois do fim', en: 'Results show after the end' },
  esperaFimTexto: {
    pt: 'Até lá, só a participação é mostrada.',
    en: 'Until then only how many answered is shown.',
  },
  esperaMinimo: { pt: 'Ainda são poucas respostas para mostrar', en: 'Too few answers to show yet' },
  esperaMinimoTexto: {
    pt: 'Com menos de 5 respostas, ou quando a diferença entre turmas diria o que poucas pessoas responderam, nada é mostrado.',
    en: 'With fewer than 5 answers, or when the difference between classes would tell what a few people answered, nothing is shown.',
  },
  perguntaOculta: {
    pt: 'Menos de 5 pessoas responderam a esta pergunta: o resultado fica oculto.',
    en: 'Fewer than 5 people answered this question: its result is hidden.',
  },
  ninguem: { pt: 'Ninguém respondeu a esta pergunta.', en: 'Nobody answered this question.' },
  responderam: {
    pt: (n: number, total: number) => `de ${total} ${n === 1 ? 'respondeu' : 'responderam'}`,
    en: (_: number, total: number) => `of ${total} answered`,
  },
  respostas: {
    pt: (n: number) => plural(n, '1 resposta', '# respostas'),
    en: (n: number) => plural(n, '1 answer', '# answers'),
  },
  parte: {
    pt: (p: number) => `${formatNumber(p, 0)}%`,
    en: (p: number) => `${formatNumber(p, 0, 'en-us')}%`,
  },
  numero: {
    pt: (n: number) => formatNumber(n, 2),
    en: (n: number) => formatNumber(n, 2, 'en-us'),
  },
  maisEscolhida: {
    pt: (opcao: string, p: string) => `A mais escolhida foi “${opcao}”, com ${p}.`,
    en: (opcao: string, p: string) => `The most chosen was “${opcao}”, with ${p}.`,
  },
  empate: { pt: 'Houve empate na frente.', en: 'There was a tie at the top.' },
  mediaFrase: {
    pt: (m: string) => `A média foi ${m}, de 1 a 5.`,
    en: (m: string) => `The average was ${m}, from 1 to 5.`,
  },
  npsFrase: {
    pt: (nps: number, m: string) => `NPS ${minus(nps)}, de −100 a 100; a nota média foi ${m}.`,
    en: (nps: number, m: string) => `NPS ${minus(nps)}, from −100 to 100; the average was ${m}.`,
  },
  ordemFrase: {
    pt: (opcao: string, m: string) => `“${opcao}” ficou na frente, em média na posição ${m}.`,
    en: (opcao: string, m: string) => `“${opcao}” came first, at place ${m} on average.`,
  },
  promotores: { pt: 'Promotores (9 e 10)', en: 'Promoters (9 and 10)' },
  neutros: { pt: 'Neutros (7 e 8)', en: 'Passives (7 and 8)' },
  detratores: { pt: 'Detratores (0 a 6)', en: 'Detractors (0 to 6)' },
  posicao: { pt: (m: string) => `posição ${m}`, en: (m: string) => `place ${m}` },
  verTabela: { pt: 'Ver como tabela', en: 'See as a table' },
  opcao: { pt: 'Opção', en: 'Option' },
  quantidade: { pt: 'Respostas', en: 'Answers' },
  porcento: { pt: '%', en: '%' },
  posicaoMedia: { pt: 'Posição média', en: 'Average rank' },
  primeiro: { pt: 'Em primeiro', en: 'In first place' },
  textosDe: {
    pt: (n: number, total: number) => `Mostrando ${n} de ${total}, fora de ordem.`,
    en: (n: number, total: number) => `Showing ${n} of ${total}, in no order.`,
  },
  textosOcultos: {
    pt: (n: number) => plural(n, 'Uma pessoa escreveu.', '# pessoas escreveram.'),
    en: (n: number) => plural(n, 'One person wrote.', '# people wrote.'),
  },
  variasOpcoes: {
    pt: 'Cada pessoa podia escolher mais de uma: a soma passa de 100%.',
    en: 'Each person could choose more than one: the sum passes 100%.',
  },
  baixar: { pt: 'Baixar', en: 'Download' },
  baixarCsv: { pt: 'Totais em CSV', en: 'Totals as CSV' },
  baixarXlsx: { pt: 'Totais em XLSX', en: 'Totals as XLSX' },
  baixarPessoas: { pt: 'Pessoa por pessoa, em XLSX', en: 'Person by person, as XLSX' },
  imprimir: { pt: 'Imprimir', en: 'Print' },
  baixou: { pt: 'Arquivo baixado.', en: 'File downloaded.' },
  pessoas: { pt: 'Pessoa por pessoa', en: 'Person by person' },
  pessoa: { pt: 'Pessoa', en: 'Person' },
  situacao: { pt: 'Situação', en: 'Status' },
  respondeu: { pt: 'Respondeu', en: 'Answered' },
  falta: { pt: 'Falta responder', en: 'Has not answered' },
  anonimaSemNomes: {
    pt: 'Enquete anônima: os nomes de quem respondeu não aparecem.',
    en: 'Anonymous survey: the names of who answered are not shown.',
  },
  semEnquete: { pt: 'Escolha uma enquete para ver os resultados', en: 'Choose a survey to see its results' },
})
