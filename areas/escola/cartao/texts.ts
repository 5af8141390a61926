/** Sentences of cards, pictures and class devices that both the printed card and the screens say. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const cartaoTexts = defineTexts({
  cartoes: { pt: 'Cartões de acesso', en: 'Access cards' },
  nomeDeUsuario: { pt: 'Nome de usuário', en: 'Username' },
  instrucao: {
    pt: (endereco: string) =>
      `No aparelho da turma: mostre o código à câmera e toque nas suas 3 imagens, na ordem. Em outro aparelho: ${endereco}, com o nome de usuário e a senha.`,
    en: (endereco: string) =>
      `On the class's device: show the code to the camera and touch your 3 pictures, in order. On another device: ${endereco}, with the username and the password.`,
  },
  qrDe: {
    pt: (nome: string) => `Código QR do cartão de ${nome}`,
    en: (nome: string) => `QR code of ${nome}'s card`,
  },
})
