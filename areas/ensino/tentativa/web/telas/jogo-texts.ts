/** The sentences of the games. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

const WAYS = { horizontal: 'across', vertical: 'down' } as const

export const jogoTexts = defineTexts({
  carta: { pt: (n: number) => `Carta ${n}`, en: (n: number) => `Card ${n}` },
  virada: { pt: (n: number) => `Carta ${n}, virada para baixo`, en: (n: number) => `Card ${n}, face down` },
  abriu: {
    pt: (n: number, nome: string) => `Carta ${n}: ${nome}.`,
    en: (n: number, name: string) => `Card ${n}: ${name}.`,
  },
  par: { pt: 'Par encontrado!', en: 'A pair!' },
  naoPar: { pt: 'Não são um par.', en: 'Not a pair.' },
  paresDe: {
    pt: (n: number, total: number) => `${n} de ${total} pares`,
    en: (n: number, total: number) => `${n} of ${total} pairs`,
  },
  jogadas: {
    pt: (n: number) => plural(n, '1 jogada', '# jogadas'),
    en: (n: number) => plural(n, '1 turn', '# turns'),
  },
  tabuleiro: { pt: 'Tabuleiro', en: 'Board' },
  comoCacar: {
    pt: 'Arraste da primeira à última letra, ou toque nas duas. No teclado: setas, e Enter na primeira e na última.',
    en: 'Drag from the first letter to the last, or touch both. With the keyboard: arrows, and Enter on both ends.',
  },
  grade: { pt: 'Grade de letras', en: 'Grid of letters' },
  celula: {
    pt: (letra: string, linha: number, coluna: number) => `${letra}, linha ${linha}, coluna ${coluna}`,
    en: (letter: string, row: number, column: number) => `${letter}, row ${row}, column ${column}`,
  },
  comecou: {
    pt: (letra: string) => `Começa em ${letra}. Escolha a última letra.`,
    en: (letter: string) => `From ${letter}. Choose the last letter.`,
  },
  marcou: { pt: (palavra: string) => `Marcada: ${palavra}.`, en: (word: string) => `Marked: ${word}.` },
  torta: { pt: 'Só em linha reta.', en: 'Only in a straight line.' },
  semTamanho: {
    pt: (palavra: string) => `${palavra} não tem o tamanho de nenhuma palavra.`,
    en: (word: string) => `${word} is as long as none of the words.`,
  },
  marcadas: { pt: 'Palavras marcadas', en: 'Marked words' },
  marcadasDe: {
    pt: (n: number, total: number) => `${n} de ${total} palavras marcadas`,
    en: (n: number, total: number) => `${n} of ${total} words marked`,
  },
  apagar: { pt: (palavra: string) => `Limpar ${palavra}`, en: (word: string) => `Clear ${word}` },
  letras: {
    pt: (n: number) => plural(n, '1 letra', '# letras'),
    en: (n: number) => plural(n, '1 letter', '# letters'),
  },
  pistas: { pt: 'Pistas', en: 'Clues' },
  horizontais: { pt: 'Horizontais', en: 'Across' },
  verticais: { pt: 'Verticais', en: 'Down' },
  comoCruzar: {
    pt: 'Toque numa casa ou numa pista e escreva. Tocar de novo na casa, ou Espaço, muda a direção.',
    en: 'Touch a cell or a clue and type. Touching the cell again, or Space, changes the direction.',
  },
  gradeCruzada: { pt: 'Grade da cruzadinha', en: 'Crossword grid' },
  palavraAtual: {
    pt: (n: number, direcao: 'horizontal' | 'vertical') => `${n} ${direcao}:`,
    en: (n: number, direction: 'horizontal' | 'vertical') => `${n} ${WAYS[direction]}:`,
  },
  casaDe: {
    pt: (n: number, direcao: 'horizontal' | 'vertical', letra: number, total: number) =>
      `${n} ${direcao}, letra ${letra} de ${total}`,
    en: (n: number, direction: 'horizontal' | 'vertical', letter: number, total: number) =>
      `${n} ${WAYS[direction]}, letter ${letter} of ${total}`,
  },
  perguntaDe: {
    pt: (n: number, total: number) => `Pergunta ${n} de ${total}`,
    en: (n: number, total: number) => `Question ${n} of ${total}`,
  },
  segundos: {
    pt: (n: number) => plural(n, '1 segundo', '# segundos'),
    en: (n: number) => plural(n, '1 second', '# seconds'),
  },
  semRelogio: { pt: 'Sem relógio', en: 'Without the clock' },
  comecar: { pt: 'Começar', en: 'Start' },
  regras: {
    pt: (perguntas: number, segundos: number) =>
      `${plural(perguntas, '1 pergunta', '# perguntas')}, ${segundos} segundos para cada uma.`,
    en: (questions: number, seconds: number) =>
      `${plural(questions, '1 question', '# questions')}, ${seconds} seconds each.`,
  },
  tempoAcabou: { pt: 'O tempo desta pergunta acabou.', en: 'Time is up for this question.' },
  terminou: {
    pt: (n: number, total: number) => `Pronto: ${n} de ${total} respondidas.`,
    en: (n: number, total: number) => `Done: ${n} of ${total} answered.`,
  },
  proxima: { pt: 'Próxima', en: 'Next' },
})
