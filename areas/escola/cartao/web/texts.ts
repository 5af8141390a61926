/** Sentences of signing in with a card, and of the teacher's screen of cards. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const entradaTexts = defineTexts({
  titulo: { pt: 'Entrar com cartão', en: 'Sign in with a card' },
  aparelhoDa: {
    pt: (turma: string, escola: string) => `Aparelho da turma ${turma} · ${escola}`,
    en: (turma: string, escola: string) => `Device of class ${turma} · ${escola}`,
  },
  quem: { pt: 'Quem vai entrar?', en: 'Who is signing in?' },
  usarCamera: { pt: 'Mostrar o cartão à câmera', en: 'Show the card to the camera' },
  pararCamera: { pt: 'Parar a câmera', en: 'Stop the camera' },
  camera: { pt: 'Imagem da câmera', en: 'Picture of the camera' },
  mostreOCartao: {
    pt: 'Segure o código do cartão na frente da câmera.',
    en: 'Hold the code of the card before the camera.',
  },
  semCamera: {
    pt: 'A câmera não abriu. Digite o código do cartão ou escolha o seu nome.',
    en: 'The camera did not open. Type the code of the card or choose your name.',
  },
  codigo: { pt: 'Código do cartão', en: 'Code of the card' },
  codigoAjuda: {
    pt: '12 letras e números, debaixo do desenho.',
    en: '12 letters and digits, under the drawing.',
  },
  codigoErrado: {
    pt: 'Confira o código: são 12 letras e números.',
    en: 'Check the code: 12 letters and digits.',
  },
  continuar: { pt: 'Continuar', en: 'Continue' },
  ouNome: { pt: 'ou escolha o seu nome', en: 'or choose your name' },
  numero: { pt: (numero: number) => `nº ${numero}`, en: (numero: number) => `no. ${numero}` },
  ninguem: { pt: 'Esta turma ainda não tem ⟦alunos⟧.', en: 'This class has no students yet.' },
  oi: { pt: (nome: string) => `Oi, ${nome}`, en: (nome: string) => `Hi, ${nome}` },
  toque: { pt: 'Toque nas suas 3 imagens, na ordem.', en: 'Touch your 3 pictures, in order.' },
  escolha: {
    pt: 'Escolha 3 imagens que só você vai saber. A ordem conta.',
    en: 'Choose 3 pictures that only you will know. The order counts.',
  },
  repita: { pt: 'Agora toque nas mesmas 3, na mesma ordem.', en: 'Now touch the same 3, in the same order.' },
  diferente: {
    pt: 'Não ficou igual. Escolha de novo as suas 3 imagens.',
    en: 'Those were not the same. Choose your 3 pictures again.',
  },
  escolhidas: {
    pt: (n: number) => plural(n, '1 de 3 imagens escolhida', '# de 3 imagens escolhidas'),
    en: (n: number) => plural(n, '1 of 3 pictures chosen', '# of 3 pictures chosen'),
  },
  imagens: { pt: 'Imagens', en: 'Pictures' },
  apagar: { pt: 'Limpar', en: 'Clear' },
  entrando: { pt: 'Entrando…', en: 'Signing in…' },
  espere: {
    pt: (segundos: number) => `Espere ${segundos} s e tente de novo.`,
    en: (segundos: number) => `Wait ${segundos} s and try again.`,
  },
  naoSouEu: { pt: 'Não sou eu', en: 'This is not me' },
  bloqueada: { pt: 'Peça ajuda ⟦ao seu professor⟧', en: 'Ask your teacher for help' },
  bloqueadaTexto: {
    pt: 'Foram muitas tentativas. Só ⟦o seu professor⟧ pode liberar as suas imagens de novo.',
    en: 'There were too many attempts. Only your teacher can open your pictures again.',
  },
  primeiraVez: { pt: 'Na primeira vez, use o cartão', en: 'The first time, use the card' },
  primeiraVezTexto: {
    pt: 'Mostre o seu cartão à câmera, ou digite o código dele, para escolher as suas imagens.',
    en: 'Show your card to the camera, or type its code, to choose your pictures.',
  },
  semImagem: {
    pt: 'Você ainda não tem imagens. ⟦O seu professor⟧ libera a escolha em um minuto.',
    en: 'You have no pictures yet. Your teacher opens the choice in a minute.',
  },
  fora: { pt: 'Este aparelho não é de uma turma', en: 'This device is of no class' },
  foraTexto: {
    pt: 'O cartão e as imagens só entram nos aparelhos da turma. Aqui, use o seu nome de usuário e a sua senha: os dois estão com ⟦o seu professor⟧ ou no seu cartão.',
    en: 'Card and pictures only sign in on devices of the class. Here, use your username and your password: your teacher has both, or your card does.',
  },
  comSenha: { pt: 'Entrar com usuário e senha', en: 'Sign in with username and password' },
})

export const imagemTexts = defineTexts({
  gato: { pt: 'gato', en: 'cat' },
  peixe: { pt: 'peixe', en: 'fish' },
  borboleta: { pt: 'borboleta', en: 'butterfly' },
  tartaruga: { pt: 'tartaruga', en: 'turtle' },
  maca: { pt: 'maçã', en: 'apple' },
  uva: { pt: 'uva', en: 'grapes' },
  melancia: { pt: 'melancia', en: 'watermelon' },
  abacaxi: { pt: 'abacaxi', en: 'pineapple' },
  sol: { pt: 'sol', en: 'sun' },
  estrela: { pt: 'estrela', en: 'star' },
  coracao: { pt: 'coração', en: 'heart' },
  triangulo: { pt: 'triângulo', en: 'triangle' },
})
