/** Sentences of the code that the owner of an account gets while others guess at it. */
import { defineTexts } from '../../../core/texts/texts.ts'

export const codigoEmailTexts = defineTexts({
  receberCodigo: { pt: 'Receber um código por e-mail', en: 'Get a code by email' },
  codigoEnviado: {
    pt: 'Se esta conta tem e-mail, o código chega em instantes. Ele vale por 1 hora.',
    en: 'If this account has an email, the code arrives in a moment. It is valid for 1 hour.',
  },
  codigo: { pt: 'Código do e-mail', en: 'Code from the email' },
  codigoAjuda: {
    pt: 'Digite o código e a sua senha, e entre sem esperar.',
    en: 'Type the code and your password, and sign in without waiting.',
  },
})
