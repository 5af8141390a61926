/** The sentences of the screens of a lesson as a learner answers them. */
import { defineTexts, plural } from '../../../../../core/texts/texts.ts'

export const telaTexts = defineTexts({
  alternativas: { pt: 'Alternativas', en: 'Choices' },
  escolhaUma: { pt: 'Escolha uma alternativa.', en: 'Choose one.' },
  escolhaVarias: { pt: 'Escolha todas as certas.', en: 'Choose all that are right.' },
  certa: { pt: 'Certa', en: 'Right' },
  errada: { pt: 'Errada', en: 'Wrong' },
  verdadeiro: { pt: 'Verdadeiro', en: 'True' },
  falso: { pt: 'Falso', en: 'False' },
  suaResposta: { pt: 'Sua resposta', en: 'Your answer' },
  numeroInvalido: {
    pt: 'Escreva um número, como 3,5 ou 1/2.',
    en: 'Enter a number, such as 3.5 or 1/2.',
  },
  numeroEm: {
    pt: (unidade: string) => `Escreva um número em ${unidade}, como 3,5.`,
    en: (unidade: string) => `Enter a number in ${unidade}, such as 3.5.`,
  },
  lidoComo: {
    pt: (valor: string) => `Entendido como ${valor}`,
    en: (valor: string) => `Read as ${valor}`,
  },
  em: { pt: (unidade: string) => `em ${unidade}`, en: (unidade: string) => `in ${unidade}` },
  ouEm: {
    pt: (unidades: string[]) => `Vale em qualquer uma: ${unidades.join(', ')}. Escreva qual usou.`,
    en: (unidades: string[]) => `Any of these will do: ${unidades.join(', ')}. Write which one.`,
  },
  tambemEm: {
    pt: (unidades: string[]) =>
      `Vale também em ${new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(unidades)}: nesse caso, escreva a unidade depois do número.`,
    en: (unidades: string[]) =>
      `It may also be in ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(unidades)}: if so, write the unit after it.`,
  },
  comUnidade: { pt: 'Escreva o número e a unidade.', en: 'Write the number and its unit.' },
  numeroComUnidade: {
    pt: 'Escreva um número e a unidade dele, como 3,5 kg.',
    en: 'Enter a number and its unit, such as 3.5 kg.',
  },

  pecas: { pt: 'Peças', en: 'Pieces' },
  semPecas: { pt: 'Todas as peças foram colocadas.', en: 'Every piece is placed.' },
  comoEncaixar: {
    pt: 'Escolha uma peça e depois o lugar dela. Também dá para arrastar: com o dedo, segure um instante.',
    en: 'Choose a piece, then its place. Dragging works too: with a finger, hold for a moment.',
  },
  escolhida: {
    pt: (peca: string) => `${peca} escolhida. Agora escolha o lugar.`,
    en: (piece: string) => `${piece} chosen. Now choose its place.`,
  },
  solta: { pt: 'Nenhuma peça escolhida.', en: 'No piece chosen.' },
  colocada: {
    pt: (peca: string, lugar: string) => `${peca} em ${lugar}.`,
    en: (piece: string, place: string) => `${piece} in ${place}.`,
  },
  retirada: {
    pt: (peca: string) => `${peca} voltou para as peças.`,
    en: (piece: string) => `${piece} is back.`,
  },
  retirar: { pt: (peca: string) => `Remover ${peca} daqui`, en: (piece: string) => `Remove ${piece}` },
  lugarVazio: { pt: (lugar: string) => `${lugar}: vazio`, en: (place: string) => `${place}: empty` },
  lugarCom: {
    pt: (lugar: string, peca: string) => `${lugar}: ${peca}`,
    en: (place: string, piece: string) => `${place}: ${piece}`,
  },
  colocarAqui: { pt: 'Colocar aqui', en: 'Place here' },
  lugar: { pt: (n: number) => `Lugar ${n}`, en: (n: number) => `Place ${n}` },
  lacuna: { pt: (n: number) => `Lacuna ${n}`, en: (n: number) => `Blank ${n}` },
  peca: { pt: (n: number) => `Peça ${n}`, en: (n: number) => `Piece ${n}` },

  comoOrdenar: {
    pt: 'Coloque em ordem com as setas, ou arraste. Com o dedo, segure um instante antes de arrastar.',
    en: 'Put in order with the arrows, or drag. With a finger, hold for a moment before you drag.',
  },
  subir: { pt: (item: string) => `Subir ${item}`, en: (item: string) => `Move ${item} up` },
  descer: { pt: (item: string) => `Descer ${item}`, en: (item: string) => `Move ${item} down` },
  naPosicao: {
    pt: (item: string, n: number, total: number) => `${item}: posição ${n} de ${total}.`,
    en: (item: string, n: number, total: number) => `${item}: position ${n} of ${total}.`,
  },

  comoMarcar: {
    pt: 'Toque na imagem para marcar. No teclado, mova a mira com as setas e marque com Enter.',
    en: 'Touch the picture to mark it. With the keyboard, move the crosshair with the arrows and mark with Enter.',
  },
  imagemParaMarcar: {
    pt: (alt: string) => `Imagem para marcar: ${alt}`,
    en: (alt: string) => `Picture to mark: ${alt}`,
  },
  mira: {
    pt: (x: number, y: number) => `${x}% a partir da esquerda, ${y}% a partir do alto`,
    en: (x: number, y: number) => `${x}% from the left, ${y}% from the top`,
  },
  marcado: { pt: (onde: string) => `Marcado: ${onde}.`, en: (where: string) => `Marked: ${where}.` },
  desmarcar: { pt: (n: number) => `Remover a marca ${n}`, en: (n: number) => `Remove mark ${n}` },
  marca: { pt: (n: number) => `Marca ${n}`, en: (n: number) => `Mark ${n}` },
  marcasDe: {
    pt: (n: number, total: number) => `${n} de ${total} marcas`,
    en: (n: number, total: number) => `${n} of ${total} marks`,
  },

  escrevaAqui: { pt: 'Escreva aqui', en: 'Write here' },
  minimoDe: {
    pt: (n: number) => plural(n, 'Pelo menos 1 palavra.', 'Pelo menos # palavras.'),
    en: (n: number) => plural(n, 'At least 1 word.', 'At least # words.'),
  },
  palavras: {
    pt: (n: number) => plural(n, '1 palavra', '# palavras'),
    en: (n: number) => plural(n, '1 word', '# words'),
  },
  ateSinais: {
    pt: (n: number, most: number) => `${n} de ${most} caracteres`,
    en: (n: number, most: number) => `${n} of ${most} characters`,
  },
  ateDez: { pt: (n: number) => `De 1 a ${n}`, en: (n: number) => `From 1 to ${n}` },
  passo3: {
    pt: (n: number) => ['Ainda não', 'Mais ou menos', 'Sim'][n - 1] ?? '',
    en: (n: number) => ['Not yet', 'More or less', 'Yes'][n - 1] ?? '',
  },
  passo5: {
    pt: (n: number) => ['Nada', 'Pouco', 'Mais ou menos', 'Bem', 'Muito bem'][n - 1] ?? '',
    en: (n: number) => ['Not at all', 'A little', 'More or less', 'Well', 'Very well'][n - 1] ?? '',
  },
})
