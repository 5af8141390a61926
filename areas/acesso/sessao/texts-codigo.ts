/** Sentences of the letter with a code for signing in. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const codigoTexts = defineTexts({
  assunto: { pt: 'Seu código para entrar', en: 'Your code for signing in' },
  texto: {
    pt: 'Digite este código na página de entrar, com a sua senha. Ele vale por 1 hora.',
    en: 'Type this code on the sign-in page, with your password. It is valid for 1 hour.',
  },
  naoFoiVoce: {
    pt: 'Se não foi você, não faça nada: sem a sua senha, ninguém entra. Se isto se repetir, avise a sua escola.',
    en: 'If it was not you, do nothing: nobody gets in without your password. If it happens again, tell your school.',
  },
  abrir: { pt: 'Abrir a página de entrar', en: 'Open the sign-in page' },
})
